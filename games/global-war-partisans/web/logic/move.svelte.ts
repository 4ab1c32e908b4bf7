/** What the viewer is about to do: a stack and its units, an order of wares, a party of hunters. Nothing here has happened;
    `send` hands it to the table. */
import { PendingMove } from '$web/board/pending-move.svelte';
import { Preview } from '$web/board/preview.svelte';
import type { Offer } from '$web/table/board';
import type { March, PartisanId, Unit, Zone } from '../generated';
import type { WarBoard } from './board.svelte';

export type Force = Partial<Record<Unit, number>>;

/** The target of an offer without its kind: `kursk` of `zone:kursk`. */
export const target = (offer: Pick<Offer, 'target'>): string => offer.target?.replace(/^[a-z_]+:/, '') ?? '';

/** What the production sheet holds. */
export interface Order {
  units: Force;
  partisans: number;
  markers: number;
  repairs: Record<string, number>;
}
const nothing = (): Order => ({ units: {}, partisans: 0, markers: 0, repairs: {} });

/** The order with so many of this ware. */
export function ordered(order: Order, ware: string, n: number): Order {
  if (ware === 'partisan') return { ...order, partisans: n };
  if (ware === 'marker') return { ...order, markers: n };
  if (ware.includes('@')) return { ...order, repairs: { ...order.repairs, [ware]: n } };
  return { ...order, units: { ...order.units, [ware]: n } };
}

/** How a battle goes on without questions. */
export type Going = 'end' | 'until' | 'round';

const LATE = 6000; // ms: an undo that no view follows is given up

export class Move extends PendingMove {
  readonly preview = new Preview();
  /** The zone that is looked at: its stack may move, its partisans may act. */
  zone = $state<Zone | null>(null);
  /** How many of each type go along. */
  picked = $state.raw<Force>({});
  /** The partisan whose action is chosen. */
  partisan = $state<PartisanId | null>(null);
  /** Partisans and zones that were passed over in this phase. */
  skipped = $state.raw<readonly string[]>([]);
  order = $state.raw<Order>(nothing());
  /** How the battle that is fought goes on, and below which chance it stops. */
  going = $state<Going>('round');
  stopBelow = $state(50);
  /** A battle runs by itself. */
  running = $state(false);
  /** All battles of the phase are fought one after the other, to the end. */
  sweeping = $state(false);
  /** So many entries went out together: one undo takes all of them back. */
  #batches: { entry: number; count: number }[] = [];
  #undoing = 0;
  #board: WarBoard;
  #next: string[] | null = null;

  constructor(board: WarBoard) {
    super(() => board.props);
    this.#board = board;
  }

  /** The table has changed. */
  sync(): void {
    this.sent = false;
    const next = this.#next;
    if (next && this.draft.length === 0) {
      this.#next = null;
      void this.send(next);
      return;
    }
    if (this.#undoing > 0) {
      this.#undoing -= 1;
      if (this.#undoing > 0 && this.props().play?.can_undo) this.props().undo();
      else this.#undoing = 0;
    }
  }

  /** A new question: what was said about the old one goes. */
  fresh(): void {
    this.refused = null;
    this.preview.show(null);
  }
  /** A new phase: nothing is half done. */
  phase(): void {
    this.zone = null;
    this.picked = {};
    this.partisan = null;
    this.skipped = [];
    this.order = nothing();
    this.running = false;
    this.sweeping = false;
  }

  get moving(): boolean {
    return (
      this.has('move') || this.#board.occasion === 'combat_movement' || this.#board.occasion === 'non_combat_movement'
    );
  }
  get half(): boolean {
    return this.zone !== null || this.draft.length > 0;
  }
  takeBack = (): void => {
    this.zone = null;
    this.picked = {};
    this.partisan = null;
    this.refused = null;
    this.#next = null;
    if (this.draft.length > 0) this.props().forget();
  };

  send = async (picks: string[]): Promise<boolean> => {
    if (this.sent || picks.length === 0) return false;
    if (this.draft.length > 0 && !this.offers.some((offer) => offer.action === picks[0])) {
      this.#next = picks;
      this.props().forget();
      return true;
    }
    return this.post(picks);
  };
  /** Sends equal steps as one batch, to be taken back as one. */
  sendAll = async (picks: string[], steps: number): Promise<boolean> => {
    const taken = await this.send(picks);
    if (taken) this.#batches = [...this.#batches, { entry: this.#board.entries, count: steps }];
    return taken;
  };
  /** Takes back what was done last: a whole batch. */
  undo = (): void => {
    const last = this.#batches.at(-1);
    this.#batches = this.#batches.slice(0, -1);
    this.#undoing = Math.max(1, last?.count ?? 1);
    setTimeout(() => {
      this.#undoing = 0;
    }, LATE);
    this.props().undo();
  };

  /** The next round of a battle, and those after it as was chosen. */
  fightOn = (): void => {
    this.running = this.going !== 'round';
    void this.send(['fight']);
  };

  /** All battles to the end, this one first. */
  fightAll = (action: string): void => {
    this.going = 'end';
    this.running = true;
    this.sweeping = true;
    void this.send([action]);
  };

  /* ---- stacks ---- */

  /** The units of the active power there that may still move, by type. */
  get ready(): Force {
    return (this.zone && this.has('move') && this.#board.answers.find('stack', { zone: this.zone })?.ready) || {};
  }
  /** Takes up a stack: all that may go, but for the guards that its partisans need. */
  take = (zone: Zone): void => {
    this.refused = null;
    this.partisan = null;
    this.zone = zone;
    this.picked = {};
    void this.#board.answers.ask('stack', { zone }).then((stack) => {
      if (this.zone === zone && 'spare' in stack) this.picked = stack.spare;
    });
  };
  set = (unit: Unit, count: number): void => {
    this.picked = { ...this.picked, [unit]: count };
  };
  get pickedCount(): number {
    return Object.values(this.picked).reduce((sum, count) => sum + count, 0);
  }
  /** Where the picked units can go, by zone. */
  get marches(): Map<Zone, March> {
    const { zone } = this;
    if (!zone || !this.#board.asked || this.pickedCount === 0 || !this.has('move')) return new Map();
    const units = Object.fromEntries(Object.entries(this.picked).filter(([, count]) => count > 0));
    const found = this.#board.answers.find('marches', { zone, units }) ?? [];
    return new Map(found.filter(({ picks }) => picks.length > 0).map((march) => [march.to, march]));
  }
  march = async (to: Zone): Promise<void> => {
    const march = this.marches.get(to);
    if (!march) return;
    const count = Object.values(march.units).reduce((sum: number, each) => sum + (each ?? 0), 0);
    if (await this.sendAll(march.picks, count)) {
      this.zone = null;
      this.picked = {};
    }
  };
}
