/** Names by rank: the goal, what is lit, outposts, figures, towns, the rest. A name that would meet another is left out, and one
    that would lie under a plate. */
import type { Place } from '../generated';
import type { At } from './lamps';
import { PLACES, SPOTS, TOWNS, VIEW } from './places';
import type { Standing } from './standing';

export interface Label {
  box: Box;
  id: Place;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  size: number;
  kind: 'goal' | 'town' | '';
}
interface Wanted {
  /** What a place is called in the reader's language. */
  name: (id: Place) => string;
  scale: number;
  phone: boolean;
  lit: readonly Place[];
  /** Where the lamps burn, and how wide they are from their middle. */
  lamps: ReadonlyMap<Place, At>;
  lamp: (id: Place) => number;
  /** What can be seen of the sheet: a name that must be read stays in it. */
  seen: Box | null;
  goal: Place | null;
  pieces: readonly Standing[];
  /** The place that is looked at. */
  shown: Place | null;
  /** What panels and buttons over the sheet hide of it. */
  hidden?: readonly Box[];
  /** Plates with a chance or points, each under its place: they hide whatever lies there. */
  plates?: readonly { at: Place; box: Box }[];
}
/** A box on the sheet, and how bad it is to hide what lies there. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number, weight?: number];
export const meets = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
/** How much larger than the sheet pieces, lamps and plates are drawn: they keep their size on the screen. On a phone their letters
    are as small as may be, for there the country is. */
export const unitAt = (scale: number, phone: boolean) => Math.max(phone ? 0 : 1, (phone ? 1.17 : 1) / scale);
/** How bad it is to stand under a figure or a tower. */
const PIECE = 3;
/** What a figure or a tower hides. */
export function boxOf({ kind, x, y, dx, dy, captive }: Standing, unit: number): Box {
  const [cx, cy] = [x + dx * unit, y + dy * unit];
  // The bars before a captive are larger than the figure.
  if (captive) return [cx - 16 * unit, cy - 22 * unit, cx + 16 * unit, cy + 16 * unit, PIECE];
  return kind === 'tower'
    ? [cx - 11 * unit, cy - 32 * unit, cx + 11 * unit, cy, PIECE]
    : [cx - 13 * unit, cy - 18 * unit, cx + 13 * unit, cy + 11 * unit, PIECE];
}
type Side = 'right' | 'left' | 'above' | 'below';
const SIDES: readonly Side[] = ['right', 'left', 'below', 'above'];
/** How bad it is to hide a name: two in each other are read as neither, so only the goal and what is looked at may. */
const NAME = 5;
/** Farther out, and down, in units of the screen. */
const STEPS: readonly (readonly [out: number, down: number])[] = [
  [0, 0],
  [0, -14],
  [0, 14],
  [20, 0],
  [34, 0],
  [20, 14],
];

/** A name that nothing asks for is only nudged. */
const REST: typeof STEPS = [
  [0, 0],
  [0, -5],
  [0, 5],
];
/** On a phone no name leaves its place: one that finds no room there is left out. */
const NEAR: typeof STEPS = [
  [0, 0],
  [-3, -9],
  [-3, 9],
];
/** Of few lit places no name is left out for want of a little room. */
const CLOSE: typeof STEPS = [...NEAR, [0, -14], [0, 14], [14, 0], [10, -18], [10, 18]];
/** How wide a name is set, in heights of its letters: many of these are narrow. */
export const widthOf = (name: string) =>
  [...name].reduce((sum, letter) => sum + (' fijlrtI'.includes(letter) ? 0.31 : 0.475), 0);

export function labels(wanted: Wanted): Label[] {
  const { name, scale, phone, lit, lamps, lamp, goal, pieces, shown, hidden = [], plates = [] } = wanted;
  const unit = unitAt(scale, phone);
  // In smaller letters of this face the dots of i and j close.
  const least = 14;
  // On a large sheet names grow, but by less than the land.
  const size = (least * Math.max(1, scale ** 0.45)) / scale;
  const taken: Box[] = pieces.map((piece) => [...boxOf(piece, unit)]);
  for (const box of hidden) taken.push([...box]);
  for (const { box } of plates) taken.push([box[0], box[1], box[2], box[3], 6]);
  const lampAt = (id: Place): At => lamps.get(id) ?? SPOTS[id];
  for (const id of lit) {
    const [{ x, y }, r] = [lampAt(id), lamp(id) * 0.86];
    taken.push([x - r, y - r, x + r, y + r, 4]);
  }
  // On a small sheet a name beside another place would be read as that one's.
  const ring = Math.max(6, (phone ? 8 : 5) / scale);
  for (const { x, y } of PLACES.map((id) => SPOTS[id])) taken.push([x - ring, y - ring, x + ring, y + ring]);
  const held = new Set(pieces.map(({ at }) => at));
  const towers = new Set(pieces.filter(({ kind }) => kind === 'tower').map(({ at }) => at));
  const rank = (id: Place) =>
    [id !== goal, id !== shown, !lit.includes(id), !towers.has(id), !held.has(id), !TOWNS.includes(id)].reduce(
      (sum, no) => sum * 2 + Number(no),
      0,
    );
  const laid: Label[] = [];
  /** How far a name is from the rim of a lamp, or from a place. */
  const rims = new Map(lit.map((id) => [id, lamp(id)]));
  const from = (box: Box, id: Place) => Math.max(0, far(box, lampAt(id)) - (rims.get(id) ?? 0));
  /** What a name could be taken for instead. */
  const others = phone ? PLACES : lit;
  /** A place beyond the edge has no name: beside its lamp alone it can be read. */
  const inSight = (id: Place) => {
    const { x, y } = lampAt(id);
    return wanted.seen === null || !outside([x, y, x, y], wanted.seen);
  };
  for (const id of PLACES.filter((each) => inSight(each) && !(phone && each === shown && each !== goal)).sort(
    (a, b) => rank(a) - rank(b) || a.localeCompare(b),
  )) {
    const kind = id === goal ? 'goal' : TOWNS.includes(id) ? 'town' : '';
    const high = kind === 'goal' ? size * 1.6 : kind === 'town' ? size * 1.08 : size;
    // Where few places are lit each of them has its name. On a phone they lie close together: a number without a name is clearer
    // than two names in each other, or one on a lamp. The place that is looked at has its name on a tag at its lamp.
    const must = id === goal || (lit.length <= 14 && lit.includes(id)) || (!phone && (id === shown || towers.has(id)));
    const wide = kind === 'goal' ? name(id).length * high * 0.44 : widthOf(name(id)) * high;
    // A name begins clear of a tower, whatever burns behind it.
    const clear = (towers.has(id) ? 14.5 : phone ? 8.5 : 10.5) * unit;
    const near = lit.includes(id) ? Math.max(lamp(id) + 2.4 * unit, towers.has(id) ? clear : 0) : clear;
    const own = SPOTS[id].side as Side;
    // Below a place that has a plate is below the plate.
    const plate = plates.find(({ at }) => at === id)?.box;
    const under = plate && plate[1] > SPOTS[id].y && plate[0] < SPOTS[id].x && plate[2] > SPOTS[id].x;
    const below = under ? plate[3] - SPOTS[id].y + 1 : near;
    const { x, y } = lampAt(id);
    const sides = [own, ...SIDES.filter((side) => side !== own)];
    // Where figures and lamps crowd around a place its name goes farther out, before it would be hidden.
    const spoken = must || held.has(id) || lit.includes(id);
    const steps = !spoken ? REST : !phone ? STEPS : must ? CLOSE : NEAR;
    const tries = steps.flatMap(([out, down]) =>
      sides
        .filter((side) => down === 0 || side === 'right' || side === 'left')
        .map((side) =>
          shift(
            lay({ x, y: y + down * unit }, side, wide, high, (side === 'below' ? below : near) + out * unit),
            wanted.seen,
          ),
        ),
    );
    // A name that must stand stands where it hides least.
    const hides = (box: Box, own = from(box, id)) =>
      taken.reduce((sum, other) => sum + (meets(box, other) ? (other[4] ?? 1) : 0), 0) +
      5 * Number(box[0] < VIEW.x || box[2] > VIEW.x + VIEW.width) +
      5 * Number(wanted.seen !== null && outside(box, wanted.seen)) +
      5 * Number((spoken || phone) && id !== goal && others.some((other) => other !== id && from(box, other) < own));
    const [least] = tries.map((each) => ({ ...each, hidden: hides(each.box) })).sort((a, b) => a.hidden - b.hidden);
    const whole = least?.hidden ?? 0;
    const found =
      whole === 0 || (must && (whole < (phone ? PIECE : NAME) || id === goal || id === shown)) ? least : undefined;
    if (!found || plates.some(({ box }) => meets(found.box, box))) continue;
    const [x0, y0, x1, y1] = found.box;
    // A hair of air above and below: hooks and tails stand out of the box.
    taken.push([x0, y0 - 0.1 * high, x1, y1 + 0.1 * high, NAME]);
    laid.push({ id, box: found.box, x: found.x, y: found.y, anchor: found.anchor, size: high, kind });
  }
  return laid;
}

/** How far a box is from a lamp: a name that is nearer to another one would be read as that one's. */
const far = (box: Box, { x, y }: At) =>
  Math.hypot(Math.max(box[0] - x, 0, x - box[2]), Math.max(box[1] - y, 0, y - box[3]));
const outside = (box: Box, seen: Box) => box[0] < seen[0] || box[1] < seen[1] || box[2] > seen[2] || box[3] > seen[3];

/** A name over or under its place that would leave what is seen by a little is pushed back into it. */
function shift(laid: Laid, seen: Box | null): Laid {
  if (!seen || laid.anchor !== 'middle') return laid;
  const [x0, y0, x1, y1] = laid.box;
  const by = Math.max(0, seen[0] - x0) - Math.max(0, x1 - seen[2]);
  return by === 0 || Math.abs(by) > (x1 - x0) / 3 ? laid : { ...laid, x: laid.x + by, box: [x0 + by, y0, x1 + by, y1] };
}

interface Laid extends At {
  anchor: Label['anchor'];
  box: Box;
}

function lay({ x, y }: At, side: Side, wide: number, high: number, near: number): Laid {
  const half = high * 0.36;
  if (side === 'right')
    return { x: x + near, y: y + half, anchor: 'start', box: [x + near, y - half, x + near + wide, y + half] };
  if (side === 'left')
    return { x: x - near, y: y + half, anchor: 'end', box: [x - near - wide, y - half, x - near, y + half] };
  const down = side === 'below' ? near + high * 0.72 : -near;
  return { x, y: y + down, anchor: 'middle', box: [x - wide / 2, y + down - high * 0.72, x + wide / 2, y + down] };
}
