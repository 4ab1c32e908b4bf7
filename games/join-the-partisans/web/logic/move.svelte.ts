/** What the viewer is about to do: a place chosen, dice lifted, an answer typed. Nothing here has happened; `send` hands it
    to the table. */
import { PendingMove } from '$web/board/pending-move.svelte';
import { Preview } from '$web/board/preview.svelte';
import type { Place } from '../generated';
import type { JoinBoard } from './board.svelte';

/** Two chances are the same when they differ by less: the rules add them up in different orders. */
export const SAME = 1e-6;

export class Move extends PendingMove {
  readonly preview = new Preview();
  /** The lit place that was chosen with a finger or the keys. */
  place = $state<Place | null>(null);
  /** The dice that the viewer has chosen, or that were kept before this roll. */
  #chosen = $state.raw<readonly boolean[]>([]);
  /** The dice that were kept before this roll: all others have just been thrown. */
  held = $state.raw<readonly boolean[]>([]);
  /** The viewer has chosen dice of this roll; until then the best keep is what is done. */
  touched = $state(false);
  typed = $state('');
  #board: JoinBoard;
  /** The dice that `kept` is about. */
  #dice = '';

  constructor(board: JoinBoard) {
    super(() => board.props);
    this.#board = board;
  }

  send = (picks: string[]): Promise<boolean> => this.post(picks);

  /** Called whenever the table has changed: what can no longer be done is dropped. */
  sync(): void {
    this.sent = false;
    const { rolling } = this.#board.view;
    const lies = rolling ? `${this.#board.view.turn} ${rolling.roller} ${rolling.rolls} ${rolling.dice.join('')}` : '';
    if (lies === this.#dice) return;
    // Dice that were kept stay kept after the roll.
    const before = this.#dice && rolling && rolling.rolls > 1 ? this.#faces : [];
    this.#dice = lies;
    this.#chosen = (rolling?.dice ?? []).map((face) => {
      const at = before.indexOf(face);
      if (at >= 0) before.splice(at, 1);
      return at >= 0;
    });
    this.held = this.#chosen;
    this.#faces = [];
    this.touched = false;
  }
  #faces: number[] = [];

  /** A new question: what was said about the old one goes. */
  fresh(): void {
    this.refused = null;
    this.place = null;
    this.preview.show(null);
    this.typed = '';
  }

  // ---- places
  choose(place: Place): void {
    this.place = place;
    this.preview.show(null);
  }
  /** On to the next lit place. */
  next = (by: 1 | -1 = 1): void => {
    const { lit, pick } = this.#board;
    const at = pick ? lit.findIndex(({ place }) => place === pick.place) : -1;
    const to = lit[(at + by + lit.length) % lit.length];
    if (to) this.choose(to.place);
  };
  go = (place: Place): void => {
    const lit = this.#board.lit.find((each) => each.place === place);
    if (lit) void this.send([lit.offer.action]);
  };

  // ---- dice
  /** Which of the five dice are kept, as they lie: where none were chosen, what the rules find best. What is drawn, its chance and
      the lit verb are then one and the same plan. */
  get kept(): readonly boolean[] {
    const best = this.touched ? null : this.#board.answers.find('best', {});
    const chosen = best && this.#board.answers.find('keeping', { dice: this.nameOf(this.#chosen) });
    return best && chosen !== null && best.chance > chosen + SAME ? this.which(best.dice) : this.#chosen;
  }
  /** The kept dice as the rules name them. */
  get dice(): string {
    return this.nameOf(this.kept);
  }
  nameOf(kept: readonly boolean[]): string {
    const faces = (this.#board.rolling?.dice ?? []).filter((_, at) => kept[at]);
    return faces.length === 0 ? 'none' : faces.join('');
  }
  /** Which of the dice a name speaks of. */
  which(name: string): boolean[] {
    const wanted = name === 'none' ? [] : [...name].map(Number);
    return (this.#board.rolling?.dice ?? []).map((face) => {
      const at = wanted.indexOf(face);
      if (at >= 0) wanted.splice(at, 1);
      return at >= 0;
    });
  }
  toggle = (at: number): void => {
    this.#chosen = this.kept.map((kept, i) => (i === at ? !kept : kept));
    this.touched = true;
  };
  /** No keep is better than what is kept. */
  get keepsBest(): boolean {
    const best = this.#board.answers.find('best', {});
    const now = this.#board.answers.find('keeping', { dice: this.dice });
    return best === null || best.dice === this.dice || (now !== null && best.chance <= now + SAME);
  }
  keepBest = (): void => {
    const best = this.#board.answers.find('best', {});
    if (!best) return;
    this.touched = true;
    this.#chosen = this.which(best.dice);
  };
  /** Dice that would be rolled. */
  get free(): number {
    return this.kept.filter((kept) => !kept).length;
  }
  /** The action that rolls the dice that are not kept; none where they cannot be rolled. */
  get rollAction(): string | null {
    const verb = this.has('star') ? 'star' : 'keep';
    const action = `${verb} dice:${this.dice}`;
    return this.offer(action) ? action : null;
  }
  roll = (): void => {
    const action = this.rollAction;
    if (!action) return;
    this.#faces = (this.#board.rolling?.dice ?? []).filter((_, at) => this.kept[at]);
    void this.send([action]);
  };
  stop = (): void => void this.act('stop');

  // ---- school
  answer = async (): Promise<void> => {
    const form = this.props().prompt.form;
    const offer = this.offers.find(({ verb }) => verb === form?.verb);
    if (!offer || this.sent) return;
    this.refused = null;
    this.sent = true;
    const refusal = await this.props().act([offer.action], this.typed);
    this.sent = false;
    if (refusal) this.explain(refusal);
  };
}
