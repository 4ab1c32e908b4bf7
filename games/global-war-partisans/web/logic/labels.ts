/** Which names and plates stand on the map: a name that would meet another is left out, the lesser one first. */
import type { Zone } from '../generated';
import type { Point } from './sheets';

export interface Wanted {
  zone: Zone;
  /** Where the name stands on the screen. */
  at: Point;
  name: string;
  capital: boolean;
  /** Cells of the plate under the name. */
  plate: number;
  diamonds: number;
  /** Smaller goes first; below 0 is never left out. */
  rank: number;
}
export interface Shown {
  zone: Zone;
  name: boolean;
  plate: 'full' | 'sum' | 'none';
}
type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** Names may touch a little before one goes. */
const SLACK = 3;
export const nameWidth = (name: string, capital: boolean, size = 12.5): number =>
  name.length * (capital ? 0.6 * (size + 1.5) : 0.47 * size) + 6;
export const PLATE = 27;

const meets = (a: Box, b: Box): boolean =>
  a[0] < b[2] - SLACK && b[0] < a[2] - SLACK && a[1] < b[3] - SLACK && b[1] < a[3] - SLACK;

/** Where the chance of a target stands: under its plate, or beside it where a partisan stands in the way. */
export function oddsPlaces(wanted: readonly Wanted[], lit: ReadonlySet<Zone>): Map<Zone, Point> {
  const taken: Box[] = wanted.flatMap(({ at: [x, y], diamonds }): Box[] =>
    diamonds > 0 ? [[x - 10 * diamonds - 3, y - 38, x + 10 * diamonds + 3, y - 8]] : [],
  );
  const out = new Map<Zone, Point>();
  for (const {
    zone,
    at: [x, y],
    plate,
  } of wanted.filter((each) => lit.has(each.zone))) {
    const side = (plate * PLATE) / 2 + 22;
    const tries: Point[] = [
      [0, 38],
      [side, 14],
      [-side, 14],
      [26, 38],
      [-26, 38],
      [0, 52],
    ];
    const box = ([dx, dy]: Point): Box => [x + dx - 20, y + dy - 12, x + dx + 20, y + dy + 12];
    const place = tries.find((each) => !taken.some((other) => meets(box(each), other))) ?? [0, 38];
    taken.push(box(place));
    out.set(zone, place);
  }
  return out;
}

export function shownLabels(wanted: readonly Wanted[], size = 12.5): Map<Zone, Shown> {
  const taken: Box[] = [];
  // Partisans are never given up, and nothing is written across them.
  for (const {
    at: [x, y],
    diamonds,
  } of wanted)
    if (diamonds > 0) taken.push([x - 10 * diamonds - 1, y - 37, x + 10 * diamonds + 1, y - 9]);
  const free = (box: Box): boolean => !taken.some((other) => meets(box, other));
  const out = new Map<Zone, Shown>();
  for (const each of [...wanted].sort((a, b) => a.rank - b.rank)) {
    const [x, y] = each.at;
    const half = nameWidth(each.name, each.capital, size) / 2;
    const label: Box = [x - half - (each.capital ? 10 : 0), y - 7, x + half, y + 8];
    const plate: Box = [x - (each.plate * PLATE) / 2, y + 8, x + (each.plate * PLATE) / 2, y + 25];
    const sum: Box = [x - 10, y + 8, x + 10, y + 24];
    const must = each.rank < 0;
    const name = must || free(label);
    const laid = each.plate === 0 ? 'none' : must || free(plate) ? 'full' : free(sum) ? 'sum' : 'none';
    if (name) taken.push(label);
    if (laid !== 'none') taken.push(laid === 'full' ? plate : sum);
    out.set(each.zone, { zone: each.zone, name, plate: laid });
  }
  return out;
}
