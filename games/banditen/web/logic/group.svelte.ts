/** Who acts: the stack that is told what to do, and which of its units take part. */
import type { BanditenBoard } from './board.svelte';
import type { Hex, HexId } from './ground';
import { counters, type Piece } from './pieces';
import { targetUnit } from './stage';

export class Group {
  readonly #board: BanditenBoard;
  /** Who is left out; by default all take part that may. */
  #left = $state.raw<ReadonlySet<string>>(new Set());

  constructor(board: BanditenBoard) {
    this.#board = board;
  }

  /** The hex whose units are being told what to do, or that are on their way. */
  get at(): Hex | null {
    const { aims, ground, plan, stage, view } = this.#board;
    const drafted = plan.draft
      .map((pick) => /^(?:activate|react_fire_with|react_assault_with) hex:(.+)$/.exec(pick)?.[1])
      .find(Boolean);
    const id = drafted ?? (stage === 'step' || stage === 'react' || aims.queued ? view.group?.here : undefined);
    return (id && ground.get(id)) || null;
  }
  isAt(hex: HexId): boolean {
    return this.at?.id === hex && this.#board.asked && this.#board.stage !== 'react';
  }
  /** Units that may take part. */
  get able(): Piece[] {
    const { plan, props, stacks, units } = this.#board;
    const offered = plan.of('with').map((offer) => targetUnit(offer));
    if (offered.length > 0) return units.filter(({ id }) => offered.includes(id) || this.picked.includes(id));
    return this.at ? (stacks.get(this.at.id) ?? []).filter((piece) => piece.seat === props.seat) : [];
  }
  /** Units that an answer may name: who takes part, who suffers, who leaves. */
  get named(): Piece[] {
    const ids = this.#board.plan.offers.map((offer) => targetUnit(offer));
    return this.#board.units.filter(({ id }) => ids.includes(id));
  }
  /** Units that have been picked one by one. */
  get picked(): string[] {
    return this.#board.plan.draft
      .map((pick) => /^with unit:(.+)$/.exec(pick)?.[1])
      .filter((id): id is string => id !== undefined);
  }
  /** Is it being chosen who takes part? */
  get choosing(): boolean {
    return this.#board.asked && this.#board.stage === 'verb' && this.able.length > 1;
  }
  get chosen(): ReadonlySet<string> {
    return new Set(this.able.filter(({ id }) => !this.#left.has(id)).map(({ id }) => id));
  }
  get units(): Piece[] {
    const { stage, units, view } = this.#board;
    const going = view.group;
    if ((stage === 'step' || stage === 'react') && going) return units.filter(({ id }) => going.moving.includes(id));
    return this.able.filter(({ id }) => this.chosen.has(id));
  }
  /** Those of the group who can go. */
  get going(): Piece[] {
    if (this.#board.stage !== 'verb') return this.units;
    const units = counters(this.units);
    const menu = units.length > 0 ? this.#board.answers.find('actions', { units }) : undefined;
    const move = menu?.find(({ action }) => action === 'move');
    return this.units.filter(({ id }) => move?.units.includes(id));
  }
  /** The units chosen, as a planned action wants them. */
  get taking(): readonly string[] | 'all' {
    return this.chosen.size === this.able.length ? 'all' : [...this.chosen];
  }
  /** A counter is pressed: it is named, or it takes part or not. */
  toggle(piece: Piece): void {
    const { plan } = this.#board;
    const offer = plan.offers.find((each) => targetUnit(each) === piece.id);
    if (offer) {
      void plan.send([offer.action]);
      return;
    }
    if (!this.choosing || !this.able.includes(piece)) return;
    const left = new Set(this.#left);
    if (left.has(piece.id)) left.delete(piece.id);
    else if (this.chosen.size > 1) left.add(piece.id);
    this.#left = left;
  }
  /** Nobody is left out. */
  everybody(): void {
    this.#left = new Set();
  }
}
