/** Every word of the shell: Fluent catalogues, one language spoken at a time, English behind it. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { PSEUDO, pseudo } from './pseudo';

/** A catalogue of one area (the shell, a game): how to fetch its text in each language that it has. */
export type Catalogue = Readonly<Record<string, () => Promise<string>>>;
export type Arguments = Record<string, FluentVariable>;

/** What the switch offers: the code, its short sign, its own name. */
export interface Tongue {
  code: string;
  sign: string;
  name: string;
}

export const TONGUES: readonly Tongue[] = [
  { code: 'en', sign: 'EN', name: 'English' },
  { code: 'fr', sign: 'FR', name: 'Français' },
];
export const PSEUDO_TONGUE: Tongue = { code: PSEUDO, sign: 'XA', name: 'Pseudo' };

const ROOT = 'en';

function fileOf(language: string): string {
  return language === PSEUDO ? ROOT : language;
}

/** The catalogues of a page and the language it speaks. */
export class Words {
  language = $state(ROOT);
  #bundles = $state.raw<readonly FluentBundle[]>([]);
  #catalogues: Catalogue[] = [];
  #wanted = ROOT;

  constructor(...catalogues: Catalogue[]) {
    this.#catalogues = catalogues;
  }

  /** Adds an area's catalogue, as a game does when its table opens. */
  async join(catalogue: Catalogue): Promise<void> {
    if (this.#catalogues.includes(catalogue)) return;
    this.#catalogues.push(catalogue);
    await this.speak(this.language);
  }

  /** Speaks another language. Of two calls in flight the later one wins. */
  async speak(language: string): Promise<void> {
    this.#wanted = language;
    const chain = language === ROOT ? [ROOT] : [language, ROOT];
    const bundles = await Promise.all(chain.map((code) => this.#bundle(code)));
    if (this.#wanted !== language) return;
    this.#bundles = bundles;
    this.language = language;
  }

  /** The sentence for an id. An id that no catalogue knows is shown as it is: a gap that can be seen. */
  say = (id: string, args?: Arguments): string => {
    for (const bundle of this.#bundles) {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern) return bundle.formatPattern(pattern, args ?? null, []);
    }
    return id;
  };

  async #bundle(language: string): Promise<FluentBundle> {
    const bundle = new FluentBundle(language, {
      // No catalogue is written from right to left, and the marks would travel into copied text.
      useIsolating: false,
      ...(language === PSEUDO ? { transform: pseudo } : {}),
    });
    const texts = await Promise.all(
      this.#catalogues.map((catalogue) => catalogue[fileOf(language)]?.() ?? Promise.resolve('')),
    );
    for (const text of texts) bundle.addResource(new FluentResource(text));
    return bundle;
  }
}

const files = import.meta.glob<string>('../../text/*.ftl', { query: '?raw', import: 'default' });

/** The shell's own catalogue, by the names of the files in text/. */
export const SHELL: Catalogue = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.ftl$/g, ''), load]),
);

export const words = new Words(SHELL);
export const say = words.say;

/** The first language of the reader's that the switch offers. */
export function preferred(languages: readonly string[]): string {
  for (const language of languages) {
    const match = TONGUES.find((t) => t.code === language.split('-')[0]?.toLowerCase());
    if (match) return match.code;
  }
  return ROOT;
}
