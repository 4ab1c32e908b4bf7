/** What the battle is about and where it stands on the map: objectives, forts, mines, the infirmary. */
import type { BanditenBoard } from './board.svelte';
import type { Hex, HexId } from './ground';

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

export class Landmarks {
  readonly #board: BanditenBoard;

  constructor(board: BanditenBoard) {
    this.#board = board;
  }

  get goals(): Goal[] {
    return this.#board.ground.hexes
      .filter(({ objective }) => objective !== '')
      .map((hex) => {
        const [dx, dy] = BESIDE[hex.id] ?? [0, 34];
        return {
          hex,
          name: hex.objective,
          won: this.#board.view.conquered.includes(hex.id),
          plate: { x: hex.x + dx, y: hex.y + dy, width: hex.objective.length * 6.3 + 28 },
        };
      });
  }
  /** How far to the side a mark so far `under` the middle of a hex stands clear of a plate; where there is none, at `usual`. */
  aside(hex: Hex, under: number, usual: number): number {
    const near = this.goals.find(
      ({ plate }) => Math.abs(plate.x - hex.x - usual) < plate.width / 2 + 18 && Math.abs(plate.y - hex.y - under) < 17,
    )?.plate;
    if (!near) return usual;
    const by = near.width / 2 + 19;
    return near.x - hex.x + (near.x < hex.x ? by : -by);
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
