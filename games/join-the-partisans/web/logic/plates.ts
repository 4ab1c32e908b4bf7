/** Where plates with a chance or with points stand: under their places, or beside them where they would hide a figure or a lamp;
    on the figure that they are about where that stands off its place. */
import type { Place } from '../generated';
import { meets, type Box } from './labels';
import { SPOTS } from './places';

const PLATE = { wide: 44, high: 22 };
/** From the place to the plate's middle, in units of the screen; the first that hides nothing is taken. */
const BESIDE: readonly [number, number][] = [
  [0, 17],
  [-38, 4],
  [38, 4],
  [-38, -18],
  [40, -20],
  [0, 36],
  [-38, 24],
  [38, 24],
  [0, -46],
];

/** From the middle of a figure. */
const ON_FIGURE: readonly [number, number][] = [
  [37, 0],
  [-37, 0],
  [0, -32],
  [37, -18],
  [-37, -18],
  [37, 18],
  [0, 25],
];

/** A place that has a plate, and how far from it the figure stands that the plate is about. */
export interface Wanted {
  at: Place;
  dx?: number;
  dy?: number;
}
export interface Plate {
  at: Place;
  x: number;
  y: number;
  box: Box;
}

export function plateSpots(places: readonly Wanted[], taken: readonly Box[], unit: number): Plate[] {
  const out: Plate[] = [];
  for (const { at, dx = 0, dy = 0 } of places) {
    const around = dx === 0 ? BESIDE : ON_FIGURE.map(([x, y]) => [dx + x, dy + y] as const);
    const tries = around.map(([right, down], rank) => {
      const [x, y] = [SPOTS[at].x + right * unit, SPOTS[at].y + down * unit];
      const [half, tall] = [(PLATE.wide / 2) * unit, (PLATE.high / 2) * unit];
      const box: Box = [x - half, y - tall, x + half, y + tall];
      const hides = [...taken, ...out.map((plate) => plate.box)].filter((other) => meets(box, other)).length;
      return { at, x, y, box, rank, hides };
    });
    const best = tries.sort((a, b) => a.hides - b.hides || a.rank - b.rank)[0];
    if (best) out.push({ at, x: best.x, y: best.y, box: best.box });
  }
  return out;
}
