/** What every board does with its page, its question and its keys; called once, while `Board.svelte` is set up. */
import { untrack } from 'svelte';
import { on } from 'svelte/events';
import type { BoardProps } from '../table/board';

/** A page of at most so many pixels is a phone's, as in the style sheets' container queries. */
export const PHONE = 760;

export interface BoardSetup {
  props: () => BoardProps;
  /** The board's outermost element. */
  root: () => HTMLElement | undefined;
  /** The page has this width in pixels; 0 where nothing is laid out. */
  resized: (width: number) => void;
  /** A new view may have taken away what was half done. */
  changed: () => void;
  /** A new question: what was said about the old one goes. */
  asked: () => void;
  /** Escape puts back what is half done. */
  escape: () => void;
}

export function setUpBoard({ props, root, resized, changed, asked, escape }: BoardSetup): void {
  // The layout follows the page that the board lies on, as the style sheets' container queries do.
  $effect(() => {
    const page = root()?.closest<HTMLElement>('.page') ?? document.documentElement;
    const measure = () => untrack(() => resized(page.clientWidth));
    const watch = new ResizeObserver(measure);
    watch.observe(page);
    measure();
    return () => watch.disconnect();
  });

  $effect.pre(() => {
    void props().view;
    void props().play?.offers;
    untrack(changed);
  });
  let last: number | null = null;
  $effect.pre(() => {
    const question = props().play?.question ?? null;
    if (question !== last) untrack(asked);
    last = question;
  });

  // Any key ends what is being drawn.
  $effect(() => on(window, 'keydown', (event) => {
    for (const animation of root()?.getAnimations({ subtree: true }) ?? []) animation.finish();
    if (event.key === 'Escape') escape();
  }));
}
