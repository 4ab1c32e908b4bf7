/** A game looked back at: the moment on the screen is fetched first, then what lies before it, then the rest. */
import { frames as fetchFrames } from '../table/api';
import type { Frame, Frames, Line } from '../table/wire';

/** Moments fetched at once. */
const CHUNK = 32;

export type Fetch = (who: string, from: number, count: number) => Promise<Frames>;

export function fetchOf(table: string, token: (who: string) => string | undefined): Fetch {
  return (who, from, count) => fetchFrames(table, who, from, count, token(who));
}

/** Where looking back begins: at the beginning, where it stands, at a moment, or behind a seat's own last entry. */
export type Start = 'first' | 'here' | { at: number } | { since: number };

export class ReplayStore {
  /** How many moments there are; 0 until the first have come. */
  total = $state(0);
  /** The moment that the slider stands at. */
  at = $state(0);
  who = $state('');
  failed = $state.raw<unknown>(null);
  #frames = $state.raw<readonly (Frame | undefined)[]>([]);
  #fetch: Fetch;
  /** Rises with every pair of eyes, so that what comes late for others is dropped. */
  #turn = 0;

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  /** The moment to show: the slider's, or until that has come the last one before it. */
  get frame(): Frame | undefined {
    for (let at = this.at; at >= 0; at -= 1) {
      const frame = this.#frames[at];
      if (frame) return frame;
    }
    return undefined;
  }

  /** What the viewer was told up to the moment shown. */
  get lines(): readonly Line[] {
    const lines: Line[] = [];
    for (let at = 0; at <= this.at; at += 1) lines.push(...(this.#frames[at]?.lines ?? []));
    return lines;
  }

  /** Looks with these eyes, first at the moment where `start` says; resolves when every moment has come. */
  async look(who: string, start: Start): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.who = who;
    this.#frames = [];
    if (start !== 'here') this.at = typeof start === 'object' && 'at' in start ? start.at : 0;
    try {
      await this.#chunk(this.at, turn);
      // A link may speak of a moment that there is not.
      this.to(this.at);
      await this.#chunk(this.at, turn);
      if (typeof start === 'object' && 'since' in start) await this.#since(start.since, turn);
      for (let next = this.#missing(); next !== null && this.#turn === turn; next = this.#missing())
        await this.#chunk(next, turn);
    } catch (error) {
      if (this.#turn === turn) this.failed = error;
    }
  }

  to(at: number): void {
    this.at = Math.max(0, Math.min(this.total - 1, at));
  }

  stop(): void {
    this.#turn += 1;
  }

  /** Goes to the moment after the seat's own last entry: what came since. The very last moment if that is its own. */
  async #since(seat: number, turn: number): Promise<void> {
    for (let from = Math.floor((this.total - 1) / CHUNK) * CHUNK; from >= 0 && this.#turn === turn; from -= CHUNK) {
      await this.#chunk(from, turn);
      for (let at = Math.min(from + CHUNK, this.total) - 1; at >= from; at -= 1) {
        if (this.#frames[at]?.seat === seat && at > 0) return this.to(at + 1);
      }
    }
  }

  /** The stretch that is wanted next: the one on the screen, then backwards from it, then forwards. */
  #missing(): number | null {
    const here = Math.floor(this.at / CHUNK) * CHUNK;
    for (let from = here; from >= 0; from -= CHUNK) if (!this.#frames[from]) return from;
    for (let from = here + CHUNK; from < this.total; from += CHUNK) if (!this.#frames[from]) return from;
    return null;
  }

  async #chunk(at: number, turn: number): Promise<void> {
    const from = Math.floor(at / CHUNK) * CHUNK;
    if (this.#frames[from]) return;
    const { total, frames, from: first } = await this.#fetch(this.who, from, CHUNK);
    if (this.#turn !== turn) return;
    this.total = total;
    const all = Array.from({ length: Math.max(total, this.#frames.length) }, (_, i) => this.#frames[i]);
    all.splice(first, frames.length, ...frames);
    this.#frames = all;
  }
}
