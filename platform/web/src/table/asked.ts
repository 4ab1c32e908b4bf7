/** Whom a game waits for, as questions. */
import type { Awaiting, State } from './wire';

/** All seats that the game waits for, the next one first. */
export function awaited(awaiting: Awaiting): readonly number[] {
  switch (awaiting.kind) {
    case 'one':
      return [awaiting.seat];
    case 'poll':
      return [awaiting.now, ...awaiting.queue.filter((seat) => seat !== awaiting.now)];
    case 'each':
    case 'any':
      return awaiting.seats;
    case 'over':
      return [];
  }
}

/** Has this seat something to decide that it has not decided yet? */
export function asked(state: State | undefined): boolean {
  if (!state?.play || state.seat === null || state.status !== 'running') return false;
  return !state.play.answered && awaited(state.play.awaiting).includes(state.seat);
}
