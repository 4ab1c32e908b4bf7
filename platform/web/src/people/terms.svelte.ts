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
export type PaceName = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as PaceName[];

export class Terms {
  public = $state(false);
  watched = $state(true);
  pace = $state<PaceName>('none');
  whenOut = $state<WhenOut>('cover');

  /** What of them the server is told: what differs from a private table without a clock. */
  get wish(): Pick<OpenTable, 'public' | 'watched' | 'pace'> {
    const pace = PACES[this.pace];
    return {
      ...(this.public ? { public: true } : {}),
      ...(this.watched ? {} : { watched: false }),
      ...(pace ? { pace: { ...pace, when_out: this.whenOut } } : {}),
    };
  }
}
