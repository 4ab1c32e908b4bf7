/** Every text of the shell: Fluent catalogues, one language spoken at a time, English behind it. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** A catalogue of one area (the shell, a game): how to fetch its text in each language that it has. */
export type Catalogue = Readonly<Record<string, () => Promise<string>>>;
export type Arguments = Record<string, FluentVariable>;

/** What the switch offers: the code, its short sign, its own name. */
export interface Language {
  code: string;
  sign: string;
  name: string;
}

export const LANGUAGES: readonly Language[] = [
  { code: 'en', sign: 'EN', name: 'English' },
  { code: 'fr', sign: 'FR', name: 'Français' },
  { code: 'it', sign: 'IT', name: 'Italiano' },
  { code: 'sl', sign: 'SL', name: 'Slovenščina' },
  { code: 'de', sign: 'DE', name: 'Deutsch' },
];
/** The language no one speaks, which shows tight boxes (pseudo.ts); fetched only for those who ask for it. */
export const PSEUDO = 'en-XA';
export const PSEUDO_LANGUAGE: Language = { code: PSEUDO, sign: 'XA', name: 'Pseudo' };

const ROOT = 'en';

function fileOf(language: string): string {
  return language === PSEUDO ? ROOT : language;
}

/** The catalogues of a page and the language it speaks. */
export class Translator {
  language = $state(ROOT);
  #bundles = $state.raw<readonly FluentBundle[]>([]);
  #catalogues: readonly Catalogue[];
  readonly #added = new Map<Catalogue, Promise<void>>();
  #ids = $state.raw<readonly string[]>([]);
  #wanted = ROOT;

  constructor(...catalogues: Catalogue[]) {
    this.#catalogues = catalogues;
  }

  /** Speaks another language. Of two calls in flight the later one wins. */
  async setLanguage(language: string): Promise<void> {
    this.#wanted = language;
    const chain = language === ROOT ? [ROOT] : [language, ROOT];
    const bundles = await Promise.all(chain.map((code) => this.#bundle(code)));
    if (this.#wanted !== language) return;
    this.#bundles = bundles.map(({ bundle }) => bundle);
    this.#ids = bundles.at(-1)?.ids ?? [];
    this.language = language;
  }

  /** Knows one more catalogue from now on. One that does not come is fetched again by whoever wants it next. */
  add(catalogue: Catalogue): Promise<void> {
    const adding = this.#added.get(catalogue) ?? this.#add(catalogue);
    this.#added.set(catalogue, adding);
    return adding;
  }

  async #add(catalogue: Catalogue): Promise<void> {
    this.#catalogues = [...this.#catalogues, catalogue];
    try {
      await this.setLanguage(this.#wanted);
    } catch (error) {
      this.#catalogues = this.#catalogues.filter((each) => each !== catalogue);
      this.#added.delete(catalogue);
      throw error;
    }
  }

  /** The sentence for an id, or for an attribute of it (`leader-x.ability`). An id that no catalogue knows is shown
      as it is: a gap that can be seen. */
  t = (id: string, args?: Arguments): string => this.find(id, args) ?? id;

  /** The same, or null where no catalogue knows it. */
  find = (id: string, args?: Arguments): string | null => {
    const [name = id, attribute] = id.split('.');
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(name);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      if (pattern) return bundle.formatPattern(pattern, args ?? null, []);
    }
    return null;
  };

  /** A message said otherwise, by an attribute of it; null where the language that has the message does not say it so. */
  variant = (id: string, attribute: string, args?: Arguments): string | null => {
    const bundle = this.#bundles.find((each) => each.hasMessage(id));
    const pattern = bundle?.getMessage(id)?.attributes[attribute];
    return bundle && pattern ? bundle.formatPattern(pattern, args ?? null, []) : null;
  };

  /** The ids of all messages, in the catalogues' order. */
  ids(): readonly string[] {
    return this.#ids;
  }

  async #bundle(language: string): Promise<{ bundle: FluentBundle; ids: string[] }> {
    const own = language === PSEUDO ? { transform: (await import('./pseudo')).pseudo } : {};
    const bundle = new FluentBundle(language, {
      // No catalogue is written from right to left, and the marks would travel into copied text.
      useIsolating: false,
      ...own,
    });
    const texts = await Promise.all(
      this.#catalogues.map((catalogue) => catalogue[fileOf(language)]?.() ?? Promise.resolve('')),
    );
    for (const text of texts) bundle.addResource(new FluentResource(text));
    return {
      bundle,
      ids: texts.flatMap((text) => [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((id) => id[1] ?? '')),
    };
  }
}

/** By the names of the files in text/. */
const catalogue = (files: Readonly<Record<string, () => Promise<string>>>): Catalogue =>
  Object.fromEntries(Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.ftl$/g, ''), load]));

/** The shell's own catalogue: what a table may need, and what only the other pages do. */
export const SHELL_TEXTS = catalogue(
  import.meta.glob<string>('../../text/*.ftl', { query: '?everywhere', import: 'default' }),
);
const PAGE_TEXTS = catalogue(import.meta.glob<string>('../../text/*.ftl', { query: '?pages', import: 'default' }));

export const translator = new Translator(SHELL_TEXTS);
/** Fetches the words of the pages that are no table. */
export const speakOfPages = (): Promise<void> => translator.add(PAGE_TEXTS);
/** A part of a table that is opened seldom, with the words that it shares with the other pages. */
export const withPageWords = async <T>(part: Promise<T>): Promise<T> => (await speakOfPages(), part);
export const t = translator.t;
export const find = translator.find;

/** The first language of the reader's that the switch offers. */
export function preferred(languages: readonly string[]): string {
  for (const language of languages) {
    const match = LANGUAGES.find((t) => t.code === language.split('-')[0]?.toLowerCase());
    if (match) return match.code;
  }
  return ROOT;
}
