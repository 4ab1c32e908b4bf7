/** What the viewer is about to do: dice in the hand, dice being laid, a victim being chosen, what is looked at.
    Nothing here has happened; `send` hands it to the table. */
import { PendingMove } from '$web/board/pending-move.svelte';
import { Preview } from '$web/board/preview.svelte';
import type { BoardProps, Offer, Refusal } from '$web/table/board';
import { sameFace } from './dice';
import { begin, complete, completed, fromDraft, isWhy, opening, place, run, sameTarget, slotFor, takeOff, type Laying, type Target, type Why } from './laying';
import type { Die } from '../generated';
import type { BoardView } from './house';

/** A victim is chosen before dice are laid. */
export type Aim = 'gift' | 'sow' | 'steal';

export class Move extends PendingMove {
  readonly preview = new Preview();
  laying = $state.raw<Laying | null>(null);
  held = $state.raw<Die | null>(null);
  aim = $state<Aim | null>(null);
  /** How many recruits the stepper would save. */
  ducks = $state(0);
  /** Boutroux's price is wanted where it may be used. */
  cheap = $state(true);
  #view: () => BoardView;
  /** A run that waits until the server's draft has been put back. */
  #next: string[] | null = null;

  constructor(props: () => BoardProps, view: () => BoardView) {
    super(props);
    this.#view = view;
  }

  /** The offer of this name; for a die, that of an equal one will do. */
  override offer(action: string): Offer | undefined {
    const exact = super.offer(action);
    const [verb, target] = action.split(' die:');
    if (exact || !target) return exact;
    return this.offers.find((offer) => offer.verb === verb && offer.target?.startsWith('die:') && sameFace(this.#view(), offer.target.slice(4) as Die, target as Die));
  }

  /** Called whenever the table has changed: what can no longer be done is dropped, a draft of the server's is taken up. */
  sync(): void {
    const view = this.#view();
    const drafted = fromDraft(view);
    // What was sent as a whole and came back in part is as the table has it.
    const part = this.sent;
    this.sent = false;
    if (drafted && (part || !(this.laying && sameTarget(this.laying.target, drafted.target)))) this.laying = drafted;
    const laying = this.laying;
    if (laying && !drafted) {
      const free = laying.laid.flat().every((die) => !(die in view.pool) || view.pool[die as keyof BoardView['pool']]?.state === 'free');
      const first = opening(laying.target)[0] ?? '';
      if (!free || !this.offers.some((offer) => offer.action === first)) this.laying = null;
    }
    if (this.held && this.held in view.pool && view.pool[this.held as keyof BoardView['pool']]?.state !== 'free') this.held = null;
    if (this.aim && this.of(this.aim).length === 0) this.aim = null;
    if (this.offers.length === 0) this.held = null;
    const next = this.#next;
    if (next && this.draft.length === 0) {
      this.#next = null;
      void this.send(next);
    }
  }

  /** A new question: what was said about the old one goes. */
  fresh(): void {
    this.refused = null;
    this.preview.show(null);
    this.held = null;
    this.aim = null;
    this.ducks = 0;
  }

  /** Everything half done is put back. */
  takeBack = (): void => {
    const drafted = this.draft.length > 0;
    this.laying = null;
    this.#next = null;
    this.held = null;
    this.aim = null;
    this.preview.show(null);
    this.refused = null;
    if (drafted) this.props().forget();
  };

  get half(): boolean {
    return this.laying !== null || this.aim !== null || this.draft.length > 0;
  }

  override explain(why: Why | Refusal): void {
    super.explain('code' in why ? why : { code: 'refused-by-rule', rule: why.rule, key: why.key, n: why.n ?? null, message: why.key });
  }

  /** Sends picks; a refusal is said. */
  send = (picks: string[]): Promise<boolean> => {
    if (this.sent) return Promise.resolve(false);
    return this.post(picks, () => {
      this.held = null;
      // Should no new view come, the board shows what the table knows.
      const sent = this.laying;
      return () => { if (this.laying === sent) this.laying = fromDraft(this.#view()); };
    });
  };

  /** Dice for something: a mission, the event, a purchase. */
  open(target: Target): boolean {
    const first = opening(target)[0] ?? '';
    if (this.laying && sameTarget(this.laying.target, target)) return true;
    if (!this.#canOpen(first)) {
      void this.explainWhyNot(first);
      return false;
    }
    if (this.draft.length > 0) this.props().forget();
    this.laying = begin(this.#view(), target);
    this.aim = null;
    this.refused = null;
    return true;
  }

  /* While one card is being covered the server's draft may be open, and only its dice are offered. */
  #canOpen(first: string): boolean {
    return this.offers.some((offer) => offer.action === first) || (this.laying !== null && this.draft.length > 0);
  }

  /** Lays a die on a slot of a card, or on the first that takes it; the last die sends the run. */
  lay = async (target: Target, die: Die, slot?: number): Promise<void> => {
    const before = this.laying;
    if (!this.open(target) || !this.laying) return;
    const at = slot ?? slotFor(this.#view(), this.laying, die);
    const then = typeof at === 'number' ? place(this.#view(), this.laying, at, die) : at;
    if (isWhy(then)) {
      if (!before) this.laying = null;
      this.explain(then);
      return;
    }
    this.held = null;
    this.refused = null;
    this.laying = then;
    if (complete(this.#view(), then)) await this.finish(then);
  };

  /** Sends the whole run in the rules' order. */
  finish = async (laying: Laying): Promise<void> => {
    const { draft } = this;
    const picks = run(this.#view(), laying);
    this.laying = laying;
    // What the server keeps is the beginning of the run, or it is put back first and the run goes out when it is gone.
    if (!draft.every((pick, i) => pick === picks[i])) {
      this.#next = picks;
      this.props().forget();
    } else if (!(await this.send(picks.slice(draft.length)))) this.laying = fromDraft(this.#view());
  };

  lift = (die: Die): void => {
    if (this.laying) this.laying = takeOff(this.laying, die);
  };

  /** The cheapest way to do it, at once. */
  auto = async (target: Target): Promise<void> => {
    const start = this.laying && sameTarget(this.laying.target, target) ? this.laying : begin(this.#view(), target);
    const whole = completed(this.#view(), start);
    if (whole) await this.finish(whole);
    else await this.act(opening(target)[0] ?? '');
  };
}
