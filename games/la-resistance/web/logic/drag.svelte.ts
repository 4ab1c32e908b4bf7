/** A die carried by mouse or finger. Where it may fall is said by `data-drop`; a press without a move stays a click. */
import type { Die } from '../generated';

const STIR = 7; // px before a press is a drag

export class Drag {
  die = $state.raw<Die | null>(null);
  x = $state(0);
  y = $state(0);
  /** The place under the pointer. */
  over = $state<string | null>(null);
  #from: { die: Die; x: number; y: number; pointer: number } | null = null;
  #drop: (die: Die, place: string) => void;
  #dragged = false;

  constructor(drop: (die: Die, place: string) => void) {
    this.#drop = drop;
  }

  start =
    (die: Die) =>
    (event: PointerEvent): void => {
      if (event.button !== 0) return;
      this.#from = { die, x: event.clientX, y: event.clientY, pointer: event.pointerId };
      this.#dragged = false;
    };

  move = (event: PointerEvent): void => {
    const from = this.#from;
    if (!from || event.pointerId !== from.pointer) return;
    if (this.die === null && Math.hypot(event.clientX - from.x, event.clientY - from.y) < STIR) return;
    event.preventDefault();
    this.die = from.die;
    this.#dragged = true;
    this.x = event.clientX;
    this.y = event.clientY;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]');
    this.over = under?.dataset['drop'] ?? null;
  };

  end = (event: PointerEvent): void => {
    const from = this.#from;
    if (!from || event.pointerId !== from.pointer) return;
    const { die, over } = this;
    this.cancel();
    if (die && over) this.#drop(die, over);
  };

  cancel = (): void => {
    this.#from = null;
    this.die = null;
    this.over = null;
  };

  /** The click that follows a drag is not one. */
  swallow = (event: MouseEvent): void => {
    if (!this.#dragged) return;
    this.#dragged = false;
    event.preventDefault();
    event.stopPropagation();
  };
}
