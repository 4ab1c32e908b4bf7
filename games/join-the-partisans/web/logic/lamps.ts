/** Where lamps with a number burn: over their places, or beside them where two numbers, or a number and a tower, would lie on one
    another. */
import type { Place } from '../generated';
import { SPOTS } from './places';

export interface At {
  x: number;
  y: number;
}
interface Round extends At {
  r: number;
}
/** A tower as two circles: the cabin and the legs. */
const TOWER = [
  { up: 22, r: 12 },
  { up: 8, r: 9 },
];
const ROUNDS = 60;
/** What a lamp goes back towards its place in each round. */
const PULL = 0.08;

export function lampSpots(lit: readonly Place[], towers: ReadonlySet<Place>, unit: number, r: number): Map<Place, At> {
  const moving = lit.filter((id) => !towers.has(id)).map((id) => ({ id, x: SPOTS[id].x, y: SPOTS[id].y }));
  const fixed = [...towers].flatMap((id): Round[] => [
    ...TOWER.map((part) => ({ x: SPOTS[id].x, y: SPOTS[id].y - part.up * unit, r: part.r * unit })),
    ...(lit.includes(id) ? [{ x: SPOTS[id].x, y: SPOTS[id].y, r }] : []),
  ]);
  /** How far the second must go from the first. */
  const apart = (a: At, b: At, far: number): At => {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const is = Math.hypot(dx, dy) || 1;
    const more = Math.max(0, far - is) / is;
    return { x: (dx || 1) * more, y: dy * more };
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, a] of moving.entries()) {
      for (const b of moving.slice(i + 1)) {
        const by = apart(a, b, 2 * r);
        [a.x, a.y, b.x, b.y] = [a.x - by.x / 2, a.y - by.y / 2, b.x + by.x / 2, b.y + by.y / 2];
      }
      for (const other of fixed) {
        const by = apart(other, a, r + other.r);
        [a.x, a.y] = [a.x + by.x, a.y + by.y];
      }
      // The last rounds only part them.
      if (round < ROUNDS - 12) {
        a.x += (SPOTS[a.id].x - a.x) * PULL;
        a.y += (SPOTS[a.id].y - a.y) * PULL;
      }
    }
  }
  return new Map(lit.map((id) => [id, moving.find((each) => each.id === id) ?? SPOTS[id]]));
}
