/** A seat that can do nothing but pass is answered for, unless it wants to press everything itself. */
import type { BoardPlay, SeatState } from './board';

/** The beat, in ms: the time after which a window's answers are let out, so that nobody can tell who was quick. */
const BEAT = 600;

/** How long such a pass waits, in ms. Among bots nobody could tell anything by it, and the server keeps the time. */
export const passAfter = (others: readonly SeatState[]): number =>
  others.every(({ kind }) => kind === 'bot') ? 0 : BEAT;

/** There is nothing to decide: all that is offered is to pass, or has no chance at all. What could still be taken back is the
    seat's own to end. */
export function canOnlyPass(play: BoardPlay | null): boolean {
  if (!play || play.answered || play.draft.length > 0 || play.can_undo) return false;
  const pass = play.offers.some(({ action }) => action === 'pass');
  return pass && play.offers.every(({ action, odds }) => action === 'pass' || odds === 0);
}
