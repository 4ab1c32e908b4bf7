/** Names by rank: the goal, what is lit, outposts, figures, towns, the rest. A name that would meet another is left out, and one
    that would lie under a plate. */
import type { Place } from '../generated';
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
  goal: Place | null;
  pieces: readonly Standing[];
  /** The place that is looked at. */
  shown: Place | null;
  /** What a panel over the sheet hides of it. */
  hidden?: Box | null;
  /** Plates with a chance or points, each under its place: they hide whatever lies there. */
  plates?: readonly { at: Place; box: Box }[];
}
/** A box on the sheet, and how bad it is to hide what lies there. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number, weight?: number];
export const meets = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
/** How much larger than the sheet pieces, lamps and plates are drawn: they keep their size on the screen. */
export const unitAt = (scale: number, phone: boolean) => Math.max(1, (phone ? 1.28 : 1) / scale);
type Side = 'right' | 'left' | 'above' | 'below';
const SIDES: readonly Side[] = ['right', 'left', 'below', 'above'];

export function labels({ name, scale, phone, lit, goal, pieces, shown, hidden, plates = [] }: Wanted): Label[] {
  const unit = unitAt(scale, phone);
  const least = phone ? 14 : 12.4;
  // On a large sheet names grow, but by less than the land.
  const size = (least * Math.max(1, scale ** 0.45)) / scale;
  const taken: Box[] = pieces.map(({ kind, x, y, dx, dy, captive }): Box => {
    const [cx, cy] = [x + dx * unit, y + dy * unit];
    // The bars before a captive are larger than the figure.
    if (captive) return [cx - 16 * unit, cy - 22 * unit, cx + 16 * unit, cy + 16 * unit, 3];
    return kind === 'tower'
      ? [cx - 11 * unit, cy - 32 * unit, cx + 11 * unit, cy, 3]
      : [cx - 13 * unit, cy - 18 * unit, cx + 13 * unit, cy + 11 * unit, 3];
  });
  if (hidden) taken.push([...hidden]);
  for (const { box } of plates) taken.push([box[0], box[1], box[2], box[3], 6]);
  for (const id of lit)
    taken.push([SPOTS[id].x - 13 * unit, SPOTS[id].y - 13 * unit, SPOTS[id].x + 13 * unit, SPOTS[id].y + 13 * unit, 4]);
  for (const id of PLACES) taken.push([SPOTS[id].x - 6, SPOTS[id].y - 6, SPOTS[id].x + 6, SPOTS[id].y + 6]);
  const held = new Set(pieces.map(({ at }) => at));
  const towers = new Set(pieces.filter(({ kind }) => kind === 'tower').map(({ at }) => at));
  const rank = (id: Place) =>
    [id !== goal, id !== shown, !lit.includes(id), !towers.has(id), !held.has(id), !TOWNS.includes(id)].reduce(
      (sum, no) => sum * 2 + Number(no),
      0,
    );
  const out: Label[] = [];
  for (const id of [...PLACES].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))) {
    const kind = id === goal ? 'goal' : TOWNS.includes(id) ? 'town' : '';
    const high = kind === 'goal' ? size * 1.6 : kind === 'town' ? size * 1.08 : size;
    // On a phone lit places lie close together: a number without a name is clearer than two names in each other.
    const must = id === goal || id === shown || (!phone && lit.length <= 14 && lit.includes(id)) || towers.has(id);
    const wide = name(id).length * high * (kind === 'goal' ? 0.44 : 0.455);
    const near = (lit.includes(id) ? 16 : towers.has(id) ? 14.5 : 10.5) * unit;
    const own = SPOTS[id].side as Side;
    // Below a place that has a plate is below the plate.
    const plate = plates.find(({ at }) => at === id)?.box;
    const below = plate ? plate[3] - SPOTS[id].y + 1 : near;
    const tries = [own, ...SIDES.filter((side) => side !== own)].map((side) =>
      lay(id, side, wide, high, side === 'below' ? below : near),
    );
    // A name that must stand stands where it hides least.
    const hides = ({ box }: (typeof tries)[number]) =>
      taken.reduce((sum, other) => sum + (meets(box, other) ? (other[4] ?? 1) : 0), 0) +
      5 * Number(box[0] < VIEW.x || box[2] > VIEW.x + VIEW.width);
    const least = [...tries].sort((a, b) => hides(a) - hides(b))[0];
    const found = least && (must || hides(least) === 0) ? least : undefined;
    if (!found || plates.some(({ box }) => meets(found.box, box))) continue;
    taken.push(found.box);
    out.push({ id, box: found.box, x: found.x, y: found.y, anchor: found.anchor, size: high, kind });
  }
  return out;
}

function lay(
  id: Place,
  side: Side,
  wide: number,
  high: number,
  near: number,
): { x: number; y: number; anchor: Label['anchor']; box: Box } {
  const { x, y } = SPOTS[id];
  const half = high * 0.36;
  if (side === 'right')
    return { x: x + near, y: y + half, anchor: 'start', box: [x + near, y - half, x + near + wide, y + half] };
  if (side === 'left')
    return { x: x - near, y: y + half, anchor: 'end', box: [x - near - wide, y - half, x - near, y + half] };
  const down = side === 'below' ? near + high * 0.72 : -near;
  return { x, y: y + down, anchor: 'middle', box: [x - wide / 2, y + down - high * 0.72, x + wide / 2, y + down] };
}
