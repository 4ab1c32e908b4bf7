/** What the coach points at, measured on the page while it is pointed at. */
import { untrack } from 'svelte';
import { BRING } from '../design/camera.svelte';
import { overlap, type Box } from './place';

/** Things move: cameras, sheets, dice. So often they are measured again, in milliseconds. */
const AGAIN = 200;

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};
const drawn = ({ width, height }: Box): boolean => width > 0 && height > 0;
const inWindow = ({ left, top, width, height }: Box): boolean =>
  left + width > 0 && top + height > 0 && left < innerWidth && top < innerHeight;

/** Most of the one lies in the other, or fills it. */
const isMostlyIn = (box: Box, around: Box): boolean =>
  overlap(box, around) >= 0.6 * Math.min(box.width * box.height, around.width * around.height);

/** Is it scrolled away, or does something lie on it that will not step aside? */
function isHidden(element: Element): boolean {
  const box = boxOf(element);
  const { left, top, width, height } = box;
  for (let around = element.parentElement; around; around = around.parentElement)
    if (getComputedStyle(around).overflow !== 'visible' && !isMostlyIn(box, boxOf(around))) return true;
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return !over || !(element.contains(over) || over.contains(element) || over.closest('.coach'));
}

/** The elements of a selector that are drawn; a selector may name one more than one layout has. */
export const elementsOf = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter((element) => drawn(boxOf(element)));

export class Pointing {
  /** What is spoken of, in the window. */
  boxes = $state.raw<readonly Box[]>([]);
  /** What else should be seen: the board says it of its own elements. */
  others = $state.raw<readonly Box[]>([]);
  /** How many of the things to press were pressed. */
  pressed = $state(0);

  /** Follows what these say. With `begun` what is to be pressed begins anew; with `moment` the board has changed. */
  watch(
    begun: () => unknown,
    moment: () => unknown,
    point: () => readonly string[],
    press: () => readonly string[],
  ): void {
    $effect(() => {
      begun();
      untrack(() => {
        this.pressed = 0;
      });
    });
    $effect(() => {
      begun();
      moment();
      void this.pressed;
      // What is folded or scrolled away is brought into the window once.
      const timer = setTimeout(() => this.#bring(point(), press()), AGAIN);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const measure = () => this.#measure(point(), press());
      const count = (event: MouseEvent) => this.#count(event, press());
      const timer = setInterval(measure, AGAIN);
      addEventListener('resize', measure);
      document.addEventListener('click', count, true);
      measure();
      return () => {
        clearInterval(timer);
        removeEventListener('resize', measure);
        document.removeEventListener('click', count, true);
      };
    });
  }

  #now(point: readonly string[], press: readonly string[]): Element[] {
    // What is not there any more was done already; then the next thing is pointed at.
    const next = [...press.slice(this.pressed), ...press.slice(-1)].map(elementsOf).find((found) => found.length > 0);
    const pressed = next?.slice(0, 1) ?? [];
    return pressed.length > 0 ? pressed : point.flatMap(elementsOf);
  }

  #bring(point: readonly string[], press: readonly string[]): void {
    const [first] = this.#now(point, press);
    // A map moves its own things into sight.
    if (first?.closest('[role=application]')) first.dispatchEvent(new Event(BRING, { bubbles: true }));
    else if (first && isHidden(first)) first.scrollIntoView({ block: 'center', inline: 'nearest' });
    this.#measure(point, press);
  }

  #measure(point: readonly string[], press: readonly string[]): void {
    const same = (a: readonly Box[], b: readonly Box[]) => JSON.stringify(a) === JSON.stringify(b);
    const boxes = this.#now(point, press).map(boxOf).filter(inWindow);
    const others = [...document.querySelectorAll('[data-in-sight]')].map(boxOf).filter(drawn);
    if (!same(boxes, this.boxes)) this.boxes = boxes;
    if (!same(others, this.others)) this.others = others;
  }

  /** A map is pressed where a thing is drawn, not on the thing itself; keys press a thing and no place. */
  #count(event: MouseEvent, press: readonly string[]): void {
    const next = press[this.pressed];
    const box = this.boxes[0];
    if (!next || !box) return;
    const { clientX: x, clientY: y, target } = event;
    const within = x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height;
    if (within || (target instanceof Element && target.closest(next))) this.pressed += 1;
  }
}
