/** What the viewer is about to do: cards lifted, a piece in the hand, what is looked at. Nothing here has happened; `send`
    hands it to the table. */
import { PendingMove } from '$web/board/pending-move.svelte';
import { Preview } from '$web/board/preview.svelte';
import type { Offer } from '$web/table/board';
import type { Piece, Stop, Territory } from '../generated';
import { LEADER } from './printed-cards';
import type { RepublicBoard } from './board.svelte';

/** Something on the map that may be pressed: what it says and does. */
export interface Lit {
  label: string;
  /** What it costs, as it stands on the map. */
  cost?: string;
  /** It only takes something into the hand: a finger's first tap does it. */
  soft?: boolean;
  press: () => void;
}

/** The target of an offer without its kind: `dm1` of `piece:dm1`. */
export const target = (offer: Offer): string => offer.target?.replace(/^[a-z_]+:/, '') ?? '';

export class Move extends PendingMove {
  readonly preview = new Preview();
  /** Cards lifted out of the hand. */
  chosen = $state.raw<readonly string[]>([]);
  /** The piece whose way is being chosen. */
  piece = $state<Piece | null>(null);
  /** The fan shows the cards that lie in the mission. */
  laid = $state(false);
  /** What the viewer would pledge. */
  points = $state(5);
  #board: RepublicBoard;
  /** A run that waits until the server's draft has been put back. */
  #next: string[] | null = null;
  /** What follows as soon as the table has taken what was sent. */
  #after: string | null = null;

  constructor(board: RepublicBoard) {
    super(() => board.props);
    this.#board = board;
  }

  /** One card at a time, a set, or exactly so many. */
  get picking(): 'one' | 'set' | 'drop' | 'store' | 'queue' | null {
    if (this.#board.asked && (this.has('lay') || (this.has('commit') && this.draft.length === 0)))
      return this.has('pass') ? 'one' : 'set';
    if (this.has('drop')) return 'drop';
    if (this.has('store')) return 'store';
    return this.#board.mayQueue && this.draft.length === 0 ? 'queue' : null;
  }
  /** How many cards are to go. */
  get due(): number {
    return this.picking === 'drop'
      ? this.#board.view.excess
      : this.picking === 'set' || this.picking === 'queue'
        ? Infinity
        : 1;
  }

  /** Called whenever the table has changed: what can no longer be done is dropped. */
  sync(): void {
    this.sent = false;
    const offered = (verb: string, id: string) =>
      this.offers.some((offer) => offer.verb === verb && target(offer) === id);
    const held = this.#board.handMine;
    this.chosen = this.chosen.filter((card) =>
      this.picking === 'queue'
        ? held.includes(card)
        : offered('lay', card) || offered('drop', card) || offered('store', card),
    );
    if (this.piece && !offered('move', this.piece)) this.piece = null;
    const next = this.#next;
    if (next && this.draft.length === 0) {
      this.#next = null;
      void this.send(next);
      return;
    }
    const after = this.#after;
    if (after) {
      this.#after = null;
      if (this.offers.some((offer) => offer.action === after)) void this.send([after]);
      return;
    }
    // An effect that one piece only can allow needs no question.
    const [only] = this.offers;
    if (only && this.offers.length === 1 && this.draft.length > 0 && only.verb === 'with')
      void this.send([only.action]);
  }

  /** A new question: what was said about the old one goes. */
  fresh(): void {
    this.refused = null;
    this.preview.show(null);
    this.chosen = [];
    this.piece = null;
    this.laid =
      this.has('activate') || this.has('end_activation') || this.draft.some((pick) => pick.startsWith('activate '));
  }

  get half(): boolean {
    return this.chosen.length > 0 || this.piece !== null || this.draft.length > 0;
  }
  /** Everything half done is put back. */
  takeBack = (): void => {
    this.chosen = [];
    this.piece = null;
    this.preview.show(null);
    this.refused = null;
    this.#next = null;
    if (this.draft.length > 0) this.props().forget();
  };

  /** Sends picks; a refusal is said. */
  send = (picks: string[]): Promise<boolean> => {
    if (this.sent || picks.length === 0) return Promise.resolve(false);
    // What the server keeps is the beginning of the run, or it is put back first and the run goes out when it is gone.
    const draft = this.draft;
    const goesOn = this.offers.some((offer) => offer.action === picks[0]);
    if (draft.length > 0 && !goesOn) {
      this.#next = picks;
      this.props().forget();
      return Promise.resolve(true);
    }
    return this.post(picks);
  };

  /* ---- cards ---- */

  /** Lifts a card or puts it back; one too many takes the place of the first. */
  lift = (card: string): void => {
    this.refused = null;
    if (this.chosen.includes(card)) this.chosen = this.chosen.filter((each) => each !== card);
    else this.chosen = [...this.chosen, card].slice(-Math.max(1, Math.min(this.due, 99)));
  };

  /** The run that the lifted cards make; the Leader comes last. */
  get run(): string[] {
    const ordered = [...this.chosen].sort((a, b) => (a === LEADER ? 1 : b === LEADER ? -1 : a < b ? -1 : 1));
    switch (this.picking) {
      case 'set':
        return [...ordered.map((card) => `lay card:${card}`), 'commit'];
      case 'one':
        return ordered.map((card) => `lay card:${card}`);
      case 'drop':
        return ordered.map((card) => `drop card:${card}`);
      case 'store':
        return ordered.map((card) => `store card:${card}`);
      default:
        return [];
    }
  }

  /** Answers before the question: the lifted cards in the order of lifting, then a pass (RR-4.4); all at once in a
      military mission (RR-4.3). */
  queue = (): void => {
    const { order } = this.props();
    if (this.#board.sphere === 'military')
      order({ reply: { picks: [...this.chosen.map((card) => `lay card:${card}`), 'commit'] }, until: 'once' });
    else order({ reply: { own: ['lay', ...this.chosen].join(' ') }, until: 'turn' });
    this.chosen = [];
  };
  /** A pledge, and with it the end of the talk for this seat (RR-2.4). */
  pledgeReady = async (): Promise<void> => {
    const pledge = `pledge points:${this.points}`;
    if (!this.offers.some((offer) => offer.action === pledge)) await this.act(pledge);
    else if (await this.send([pledge])) this.#after = 'ready';
  };

  /* ---- pieces ---- */

  /** Where the piece in the hand may stop. */
  get stops(): readonly Stop[] {
    return (this.piece && this.has('move') && this.#board.reachOf(this.piece)?.stops) || [];
  }
  #stopAt(id: string): Stop | undefined {
    return this.stops.find(({ localities }) => localities.some((locality) => locality === id));
  }

  take = (id: Piece): void => {
    this.refused = null;
    this.piece = this.piece === id ? null : id;
  };

  /** The picks of a move of the piece in the hand. */
  wayTo(id: string): string[] {
    const way = this.#stopAt(id);
    return way && this.piece
      ? [`move piece:${this.piece}`, ...way.path.map((step) => `via territory:${step}`), `to locality:${id}`]
      : [];
  }
  /** Why the piece in the hand cannot go there: it stands there, or its points do not suffice. */
  whyNot = (id: string): void => {
    const reach = this.piece ? this.#board.reachOf(this.piece) : null;
    if (!reach) return;
    const stands = this.#board.me?.all.some((each) => each.id === this.piece && each.at === id) ?? false;
    const [rule, key] = stands ? ['RR-3.4', 'same-place'] : ['RR-3.2', 'no-points'];
    this.explain({ code: 'refused-by-rule', rule, key, n: reach.points, message: key });
  };

  /** What may be pressed on the map, by the key of the piece, the territory, the locality. */
  get pieces(): Map<string, Lit> {
    const board = this.#board;
    const out = new Map<string, Lit>();
    if (!board.asked || !board.me) return out;
    for (const offer of this.offers) {
      if (!['move', 'with', 'lose'].includes(offer.verb)) continue;
      const id = target(offer) as Piece;
      const press = offer.verb === 'move' ? () => this.take(id) : () => void this.send([offer.action]);
      out.set(`${board.me.seat}.${id}`, { label: board.texts.label(offer), press, soft: offer.verb === 'move' });
    }
    return out;
  }
  get territories(): Map<Territory, Lit> {
    const board = this.#board;
    const out = new Map<Territory, Lit>();
    if (!board.asked) return out;
    for (const offer of this.of('via'))
      out.set(target(offer) as Territory, {
        label: board.texts.label(offer),
        press: () => void this.send([offer.action]),
        ...(typeof offer.args['cost'] === 'number' ? { cost: String(offer.args['cost']) } : {}),
      });
    return out;
  }
  get places(): Map<string, Lit> {
    const board = this.#board;
    const out = new Map<string, Lit>();
    if (!board.asked) return out;
    for (const offer of this.of('to'))
      out.set(target(offer), { label: board.texts.label(offer), press: () => void this.send([offer.action]) });
    for (const way of this.stops)
      for (const id of way.localities)
        out.set(id, {
          label: board.wayWords(id, way),
          cost: String(way.cost),
          press: () => void this.send(this.wayTo(id)),
        });
    return out;
  }
  /** What it costs to come into a territory with the piece in the hand. */
  get costs(): Map<Territory, Stop> {
    return new Map(this.stops.filter(({ path }) => path.length > 0).map((way) => [way.territory, way]));
  }
}
