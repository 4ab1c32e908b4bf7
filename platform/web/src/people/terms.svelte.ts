/** On what terms a new table is opened: who may find it and look on, and how fast it is played. */
import type { OpenTable } from '../protocol/OpenTable';
import type { Pace } from '../protocol/Pace';
import type { WhenOut } from '../protocol/WhenOut';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PACES = {
  none: null,
  live: { free: 0, reserve: 10 * MINUTE, added: MINUTE / 2 },
  slow: { free: 3 * DAY, reserve: 3 * DAY, added: 0 },
} as const satisfies Record<string, Omit<Pace, 'when_out'> | null>;
export type PaceName = keyof typeof PACES | 'own';
export const PACE_NAMES: readonly PaceName[] = [...(Object.keys(PACES) as (keyof typeof PACES)[]), 'own'];

/** The times of which one's own pace is made, in milliseconds. */
export const TIMES = {
  free: [0, MINUTE / 2, MINUTE, 5 * MINUTE, 60 * MINUTE, DAY, 3 * DAY, 7 * DAY],
  reserve: [5 * MINUTE, 10 * MINUTE, 20 * MINUTE, 60 * MINUTE, DAY, 3 * DAY, 7 * DAY, 14 * DAY],
  added: [0, MINUTE / 6, MINUTE / 2, MINUTE, 5 * MINUTE],
} as const;

/** Is a table played at one sitting, or slowly? A question that may take an hour is no longer answered at one sitting. */
export const longest = ({ free, reserve }: Pick<Pace, 'free' | 'reserve'>): 'live' | 'slow' =>
  Math.max(free, reserve) >= 60 * MINUTE ? 'slow' : 'live';

/** A time in whole days, minutes or seconds. */
export function wholeTime(time: number): { unit: 'days' | 'minutes' | 'seconds' | 'none'; count: number } {
  if (time === 0) return { unit: 'none', count: 0 };
  if (time % DAY === 0) return { unit: 'days', count: time / DAY };
  return time % MINUTE === 0 ? { unit: 'minutes', count: time / MINUTE } : { unit: 'seconds', count: time / 1000 };
}

export class Terms {
  public = $state(false);
  watched = $state(true);
  pace = $state<PaceName>('none');
  whenOut = $state<WhenOut>('cover');
  /** One's own pace: which of the times that are offered. */
  own = $state({ free: String(MINUTE), reserve: String(20 * MINUTE), added: '0' });

  /** What of them the server is told: what differs from a private table without a clock. */
  get wish(): Pick<OpenTable, 'public' | 'watched' | 'pace'> {
    const pace = this.#times;
    return {
      ...(this.public ? { public: true } : {}),
      ...(this.watched ? {} : { watched: false }),
      ...(pace ? { pace: { ...pace, when_out: this.whenOut } } : {}),
    };
  }

  /** Is the table to be played over days? */
  get slow(): boolean {
    return this.#times !== null && longest(this.#times) === 'slow';
  }

  get #times(): Omit<Pace, 'when_out'> | null {
    return this.pace === 'own' ? this.#ownPace : PACES[this.pace];
  }

  get #ownPace(): Omit<Pace, 'when_out'> {
    const { free, reserve, added } = this.own;
    return { free: Number(free), reserve: Number(reserve), added: Number(added) };
  }
}
