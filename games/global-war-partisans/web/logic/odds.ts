/** Where the chances of targets stand on the map. */
import type { Zone } from '../generated';
import {
  boxesOf,
  CHANCE,
  chanceBox,
  clearest,
  covered,
  diamondsBox,
  locksOf,
  NAME,
  PLATE,
  type Box,
  type Shown,
  type Wanted,
} from './labels';
import type { Point } from './sheets';

/** The places for a chance where none of the usual is clear, the nearest first. */
const ANYWHERE: readonly Point[] = Array.from({ length: 21 * 21 }, (_, at): Point => [
  ((at % 21) - 10) * 6,
  (Math.floor(at / 21) - 10) * 6,
]).sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

/** Corners of the rings of a cell, read from its path: a place begins a ring, steps follow. */
const known = new Map<string, readonly (readonly Point[])[]>();
function ringsOf(path: string): readonly (readonly Point[])[] {
  const found = known.get(path);
  if (found) return found;
  const rings = path
    .split('M')
    .filter(Boolean)
    .map((ring) => {
      const numbers = [...ring.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
      let [x, y] = [0, 0];
      return numbers.flatMap((step, at): Point[] => {
        if (at % 2 === 0) x += step;
        else y += step;
        return at % 2 === 0 ? [] : [[x, y]];
      });
    });
  known.set(path, rings);
  return rings;
}
/** Does a place of the sheet lie in this cell? */
export function lies(path: string, [x, y]: Point): boolean {
  let inside = false;
  for (const ring of ringsOf(path))
    for (const [at, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring[at + 1] ?? ring[0] ?? [0, 0];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
  return inside;
}
/** So much of a name may a chance cover before it leaves its zone. */
const STAYS = 40; // px²

/** Where the chance of a target stands, seen from its name: under its plate, or beside it where a partisan, a lock, a name or
    a plate stands in the way, within its zone if that can be. Names and plates may have stepped aside; partisans never do. */
export function oddsPlaces(
  wanted: readonly Wanted[],
  lit: ReadonlySet<Zone>,
  shown: ReadonlyMap<Zone, Shown> = new Map(),
  size = NAME,
  within: (zone: Zone, at: Point) => boolean = () => true,
): Map<Zone, Point> {
  const laidAt = ({ zone, at: [x, y] }: Wanted): Point => {
    const [dx, dy] = shown.get(zone)?.shift ?? [0, 0];
    return [x + dx, y + dy];
  };
  const taken: Box[] = [
    ...locksOf(wanted),
    ...wanted.flatMap((each) => {
      const found = shown.get(each.zone);
      const boxes = boxesOf(each, laidAt(each), size, found?.short);
      const plate = found?.plate ?? 'none';
      return [...diamondsBox(each), ...(found?.name ? [boxes.label] : []), ...(plate === 'none' ? [] : [boxes[plate]])];
    }),
  ];
  const out = new Map<Zone, Point>();
  for (const each of wanted.filter(({ zone }) => lit.has(zone))) {
    const [x, y] = laidAt(each);
    const side = (each.plate * PLATE) / 2 + 22;
    // Partisans stay where they are.
    const [sx, sy] = [each.at[0] - x, each.at[1] - y];
    const by = 10 * each.diamonds + 24;
    const beside: Point[] =
      each.diamonds > 0
        ? [
            [sx + by, sy - 23],
            [sx - by, sy - 23],
            [sx, sy - 50],
          ]
        : [];
    const tries: Point[] = [
      [0, CHANCE],
      // Beside the plate, and clear of the name above it.
      [side, 20],
      [-side, 20],
      ...beside,
      [26, CHANCE],
      [-26, CHANCE],
      [0, 52],
      [44, CHANCE],
      [-44, CHANCE],
      ...ANYWHERE,
    ];
    const stays = tries.filter(([dx, dy]) => within(each.zone, [x + dx, y + dy]));
    const hides = ([dx, dy]: Point) => covered(chanceBox(x + dx, y + dy), taken);
    const boxes = ([dx, dy]: Point) => [chanceBox(x + dx, y + dy)];
    const inside = stays.length > 0 ? clearest(stays, boxes, taken) : null;
    const place = inside && hides(inside) <= STAYS ? inside : clearest(tries, boxes, taken);
    taken.push(chanceBox(x + place[0], y + place[1]));
    out.set(each.zone, place);
  }
  return out;
}
