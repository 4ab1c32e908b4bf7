/** With what a mission was beaten: the view no longer says it, the log does. */
import type { Face, PlacedDie } from '$web/design/types';
import type { Line } from '$web/table/board';
import { covers, slotsOf, type Need } from './dice-placement';
import type { MissionKind } from '../generated';

/** The dice of the last line that tells of it. */
function diceOf(lines: readonly Line[], kind: MissionKind): number[] | null {
  const line = lines.findLast(({ told }) => {
    const word = told?.what === 'defeated' ? told.args['mission'] : null;
    return typeof word === 'object' && word !== null && 'word' in word && word.word === `mission-${kind}`;
  });
  const dice = line?.told?.args['dice'];
  return typeof dice === 'string' ? dice.split(' ').map(Number) : null;
}

/** Was it beaten in its second way? Then there are no dice for the other slots (LR-5.35). */
export function secondWay(lines: readonly Line[], kind: MissionKind, second: Need): boolean {
  return diceOf(lines, kind)?.length === second.whites.length;
}

/** The dice that beat it, in the slots' order: one to a white slot, to a black one until it is covered. */
export function beatenWith(lines: readonly Line[], kind: MissionKind, need: Need): PlacedDie[][] | null {
  const left = diceOf(lines, kind);
  if (!left) return null;
  return slotsOf(need).map((slot) => {
    const here: number[] = [];
    while (left.length > 0 && !covers(slot, here)) here.push(left.shift() ?? 0);
    return here.map((face) => ({ face: face as Face, kind: 'white' }));
  });
}
