/** Who won the war, as the record tells it. */
import type { Line } from '$web/table/board';
import type { Alliance } from '../generated';

export const ALLIANCES: readonly Alliance[] = ['axis', 'allies', 'comintern'];

export interface Result {
  winner: Alliance | null;
  /** The line that names the soul of the resistance. */
  soul: Line | null;
}

export function resultOf(lines: readonly Line[]): Result {
  const last = (what: string) => lines.findLast((line) => line.told?.what === what) ?? null;
  const word = last('won')?.told?.args['alliance'];
  const name = typeof word === 'object' && word !== null && 'word' in word ? word.word.replace('alliance-', '') : '';
  return { winner: ALLIANCES.find((each) => each === name) ?? null, soul: last('soul') };
}
