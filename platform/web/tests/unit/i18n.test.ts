import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games';
import { pseudo } from '../../src/i18n/pseudo';
import { preferred, SHELL_TEXTS, LANGUAGES, Translator } from '../../src/i18n/translator.svelte';

const ROOT = join(import.meta.dirname, '../..');
const read = (language: string) => readFileSync(join(ROOT, 'text', `${language}.ftl`), 'utf8');

/** Each message's id with the variables that it names. */
function messages(language: string): Map<string, string[]> {
  const text = read(language);
  const found = new Map<string, string[]>();
  for (const block of text.split(/^(?=[a-z][\w-]* =)/m)) {
    const id = /^([a-z][\w-]*) =/.exec(block)?.[1];
    if (id) found.set(id, [...new Set([...block.matchAll(/\$(\w+)/g)].map((m) => m[1] ?? ''))].sort());
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? sources(join(folder, entry.name))
      : /\.(svelte|ts)$/.test(entry.name)
        ? [readFileSync(join(folder, entry.name), 'utf8')]
        : [],
  );
}

describe('the catalogues', () => {
  for (const { code } of LANGUAGES) {
    it(`${code} parses without junk`, () => {
      const bundle = new FluentBundle(code);
      expect(bundle.addResource(new FluentResource(read(code)))).toEqual([]);
      expect([...messages(code).keys()].filter((id) => !bundle.hasMessage(id))).toEqual([]);
    });
    it(`${code} has the messages and variables of English, no more and no fewer`, () => {
      expect(Object.fromEntries(messages(code))).toEqual(Object.fromEntries(messages('en')));
    });
  }
  it('know every id that the source says, and hold none that nobody says', () => {
    // Parts of a board that speak the shell's words import its translator; all others speak the game's.
    const parts = sources(join(ROOT, '../../games')).filter((source) => source.includes('$web/i18n/translator'));
    const code = [...sources(join(ROOT, 'src')), ...parts].join('\n');
    const known = new Set(messages('en').keys());
    const said = new Set([...code.matchAll(/(?<![.\w])t\(\s*'([\w-]+)'/g)].map((m) => m[1] ?? ''));
    for (const id of code.matchAll(/\? '([\w-]+)' : '([\w-]+)'(?=, \{)/g))
      for (const one of id.slice(1)) if (known.has(one ?? '')) said.add(one ?? '');
    expect([...said].filter((id) => !known.has(id))).toEqual([]);
    // Ids put together from a prefix: t(`die-${state}`), find(`trouble-${code}`) and the words of each game on the shelf.
    const prefixes = [...code.matchAll(/(?<![.\w])(?:t|find)\(`([\w-]+)\$\{/g)].map((m) => m[1] ?? '');
    const composed = (id: string) =>
      prefixes.some((p) => id.startsWith(p)) || GAMES.some((g) => id.startsWith(`${g.slug}-`));
    expect([...known].filter((id) => !said.has(id) && !composed(id))).toEqual([]);
    for (const { slug } of GAMES)
      for (const part of ['kind', 'blurb', 'cover']) expect(known).toContain(`${slug}-${part}`);
  });
});

describe('Translator', () => {
  it('has the words of other pages once they are added, in whatever language it speaks', async () => {
    const translator = new Translator(SHELL_TEXTS);
    await translator.setLanguage('fr');
    expect(translator.find('replay')).toBeNull();
    const more = { fr: async () => 'replay = Revoir' };
    await translator.add(more);
    await translator.add(more);
    expect([translator.t('replay'), translator.t('prompt-mine')]).toEqual(['Revoir', 'À vous']);
  });

  it('speaks French, and counts as French does', async () => {
    const translator = new Translator(SHELL_TEXTS);
    await translator.setLanguage('fr');
    expect(translator.t('prompt-mine')).toBe('À vous');
    expect(translator.t('hand-hidden', { count: 1 })).toBe('Une carte face cachée');
    expect(translator.t('hand-hidden', { count: 3 })).toBe('3 cartes face cachée');
  });
  it('speaks Slovene, and counts one, two, three or four, and more', async () => {
    const translator = new Translator(SHELL_TEXTS);
    await translator.setLanguage('sl');
    const cards = [1, 2, 3, 5, 102].map((count) => translator.t('hand-hidden', { count }));
    expect(cards).toEqual([
      '1 zakrita karta',
      '2 zakriti karti',
      '3 zakrite karte',
      '5 zakritih kart',
      '102 zakriti karti',
    ]);
  });
  it('falls back to English for what a language lacks', async () => {
    const translator = new Translator({ en: async () => 'here = Here\nthere = There', fr: async () => 'here = Ici' });
    await translator.setLanguage('fr');
    expect([translator.t('here'), translator.t('there')]).toEqual(['Ici', 'There']);
  });
  it('shows an unknown id as it is', async () => {
    const translator = new Translator({ en: async () => '' });
    await translator.setLanguage('en');
    expect(translator.t('no-such-words')).toBe('no-such-words');
  });
  it('lets the later of two languages win, whichever comes first', async () => {
    let release: () => void = () => undefined;
    const slow = new Promise<void>((done) => {
      release = done;
    });
    const translator = new Translator({
      en: async () => 'x = English',
      fr: async () => {
        await slow;
        return 'x = Français';
      },
    });
    const first = translator.setLanguage('fr');
    await translator.setLanguage('en');
    release();
    await first;
    expect([translator.language, translator.t('x')]).toEqual(['en', 'English']);
  });
  it('says an attribute of a message, and nothing for one that is not there', async () => {
    const translator = new Translator({ en: async () => 'leader = Anna\n    .ability = Runs.' });
    await translator.setLanguage('en');
    expect([
      translator.t('leader'),
      translator.t('leader.ability'),
      translator.find('leader.name'),
      translator.find('nobody'),
    ]).toEqual(['Anna', 'Runs.', null, null]);
    expect(translator.ids()).toEqual(['leader']);
  });
  it('prefers the reader’s first language that it has', () => {
    expect(preferred(['pl-PL', 'sl-SI', 'en'])).toBe('sl');
    expect(preferred(['pl'])).toBe('en');
  });
});

describe('the pseudo-language', () => {
  it('makes every text two fifths longer and loses no letter', () => {
    for (const text of [
      'Take back',
      'MG',
      'Communications Hub',
      'Rhythm.',
      'Out of reach: two dice of 5 or more are on POW Camp.',
    ]) {
      const letters = text.replace(/\P{L}/gu, '').length;
      expect(pseudo(text).length - text.length).toBe(Math.ceil(letters * 0.4));
      const bare = pseudo(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      let at = 0;
      for (const c of text.toLowerCase()) at = bare.indexOf(c, at) + 1 || Number.NaN;
      expect(at, text).not.toBeNaN();
    }
  });
  it('leaves numbers and signs alone', () => {
    expect(pseudo('6 + 5')).toBe('6 + 5');
  });
  it('speaks through the catalogues', async () => {
    const translator = new Translator(SHELL_TEXTS);
    await translator.setLanguage('en-XA');
    expect(translator.t('close')).toBe(pseudo('Close'));
    expect(translator.t('prompt-other', { name: 'Nives' })).toContain('Nives');
  });
});
