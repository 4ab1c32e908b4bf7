/** A seat that can do nothing but pass is answered for, unless it wants to press everything itself. */
import type { BoardPlay } from './board';

/** The beat, in ms: the time after which a window's answers are let out, so that nobody can tell who was quick. */
export const BEAT = 600;

/** There is nothing to decide: all that is offered is to pass, or has no chance at all. What could still be taken back is the
    seat's own to end. */
export function canOnlyPass(play: BoardPlay | null): boolean {
  if (!play || play.answered || play.draft.length > 0 || play.can_undo) return false;
  const pass = play.offers.some(({ action }) => action === 'pass');
  return pass && play.offers.every(({ action, odds }) => action === 'pass' || odds === 0);
}
