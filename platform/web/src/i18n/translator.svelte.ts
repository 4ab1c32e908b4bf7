/** Every text of the shell: Fluent catalogues, one language spoken at a time, English behind it. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { PSEUDO, pseudo } from './pseudo';

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
];
export const PSEUDO_LANGUAGE: Language = { code: PSEUDO, sign: 'XA', name: 'Pseudo' };

const ROOT = 'en';

function fileOf(language: string): string {
  return language === PSEUDO ? ROOT : language;
}

/** The catalogues of a page and the language it speaks. */
export class Translator {
  language = $state(ROOT);
  #bundles = $state.raw<readonly FluentBundle[]>([]);
  readonly #catalogues: readonly Catalogue[];
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

  /** The ids of all messages, in the catalogues' order. */
  ids(): readonly string[] {
    return this.#ids;
  }

  async #bundle(language: string): Promise<{ bundle: FluentBundle; ids: string[] }> {
    const bundle = new FluentBundle(language, {
      // No catalogue is written from right to left, and the marks would travel into copied text.
      useIsolating: false,
      ...(language === PSEUDO ? { transform: pseudo } : {}),
    });
    const texts = await Promise.all(
      this.#catalogues.map((catalogue) => catalogue[fileOf(language)]?.() ?? Promise.resolve('')),
    );
    for (const text of texts) bundle.addResource(new FluentResource(text));
    return { bundle, ids: texts.flatMap((text) => [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((id) => id[1] ?? '')) };
  }
}

const files = import.meta.glob<string>('../../text/*.ftl', { query: '?raw', import: 'default' });

/** The shell's own catalogue, by the names of the files in text/. */
export const SHELL_TEXTS: Catalogue = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.ftl$/g, ''), load]),
);

export const translator = new Translator(SHELL_TEXTS);
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
