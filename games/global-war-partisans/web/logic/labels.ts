/** Which names and plates stand on the map: where they would meet, the lesser one steps aside a little, or is left out. */
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
  /** A sign of its terrain stands before the name. */
  ground?: boolean;
  /** Damage or a lock stands after the plate. */
  sign?: boolean;
  /** It is a target, with its chance. */
  odds?: boolean;
  /** Smaller goes first; below 0 is never left out. */
  rank: number;
}
export interface Shown {
  zone: Zone;
  name: boolean;
  plate: 'full' | 'sum' | 'none';
  /** How far it stands aside. */
  shift: Point;
}
type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** Names may touch a little before one goes. */
const SLACK = 3;
export const nameWidth = (name: string, capital: boolean, size = 12.5): number =>
  name.length * (capital ? 0.6 * (size + 1.5) : 0.47 * size) + 6;
export const PLATE = 27;

const meets = (a: Box, b: Box): boolean =>
  a[0] < b[2] - SLACK && b[0] < a[2] - SLACK && a[1] < b[3] - SLACK && b[1] < a[3] - SLACK;

/** How much of a box others cover. */
const covered = (box: Box, taken: readonly Box[]): number =>
  taken.reduce((sum, other) => {
    const [wide, high] = [
      Math.min(box[2], other[2]) - Math.max(box[0], other[0]) - SLACK,
      Math.min(box[3], other[3]) - Math.max(box[1], other[1]) - SLACK,
    ];
    return wide > 0 && high > 0 ? sum + wide * high : sum;
  }, 0);

/** The first place with nothing in the way, or the one with the least of it. */
function clearest(places: readonly Point[], boxes: (place: Point) => Box[], taken: readonly Box[]): Point {
  let best: { place: Point; hidden: number } | null = null;
  for (const place of places) {
    const hidden = boxes(place).reduce((sum, box) => sum + covered(box, taken), 0);
    if (!best || hidden < best.hidden) best = { place, hidden };
  }
  return best?.place ?? [0, 0];
}

const CHANCE = 38; // px under the name: the place of a target's chance
const chanceBox = (x: number, y: number): Box => [x - 20, y - 12, x + 20, y + 12];
const diamondsBox = ({ at: [x, y], diamonds }: Wanted): Box[] =>
  diamonds > 0 ? [[x - 10 * diamonds - 3, y - 37, x + 10 * diamonds + 3, y - 9]] : [];

/** Where the chance of a target stands: under its plate, or beside it where a partisan, a name or a plate stands in the way. */
export function oddsPlaces(
  wanted: readonly Wanted[],
  lit: ReadonlySet<Zone>,
  shown: ReadonlyMap<Zone, Shown> = new Map(),
  size = 12.5,
): Map<Zone, Point> {
  const taken: Box[] = wanted.flatMap((each) => {
    const boxes = boxesOf(each, each.at, size);
    const { name, plate } = shown.get(each.zone) ?? { name: false, plate: 'none' };
    return [...diamondsBox(each), ...(name ? [boxes.label] : []), ...(plate === 'none' ? [] : [boxes[plate]])];
  });
  const out = new Map<Zone, Point>();
  for (const {
    zone,
    at: [x, y],
    plate,
  } of wanted.filter((each) => lit.has(each.zone))) {
    const side = (plate * PLATE) / 2 + 22;
    const tries: Point[] = [
      [0, CHANCE],
      [side, 14],
      [-side, 14],
      [26, CHANCE],
      [-26, CHANCE],
      [0, 52],
    ];
    const place = clearest(tries, ([dx, dy]) => [chanceBox(x + dx, y + dy)], taken);
    taken.push(chanceBox(x + place[0], y + place[1]));
    out.set(zone, place);
  }
  return out;
}

/** Where a name may stand beside its place, the nearest first. */
const ASIDE: readonly Point[] = [
  [0, 0],
  [0, -9],
  [0, 9],
  [-12, 0],
  [12, 0],
  [-12, -9],
  [12, -9],
  [-12, 9],
  [12, 9],
  [0, -17],
  [0, 17],
  [-22, 0],
  [22, 0],
  [-18, -14],
  [18, -14],
  [-18, 14],
  [18, 14],
];

/** The boxes of a name and its plate at this point. */
function boxesOf(
  { name, capital, plate, ground, sign }: Wanted,
  [x, y]: Point,
  size: number,
): { label: Box; full: Box; sum: Box } {
  const half = nameWidth(name, capital, size) / 2;
  const after = sign ? 20 : 0;
  return {
    label: [x - half - (capital || ground ? 10 : 0), y + 5 - size, x + half, y + 8],
    full: [x - (plate * PLATE) / 2, y + 8, x + (plate * PLATE) / 2 + after, y + 25],
    sum: [x - 10, y + 8, x + 10 + after, y + 24],
  };
}

export function shownLabels(wanted: readonly Wanted[], size = 12.5): Map<Zone, Shown> {
  // Partisans are never given up, and nothing is written across them; nor across the chance of a target.
  const taken: Box[] = wanted.flatMap(diamondsBox);
  for (const { at, odds } of wanted) if (odds) taken.push(chanceBox(at[0], at[1] + CHANCE));
  const out = new Map<Zone, Shown>();
  for (const each of [...wanted].sort((a, b) => a.rank - b.rank)) {
    const found = laid(each, taken, size);
    const { label, full, sum } = boxesOf(each, [each.at[0] + found.shift[0], each.at[1] + found.shift[1]], size);
    if (found.name) taken.push(label);
    if (found.plate !== 'none') taken.push(found.plate === 'full' ? full : sum);
    out.set(each.zone, found);
  }
  return out;
}

/** What of a name and its plate finds a place: both, the name with the sum of its units, the units alone. */
function laid(each: Wanted, taken: readonly Box[], size: number): Shown {
  const { zone } = each;
  // A partisan stands over its name, and stays where it is.
  const places = each.diamonds > 0 ? ASIDE.slice(0, 1) : ASIDE;
  const plates = each.plate === 0 ? (['none'] as const) : (['full', 'sum'] as const);
  const boxes = ([dx, dy]: Point, name: boolean, plate: Shown['plate']): Box[] => {
    const all = boxesOf(each, [each.at[0] + dx, each.at[1] + dy], size);
    return [...(name ? [all.label] : []), ...(plate === 'none' ? [] : [all[plate]])];
  };
  for (const name of each.rank < 0 ? [true] : [true, false])
    for (const plate of plates)
      for (const shift of places)
        if (boxes(shift, name, plate).every((box) => !taken.some((other) => meets(box, other))))
          return { zone, name, plate, shift };
  if (each.rank >= 0) return { zone, name: false, plate: 'none', shift: [0, 0] };
  const [plate] = plates;
  return { zone, name: true, plate, shift: clearest(places, (place) => boxes(place, true, plate), taken) };
}
