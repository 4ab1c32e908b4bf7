/** What the viewer is about to do: picks on their way, and a planned action that answers the questions which follow from it.
    Nothing here has happened; the table decides. */
import { PendingMove } from '$web/board/pending-move.svelte';
import type { BoardProps, Offer, StandingOrder } from '$web/table/board';
import type { HexId } from './ground';

/** A whole action, chosen on the map at once; the table asks for its parts one by one. */
export interface PlannedAction {
  /** The picks that must come first, such as the stack and the verb. */
  picks: string[];
  /** Target of a fire. */
  at?: HexId;
  /** Who takes part. */
  units: readonly string[] | 'all';
  /** Where to go, hex by hex. */
  route: HexId[];
}

/** The next pick of a planned action among what is offered, or null if it has come to its end. Takes what it uses off it. */
export function nextPick(
  planned: PlannedAction,
  offers: readonly Pick<Offer, 'action' | 'verb' | 'target'>[],
): string | null {
  const has = (action: string) => offers.some((offer) => offer.action === action);
  const first = planned.picks[0];
  if (first !== undefined) {
    if (!has(first)) return null;
    planned.picks.shift();
    return first;
  }
  if (planned.at && has(`at hex:${planned.at}`)) {
    const at = `at hex:${planned.at}`;
    delete planned.at;
    return at;
  }
  const able = offers.filter(({ verb }) => verb === 'with').map(({ target }) => target?.replace('unit:', '') ?? '');
  if (able.length > 0 || has('go') || has('all')) {
    const wanted = planned.units === 'all' ? able : able.filter((id) => planned.units.includes(id));
    if (has('all') && wanted.length === able.length) return 'all';
    if (wanted[0] !== undefined) return `with unit:${wanted[0]}`;
    return has('go') ? 'go' : null;
  }
  const step = planned.route[0];
  if (planned.route.length === 1 && step !== undefined && has(`step hex:${step}`)) {
    planned.route = [];
    return `step hex:${step}`;
  }
  return null;
}

/** A way of several hexes is left with the table as a standing order: private, gone hex by hex, ended by any reaction. It
    names the hex where the group stands as well: the table goes on from there, however the group came to it. */
export function routeOrder(
  planned: PlannedAction,
  offers: readonly Pick<Offer, 'action'>[],
  here: HexId | null,
): string | null {
  const ready =
    planned.picks.length === 0 &&
    planned.route.length > 1 &&
    offers.some(({ action }) => action === `step hex:${planned.route[0] ?? ''}`);
  return ready ? ['route', ...(here === null ? [] : [here]), ...planned.route].join(' ') : null;
}

/** Is a standing order such a way? */
export const isRoute = (order: StandingOrder['order']): boolean =>
  typeof order.reply === 'object' && 'own' in order.reply && order.reply.own.startsWith('route ');

export class Plan extends PendingMove {
  planned = $state.raw<PlannedAction | null>(null);
  /** What is sent once the table has forgotten the draft. */
  #next: PlannedAction | null = null;
  readonly #here: () => HexId | null;
  readonly #acted: () => void;

  /** `here` is where the moving group stands; `acted` is told that the viewer does something. */
  constructor(props: () => BoardProps, here: () => HexId | null, acted: () => void) {
    super(props);
    this.#here = here;
    this.#acted = acted;
  }

  override get offers(): readonly Offer[] {
    return this.props().play?.answered ? [] : super.offers;
  }

  /** Called whenever the table has changed. */
  sync(): void {
    this.sent = false;
    const waiting = this.#next;
    if (waiting && this.draft.length === 0) {
      this.#next = null;
      this.planned = waiting;
    }
    // Nothing is asked: somebody else decides, and the planned action waits.
    if (this.planned && !this.#next && this.offers.length > 0) void this.#pursue();
  }

  /** One way at a time: a new one takes the place of what was left with the table before. */
  #withdrawRoutes(): void {
    for (const { id, order } of this.props().play?.orders ?? []) if (isRoute(order)) this.props().revoke(id);
  }

  async #pursue(): Promise<void> {
    const planned = this.planned;
    if (!planned || this.sent) return;
    const order = routeOrder(planned, this.offers, this.#here());
    if (order) {
      this.planned = null;
      this.#withdrawRoutes();
      this.props().order({ reply: { own: order }, until: 'window' });
      return;
    }
    const pick = nextPick(planned, this.offers);
    this.planned = pick === null ? null : { ...planned };
    if (pick !== null && !(await this.send([pick], true))) this.planned = null;
  }

  /** Does all of this, one pick after another. What stands half chosen is put back first if it is no beginning of it. */
  async pursue(planned: PlannedAction): Promise<void> {
    this.refused = null;
    const draft = this.draft;
    const begun = draft.length > 0 && draft.every((pick, i) => pick === planned.picks[i]);
    if (draft.length > 0 && !begun) {
      this.#next = planned;
      this.props().forget();
      return;
    }
    this.planned = { ...planned, picks: planned.picks.slice(draft.length), route: [...planned.route] };
    await this.#pursue();
  }

  /** Sends picks; a refusal is said. */
  send = (picks: string[], own = false): Promise<boolean> => {
    if (this.sent) return Promise.resolve(false);
    if (!own) this.planned = null;
    this.#acted();
    return this.post(picks);
  };

  /** Everything half done is put back. */
  takeBack = (): void => {
    this.planned = null;
    this.#next = null;
    this.refused = null;
    if (this.draft.length > 0) this.props().forget();
  };
}
