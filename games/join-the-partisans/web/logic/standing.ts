/** What stands on the map: towers and figures, each beside the others of its place. */
import type { SeatNumber } from '$web/design/types';
import type { Place } from '../generated';
import type { JoinBoard } from './board.svelte';
import { SPOTS } from './places';

export interface Standing {
  key: string;
  kind: 'tower' | 'pawn';
  at: Place;
  x: number;
  y: number;
  /** Beside the place, in units of the screen. */
  dx: number;
  dy: number;
  of: SeatNumber | null;
  letter: string;
  claim: SeatNumber | null;
  captive: boolean;
  deserter: number;
}

/** Figures of one place stand around it; the first beside a tower, or over the place itself. */
const BESIDE: readonly [number, number][] = [
  [22, -8],
  [-22, -8],
  [22, 14],
  [-22, 14],
  [0, 20],
];
const ALONE: readonly [number, number][] = [
  [0, -17],
  [24, -8],
  [-24, -8],
  [14, 16],
  [-14, 16],
  [0, 20],
];

/** A figure whose middle is nearer than this to a lit place would hide its number. */
const CLEAR = 31;

export function standing(board: JoinBoard): Standing[] {
  const { view } = board;
  const out: Standing[] = [];
  const put = (more: Omit<Standing, 'x' | 'y'>) => out.push({ ...more, x: SPOTS[more.at].x, y: SPOTS[more.at].y });
  const plain = { dx: 0, dy: -6, letter: '', claim: null, captive: false, deserter: 0 } as const;
  const towers = new Set<Place>();
  for (const [i, at] of view.whites.entries()) {
    const owner = view.tasks.findIndex(({ claim }, seat) => seat < view.owners && claim === at);
    towers.add(at);
    put({ ...plain, key: `white ${i}`, kind: 'tower', at, of: null, claim: owner < 0 ? null : board.number(owner) });
  }
  for (let seat = 0; seat < view.owners; seat++) {
    const at = view.tasks[seat]?.coloured;
    if (!at) continue;
    towers.add(at);
    put({ ...plain, key: `tower ${seat}`, kind: 'tower', at, of: board.number(seat), letter: board.letter(seat) });
  }
  const here = new Map<Place, Set<number>>();
  const lit = board.lit.map(({ place }) => SPOTS[place]);
  /** The first spot around a place from which no lit number is hidden, or the one that hides least. */
  const spot = (at: Place): [number, number] => {
    const [around, used] = [towers.has(at) ? BESIDE : ALONE, here.get(at) ?? new Set<number>()];
    const clear = ([dx, dy]: readonly [number, number]) =>
      Math.min(CLEAR, ...lit.map(({ x, y }) => Math.hypot(SPOTS[at].x + dx - x, SPOTS[at].y + dy - y)));
    const [best] = around
      .map((offset, i) => ({ offset, i, room: clear(offset) }))
      .filter(({ i }) => !used.has(i))
      .sort((a, b) => b.room - a.room || a.i - b.i);
    if (best) here.set(at, used.add(best.i));
    const [dx, dy] = best?.offset ?? [0, 0];
    return [dx, dy];
  };
  view.figures.forEach((at, seat) => {
    if (!at) return;
    const [dx, dy] = spot(at);
    const task = seat < view.owners ? view.tasks[seat] : undefined;
    put({
      key: `pawn ${seat}`,
      kind: 'pawn',
      at,
      dx,
      dy,
      of: board.number(seat),
      letter: board.letter(seat),
      claim: null,
      captive: task?.captive ?? false,
      deserter: task?.deserter_left ?? 0,
    });
  });
  return out.sort((a, b) => a.y + a.dy - (b.y + b.dy) || a.key.localeCompare(b.key));
}
