import { describe, expect, it } from 'vitest';
import { csvRows } from '$web/board/csv';
import numbersCsv from '../../data/numbers.csv?raw';
import en from '../../text/en.ftl?raw';
import it_ from '../../text/it.ftl?raw';

const turns = (battle: string) =>
  Number(csvRows(numbersCsv).find((row) => row['key'] === `${battle}_turns`)?.['value'] ?? NaN);
const helpOf = (text: string, battle: string) =>
  new RegExp(`^preset-${battle} = .*\\n +\\.help = (.*)`, 'm').exec(text)?.[1] ?? '';

describe('the form of a new table', () => {
  // Gravellona was offered with twelve turns, and has eleven.
  it.each([
    ['gravellona', en, { 11: /\bEleven turns/ }],
    ['tarnova', en, { 18: /\bEighteen turns/ }],
    ['gravellona', it_, { 11: /\bUndici turni/ }],
    ['tarnova', it_, { 18: /\bDiciotto turni/ }],
  ] as const)('says of %s as many turns as it has', (battle, text, words) => {
    const said = (words as Readonly<Record<number, RegExp>>)[turns(battle)];
    expect(said).toBeDefined();
    expect(helpOf(text, battle)).toMatch(said ?? '');
  });
});
