/** What the viewer is about to do: a stack and its units, an order of wares, a party of hunters. Nothing here has happened;
    `send` hands it to the table. */
import { PendingMove } from '$web/board/pending-move.svelte';
import { Preview } from '$web/board/preview.svelte';
import type { Offer } from '$web/table/board';
import type { Called, March, PartisanId, Rally, Unit, Zone } from '../generated';
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

/** A run of picks, cut after every crossing. */
function inParts(picks: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const pick of picks) {
    parts.at(-1)?.push(pick);
    if (pick.startsWith('sail ')) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

const LATE = 6000; // ms: an undo that no view follows is given up

export class Move extends PendingMove {
  readonly preview = new Preview();
  /** The zone that is looked at: its stack may move, its partisans may act. */
  zone = $state<Zone | null>(null);
  /** How many of each type go along. */
  picked = $state.raw<Force>({});
  /** How many of each type go on the hunt that is looked at. */
  hunters = $state.raw<Force>({});
  /** The zone to which units of all stacks are called. */
  rallyTo = $state<Zone | null>(null);
  /** Who comes of each stack; null as long as nothing of the proposal was changed. */
  #called = $state.raw<Called[] | null>(null);
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
  /** What follows of an order whose dice had to fall first. */
  #later: string[][] = [];

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
    if (this.#later.length > 0 && this.draft.length === 0) {
      const [first, ...rest] = this.#later;
      this.#later = [];
      if (first && this.offer(first[0] ?? '')) void this.send(first).then((taken) => (this.#later = taken ? rest : []));
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
    this.#later = [];
    this.zone = null;
    this.picked = {};
    this.rallyTo = null;
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
    return this.zone !== null || this.rallyTo !== null || this.draft.length > 0;
  }
  takeBack = (): void => {
    this.zone = null;
    this.picked = {};
    this.rallyTo = null;
    this.partisan = null;
    this.refused = null;
    this.#next = null;
    this.#later = [];
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
  /** Sends equal steps as one batch, to be taken back as one. The table stops where dice fall: what comes after a crossing
      follows by itself. */
  sendAll = async (picks: string[], steps: number): Promise<boolean> => {
    const [first = [], ...rest] = inParts(picks);
    const taken = await this.send(first);
    this.#later = taken ? rest : [];
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
  /** Of the stack in the hand only this type goes, all of it. */
  only = (unit: Unit): void => {
    this.picked = { [unit]: this.ready[unit] ?? 0 };
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
  /** The attack that the rules would propose. */
  get likely(): March | null {
    return [...this.marches.values()].find(({ likely }) => likely) ?? null;
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

  /* ---- rally points ---- */

  /** Who can come to a zone in one order, as the rules propose it; null where nobody can. */
  proposed(to: Zone): Rally | null {
    if (!this.#board.asked || !this.moving || !this.has('move')) return null;
    const found = this.#board.answers.find('rally', { to, called: null });
    return found && found.stacks.length > 0 ? found : null;
  }
  /** Who comes to the rally point that was chosen. */
  get rally(): Rally | null {
    const to = this.rallyTo;
    return to === null ? null : this.#board.answers.find('rally', { to, called: this.#called });
  }
  /** Opens the rally point of a zone that is looked at, if anybody can come there. */
  propose(zone: Zone): void {
    if (!this.#board.asked || !this.has('move')) return;
    void this.#board.answers.ask('rally', { to: zone, called: null }).then((rally) => {
      if (this.#board.inspected === zone && 'stacks' in rally && rally.stacks.length > 0) this.callTo(zone);
    });
  }
  callTo = (zone: Zone): void => {
    this.zone = null;
    this.refused = null;
    this.#called = null;
    this.rallyTo = zone;
  };
  /** So many of a type come from a stack. */
  call = (from: Zone, unit: Unit, count: number): void => {
    this.#change(from, (units) => ({ ...units, [unit]: count }));
  };
  /** A whole stack comes, or nobody of it. */
  callStack = (from: Zone): void => {
    const able = this.rally?.stacks.find((stack) => stack.from === from)?.able ?? {};
    this.#change(from, (units) => (Object.values(units).some((count) => count > 0) ? {} : able));
  };
  #change(from: Zone, change: (units: Force) => Force): void {
    const { rally } = this;
    if (!rally) return;
    this.#called = rally.stacks.map((stack) => ({
      from: stack.from,
      units: stack.from === from ? change(stack.units) : stack.units,
    }));
  }
  gather = async (): Promise<void> => {
    const { rally } = this;
    if (!rally || !(await this.sendAll(rally.picks, rally.count))) return;
    this.rallyTo = null;
    this.#board.inspected = null;
  };
}
