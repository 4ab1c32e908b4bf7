/** The question in one sentence and one line, and at most two verbs. */
import type { Face, PromptAction } from '../design/types';

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
