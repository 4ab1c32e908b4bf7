/** What the battle is about and where it stands on the map: objectives, forts, mines, the infirmary. */
import type { BanditenBoard } from './board.svelte';
import { SHEET, type Hex, type HexId } from './ground';
import { totalAt, type Piece } from './pieces';

/** Where an objective's plate stands beside its hex: the counter needs the middle. */
const BESIDE: Partial<Record<HexId, readonly [number, number]>> = {
  '14.04': [0, -33],
  '15.08': [-6, 33],
  '16.09': [12, 34],
  '16.07': [-24, -34],
  '13.09': [36, 34],
  '17.06': [2, -33],
  '18.11': [0, 36],
};

export interface Goal {
  hex: Hex;
  name: string;
  won: boolean;
  /** The middle of its plate, and how wide that is. */
  plate: { x: number; y: number; width: number };
}

export interface Rect {
  left: number;
  right: number;
  top: number;
  foot: number;
}
/** What is written on a stack: name, arm and strength of the counter on top, and the tabs at its corners. */
const writtenAt = ({ x, y }: Hex, pieces: readonly Piece[]): Rect[] => [
  { left: x - 19, right: x + 20, top: y - 20, foot: y + 11 },
  ...(pieces.length > 1 ? [around(x + totalAt(pieces).x, y + totalAt(pieces).y, 25, 14)] : []),
  ...(pieces.some(({ fire }) => fire > 0) ? [{ left: x + 12, right: x + 34, top: y - 26, foot: y - 11 }] : []),
  ...(pieces.every(({ commanded }) => commanded) ? [] : [{ left: x - 15, right: x - 1, top: y - 32, foot: y - 18 }]),
];
const common = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.foot, b.foot) - Math.max(a.top, b.top));
/** Where the names of places stand on a printed map. */
export const namesOn = (print: string): Rect[] =>
  [...print.matchAll(/<text class="(?:place|town|exit)" x="([\d.]+)" y="([\d.]+)">([^<]*)</g)].map(
    ([, x, y, name = '']) => around(Number(x), Number(y) - 5, 8 * name.length, 18),
  );
/** Stacks further off meet no plate. */
const NEAR = 170;
/** So much may be hidden, in square units, before a plate leaves its usual place: it moves no more than it must. */
const LITTLE = 60;

/** A box of this size around a place. */
const around = (x: number, y: number, width: number, height: number): Rect => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  foot: y + height / 2,
});
const PLATE = 17; // how high it is
const OFF = 1e6; // beyond the sheet's edge nothing is seen: worse than on any counter

export class Landmarks {
  readonly #board: BanditenBoard;

  constructor(board: BanditenBoard) {
    this.#board = board;
  }

  /** Worked out once for each way in which the stacks lie. */
  #known: { stacks: unknown; conquered: unknown; goals: Goal[] } | null = null;
  get goals(): Goal[] {
    const { stacks, ground } = this.#board;
    const { conquered } = this.#board.view;
    if (this.#known?.stacks === stacks && this.#known.conquered === conquered) return this.#known.goals;
    const goals: Goal[] = [];
    for (const hex of ground.hexes)
      if (hex.objective !== '')
        goals.push({ hex, name: hex.objective, won: conquered.includes(hex.id), plate: this.#plateOf(hex, goals) });
    this.#known = { stacks, conquered, goals };
    return goals;
  }
  /** Beside its hex where it hides least of what is written on the counters, and they least of it. */
  #plateOf(hex: Hex, others: readonly Goal[]): Goal['plate'] {
    const width = hex.objective.length * 6.3 + 28;
    const side = width / 2 + 34; // clear of the tabs of its own stack
    const places = [
      BESIDE[hex.id] ?? [0, 34],
      [0, 34],
      [0, -33],
      [side, 0],
      [-side + 8, 0],
      [side - 8, 24],
      [side - 8, -24],
      [-side + 8, 24],
      [-side + 8, -24],
    ] as const;
    const written = [...this.#board.stacks].flatMap(([id, pieces]) => {
      const at = this.#board.ground.get(id);
      return at && Math.hypot(at.x - hex.x, at.y - hex.y) < NEAR ? writtenAt(at, pieces) : [];
    });
    const laid = others.map(({ plate }) => around(plate.x, plate.y, plate.width, PLATE));
    const hidden = ([dx, dy]: readonly [number, number]) => {
      const plate = {
        left: hex.x + dx - width / 2,
        right: hex.x + dx + width / 2,
        top: hex.y + dy - 7,
        foot: hex.y + dy + 7,
      };
      return [...written, ...laid].reduce((sum, box) => sum + common(plate, box), 0);
    };
    const [first, ...more] = places;
    const best = more.reduce<{ at: readonly [number, number]; cost: number }>(
      (least, at) => {
        const cost = hidden(at);
        return cost < least.cost - LITTLE ? { at, cost } : least;
      },
      { at: first, cost: hidden(first) },
    );
    return { x: hex.x + best.at[0], y: hex.y + best.at[1], width };
  }
  /** Everything that is written or stands on the map: stacks with their tabs, plates, names of places. */
  get written(): Rect[] {
    return [
      ...[...this.#board.told.drawn].flatMap(([id, pieces]) => {
        const at = this.#board.ground.get(id);
        return at ? [around(at.x + 2, at.y - 2, 54, 54), ...writtenAt(at, pieces)] : [];
      }),
      ...this.goals.map(({ plate }) => around(plate.x, plate.y, plate.width, PLATE)),
      ...this.#board.names,
    ];
  }
  /** The first of these places beside a hex where a thing of this size hides least of stacks and names. */
  clear(
    hex: Hex,
    size: { width: number; height: number },
    places: readonly (readonly [number, number])[],
    taken: readonly Rect[] = [],
  ) {
    const near = ({ x, y }: { x: number; y: number }) => Math.hypot(x - hex.x, y - hex.y) < NEAR + size.width;
    const boxes = [
      ...taken,
      ...[...this.#board.told.drawn].flatMap(([id, pieces]) => {
        const at = this.#board.ground.get(id);
        return at && near(at) ? [around(at.x + 2, at.y - 2, 50, 50), ...writtenAt(at, pieces)] : [];
      }),
      ...this.goals.filter(({ plate }) => near(plate)).map(({ plate }) => around(plate.x, plate.y, plate.width, PLATE)),
    ];
    const cost = ([dx, dy]: readonly [number, number]) => {
      const own = around(hex.x + dx, hex.y + dy, size.width, size.height);
      const off = own.left < 0 || own.top < 0 || own.right > SHEET.width || own.foot > SHEET.height;
      return boxes.reduce((sum, box) => sum + common(own, box), off ? OFF : 0);
    };
    const [first = [0, 0] as const, ...others] = places;
    const best = others.reduce<readonly [number, number]>((least, at) => (cost(at) < cost(least) ? at : least), first);
    return { x: hex.x + best[0], y: hex.y + best[1], hidden: cost(best) };
  }
  get forts(): { hex: Hex; number: number; bunker: boolean; held: boolean }[] {
    return this.#board.ground.hexes
      .filter(({ fort }) => fort > 0)
      .map((hex) => ({
        hex,
        number: hex.fort,
        bunker: this.#board.view.bunkers.includes(hex.id),
        held: this.#board.view.forts_held.includes(hex.id),
      }));
  }
  get mines(): { hex: Hex; value: number | null }[] {
    return this.#board.view.mines
      .filter(({ live }) => live)
      .flatMap(({ hex: id, value }) => {
        const hex = this.#board.ground.get(id);
        return hex ? [{ hex, value }] : [];
      });
  }
  get infirmary(): { hex: Hex; taken: boolean } | null {
    const hex = this.#board.view.infirmary ? this.#board.ground.get(this.#board.view.infirmary) : undefined;
    return hex ? { hex, taken: this.#board.view.infirmary_taken } : null;
  }
  get reserveLine(): boolean {
    return this.#board.tarnova && !this.#board.view.third_released;
  }
}
