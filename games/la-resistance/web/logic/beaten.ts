/** With what a mission was beaten: the view no longer says it, the log does. */
import type { Face } from '$web/design/types';
import type { PlacedDie } from '../design/types';
import type { Line } from '$web/table/board';
import { slotsOf, type Need } from './printed-cards';
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

/** The dice that beat it, drawn in the slots' order: one on a white slot, on a black one up to its printed sum. */
export function beatenWith(lines: readonly Line[], kind: MissionKind, need: Need): PlacedDie[][] | null {
  const left = diceOf(lines, kind);
  if (!left) return null;
  return slotsOf(need).map((slot) => {
    const here: number[] = [];
    const full = () => (slot.kind === 'white' ? here.length === 1 : here.reduce((a, b) => a + b, 0) >= slot.need);
    while (left.length > 0 && !full()) here.push(left.shift() ?? 0);
    return here.map((face) => ({ face: face as Face, kind: 'white' }));
  });
}
