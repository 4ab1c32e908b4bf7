/** What is looked at: the hex under the pointer, the card that tells of it, and what is drawn for it. */
import type { View } from '../generated';
import type { BanditenBoard } from './board.svelte';
import type { Hex, HexId } from './ground';
import type { Tooltip } from './tooltip';

/** How long a pointer rests on a hex, in ms, before the rules are asked about it. */
const REST = 60;

export class Look {
  readonly #board: BanditenBoard;
  #at = $state.raw<HexId | null>(null);
  #rested = $state.raw<HexId | null>(null);
  #rest: ReturnType<typeof setTimeout> | undefined;
  #pinned = $state.raw<HexId | null>(null);
  #last = $state.raw<HexId | null>(null);
  #tooltip = $derived.by((): Tooltip | null => this.#card());
  /** The order that is pointed at, in the strip. */
  order = $state<string | null>(null);
  #shown: { view: View; tooltip: Tooltip | null } | null = null;

  constructor(board: BanditenBoard) {
    this.#board = board;
  }

  get at(): Hex | null {
    return this.#hex(this.#at);
  }
  to(hex: Hex | null): void {
    const id = hex?.id ?? null;
    if (id === this.#at) return;
    this.#at = id;
    if (id !== null) this.#last = id;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.#rested = id;
    }, REST);
  }
  /** The pointer rests on the hex that is looked at. */
  get settled(): boolean {
    return this.#at !== null && this.#at === this.#rested;
  }
  /** The hex that was looked at last: a pointer on its way to a button has left it. */
  get last(): Hex | null {
    return this.#hex(this.#last);
  }
  /** The hex that was pressed last. */
  get pinned(): Hex | null {
    return this.#hex(this.#pinned);
  }
  pin(hex: Hex): void {
    this.#pinned = hex.id;
  }
  get tooltip(): Tooltip | null {
    return this.#tooltip;
  }
  /** While the rules are asked about the next hex the card of the last one stays: it says which it is about. */
  #card(): Tooltip | null {
    const { play, view } = this.#board;
    const card = play ? play.tooltipOf(this.#board) : null;
    const shown = this.#shown?.view === view ? this.#shown.tooltip : null;
    this.#shown = { view, tooltip: card === undefined ? shown : card };
    return this.#shown.tooltip;
  }
  /** Hexes that commands reach: of the one that is looked at, or of all the viewer's. */
  get radius(): Hex[] {
    const { answers, ground, pieces, ranges, seat, stacks } = this.#board;
    const posts = ranges ? pieces.filter((piece) => piece.seat === seat) : this.#at ? (stacks.get(this.#at) ?? []) : [];
    const reached = new Set(
      posts.flatMap(({ id, range }) => (range > 0 ? (answers.find('command', { unit: id })?.hexes ?? []) : [])),
    );
    return ground.hexes.filter(({ id }) => reached.has(id));
  }
  /** The hexes in which the mine near the one that is looked at may go off (BN-16.1). */
  get blast(): Hex[] {
    const { answers, ground, landmarks } = this.#board;
    const asks = this.settled && landmarks.mines.length > 0;
    return ground.all((asks && answers.find('ground', { hex: this.#at ?? '' })?.blast) || []);
  }

  #hex(id: HexId | null): Hex | null {
    return id === null ? null : (this.#board.ground.get(id) ?? null);
  }
}
