/** What the viewer is about to do: dice in the hand, dice being laid, a victim being chosen, what is looked at.
    Nothing here has happened; `send` hands it to the table. */
import type { BoardProps, Offer, Refusal } from '$web/table/board';
import { sameFace } from './dice';
import { begin, complete, completed, fromDraft, isWhy, opening, place, run, sameTarget, slotFor, takeOff, type Laying, type Target, type Why } from './laying';
import type { DieId, View } from './view';

const PATIENCE = 1500; // ms from the table's answer to its new view, at the most

/** A victim is chosen before dice are laid. */
export type Aim = 'gift' | 'sow' | 'steal';

export interface Refused {
  text: string;
  rule: string | null;
}

export class Move {
  laying = $state.raw<Laying | null>(null);
  held = $state.raw<DieId | null>(null);
  aim = $state<Aim | null>(null);
  /** What hover, focus or a first tap shows; its name. */
  peek = $state<string | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** How many recruits the stepper would save. */
  ducks = $state(0);
  /** Boutroux's price is wanted where it may be used. */
  cheap = $state(true);
  /** A run is on its way; the table answers with a new view. */
  sent = $state(false);
  #props: () => BoardProps;
  #view: () => View;
  /** A run that waits until the server's draft has been put back. */
  #next: string[] | null = null;
  #finger: { key: string | null; shown: boolean } | null = null;

  constructor(props: () => BoardProps, view: () => View) {
    this.#props = props;
    this.#view = view;
  }

  get offers(): readonly Offer[] {
    return this.#props().still ? [] : (this.#props().play?.offers ?? []);
  }

  /** The offer of this name; for a die, that of an equal one will do. */
  offer(action: string): Offer | undefined {
    const exact = this.offers.find((offer) => offer.action === action);
    const [verb, target] = action.split(' die:');
    if (exact || !target) return exact;
    return this.offers.find((offer) => offer.verb === verb && offer.target?.startsWith('die:') && sameFace(this.#view(), offer.target.slice(4) as DieId, target as DieId));
  }

  of(verb: string): Offer[] {
    return this.offers.filter((offer) => offer.verb === verb);
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
      const free = laying.laid.flat().every((die) => !(die in view.pool) || view.pool[die as keyof View['pool']]?.state === 'free');
      const first = opening(laying.target)[0] ?? '';
      if (!free || !this.offers.some((offer) => offer.action === first)) this.laying = null;
    }
    if (this.held && this.held in view.pool && view.pool[this.held as keyof View['pool']]?.state !== 'free') this.held = null;
    if (this.aim && this.of(this.aim).length === 0) this.aim = null;
    if (this.offers.length === 0) this.held = null;
    const next = this.#next;
    if (next && this.#props().play?.draft.length === 0) {
      this.#next = null;
      void this.send(next);
    }
  }

  /** A new question: what was said about the old one goes. */
  fresh(): void {
    this.refused = null;
    this.peek = null;
    this.held = null;
    this.aim = null;
    this.ducks = 0;
  }

  /** Everything half done is put back. */
  takeBack = (): void => {
    const drafted = (this.#props().play?.draft.length ?? 0) > 0;
    this.laying = null;
    this.#next = null;
    this.held = null;
    this.aim = null;
    this.peek = null;
    this.refused = null;
    if (drafted) this.#props().forget();
  };

  get half(): boolean {
    return this.laying !== null || this.aim !== null || (this.#props().play?.draft.length ?? 0) > 0;
  }

  say(why: Why | Refusal): void {
    const refusal: Refusal = 'code' in why ? why : { code: 'refused-by-rule', rule: why.rule, key: why.key, n: why.n ?? null, message: why.key };
    this.refused = { text: this.#props().texts.refusal(refusal), rule: refusal.rule };
  }

  /** Sends picks; a refusal is said. */
  send = async (picks: string[]): Promise<boolean> => {
    if (this.sent) return false;
    this.refused = null;
    this.sent = true;
    const refusal = await this.#props().act(picks);
    if (!refusal) {
      this.held = null;
      // The new view ends it; should none come, the hand is free again and shows what the table knows.
      const sent = this.laying;
      setTimeout(() => {
        if (!this.sent) return;
        this.sent = false;
        if (this.laying === sent) this.laying = fromDraft(this.#view());
      }, PATIENCE);
      return true;
    }
    this.sent = false;
    this.say(refusal);
    return false;
  };

  /** Does an offered action, or says why it is not offered. */
  act = async (action: string): Promise<void> => {
    if (this.offer(action)) {
      await this.send([action]);
      return;
    }
    const refusal = await this.#props().whyNot(action);
    if (refusal) this.say(refusal);
  };

  /** Dice for something: a mission, the event, a purchase. */
  open(target: Target): boolean {
    const first = opening(target)[0] ?? '';
    if (this.laying && sameTarget(this.laying.target, target)) return true;
    if (!this.#canOpen(first)) {
      void this.#props().whyNot(first).then((refusal) => { if (refusal) this.say(refusal); });
      return false;
    }
    if ((this.#props().play?.draft.length ?? 0) > 0) this.#props().forget();
    this.laying = begin(this.#view(), target);
    this.aim = null;
    this.refused = null;
    return true;
  }

  /* While one card is being covered the server's draft may be open, and only its dice are offered. */
  #canOpen(first: string): boolean {
    return this.offers.some((offer) => offer.action === first) || (this.laying !== null && (this.#props().play?.draft.length ?? 0) > 0);
  }

  /** Lays a die on a slot of a card, or on the first that takes it; the last die sends the run. */
  lay = async (target: Target, die: DieId, slot?: number): Promise<void> => {
    const before = this.laying;
    if (!this.open(target) || !this.laying) return;
    const at = slot ?? slotFor(this.#view(), this.laying, die);
    const then = typeof at === 'number' ? place(this.#view(), this.laying, at, die) : at;
    if (isWhy(then)) {
      if (!before) this.laying = null;
      this.say(then);
      return;
    }
    this.held = null;
    this.refused = null;
    this.laying = then;
    if (complete(this.#view(), then)) await this.finish(then);
  };

  /** Sends the whole run in the rules' order. */
  finish = async (laying: Laying): Promise<void> => {
    const draft = this.#props().play?.draft ?? [];
    const picks = run(this.#view(), laying);
    this.laying = laying;
    // What the server keeps is the beginning of the run, or it is put back first and the run goes out when it is gone.
    if (!draft.every((pick, i) => pick === picks[i])) {
      this.#next = picks;
      this.#props().forget();
    } else if (!(await this.send(picks.slice(draft.length)))) this.laying = fromDraft(this.#view());
  };

  lift = (die: DieId): void => {
    if (this.laying) this.laying = takeOff(this.laying, die);
  };

  /** The cheapest way to do it, at once. */
  auto = async (target: Target): Promise<void> => {
    const start = this.laying && sameTarget(this.laying.target, target) ? this.laying : begin(this.#view(), target);
    const whole = completed(this.#view(), start);
    if (whole) await this.finish(whole);
    else await this.act(opening(target)[0] ?? '');
  };

  /* Whatever hover shows also comes on focus and on a first tap; a second tap does it. */

  look = (key: string | null): void => {
    this.peek = key;
  };

  touch = (key: string, pointer: string): void => {
    this.#finger = pointer === 'touch' ? { key, shown: this.peek === key } : null;
  };

  /** Is this press the one that does it? A finger's first is not: it only shows. */
  commits(key: string): boolean {
    const finger = this.#finger;
    this.#finger = null;
    if (!finger || finger.key !== key || finger.shown) return true;
    this.peek = key;
    return false;
  }
}
