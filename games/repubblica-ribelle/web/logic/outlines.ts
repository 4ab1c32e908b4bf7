/** The outlines of territories as points, to know what lies in which. */
import type { Territory } from '../generated';
import { sheet, TERRITORIES } from './places';

type Point = readonly [number, number];

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** The rings of a printed path: `M` and a run of steps from there, `l`, until `z`. */
function ringsOf(path: string): Point[][] {
  return path
    .split('M')
    .filter(Boolean)
    .map((ring) => {
      const numbers = (ring.match(NUMBER) ?? []).map(Number);
      const points: Point[] = [];
      let [x, y] = [0, 0];
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        x += numbers[i] ?? 0;
        y += numbers[i + 1] ?? 0;
        points.push([x, y]);
      }
      return points;
    });
}
const RINGS = new Map(TERRITORIES.map((id) => [id, ringsOf(sheet.territories[id])] as const));

/** Does the point lie in the territory? */
export function inTerritory(id: Territory, x: number, y: number): boolean {
  let within = false;
  for (const ring of RINGS.get(id) ?? [])
    ring.forEach(([x1, y1], i) => {
      const [x2, y2] = ring[(i + 1) % ring.length] ?? [x1, y1];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within;
    });
  return within;
}

const STEP = 14;
const known = new Map<string, readonly Point[]>();
/** Points of a territory on a grid, around each of which a disc of this size lies in it. They are kept: a map that is dragged asks
    for the same ones with every frame. */
export function spotsIn(id: Territory, r: number): readonly Point[] {
  const size = Math.ceil(r);
  const key = `${id} ${size}`;
  const spots = known.get(key) ?? spotsOf(id, size);
  known.set(key, spots);
  return spots;
}

function spotsOf(id: Territory, r: number): Point[] {
  const all = (RINGS.get(id) ?? []).flat();
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const spots: Point[] = [];
  for (let x = Math.min(...xs); x < Math.max(...xs); x += STEP)
    for (let y = Math.min(...ys); y < Math.max(...ys); y += STEP)
      if (
        [
          [0, 0],
          [r, 0],
          [-r, 0],
          [0, r],
          [0, -r],
        ].every(([dx = 0, dy = 0]) => inTerritory(id, x + dx, y + dy))
      )
        spots.push([x, y]);
  return spots;
}
