/** Which names and plates stand on the map: where they would meet, the lesser one steps aside a little, or is left out. */
import type { Zone } from '../generated';
import type { Point } from './sheets';

export interface Wanted {
  zone: Zone;
  /** Where the name stands on the screen. */
  at: Point;
  name: string;
  /** What is written where the whole name finds no room. */
  short?: string;
  capital: boolean;
  /** Cells of the plate under the name. */
  plate: number;
  diamonds: number;
  /** A sign of its terrain stands before the name. */
  ground?: boolean;
  /** Damage stands after the plate. */
  sign?: boolean;
  /** A lock stands beside its partisans or its plate. */
  lock?: boolean;
  /** It is a target, with its chance. */
  odds?: boolean;
  /** Smaller goes first; below 0 tries farther places before anything is left out, at MAY_YIELD and below nothing ever is. */
  rank: number;
}
export interface Shown {
  zone: Zone;
  name: boolean;
  /** The name is written short. */
  short: boolean;
  plate: 'full' | 'sum' | 'none';
  /** How far it stands aside. */
  shift: Point;
}
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

export const MAY_YIELD = -0.5;
/** Names may touch a little before one goes. */
const SLACK = 3;
/** The letters of names: between 12 and 14 px the dot of the i closes. */
export const NAME = 12; // px
/** Capitals are written larger by this. */
export const LARGER = 2; // px
export const nameWidth = (name: string, capital: boolean, size = NAME): number =>
  name.length * (capital ? 0.6 * (size + LARGER) : 0.48 * size) + 6;
export const PLATE = 27;
/** Half of a plate with one figure: a sign stands beside that too. */
export const HALF = PLATE / 2;
const APART = 4; // px

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

const lockBox = (x: number, y: number): Box => [x - 9, y - 13, x + 9, y + 10];
/** Where the lock of a shut zone stands: after its plate, before it, or beside its partisans, where no other partisan stands,
    and clear of the name above the plate. */
export function lockPlaces(wanted: readonly Wanted[]): Map<Zone, Point> {
  const taken: Box[] = wanted.flatMap(diamondsBox);
  const out = new Map<Zone, Point>();
  for (const {
    zone,
    at: [x, y],
    plate,
    diamonds,
  } of wanted.filter(({ lock }) => lock)) {
    const [side, above] = [Math.max(25, (plate * PLATE) / 2 + 13), 10 * diamonds + 13];
    const tries: Point[] = [
      [side, 19],
      [-side, 19],
      [above, -22],
      [-above, -22],
    ];
    const place = clearest(tries, ([dx, dy]) => [lockBox(x + dx, y + dy)], taken);
    taken.push(lockBox(x + place[0], y + place[1]));
    out.set(zone, place);
  }
  return out;
}
/** The locks where they stand. */
const locksOf = (wanted: readonly Wanted[]): Box[] => {
  const places = lockPlaces(wanted);
  return wanted.flatMap(({ zone, at: [x, y] }) => {
    const place = places.get(zone);
    return place ? [lockBox(x + place[0], y + place[1])] : [];
  });
};

/** The places for a chance where none of the usual is clear, the nearest first. */
const ANYWHERE: readonly Point[] = Array.from({ length: 21 * 21 }, (_, at): Point => [
  ((at % 21) - 10) * 6,
  (Math.floor(at / 21) - 10) * 6,
]).sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

/** Where the chance of a target stands, seen from its name: under its plate, or beside it where a partisan, a lock, a name or
    a plate stands in the way. Names and plates may have stepped aside; partisans never do. */
export function oddsPlaces(
  wanted: readonly Wanted[],
  lit: ReadonlySet<Zone>,
  shown: ReadonlyMap<Zone, Shown> = new Map(),
  size = NAME,
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
    const place = clearest(tries, ([dx, dy]) => [chanceBox(x + dx, y + dy)], taken);
    taken.push(chanceBox(x + place[0], y + place[1]));
    out.set(each.zone, place);
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
const AROUND: readonly Point[] = [-20, -15, -10, -5, 0, 5, 10, 15, 20]
  .flatMap((dx) => [-20, -15, -10, -5, 0, 5, 10, 15, 20].map((dy): Point => [dx, dy]))
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
/** What is always named may stand farther off before it covers another. */
const FARTHER: readonly Point[] = [
  [0, 24],
  [-30, 0],
  [30, 0],
  [-30, 12],
  [30, 12],
  [-30, -12],
  [30, -12],
  [-38, 4],
  [38, 4],
];

/** The boxes of a name and its plate at this point. */
function boxesOf(
  { name, short, capital, plate, ground, sign }: Wanted,
  [x, y]: Point,
  size: number,
  cut = false,
): { label: Box; full: Box; sum: Box } {
  const half = nameWidth((cut && short) || name, capital, size) / 2;
  const after = sign ? 20 : 0;
  return {
    label: [x - half - (capital || ground ? 10 : 0), y + (capital ? 3 : 5) - size, x + half, y + 8],
    // Plates of two zones that touched would read as one.
    full: [x - (plate * PLATE) / 2 - APART, y + 8, x + (plate * PLATE) / 2 + after + APART, y + 25],
    sum: [x - HALF - 1, y + 8, x + HALF + 1 + after, y + 24],
  };
}

export function shownLabels(
  wanted: readonly Wanted[],
  size = NAME,
  frame: Box | null = null,
  covers: readonly Box[] = [],
): Map<Zone, Shown> {
  // Partisans are never given up, and nothing is written across them; nor across a lock or the chance of a target.
  const taken: Box[] = [...covers, ...wanted.flatMap(diamondsBox), ...locksOf(wanted)];
  for (const { at, odds } of wanted) if (odds) taken.push(chanceBox(at[0], at[1] + CHANCE));
  const out = new Map<Zone, Shown>();
  for (const each of [...wanted].sort((a, b) => a.rank - b.rank)) {
    const found = laid(each, taken, size, frame);
    const at: Point = [each.at[0] + found.shift[0], each.at[1] + found.shift[1]];
    const { label, full, sum } = boxesOf(each, at, size, found.short);
    if (found.name) taken.push(label);
    if (found.plate !== 'none') taken.push(found.plate === 'full' ? full : sum);
    out.set(each.zone, found);
  }
  return out;
}

/** How far a name at the edge goes to be read whole; none where so little of its zone is in sight that it would stand in another. */
function inwards([left, , right]: Box, [from, , to]: Box): number {
  const by = left < from ? from - left : right > to ? to - right : 0;
  return Math.abs(by) > (right - left) / 2 ? 0 : by;
}
const within = ([x0, , x1]: Box, frame: Box | null): boolean =>
  frame === null || (x0 >= frame[0] - SLACK && x1 <= frame[2] + SLACK);

/** What of a name and its plate finds a place: both, the name with the sum of its units, the same with the name cut short. A
    plate without a name would be read as its neighbour's. */
function laid(each: Wanted, taken: readonly Box[], size: number, frame: Box | null): Shown {
  const { zone } = each;
  const inward = frame ? inwards(boxesOf(each, each.at, size).label, frame) : 0;
  const near = each.rank < 0 ? [...ASIDE, ...FARTHER] : ASIDE;
  const places = inward === 0 ? near : ASIDE.slice(0, 3).map(([dx, dy]): Point => [dx + inward, dy]);
  const plates = each.plate === 0 ? (['none'] as const) : (['full', 'sum'] as const);
  const boxes = ([dx, dy]: Point, short: boolean, plate: Shown['plate']): Box[] => {
    const all = boxesOf(each, [each.at[0] + dx, each.at[1] + dy], size, short);
    return [all.label, ...(plate === 'none' ? [] : [all[plate]])];
  };
  for (const short of each.short ? [false, true] : [false])
    for (const plate of plates)
      for (const shift of places)
        if (boxes(shift, short, plate).every((box) => within(box, frame) && !taken.some((other) => meets(box, other))))
          return { zone, name: true, short, plate, shift };
  // Before its units are left out a cut name tries every place near its own.
  const [cut, least] = [each.short !== undefined, plates.at(-1) ?? 'none'];
  if (each.rank < 0 || (cut && each.plate > 0))
    for (const shift of AROUND)
      if (boxes(shift, cut, least).every((box) => within(box, frame) && !taken.some((other) => meets(box, other))))
        return { zone, name: true, short: cut, plate: least, shift };
  // Rather than write across another, whoever is no target gives up the units, and what may yield then the name.
  if (each.rank >= MAY_YIELD && each.rank < 0)
    for (const shift of [...AROUND, ...FARTHER])
      if (boxes(shift, cut, 'none').every((box) => within(box, frame) && !taken.some((other) => meets(box, other))))
        return { zone, name: true, short: cut, plate: 'none', shift };
  if (each.rank > MAY_YIELD) return { zone, name: false, short: false, plate: 'none', shift: [0, 0] };
  return { zone, name: true, short: cut, plate: least, shift: clearest(places, (at) => boxes(at, cut, least), taken) };
}
