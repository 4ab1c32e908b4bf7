/** What stands on the map: towers and figures, each beside the others of its place. */
import type { SeatNumber } from '$web/design/types';
import type { Place } from '../generated';
import type { JoinBoard } from './board.svelte';
import type { At } from './lamps';
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
  [32, -14],
  [-32, -14],
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

/** A figure whose middle is nearer than this to a lamp, a tower or another figure would hide some of it. */
const CLEAR = 31;
/** The middle of a tower is so far above its foot. */
const CABIN = 18;

/** The places that have an outpost. */
export const towersOf = (board: JoinBoard): ReadonlySet<Place> =>
  new Set([
    ...board.view.whites,
    ...board.view.tasks.slice(0, board.view.owners).flatMap(({ coloured }) => coloured ?? []),
  ]);

/** `unit`: how much larger than the sheet pieces are drawn; `lamps`: where what is lit burns. */
export function standing(board: JoinBoard, unit: number, lamps: ReadonlyMap<Place, At>): Standing[] {
  const { view } = board;
  const out: Standing[] = [];
  const put = (more: Omit<Standing, 'x' | 'y'>) => out.push({ ...more, x: SPOTS[more.at].x, y: SPOTS[more.at].y });
  const plain = { dx: 0, dy: -6, letter: '', claim: null, captive: false, deserter: 0 } as const;
  const towers = towersOf(board);
  for (const [i, at] of view.whites.entries()) {
    const owner = view.tasks.findIndex(({ claim }, seat) => seat < view.owners && claim === at);
    put({ ...plain, key: `white ${i}`, kind: 'tower', at, of: null, claim: owner < 0 ? null : board.number(owner) });
  }
  for (let seat = 0; seat < view.owners; seat++) {
    const at = view.tasks[seat]?.coloured;
    if (!at) continue;
    put({ ...plain, key: `tower ${seat}`, kind: 'tower', at, of: board.number(seat), letter: board.letter(seat) });
  }
  const here = new Map<Place, Set<number>>();
  const taken: At[] = [
    ...lamps.values(),
    ...[...towers].map((id) => ({ x: SPOTS[id].x, y: SPOTS[id].y - CABIN * unit })),
  ];
  /** The first spot around a place from which nothing is hidden, or the one that hides least. */
  const spot = (at: Place, first: boolean): [number, number] => {
    const [around, used] = [towers.has(at) ? BESIDE : ALONE, here.get(at) ?? new Set<number>()];
    // The feet of other towers as well: there are their rings.
    const feet = [...towers].filter((id) => id !== at).map((id) => SPOTS[id]);
    const clear = ([dx, dy]: readonly [number, number]) =>
      Math.min(
        CLEAR,
        ...[...taken, ...feet].map(
          ({ x, y }) => Math.hypot(SPOTS[at].x + dx * unit - x, SPOTS[at].y + dy * unit - y) / unit,
        ),
      );
    const [best] = around
      .map((offset, i) => ({ offset, i, room: clear(offset) }))
      .filter(({ i }) => !used.has(i))
      .sort((a, b) => (first ? 0 : b.room - a.room) || a.i - b.i);
    if (best) here.set(at, used.add(best.i));
    const [dx, dy] = best?.offset ?? [0, 0];
    taken.push({ x: SPOTS[at].x + dx * unit, y: SPOTS[at].y + dy * unit });
    return [dx, dy];
  };
  // The figure whose turn it is comes first: no other moves it off its place.
  const first = board.asked && board.me !== null ? board.me : view.active;
  const seats = view.figures.map((_, seat) => seat).sort((a, b) => Number(b === first) - Number(a === first));
  for (const seat of seats) {
    const at = view.figures[seat];
    if (!at) continue;
    const [dx, dy] = spot(at, seat === first);
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
  }
  return out.sort((a, b) => a.y + a.dy - (b.y + b.dy) || a.key.localeCompare(b.key));
}
