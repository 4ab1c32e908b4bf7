/** The question in one sentence and one line, and at most two verbs. */
import type { Face, PromptAction } from '../design/types';
import type { Offer } from '../table/board';
import { keyOfVerb } from './keys';

export interface Question {
  /** The tab's words, where 'Your turn' or who decides would not do. */
  tab?: string;
  /** The die that was rolled for it. */
  die?: Face | null;
  sentence: string;
  reason: string;
  rule: string | null;
  /** Who decides, if it is not the viewer. */
  other: number | null;
  actions: PromptAction[];
}

/** The verbs of a question as they are shown, at most two. One that ends or gives something up is not lit while anything else may
    be done: Enter must not end a turn by a slip. */
export function shownActions(actions: readonly PromptAction[], offers: readonly Pick<Offer, 'verb' | 'odds'>[]) {
  const open = offers.some((offer) => !keyOfVerb(offer) && offer.odds !== 0);
  const ends = ({ ends, key }: PromptAction) => ends ?? key === 'E';
  return actions
    .slice(0, 2)
    .map((action) => (open && action.likely && ends(action) ? { ...action, likely: false } : action));
}
