/** Many things of one kind, such as the lit places of a map or the dice of a turn, are one stop of the Tab key: arrows go from one
    to the next. */
import type { Attachment } from 'svelte/attachments';

const NEXT: readonly string[] = ['ArrowRight', 'ArrowDown', 'n'];
const BACK: readonly string[] = ['ArrowLeft', 'ArrowUp', 'N'];

/** On the element around them; `of` finds them. Whatever comes or goes, one of them is the stop. */
export function roving(of: string): Attachment<Element> {
  return (around) => {
    const all = (): (HTMLElement | SVGElement)[] => [...around.querySelectorAll<HTMLElement | SVGElement>(of)];
    const stopAt = (stop: Element | undefined): void => {
      for (const each of all()) each.setAttribute('tabindex', each === stop ? '0' : '-1');
    };
    let stop: Element | undefined;
    const settle = (): void => {
      const list = all();
      stop = list.find((each) => each === document.activeElement) ?? list.find((each) => each === stop) ?? list[0];
      stopAt(stop);
    };
    const key = (event: Event): void => {
      if (!(event instanceof KeyboardEvent)) return;
      const list = all();
      const at = list.findIndex((each) => each === event.target);
      const by = NEXT.includes(event.key) ? 1 : BACK.includes(event.key) ? -1 : 0;
      if (at < 0 || by === 0) return;
      const next = list[(at + by + list.length) % list.length];
      event.preventDefault();
      event.stopPropagation();
      stop = next;
      stopAt(next);
      next?.focus();
    };
    settle();
    const watch = new MutationObserver(settle);
    watch.observe(around, { childList: true, subtree: true });
    around.setAttribute('data-stops', '');
    around.addEventListener('keydown', key);
    return () => {
      watch.disconnect();
      around.removeAttribute('data-stops');
      around.removeEventListener('keydown', key);
    };
  };
}
