/** What all parts of a board see, in every game: the game's own state class adds its view and what may be done. */
import type { BoardProps, GameTexts } from '../table/board';
import type { Layout } from './set-up-board.svelte';

export abstract class BoardState {
  /** How the board lies on its screen. */
  layout = $state<Layout>('desk');
  /** The question and everything that is decided stand in a sheet: on a phone, upright or on its side. */
  narrow = $state(false);
  readonly #props: () => BoardProps;

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get props(): BoardProps {
    return this.#props();
  }
  get texts(): GameTexts {
    return this.props.texts;
  }
  /** The viewer is asked something and may answer. */
  get asked(): boolean {
    const { still, seat, play } = this.props;
    return !still && seat !== null && (play?.offers.length ?? 0) > 0 && !play?.answered;
  }
}
