/** Whom and what the question is about: who is aimed at, along which lines, and which way the group goes. */
import type { BanditenBoard } from './board.svelte';
import type { Hex, HexId } from './ground';
import type { Lit } from './lit.svelte';
import type { BestShot } from './order-lines';
import { counters } from './pieces';

/** Where the formation that is chosen first starts, as the map names it (BN-1.2). */
const BASE = 'Corte Cerro';
/** From this chance on the likeliest shot is the likely order: a worse one is not pressed by a slip. */
export const GOOD = 0.5;
/** So many lines of sight are drawn towards a hex at most. */
const MOST_LINES = 6;

export interface SightLine {
  from: Hex;
  to: Hex;
  /** What stops it. */
  stop: Hex | null;
}

export class Aims {
  readonly #board: BanditenBoard;

  constructor(board: BanditenBoard) {
    this.#board = board;
  }

  /** While nothing is looked at, the target that is hit or taken most likely: its odds stand there without being asked for. */
  get likeliest(): Hex | null {
    const { asked, lit, stage } = this.#board;
    const assaults = stage === 'step' && lit.all.some(({ offers }) => offers.some(({ odds }) => odds !== null));
    if (!asked || (stage !== 'target' && stage !== 'react' && !assaults)) return null;
    const odds = ({ offers }: Lit) => Math.max(0, ...offers.map((offer) => offer.odds ?? 0));
    return lit.all.toSorted((a, b) => odds(b) - odds(a))[0]?.hex ?? null;
  }
  /** Whom the order to fire would hit most likely, while an order is chosen. */
  get shot(): BestShot | null {
    const { asked, plan, stage } = this.#board;
    return asked && stage === 'verb' && plan.offer('fire') ? (this.#board.play?.bestShot(this.#board) ?? null) : null;
  }
  /** The one order that map, card and strip speak of while one is chosen: the one pointed at, the one to the hex that was looked
      at, a good shot, else the march. */
  get armed(): 'move' | 'fire' | null {
    const { asked, look, plan, stage } = this.#board;
    if (!asked || stage !== 'verb') return null;
    const may = { move: plan.offer('move') !== undefined, fire: this.shot !== null };
    if ((look.order === 'move' || look.order === 'fire') && may[look.order]) return look.order;
    if (this.goal) return 'move';
    return may.fire && (!may.move || (this.shot?.chance ?? 0) >= GOOD) ? 'fire' : may.move ? 'move' : null;
  }
  /** The target of the order to fire: no press does it, so it is aimed at, not lit. */
  get bestShot(): BestShot | null {
    return this.armed === 'fire' ? this.shot : null;
  }
  /** The hex that the question names without lighting it. */
  get asking(): Hex | null {
    const { asked, ground, plan, props, stage } = this.#board;
    if (!asked || stage !== 'other') return null;
    const { hex } = props.prompt.args;
    if (typeof hex === 'string') return ground.get(hex) ?? null;
    return plan.of('base').length > 0 ? (ground.hexes.find(({ place }) => place === BASE) ?? null) : null;
  }
  get at(): Hex | null {
    const { asked, ground, lit, look, stage, view } = this.#board;
    if (stage === 'react' && view.group) return ground.get(view.group.here) ?? null;
    const to = look.at ?? this.likeliest;
    if (this.asking) return this.asking;
    // Who takes part is asked after the hex: it stays marked.
    if (asked && stage === 'units' && view.draft?.target) return ground.get(view.draft.target) ?? null;
    if (stage === 'verb') return this.bestShot?.hex ?? null;
    return to && stage === 'target' && lit.at(to) ? to : null;
  }
  /** Somebody is aimed at; else the question is about the place alone. */
  get atFoe(): boolean {
    const { at } = this;
    const { asked, seat, stacks, stage } = this.#board;
    return (
      at !== null && ((stacks.get(at.id) ?? []).some((piece) => piece.seat !== seat) || (asked && stage === 'target'))
    );
  }
  get lines(): SightLine[] {
    const { answers, asked, ground, group, lit, look, props, stacks, stage, view } = this.#board;
    const to = look.at ?? this.likeliest;
    if (stage === 'react' && view.group) {
      // Every stack that may fire aims at whoever came; the one that is looked at alone.
      const mover = ground.get(view.group.here);
      const shooters = lit.choices.filter((hex) => hex !== mover);
      const looked = shooters.filter((hex) => hex === look.at);
      return mover && asked
        ? (looked.length > 0 ? looked : shooters).map((from) => ({ from, to: mover, stop: null }))
        : [];
    }
    if (!to) return [];
    const first = (stops: readonly HexId[]) => ground.all(stops.slice(0, 1))[0] ?? null;
    const from = group.at;
    if (stage === 'target' && from && from !== to && stacks.get(to.id)?.some(({ seat }) => seat !== props.seat)) {
      const line = look.settled || !look.at ? answers.find('sight', { from: from.id, to: to.id }) : null;
      return line ? [{ from, to, stop: first(line.stops) }] : [];
    }
    if (!lit.ahead.has(to.id) || !look.settled) return [];
    const met = answers.find('threats', { units: counters(group.going), hex: to.id });
    // Mortars may fire where somebody else sees for them: what stops their own line does not count then.
    return (met?.stacks ?? [])
      .slice(0, MOST_LINES)
      .flatMap(({ from: id, may_fire, stops }) =>
        ground.all([id]).map((at) => ({ from: at, to, stop: may_fire ? null : first(stops) })),
      );
  }
  /** Where the group would go: the hex that was looked at last, if it can come there. */
  get goal(): Hex | null {
    const { lit, look } = this.#board;
    const hex = look.last;
    return hex && lit.ahead.has(hex.id) && lit.at(hex)?.offers.every(({ odds }) => odds === null) ? hex : null;
  }
  /** The way to the hex that is looked at, or what is left of the one that is queued. */
  get route(): Hex[] {
    const { ground, group, lit, look, plan } = this.#board;
    if (!group.at) return [];
    const queued = this.queued?.hexes ?? plan.planned?.route ?? [];
    if (queued.length > 0) return [group.at, ...ground.all(queued)];
    const reached = look.at ? lit.ahead.get(look.at.id) : undefined;
    return reached ? [group.at, ...reached.path] : [];
  }
  /** The way that is left with the table, from here on. */
  get queued(): { id: number; hexes: HexId[] } | null {
    const { props, view } = this.#board;
    const going = view.group;
    for (const { id, order } of props.play?.orders ?? []) {
      const way =
        typeof order.reply === 'object' && 'own' in order.reply && order.reply.own.startsWith('route ')
          ? order.reply.own.split(' ').slice(1)
          : null;
      if (way && going && !going.reacted) return { id, hexes: way.slice(way.lastIndexOf(going.here) + 1) };
    }
    return null;
  }
}
