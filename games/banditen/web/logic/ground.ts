/** The two maps as the data gives them, to be drawn: hexes and their neighbours. */
import { gravellona, tarnova } from './printed-grounds';

export const SIDES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type Side = (typeof SIDES)[number];
export type Terrain = 'clear' | 'wood' | 'hill' | 'settlement' | 'river';
/** Such as `13.09`: column and row. */
export type HexId = string;

const STEP: Record<Side, readonly [number, number]> = {
  N: [0, -1],
  NE: [1, -1],
  SE: [1, 0],
  S: [0, 1],
  SW: [-1, 1],
  NW: [-1, 0],
};

export interface Hex {
  readonly id: HexId;
  readonly q: number;
  readonly r: number;
  /** Its middle on the sheet, side 30. */
  readonly x: number;
  readonly y: number;
  readonly terrain: Terrain;
  readonly road: readonly Side[];
  readonly stream: readonly Side[];
  /** A river hex that a road crosses. */
  readonly bridge: boolean;
  /** The number of its strongpoint, or 0. */
  readonly fort: number;
  /** The name of the objective in it, or nothing. */
  readonly objective: string;
  readonly place: string;
}

export const SHEET = { width: 935, height: 1105, side: 30 } as const;

const ROWS = 20;
/** From the sheet's edge to the first hex, and from one hex to the next. */
const [EDGE, WIDE, HIGH] = [40, 45, SHEET.side * Math.sqrt(3)];
const TERRAIN: Readonly<Record<string, Terrain>> = {
  c: 'clear',
  w: 'wood',
  h: 'hill',
  s: 'settlement',
  r: 'river',
};

export class Ground {
  readonly hexes: readonly Hex[];
  #byId: Map<HexId, Hex>;
  #byPlace: Map<string, Hex>;

  /** A letter for each hex, column by column, then the hexes of which there is more to say (map/ground.mjs). */
  constructor(printed: string) {
    const [land = '', ...lines] = printed.split('\n');
    const told = new Map(lines.map((line) => [line.slice(0, 5), line.split(',')]));
    const sides = (text = '') => text.split(' ').filter((side): side is Side => SIDES.some((each) => each === side));
    this.hexes = [...land].map((letter, at) => {
      const [q, row] = [Math.floor(at / ROWS), at % ROWS];
      const r = row - Math.floor(q / 2);
      const id = [q + 1, row + 1].map((number) => String(number).padStart(2, '0')).join('.');
      const [, road, stream, bridge, fort, objective = '', place = ''] = told.get(id) ?? [];
      return {
        id,
        q,
        r,
        x: EDGE + WIDE * q,
        y: EDGE + HIGH * (r + q / 2),
        terrain: TERRAIN[letter] ?? 'clear',
        road: sides(road),
        stream: sides(stream),
        bridge: bridge === '1',
        fort: Number(fort ?? 0),
        objective,
        place,
      };
    });
    this.#byId = new Map(this.hexes.map((hex) => [hex.id, hex]));
    this.#byPlace = new Map(this.hexes.map((hex) => [`${hex.q},${hex.r}`, hex]));
  }

  get(id: HexId): Hex | undefined {
    return this.#byId.get(id);
  }
  /** Those of these hexes that the map has. */
  all(ids: readonly HexId[]): Hex[] {
    return ids.map((id) => this.get(id)).filter((hex) => hex !== undefined);
  }
  beside(hex: Hex, side: Side): Hex | undefined {
    return this.#byPlace.get(`${hex.q + STEP[side][0]},${hex.r + STEP[side][1]}`);
  }
  /** The side by which one enters `to` from `from`, if they touch. */
  side(from: Hex, to: Hex): Side | undefined {
    return SIDES.find((side) => this.beside(from, side) === to);
  }
  around(hex: Hex): Hex[] {
    return SIDES.map((side) => this.beside(hex, side)).filter((each): each is Hex => each !== undefined);
  }
  /** The hex under a point of the sheet. */
  under(x: number, y: number): Hex | undefined {
    let best: Hex | undefined;
    let least = SHEET.side * SHEET.side;
    for (const hex of this.hexes) {
      const d = (hex.x - x) ** 2 + (hex.y - y) ** 2;
      if (d < least) [best, least] = [hex, d];
    }
    return best;
  }
}

export const GROUNDS = { gravellona: new Ground(gravellona), tarnova: new Ground(tarnova) } as const;
export type Scenario = keyof typeof GROUNDS;

/** The six corners of a hex, from the east clockwise. */
export function corners({ x, y }: { x: number; y: number }, side: number = SHEET.side): [number, number][] {
  return Array.from({ length: 6 }, (_, k) => [
    x + side * Math.cos((k * Math.PI) / 3),
    y + side * Math.sin((k * Math.PI) / 3),
  ]);
}

/** The outline of a set of hexes as closed rings of corners: sides that two of them share cancel out. */
export function outline(hexes: readonly Hex[]): [number, number][][] {
  const key = ([x, y]: readonly [number, number]) => `${Math.round(x)},${Math.round(y / 2)}`;
  const same = (a: string, b: string) => a === b;
  const open = new Map<string, { from: [number, number]; to: [number, number]; a: string; b: string }>();
  const snap = new Map<string, string>();
  const name = (p: [number, number]): string => {
    // Middles are rounded in the data, so corners of neighbours differ in the last digit.
    for (const i of [0, -1, 1])
      for (const j of [0, -1, 1]) {
        const near = snap.get(key([p[0] + i, p[1] + 2 * j]));
        if (near) return near;
      }
    const own = key(p);
    snap.set(own, own);
    return own;
  };
  for (const hex of hexes) {
    const ring = corners(hex);
    ring.forEach((from, k) => {
      const to = ring[(k + 1) % 6] ?? from;
      const [a, b] = [name(from), name(to)];
      if (!open.delete(`${b}>${a}`)) open.set(`${a}>${b}`, { from, to, a, b });
    });
  }
  const rings: [number, number][][] = [];
  const left = new Set(open.values());
  for (let edge = left.values().next().value; edge; edge = left.values().next().value) {
    const ring: [number, number][] = [];
    const first = edge.a;
    let now: typeof edge | undefined = edge;
    while (now) {
      left.delete(now);
      ring.push(now.from);
      const end: string = now.b;
      now = same(end, first) ? undefined : [...left].find((next) => same(next.a, end));
    }
    rings.push(ring);
  }
  return rings;
}
