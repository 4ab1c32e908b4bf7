/** What all parts of a board see, in every game: the game's own state class adds its view and what may be done. */
import type { BoardProps, GameTexts } from '../table/board';

export abstract class BoardState {
  /** The page is as narrow as a phone's. */
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
