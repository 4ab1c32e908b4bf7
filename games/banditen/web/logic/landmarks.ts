/** What the battle is about and where it stands on the map: objectives, forts, mines, the infirmary. */
import type { BanditenBoard } from './board.svelte';
import type { Hex } from './ground';

export class Landmarks {
  readonly #board: BanditenBoard;

  constructor(board: BanditenBoard) {
    this.#board = board;
  }

  get goals(): { hex: Hex; name: string; won: boolean }[] {
    return this.#board.ground.hexes
      .filter(({ objective }) => objective !== '')
      .map((hex) => ({ hex, name: hex.objective, won: this.#board.view.conquered.includes(hex.id) }));
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
