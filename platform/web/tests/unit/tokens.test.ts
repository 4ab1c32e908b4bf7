import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games';

const SRC = join(import.meta.dirname, '../../src');
const tokens = readFileSync(join(SRC, 'design/tokens.css'), 'utf8');
const inks = readFileSync(join(SRC, 'games.css'), 'utf8');

type Sheet = Record<string, string>;
const THEMES = ['light', 'blackout', 'contrast'] as const;

/** The colours of a rule in one theme: light-dark() taken apart. */
function colours(css: string, selector: string, dark: boolean): Sheet {
  const found: Sheet = {};
  for (const [, head, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (
      !(head ?? '')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .split(',')
        .some((s) => s.trim() === selector)
    )
      continue;
    for (const [, name, day, night, plain] of (body ?? '').matchAll(
      /--([\w-]+):\s*(?:light-dark\((#\w{6}),\s*(#\w{6})\)|(#\w{6}))/g,
    )) {
      found[name ?? ''] = plain ?? (dark ? night : day) ?? '';
    }
  }
  return found;
}

function theme(name: (typeof THEMES)[number], game?: string): Sheet {
  const dark = name === 'blackout';
  return {
    ...colours(tokens, ':root', dark),
    ...colours(inks, ':root', dark),
    ...(name === 'contrast' ? colours(tokens, "[data-theme='contrast']", false) : {}),
    ...(game ? colours(inks, `[data-game='${game}']`, dark) : {}),
  };
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function pairs(sheet: Sheet, names: readonly [string, string][]): [string, number][] {
  return names.map(([text, ground]) => {
    const [a, b] = [sheet[text], sheet[ground]];
    if (!a || !b) throw new Error(`no colour for ${text} on ${ground}`);
    return [`${text} on ${ground}`, contrast(a, b)];
  });
}

const GROUNDS = ['paper', 'sheet', 'well'];
const TEXT: [string, string][] = [
  ...['ink', 'soft', 'loss', 'gain'].flatMap((ink) => GROUNDS.map((ground): [string, string] => [ink, ground])),
  ['on-ink', 'ink'],
  ['on-solid', 'solid'],
  ['on-bar', 'bar'],
  ['on-lamp', 'lamp'],
  ...[1, 2, 3, 4, 5, 6].map((n): [string, string] => ['seat-ink', `seat-${n}`]),
];

describe.each(THEMES)('the %s theme', (name) => {
  const least = name === 'contrast' ? 7 : 4.5;
  it(`sets every text at ${least}:1 or better`, () => {
    const poor = pairs(theme(name), TEXT).filter(([, ratio]) => ratio < least);
    expect(poor).toEqual([]);
  });
  it.each(GAMES.map((g) => g.slug))('placesRecord the inks of %s as text on every ground', (slug) => {
    const sheet = theme(name, slug);
    const names: [string, string][] = [
      ...['a-ui', 'b-ui'].flatMap((ink) => GROUNDS.map((ground): [string, string] => [ink, ground])),
      ['on-print', 'a-solid'],
    ];
    expect(pairs(sheet, names).filter(([, ratio]) => ratio < 4.5)).toEqual([]);
  });
  it('keeps frames, marks and dice apart from their ground at 3:1', () => {
    const sheet = theme(name);
    const names: [string, string][] = [
      ['edge', 'sheet'],
      ['slot-edge', name === 'blackout' ? 'slot-black' : 'die'],
      ['key', 'die'],
      ['key', 'print'],
      ...[1, 2, 3, 4, 5, 6].map((n): [string, string] => [`seat-${n}`, 'sheet']),
    ];
    expect(pairs(sheet, names).filter(([, ratio]) => ratio < 3)).toEqual([]);
  });
});

describe('the tokens', () => {
  it('give every game its inks', () => {
    for (const { slug } of GAMES)
      expect(Object.keys(colours(inks, `[data-game='${slug}']`, false)).sort()).toEqual([
        'a',
        'a-solid',
        'a-ui',
        'b',
        'b-ui',
      ]);
  });
  it('have a value in high contrast for every colour of the day', () => {
    const day = colours(tokens, ':root', false);
    expect(Object.keys(day).filter((token) => !(token in colours(tokens, "[data-theme='contrast']", false)))).toEqual(
      [],
    );
  });
});
