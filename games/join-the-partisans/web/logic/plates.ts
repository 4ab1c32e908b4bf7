/** Where plates with a chance or with points stand: under their places, or beside them where they would hide a figure or a lamp. */
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

export interface Plate {
  at: Place;
  x: number;
  y: number;
  box: Box;
}

export function plateSpots(places: readonly Place[], taken: readonly Box[], unit: number): Plate[] {
  const out: Plate[] = [];
  for (const at of places) {
    const tries = BESIDE.map(([dx, dy], rank) => {
      const [x, y] = [SPOTS[at].x + dx * unit, SPOTS[at].y + dy * unit];
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
