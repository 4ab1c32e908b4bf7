/** Which hexes are lit: what can be done there, and what is written on them. */
import type { Offer } from '$web/table/board';
import type { BanditenBoard } from './board.svelte';
import type { Hex, HexId } from './ground';
import { counters } from './pieces';
import { targetHex } from './stage';

export interface Lit {
  hex: Hex;
  offers: Offer[];
  mark: string | null;
  /** The very next press; further ones only show their number. */
  next: boolean;
}

/** A hex that the group can come to. */
export interface Reached {
  hex: Hex;
  /** Movement points left there. */
  left: number;
  /** The hexes that it enters, this one included. */
  path: Hex[];
}

/** A press on a stack with one of these tells it to do something. */
const ORDERS = ['activate', 'react_fire', 'react_assault', 'react_fire_with', 'react_assault_with'];

export class LitHexes {
  readonly #board: BanditenBoard;
  #ahead = $derived.by(() => this.#lookAhead());
  #all = $derived.by((): Lit[] => this.#light());

  constructor(board: BanditenBoard) {
    this.#board = board;
  }

  get all(): readonly Lit[] {
    return this.#all;
  }
  at(hex: Hex): Lit | undefined {
    return this.#all.find((each) => each.hex === hex);
  }
  get hexes(): Hex[] {
    return this.#all
      .filter(({ offers }) => !offers.some(({ verb }) => verb === 'activate' || verb.startsWith('react')))
      .map(({ hex }) => hex);
  }
  /** Hexes where a press does something, in reading order. */
  get choices(): Hex[] {
    return this.#all.map(({ hex }) => hex);
  }
  get ahead(): ReadonlyMap<HexId, Reached> {
    return this.#ahead;
  }
  /** What can be reached, shaded by what is left there: darker is nearer. */
  get shades(): { left: number; hexes: Hex[] }[] {
    const tiers = new Map<number, Hex[]>();
    for (const hex of this.hexes) {
      const left = this.#ahead.get(hex.id)?.left ?? 1;
      tiers.set(left, [...(tiers.get(left) ?? []), hex]);
    }
    return [...tiers].map(([left, hexes]) => ({ left, hexes }));
  }
  /** A stack that may be told to do something. */
  mayAct(hex: HexId): boolean {
    const { asked, plan } = this.#board;
    return asked && plan.offers.some((offer) => ORDERS.includes(offer.verb) && targetHex(offer) === hex);
  }

  #lookAhead(): ReadonlyMap<HexId, Reached> {
    const { answers, asked, ground, group, plan, stage, view } = this.#board;
    if (!asked || !group.at) return new Map();
    const deed = view.group?.deed;
    const action =
      stage === 'verb' && plan.offer('move')
        ? 'move'
        : stage === 'step' && deed !== 'assault' && deed !== 'storm'
          ? deed
          : undefined;
    const units = action ? counters(group.going) : [];
    const reach = action && units.length > 0 ? answers.find('reach', { units, action }) : null;
    return new Map(
      (reach?.stops ?? []).flatMap(({ hex: id, left, path }) =>
        ground.all([id]).map((hex) => [id, { hex, left, path: ground.all(path) }]),
      ),
    );
  }

  #light(): Lit[] {
    const { asked, ground, plan, stage } = this.#board;
    if (!asked) return [];
    const out = new Map<HexId, Lit>();
    for (const offer of plan.offers) {
      const id = targetHex(offer);
      const hex = id ? ground.get(id) : undefined;
      if (!hex) continue;
      const known = out.get(hex.id);
      const left = offer.verb === 'step' ? this.#ahead.get(hex.id)?.left : undefined;
      const chance = offer.odds === null ? null : this.#board.perCent(offer.odds);
      out.set(hex.id, {
        hex,
        offers: [...(known?.offers ?? []), offer],
        mark: known?.mark ?? (left === undefined ? chance : String(left)),
        next: offer.verb !== 'activate',
      });
    }
    for (const { hex, left, path } of this.#ahead.values())
      if (!out.has(hex.id))
        out.set(hex.id, { hex, offers: [], mark: String(left), next: stage === 'verb' && path.length === 1 });
    return [...out.values()].sort((a, b) => a.hex.y - b.hex.y || a.hex.x - b.hex.x);
  }
}
