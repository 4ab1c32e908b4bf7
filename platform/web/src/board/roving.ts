/** Many things of one kind, such as the lit places of a map, are one stop of the Tab key: arrows go from one to the next. */
import type { Attachment } from 'svelte/attachments';

const NEXT: readonly string[] = ['ArrowRight', 'ArrowDown', 'n'];
const BACK: readonly string[] = ['ArrowLeft', 'ArrowUp', 'N'];

/** On the element around them; `of` finds them. `now` is called with what changes them, so that one of them is always the stop. */
export function roving(of: string, now: () => unknown): Attachment<Element> {
  return (around) => {
    now();
    const all = (): (HTMLElement | SVGElement)[] => [...around.querySelectorAll<HTMLElement | SVGElement>(of)];
    const stopAt = (stop: Element | undefined): void => {
      for (const each of all()) each.setAttribute('tabindex', each === stop ? '0' : '-1');
    };
    const focused = all().find((each) => each === document.activeElement);
    stopAt(focused ?? all()[0]);
    const key = (event: Event): void => {
      if (!(event instanceof KeyboardEvent)) return;
      const list = all();
      const at = list.findIndex((each) => each === event.target);
      const by = NEXT.includes(event.key) ? 1 : BACK.includes(event.key) ? -1 : 0;
      if (at < 0 || by === 0) return;
      const next = list[(at + by + list.length) % list.length];
      event.preventDefault();
      event.stopPropagation();
      stopAt(next);
      next?.focus();
    };
    around.addEventListener('keydown', key);
    return () => around.removeEventListener('keydown', key);
  };
}
