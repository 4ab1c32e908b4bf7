/** What stands on the map: towers and figures, each beside the others of its place. */
import type { Place } from '../generated';
import type { Figure, JoinBoard } from './board.svelte';
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
  of: Figure | null;
  letter: string;
  claim: Figure | null;
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
];

export function standing(board: JoinBoard): Standing[] {
  const { view } = board;
  const out: Standing[] = [];
  const put = (more: Omit<Standing, 'x' | 'y'>) => out.push({ ...more, x: SPOTS[more.at].x, y: SPOTS[more.at].y });
  const plain = { dx: 0, dy: -6, letter: '', claim: null, captive: false, deserter: 0 } as const;
  const towers = new Set<Place>();
  for (const [i, at] of view.whites.entries()) {
    const owner = view.tasks.findIndex(({ claim }, seat) => seat < view.owners && claim === at);
    towers.add(at);
    put({ ...plain, key: `white ${i}`, kind: 'tower', at, of: null, claim: owner < 0 ? null : board.figure(owner) });
  }
  for (let seat = 0; seat < view.owners; seat++) {
    const at = view.tasks[seat]?.coloured;
    if (!at) continue;
    towers.add(at);
    put({ ...plain, key: `tower ${seat}`, kind: 'tower', at, of: board.figure(seat), letter: board.letter(seat) });
  }
  const here = new Map<Place, number>();
  view.figures.forEach((at, seat) => {
    if (!at) return;
    const before = here.get(at) ?? 0;
    here.set(at, before + 1);
    const [dx, dy] = (towers.has(at) ? BESIDE : ALONE)[before] ?? [0, 0];
    const task = seat < view.owners ? view.tasks[seat] : undefined;
    put({
      key: `pawn ${seat}`,
      kind: 'pawn',
      at,
      dx,
      dy,
      of: board.figure(seat),
      letter: board.letter(seat),
      claim: null,
      captive: task?.captive ?? false,
      deserter: task?.deserter_left ?? 0,
    });
  });
  return out.sort((a, b) => a.y + a.dy - (b.y + b.dy) || a.key.localeCompare(b.key));
}
