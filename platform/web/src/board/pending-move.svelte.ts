/** What the viewer is about to do. Nothing here has happened; `send` hands it to the table, and the table decides. */
import type { BoardProps, Offer, Refusal } from '../table/board';

const PATIENCE = 1500; // ms from the table's answer to its new view, at the most

/** Why something just tried was refused, ready to be read. */
export interface Refused {
  text: string;
  rule: string | null;
}

export abstract class PendingMove {
  refused = $state.raw<Refused | null>(null);
  /** Picks are on their way; the table answers with a new view. */
  sent = $state(false);
  protected readonly props: () => BoardProps;

  constructor(props: () => BoardProps) {
    this.props = props;
  }

  get offers(): readonly Offer[] {
    return this.props().still ? [] : (this.props().play?.offers ?? []);
  }
  get draft(): readonly string[] {
    return this.props().play?.draft ?? [];
  }
  offer(action: string): Offer | undefined {
    return this.offers.find((offer) => offer.action === action);
  }
  of(verb: string): Offer[] {
    return this.offers.filter((offer) => offer.verb === verb);
  }
  has(verb: string): boolean {
    return this.offers.some((offer) => offer.verb === verb);
  }

  /** Sends picks; a refusal is said. */
  abstract send: (picks: string[]) => Promise<boolean>;

  /** Does an offered action, or says why it is not offered. */
  act = async (action: string): Promise<void> => {
    if (this.offer(action)) await this.send([action]);
    else await this.explainWhyNot(action);
  };

  explainWhyNot = async (action: string): Promise<void> => {
    const refusal = await this.props().whyNot(action);
    if (refusal) this.explain(refusal);
  };

  explain(refusal: Refusal): void {
    this.refused = { text: this.props().texts.refusal(refusal), rule: refusal.rule };
  }

  /** Hands picks to the table; true if it took them. `taken` is told so at once, and answers what to do if no new view
      comes in time. */
  protected async post(picks: string[], taken?: () => () => void): Promise<boolean> {
    this.refused = null;
    this.sent = true;
    const refusal = await this.props().act(picks);
    if (refusal) {
      this.sent = false;
      this.explain(refusal);
      return false;
    }
    const late = taken?.();
    // The new view ends the wait; should none come, the hand is free again.
    setTimeout(() => {
      if (!this.sent) return;
      this.sent = false;
      late?.();
    }, PATIENCE);
    return true;
  }
}
