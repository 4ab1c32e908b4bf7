import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const GAMES = join(ROOT, '../../games');
const catalogues: [string, string][] = [
  ['site', join(ROOT, 'text/en.ftl')],
  ...['la-resistance', 'banditen', 'repubblica-ribelle'].map((game): [string, string] => [
    game,
    join(GAMES, game, 'text/en.ftl'),
  ]),
];
/** What texts count. Of several, as in '1 of 7 objectives', one is right. */
const MANY =
  /(?<!of |\d)\b1 (players|recruits|cards|points|pieces|hexes|turns|missions|hits|objectives|seats|units|phrases|moments|tables|games|bands|losses)\b/i;
/** Limits and set-ups that are never one. */
const NEVER_ONE = [
  'refusal-enough-said',
  'log-bands',
  'log-dealt',
  'refusal-gift-too-few',
  'refusal-gift-no-room',
  'refusal-hand-full',
  'log-capped',
  'refusal-mines-too-near',
];

/** Every text with each of its variables at 1. */
function ones(file: string): string[] {
  const bundle = new FluentBundle('en', { useIsolating: false });
  const text = readFileSync(file, 'utf8');
  bundle.addResource(new FluentResource(text));
  const args = Object.fromEntries([...text.matchAll(/\$(\w+)/g)].map(([, name]) => [name ?? '', 1]));
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].flatMap(([, id = '']) => {
    if (NEVER_ONE.includes(id)) return [];
    const message = bundle.getMessage(id);
    const patterns = [message?.value ?? null, ...Object.values(message?.attributes ?? {})];
    return patterns.flatMap((pattern) =>
      pattern === null ? [] : [`${id}: ${bundle.formatPattern(pattern, args, [])}`],
    );
  });
}

describe('one is not many', () => {
  it.each(catalogues)('%s: no text says "1 players"', (_, file) => {
    expect(ones(file).filter((text) => MANY.test(text))).toEqual([]);
  });
});
