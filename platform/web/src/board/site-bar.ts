/** What the site has for the bar of a board's question: what happened last, and what can be done with a game that is over. */
import type { Snippet } from 'svelte';
import type { RecordEntry } from '../design/types';

export const SITE_BAR = Symbol();

export interface SiteBar {
  /** What can be done with a game that is over, as verbs or, with `true`, in a bar of its own; null before its end. */
  verbs: () => Snippet<[alone?: boolean]> | null;
  /** The record, newest first. */
  entries: () => readonly RecordEntry[];
  /** A bar is on the table; what is answered takes it away. */
  show: () => () => void;
  /** Lines of the record from this one on are told after so many ms: until then a picture tells them. */
  hold?: (from: number, ms: number) => void;
}
