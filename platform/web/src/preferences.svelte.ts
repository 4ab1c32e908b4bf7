/** Theme, pace and language as the reader likes them: kept in the browser, carried by attributes of the root. */
import { readStored, writeStored } from './storage';
import { preferred, LANGUAGES, PSEUDO, translator } from './i18n/translator.svelte';

export const THEMES = ['light', 'blackout', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];
export const PACES = ['slow', 'normal', 'quick', 'none'] as const;
export type Pace = (typeof PACES)[number];

function one<T extends string>(of: readonly T[], value: string | null): T | null {
  return of.find((each) => each === value) ?? null;
}

class Preferences {
  /** null follows the system: its colour scheme by style sheet, its wish for contrast here. */
  theme = $state<Theme | null>(null);
  pace = $state<Pace>('normal');
  /** Every question is asked, also one that can only be passed. */
  fullControl = $state(readStored('control') === 'full');
  /** Tables are heard; off unless it is wanted. */
  sound = $state(readStored('sound') === 'yes');

  setTheme(theme: Theme | null): void {
    this.theme = theme;
    writeStored('theme', theme);
    this.#apply();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    writeStored('pace', pace);
    this.#apply();
  }

  setFullControl(full: boolean): void {
    this.fullControl = full;
    writeStored('control', full ? 'full' : null);
  }

  setSound(on: boolean): void {
    this.sound = on;
    writeStored('sound', on ? 'yes' : null);
  }

  async setLanguage(language: string): Promise<void> {
    writeStored('language', language);
    await translator.setLanguage(language);
    document.documentElement.lang = language === PSEUDO ? 'en' : language;
  }

  /** Reads what was kept. An address may ask for a theme or a language for one visit: ?theme=blackout&lang=fr. */
  async load(query: URLSearchParams): Promise<void> {
    this.theme = one(THEMES, query.get('theme')) ?? one(THEMES, readStored('theme'));
    this.pace = one(PACES, query.get('pace')) ?? one(PACES, readStored('pace')) ?? 'normal';
    this.#apply();
    matchMedia('(prefers-contrast: more)').addEventListener('change', () => this.#apply());
    const codes = [...LANGUAGES.map((t) => t.code), PSEUDO];
    const language =
      one(codes, query.get('lang')) ?? one(codes, readStored('language')) ?? preferred(navigator.languages);
    await translator.setLanguage(language);
    document.documentElement.lang = language === PSEUDO ? 'en' : language;
  }

  #apply(): void {
    const root = document.documentElement;
    const theme = this.theme ?? (matchMedia('(prefers-contrast: more)').matches ? 'contrast' : null);
    if (theme) root.dataset['theme'] = theme;
    else delete root.dataset['theme'];
    root.dataset['pace'] = this.pace;
  }
}

export const preferences = new Preferences();
