/** The analysis of a finished game: made by the server in the background, asked after until it is there. */
import { errorText } from '../table/api';
import type { AnalysisState } from '../protocol/AnalysisState';
import { analysisOf, beginAnalysis } from './api';

const INTERVAL = 700;

export class AnalysisStore {
  readonly id: string;
  state = $state.raw<AnalysisState | null>(null);
  fault = $state('');
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(id: string) {
    this.id = id;
  }

  get analysis() {
    return this.state?.analysis ?? null;
  }

  /** Is it being made? */
  get running(): boolean {
    return this.state !== null && this.state.analysis === null && this.fault === '';
  }

  /** Looks whether there is one already; none is begun. */
  look = (): Promise<void> => this.#ask(() => analysisOf(this.id));

  begin = (): Promise<void> => {
    this.fault = '';
    return this.#ask(() => beginAnalysis(this.id));
  };

  stop = (): void => {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  };

  async #ask(from: () => Promise<AnalysisState>): Promise<void> {
    this.stop();
    try {
      const state = await from();
      this.state = state.begun ? state : null;
      if (state.begun && state.analysis === null) this.#timer = setTimeout(() => void this.look(), INTERVAL);
    } catch (error) {
      this.state = null;
      this.fault = errorText(error);
    }
  }
}
