/** What the viewer is about to do: picks on their way, and an intent that answers the questions which follow from it.
    Nothing here has happened; the table decides. */
import type { BoardProps, Offer, Refusal } from '$web/table/board';
import type { HexId } from './ground';

const PATIENCE = 1500; // ms from the table's answer to its new view, at the most

/** A whole action, chosen on the map at once; the table asks for its parts one by one. */
export interface Intent {
  /** The picks that must come first, such as the stack and the verb. */
  picks: string[];
  /** Target of a fire. */
  at?: HexId;
  /** Who takes part. */
  units: readonly string[] | 'all';
  /** Where to go, hex by hex. */
  route: HexId[];
}

export interface Refused {
  text: string;
  rule: string | null;
}

/** The next pick of an intent among what is offered, or null if it has come to its end. Takes what it uses off the intent. */
export function nextPick(intent: Intent, offers: readonly Pick<Offer, 'action' | 'verb' | 'target'>[]): string | null {
  const has = (action: string) => offers.some((offer) => offer.action === action);
  const first = intent.picks[0];
  if (first !== undefined) {
    if (!has(first)) return null;
    intent.picks.shift();
    return first;
  }
  if (intent.at && has(`at hex:${intent.at}`)) {
    const at = `at hex:${intent.at}`;
    delete intent.at;
    return at;
  }
  const able = offers.filter(({ verb }) => verb === 'with').map(({ target }) => target?.replace('unit:', '') ?? '');
  if (able.length > 0 || has('go') || has('all')) {
    const wanted = intent.units === 'all' ? able : able.filter((id) => intent.units.includes(id));
    if (has('all') && wanted.length === able.length) return 'all';
    if (wanted[0] !== undefined) return `with unit:${wanted[0]}`;
    return has('go') ? 'go' : null;
  }
  const step = intent.route[0];
  if (intent.route.length === 1 && step !== undefined && has(`step hex:${step}`)) {
    intent.route = [];
    return `step hex:${step}`;
  }
  return null;
}

/** A way of several hexes is left with the table as a standing order: private, gone hex by hex, ended by any reaction. */
export function routeOrder(intent: Intent, offers: readonly Pick<Offer, 'action'>[]): string | null {
  const ready = intent.picks.length === 0 && intent.route.length > 1 && offers.some(({ action }) => action === `step hex:${intent.route[0] ?? ''}`);
  return ready ? `route ${intent.route.join(' ')}` : null;
}

export class Plan {
  intent = $state.raw<Intent | null>(null);
  refused = $state.raw<Refused | null>(null);
  sent = $state(false);
  #props: () => BoardProps;
  /** What is sent once the table has forgotten the draft. */
  #next: Intent | null = null;

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get offers(): readonly Offer[] {
    const { still, play } = this.#props();
    return still || play?.answered ? [] : (play?.offers ?? []);
  }
  get draft(): readonly string[] {
    return this.#props().play?.draft ?? [];
  }
  offer(action: string): Offer | undefined {
    return this.offers.find((offer) => offer.action === action);
  }
  of(verb: string): Offer[] {
    return this.offers.filter((offer) => offer.verb === verb);
  }

  /** Called whenever the table has changed. */
  sync(): void {
    this.sent = false;
    const waiting = this.#next;
    if (waiting && this.draft.length === 0) {
      this.#next = null;
      this.intent = waiting;
    }
    // Nothing is asked: somebody else decides, and the intent waits.
    if (this.intent && !this.#next && this.offers.length > 0) void this.#pursue();
  }

  async #pursue(): Promise<void> {
    const intent = this.intent;
    if (!intent || this.sent) return;
    const order = routeOrder(intent, this.offers);
    if (order) {
      this.intent = null;
      this.#props().order({ reply: { own: order }, until: 'window' });
      return;
    }
    const pick = nextPick(intent, this.offers);
    this.intent = pick === null ? null : { ...intent };
    if (pick !== null && !(await this.send([pick], true))) this.intent = null;
  }

  /** Does all of this, one pick after another. What stands half chosen is put back first if it is no beginning of it. */
  async pursue(intent: Intent): Promise<void> {
    this.refused = null;
    const draft = this.draft;
    const begun = draft.length > 0 && draft.every((pick, i) => pick === intent.picks[i]);
    if (draft.length > 0 && !begun) {
      this.#next = intent;
      this.#props().forget();
      return;
    }
    this.intent = { ...intent, picks: intent.picks.slice(draft.length), route: [...intent.route] };
    await this.#pursue();
  }

  /** Sends picks; a refusal is said. */
  send = async (picks: string[], own = false): Promise<boolean> => {
    if (this.sent) return false;
    if (!own) this.intent = null;
    this.refused = null;
    this.sent = true;
    const refusal = await this.#props().act(picks);
    if (!refusal) {
      // The new view ends it; should none come, the hand is free again.
      setTimeout(() => { this.sent = false; }, PATIENCE);
      return true;
    }
    this.sent = false;
    this.say(refusal);
    return false;
  };

  /** Does an offered action, or says why it is not offered. */
  act = async (action: string): Promise<void> => {
    if (this.offer(action)) await this.send([action]);
    else await this.why(action);
  };
  why = async (action: string): Promise<void> => {
    const refusal = await this.#props().whyNot(action);
    if (refusal) this.say(refusal);
  };

  say(refusal: Refusal): void {
    this.refused = { text: this.#props().texts.refusal(refusal), rule: refusal.rule };
  }

  /** Everything half done is put back. */
  takeBack = (): void => {
    this.intent = null;
    this.#next = null;
    this.refused = null;
    if (this.draft.length > 0) this.#props().forget();
  };
}
