/** What the viewer is about to do: dice in the hand, dice being laid, a victim being chosen, what is looked at.
    Nothing here has happened; `send` hands it to the table. */
import { PendingMove } from '$web/board/pending-move.svelte';
import { Preview } from '$web/board/preview.svelte';
import type { Answers } from '$web/board/answers.svelte';
import { isRefusal, type BoardProps, type Offer, type Refusal } from '$web/table/board';
import { sameFace } from './dice';
import {
  begin,
  complete,
  completed,
  coverQuery,
  fromDraft,
  opening,
  run,
  sameTarget,
  slotFor,
  takeOff,
  withDie,
  type Laying,
  type Target,
} from './laying';
import type { Covering, Die, Pool, Query, Reply, View } from '../generated';

/** A victim is chosen before dice are laid. */
export type Aim = 'gift' | 'sow' | 'steal';

export class Move extends PendingMove {
  readonly preview = new Preview();
  laying = $state.raw<Laying | null>(null);
  held = $state.raw<Die | null>(null);
  aim = $state<Aim | null>(null);
  /** Boutroux's price is wanted where it may be used. */
  cheap = $state(true);
  #view: () => View;
  #answers: Answers<Query, Reply>;
  /** A run that waits until the server's draft has been put back. */
  #next: string[] | null = null;

  constructor(props: () => BoardProps, view: () => View, answers: Answers<Query, Reply>) {
    super(props);
    this.#view = view;
    this.#answers = answers;
  }

  /** The offer of this name; for a die, that of an equal one will do. */
  override offer(action: string): Offer | undefined {
    const exact = super.offer(action);
    const [verb, target] = action.split(' die:');
    if (exact || !target) return exact;
    return this.offers.find(
      (offer) =>
        offer.verb === verb &&
        offer.target?.startsWith('die:') &&
        sameFace(this.#view(), offer.target.slice(4) as Die, target as Die),
    );
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
      const free = laying.laid
        .flat()
        .every((die) => !(die in view.pool) || view.pool[die as keyof Pool]?.state === 'free');
      const first = opening(laying.target)[0] ?? '';
      if (!free || !this.offers.some((offer) => offer.action === first)) this.laying = null;
    }
    if (this.held && this.held in view.pool && view.pool[this.held as keyof Pool]?.state !== 'free') this.held = null;
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

  /** Sends picks; a refusal is said. */
  send = (picks: string[]): Promise<boolean> => {
    if (this.sent) return Promise.resolve(false);
    return this.post(picks, () => {
      this.held = null;
      // Should no new view come, the board shows what the table knows.
      const sent = this.laying;
      return () => {
        if (this.laying === sent) this.laying = fromDraft(this.#view());
      };
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
    this.laying = begin(target);
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
    const start = this.laying;
    const placed = await this.#placed(start, die, slot);
    // Something else was begun while the rules were asked.
    if (this.laying !== start) return;
    if (isRefusal(placed)) {
      if (!before) this.laying = null;
      this.explain(placed);
      return;
    }
    this.held = null;
    this.refused = null;
    this.laying = placed.laying;
    if (complete(placed.covering)) await this.finish(placed.laying);
  };

  /** With the die on the slot, or on the first that takes it; or why it cannot lie there. */
  async #placed(start: Laying, die: Die, slot?: number): Promise<{ laying: Laying; covering: Covering } | Refusal> {
    const now = await this.#answers.ask('cover', coverQuery(takeOff(start, die)));
    if (isRefusal(now)) return now;
    const at = slot ?? slotFor(now, die);
    const laying = withDie(start, at, die, now.slots[at]?.white ?? false);
    const covering = await this.#answers.ask('cover', coverQuery(laying));
    return isRefusal(covering) ? covering : { laying, covering };
  }

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
    const start = this.laying && sameTarget(this.laying.target, target) ? this.laying : begin(target);
    const covering = await this.#answers.ask('cover', coverQuery(start));
    const whole = isRefusal(covering) ? null : completed(start, covering);
    if (whole) await this.finish(whole);
    else await this.act(opening(target)[0] ?? '');
  };
}
