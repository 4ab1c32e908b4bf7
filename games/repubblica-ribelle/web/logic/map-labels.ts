/** Which names are printed on the map, on which side of their dots, and where the pieces of a place stand, so that names, pieces and
    the plate of the mission do not cover one another. All in units of the sheet. */
import type { Territory } from '../generated';
import { inTerritory, spotsIn } from './outlines';
import { arrange, place, SEAL, sheet, type Place, type Standing } from './places';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** The part of the sheet in sight, as the map's view tells it. */
interface Frame {
  k: number;
  sees(x: number, y: number, around?: number): boolean;
}
export interface Name {
  id: string;
  text: string;
  major: boolean;
  letters: number;
  x: number;
  y: number;
  side: number;
  box: Box;
}
export interface Plate {
  text: string;
  letters: number;
  box: Box;
}
export interface Labels {
  names: readonly Name[];
  plate: Plate | null;
}
export interface Wanted {
  narrow: boolean;
  /** Where the mission is. */
  pawn: string | null;
  /** Places that the question is about: they are named before all others. */
  about: ReadonlySet<string>;
  /** Places that may be pressed: the plate of the mission leaves their rings free. */
  lit?: ReadonlySet<string>;
  /** How large pieces are drawn. */
  piece: number;
  /** Where buttons lie over the map. */
  buttons?: readonly Box[];
}

const WIDE = { major: 0.4, minor: 0.46 }; // of a letter's height, about
const RING = 39; // around the mission, with its line
const GAP = 3;

/** The area that two boxes share. */
export function shared(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}
const boxAround = ([x, y]: readonly [number, number], r: number): Box => ({
  x: x - r,
  y: y - r,
  w: 2 * r,
  h: 2 * r,
});
const inFrame = (frame: Frame, { x, y, w, h }: Box): boolean => frame.sees(x, y, 4) && frame.sees(x + w, y + h, 4);

/** Names keep their size on the screen where the sheet is small; the lesser ones wait until there is room. */
export function letterSizes(k: number, narrow: boolean): { major: number; minor: number } {
  return {
    major: Math.max(22, (narrow ? 16 : 18) / k),
    minor: Math.max(13.6, 14 / k),
  };
}

const SIDES = ['printed', 'flipped', 'below', 'above'] as const;
type Where = (typeof SIDES)[number];
/** The republic bears its name: it is on the map whatever stands there. */
const CAPITAL = 'montefiorino';
function nameBeside(id: string, each: Place, letters: number, where: Where): Name {
  const [wordX, wordY, printed] = each.word;
  const w = each.name.length * letters * (each.major ? WIDE.major : WIDE.minor);
  const beside = where === 'printed' || where === 'flipped';
  const side = where === 'flipped' ? -printed : beside ? printed : 1;
  const x = where === 'printed' ? wordX : where === 'flipped' ? 2 * each.at[0] - wordX : each.at[0] - w / 2;
  const y = beside ? wordY : where === 'below' ? each.at[1] + 12 + letters * 0.8 : each.at[1] - 12 - letters * 0.2;
  const box = { x: side < 0 ? x - w : x, y: y - letters * 0.8, w, h: letters };
  return { id, text: each.name, major: each.major, letters, x, y, side, box };
}

/** How far the ring of a place that may be pressed is from its middle: on a small sheet it keeps its size on the screen, as far as
    rings stay apart. */
export const ringAt = (k: number): number => Math.min(26, Math.max(10.5, 12 / k));

/** The mission's name on a plate around its ring: above it, unless another large name or the edge is there. */
function plateOf(frame: Frame, wanted: Wanted, large: number, small: number, others: readonly Name[]): Plate | null {
  if (!wanted.pawn) return null;
  const mission = place(wanted.pawn);
  const letters = mission.major || frame.k < 0.68 ? large : small * 1.25;
  const [w, h] = [mission.name.length * letters * 0.36 + letters * 0.8, letters * 1.15];
  const [x, y] = mission.at;
  const far = RING * wanted.piece;
  const boxes: Box[] = [
    { x: x - w / 2, y: y - far - h, w, h },
    { x: x - w / 2, y: y + far, w, h },
    { x: x + far, y: y - h / 2, w, h },
    { x: x - far - w, y: y - h / 2, w, h },
  ];
  // The dots of other large places stay in sight as well: they weigh as much as a name.
  const dots = Object.entries(sheet.places)
    .filter(([id, { major }]) => major && id !== wanted.pawn)
    .map(([, { at }]) => boxAround(at, 13));
  const rings = [...(wanted.lit ?? [])].map((id) => boxAround(place(id).at, ringAt(frame.k) + 6));
  const cost = (box: Box): number =>
    others.reduce((sum, { id, box: b }) => sum + (id === wanted.pawn ? 0 : shared(box, b)), 0) +
    4 * [...dots, ...rings].reduce((sum, dot) => sum + shared(box, dot), 0);
  const [best] = boxes.filter((box) => inFrame(frame, box)).sort((a, b) => cost(a) - cost(b));
  return best ? { text: mission.name, letters, box: best } : null;
}

/** The names in sight, none over another: first those that the question is about, then the large places. */
export function labelsOf(frame: Frame, wanted: Wanted): Labels {
  const { major, minor } = letterSizes(frame.k, wanted.narrow);
  // A phone's whole sheet has room for the large places only; it comes near when something is asked.
  const crowded = wanted.narrow && frame.k < 0.68;
  const sizeOf = (each: Place) => (each.major ? major : minor);
  const rank = (id: string, each: Place) => (id === wanted.pawn ? 0 : wanted.about.has(id) ? 1 : each.major ? 2 : 3);
  const dots = Object.entries(sheet.places).map(([id, { at }]) => ({ id, box: boxAround(at, 6) }));
  const places = Object.entries(sheet.places)
    .filter(([id, each]) => !crowded || rank(id, each) < 3)
    .sort(([a, one], [b, other]) => rank(a, one) - rank(b, other));
  const printed = places.map(([id, each]) => nameBeside(id, each, sizeOf(each), 'printed'));
  const plate = plateOf(
    frame,
    wanted,
    major,
    minor,
    printed.filter((name) => name.major),
  );
  const ring = wanted.pawn ? boxAround(place(wanted.pawn).at, RING * wanted.piece) : null;
  const names: Name[] = [];
  for (const [id, each] of places) {
    if (plate && id === wanted.pawn) continue;
    // Beside its dot, where the sheet prints it or on the other side; under or over it rather than nowhere. A small place's name
    // covers no other dot.
    const free = SIDES.map((where) => nameBeside(id, each, sizeOf(each), where)).find(({ box, side, x }) => {
      const wider = {
        x: box.x - GAP,
        y: box.y,
        w: box.w + 2 * GAP,
        h: box.h,
      };
      return (
        inFrame(frame, box) &&
        // A name on the side where the sheet does not print it keeps clear of the mission's ring as well.
        !(ring && (side !== each.word[2] || x !== each.word[0]) && shared(wider, ring) > 0) &&
        (wanted.buttons ?? []).every((button) => shared(wider, button) === 0) &&
        !(plate && shared(wider, plate.box) > 0) &&
        (each.major || dots.every((dot) => dot.id === id || shared(box, dot.box) === 0)) &&
        names.every((other) => shared(wider, other.box) === 0)
      );
    });
    if (free) names.push(free);
  }
  return { names, plate };
}

/** So far from its dot, along its line. */
const ASIDE = [0, 14, 28, 42, 56];
const aside = (name: Name, far: number): Name => ({
  ...name,
  x: name.x + name.side * far,
  box: { ...name.box, x: name.box.x + name.side * far },
});

/** The names of which no more than an eighth is covered. A large place's that is goes to another side of its dot: nobody finds the
    way without it. */
export function legible({ names, plate }: Labels, over: readonly Box[], frame: Frame): readonly Name[] {
  const covered = (box: Box) => over.reduce((sum, each) => sum + shared(box, each), 0) / (box.w * box.h);
  const kept = names.filter(({ box }) => covered(box) < 1 / 8);
  for (const name of names) {
    if (!name.major || kept.includes(name)) continue;
    const clear = ({ box }: Name) =>
      inFrame(frame, box) &&
      !(plate && shared(box, plate.box) > 0) &&
      kept.every((other) => shared(box, other.box) === 0);
    const [best] = ASIDE.flatMap((far) =>
      SIDES.map((where) => aside(nameBeside(name.id, place(name.id), name.letters, where), far)),
    )
      .filter(clear)
      .sort((a, b) => covered(a.box) - covered(b.box));
    if (best && (covered(best.box) < 1 / 8 || name.id === CAPITAL)) kept.push(best);
  }
  return kept;
}

/** Where the things of a place may stand around its dot; earlier ones are liked better. */
const AROUND = [
  { dx: 0, dy: 1, cost: 0 },
  { dx: 1, dy: 0.6, cost: 0.3 },
  { dx: -1, dy: 0.6, cost: 0.3 },
  { dx: 0, dy: -1, cost: 0.35 },
  { dx: 1, dy: -0.6, cost: 0.5 },
  { dx: -1, dy: -0.6, cost: 0.5 },
] as const;
/** A base or a resource is so wide, a row so high, in units of a piece. */
const ROW = 26;
/** What a covered thing costs, for each piece's area that is covered. */
const COVERS = { plate: 9, name: 9, small: 2, stack: 6, pawn: 4, dot: 1.5, own: 12, lit: 12 };
/** What it costs to stand altogether beyond the border of one's own territory: whose region would that be? */
const ABROAD = 4.5;
/** What it costs to stand partly out of sight, where the dot is well in sight: so far from the edge. */
const CUT = 5;
const NEAR = 24; // px
/** Pieces whose dot is near a border may stand farther off, within their territory: so far at most, and so dear for each unit. */
const FAR = { most: 66, cost: 1 / 26 };
/** How far from the middle of a piece it must still be at home. */
const BODY = 9;

export interface Stood<T> extends Standing<T> {
  at: string;
}

/** The things of every place beside its dot, where they cover least: names, other places' things, the mission's pawn. */
export function standAround<T extends { width: number }>(
  things: ReadonlyMap<string, readonly T[]>,
  labels: Labels,
  scale: number,
  pawn: string | null,
  lit: ReadonlySet<string> = new Set(),
  frame: Frame | null = null,
): Stood<T>[] {
  const unit = 27 * ROW * scale * scale;
  const stacks: Box[] = [];
  const pawnBox = pawn
    ? {
        x: place(pawn).at[0] - 10 * scale,
        y: place(pawn).at[1] - 36 * scale,
        w: 20 * scale,
        h: 34 * scale,
      }
    : null;
  const dots = Object.entries(sheet.places).map(
    ([
      id,
      {
        at: [x, y],
      },
    ]) => ({ id, box: { x: x - 6, y: y - 6, w: 12, h: 12 } }),
  );
  // Places that may be pressed show their rings.
  const aims = [...lit].map((id) => ({ id, box: boxAround(place(id).at, 17) }));
  const sum = (box: Box, over: readonly Box[]): number => over.reduce((all, each) => all + shared(box, each), 0);
  // The mission's own first, then always in the same order, so that a move elsewhere leaves them where they are.
  const order = [...things].sort(([a], [b]) => Number(b === pawn) - Number(a === pawn) || (a < b ? -1 : 1));
  return order.flatMap(([id, all]) => {
    const [x, y] = place(id).at;
    const nameBoxes = labels.names.filter(({ major }) => major).map(({ box }) => box);
    const smallBoxes = labels.names.filter(({ major }) => !major).map(({ box }) => box);
    const dotBoxes = dots.filter((dot) => dot.id !== id).map(({ box }) => box);
    const litBoxes = aims.filter((aim) => aim.id !== id).map(({ box }) => box);
    const own = boxAround([x, y], 9);
    const home = place(id).territory;
    const tries = [4, 3, 2].flatMap((across, narrower) => {
      if (narrower > 0 && all.length <= across) return [];
      const set = arrange(all, scale, across);
      const rows = Math.ceil(all.length / across);
      const w = 2 * Math.max(...set.map(({ thing, dx }) => Math.abs(dx) + (thing.width / 2) * scale));
      const h = rows * ROW * scale;
      const usual = AROUND.map(({ dx, dy, cost }) => ({
        cx: dx * (w / 2 + 12),
        // Above and below they stand clear of the dot; beside it they are level with it.
        cy: dx === 0 ? dy * (h / 2 + 12) + scale : dy * (h / 2),
        cost,
      }));
      const farther = spotsIn(home, BODY * scale)
        .map(([u, v]) => ({ cx: u - x, cy: v - y, far: Math.hypot(u - x, v - y) }))
        .filter(({ far }) => far < FAR.most)
        .map(({ cx, cy, far }) => ({ cx, cy, cost: 0.6 + far * FAR.cost }));
      const top = Math.min(...set.map((each) => each.dy));
      return [...usual, ...farther].map(({ cx, cy, cost }) => {
        const box = { x: x + cx - w / 2, y: y + cy - h / 2, w, h };
        const covered =
          COVERS.plate * (labels.plate ? shared(box, labels.plate.box) : 0) +
          COVERS.name * sum(box, nameBoxes) +
          COVERS.small * sum(box, smallBoxes) +
          COVERS.stack * sum(box, stacks) +
          COVERS.pawn * (pawnBox ? shared(box, pawnBox) : 0) +
          COVERS.dot * sum(box, dotBoxes) +
          COVERS.own * shared(box, own) +
          COVERS.lit * sum(box, litBoxes);
        const abroad = set.flatMap((each) => {
          const [u, v] = [x + cx + each.dx, y + cy - h / 2 + each.dy - top + (ROW / 2) * scale];
          const body = BODY * scale;
          return [u - body, u + body].map((edge) => inTerritory(home, edge, v));
        });
        const cut = frame?.sees(x, y, NEAR) && !inFrame(frame, box) ? CUT : 0;
        const out = abroad.filter((within) => !within).length / abroad.length;
        return {
          set,
          cx,
          cy,
          h,
          box,
          cost: covered / unit + cost + narrower * 0.1 * scale * scale + ABROAD * out + cut,
        };
      });
    });
    const best = tries.reduce((one, other) => (other.cost < one.cost ? other : one));
    stacks.push(best.box);
    // `arrange` hangs its rows below the dot; here they stand around the middle of the box.
    const top = Math.min(...best.set.map(({ dy }) => dy)) - (ROW / 2) * scale;
    return best.set.map(({ thing, dx, dy }) => ({
      thing,
      at: id,
      dx: best.cx + dx,
      dy: best.cy - best.h / 2 + dy - top,
    }));
  });
}

/** Where the price of entering each territory is written: within its borders, as far from names, pieces, dots and the mission as
    there is room, and near the usual place. */
export function sealsAt(
  territories: readonly Territory[],
  labels: Labels,
  taken: readonly Box[],
  r: number,
  buttons: readonly Box[] = [],
): Map<Territory, readonly [number, number]> {
  const names = labels.names.map(({ box }) => box);
  const dots = Object.values(sheet.places).map(({ at }) => boxAround(at, 11));
  // Beside another territory's name a price would be read as that one's.
  const large = Object.entries(sheet.places).filter(([, { major }]) => major);
  const foreign = new Map(
    territories.map((id) => {
      const others = new Set(large.filter(([, { territory }]) => territory !== id).map(([key]) => key));
      return [id, labels.names.filter((name) => others.has(name.id)).map(({ box }) => box)];
    }),
  );
  const weighed: readonly (readonly [number, readonly Box[]])[] = [
    [8, [...taken, ...buttons, ...(labels.plate ? [labels.plate.box] : [])]],
    [6, names],
    [3, dots],
  ];
  return new Map(
    territories.map((id) => {
      const cost = ([x, y]: readonly [number, number]): number => {
        const box = boxAround([x, y], r + GAP);
        const covered = weighed.reduce(
          (all, [weight, boxes]) => all + weight * boxes.reduce((sum, each) => sum + shared(box, each), 0),
          0,
        );
        const around = boxAround([x, y], 2.2 * r);
        const misread = (foreign.get(id) ?? []).reduce((sum, each) => sum + shared(around, each), 0);
        return (covered + 2 * misread) / (r * r) + Math.hypot(x - SEAL[id][0], y - SEAL[id][1]) / 200;
      };
      const spots = [SEAL[id], ...spotsIn(id, r)];
      return [id, spots.reduce((best, each) => (cost(each) < cost(best) ? each : best))];
    }),
  );
}
