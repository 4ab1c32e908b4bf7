/** What every board does with its page, its question and its keys; called once, while `Board.svelte` is set up. */
import { tick, untrack } from 'svelte';
import { on } from 'svelte/events';
import type { BoardProps } from '../table/board';
import { keepFocusLikely, pressKey } from './keys';

/** A page of at most so many pixels is a phone's, as in the style sheets' container queries. */
export const PHONE = 760;

/** phone: one column with a sheet at its foot; flat: a phone on its side, or a laptop at 200 %, with the sheet beside the table;
    desk: everything in one window. */
export type Layout = 'phone' | 'flat' | 'desk';
const LOW = 600; // a window under this height has no room for a table above its question
const BOTH = 560; // from this width on table and sheet stand side by side

export function layoutOf(width: number, height: number): Layout {
  if (width === 0) return 'desk';
  if (height < LOW && width >= BOTH) return 'flat';
  return width <= PHONE ? 'phone' : 'desk';
}

export interface BoardSetup {
  props: () => BoardProps;
  /** The board's outermost element. */
  root: () => HTMLElement | undefined;
  /** The page has this width in pixels, 0 where nothing is laid out, and asks for this layout. */
  resized: (width: number, layout: Layout) => void;
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
    const measure = () => untrack(() => resized(page.clientWidth, layoutOf(page.clientWidth, innerHeight)));
    const watch = new ResizeObserver(measure);
    watch.observe(page);
    const off = on(window, 'resize', measure);
    measure();
    return () => {
      watch.disconnect();
      off();
    };
  });

  $effect.pre(() => {
    void props().view;
    void props().play?.offers;
    untrack(changed);
  });
  let last: number | null = null;
  let leaveFocus = () => {};
  $effect.pre(() => {
    const question = props().play?.question ?? null;
    if (question !== last) {
      untrack(asked);
      leaveFocus();
    }
    // After an answer the next one is a press away.
    if (question !== last && last !== null && (props().play?.offers.length ?? 0) > 0)
      void tick().then(() => {
        const board = root();
        if (board) leaveFocus = keepFocusLikely(board);
      });
    last = question;
  });

  $effect(() => () => leaveFocus());

  // Any key ends what is being drawn.
  $effect(() =>
    on(window, 'keydown', (event) => {
      for (const animation of root()?.getAnimations({ subtree: true }) ?? []) animation.finish();
      if (event.key === 'Escape') escape();
      const board = root();
      if (board && pressKey(board, event)) event.preventDefault();
    }),
  );
}
