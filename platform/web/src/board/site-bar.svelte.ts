/** What the site has for the bar of a board's question: what happened last, and what can be done with a game that is over. */
import { untrack, type Snippet } from 'svelte';
import type { RecordEntry, Span } from '../design/types';

export const SITE_BAR = Symbol('the bar of the question');

export class SiteBar {
  /** Bars that are on the table. A board that draws none after the game leaves the site to draw its own. */
  shown = $state(0);
  readonly verbs: () => Snippet | null;
  readonly #entries: () => readonly RecordEntry[];

  /** The verbs after the game, and the record, newest first. */
  constructor(verbs: () => Snippet | null, entries: () => readonly RecordEntry[]) {
    this.verbs = verbs;
    this.#entries = entries;
  }

  /** What happened last and is news. */
  news = (): readonly Span[] | undefined =>
    this.#entries().find((entry) => entry.kind === 'line' && !entry.routine)?.text as readonly Span[] | undefined;

  show = (): (() => void) => {
    untrack(() => (this.shown += 1));
    return () => untrack(() => (this.shown -= 1));
  };
}
