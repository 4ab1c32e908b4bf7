/** What part of the sheet is in sight, and how large: panned and zoomed by mouse, fingers, keys and buttons. */

export interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
export type Bounds = readonly [x0: number, y0: number, x1: number, y1: number];

const MOST = 3.2; // pixels for a unit of the sheet, at the closest
const STEP = 1.35;
const AROUND = 70; // of the sheet, around what is brought into sight
const ABOVE = 105; // and over it, where pieces stand as well

/** The scale and place at which the bounds fill the room that is left of a frame. */
export function fitted(bounds: Bounds, width: number, height: number, room: Room): { k: number; x: number; y: number } {
  const [x0, y0, x1, y1] = bounds;
  const [w, h] = [Math.max(1, width - room.left - room.right), Math.max(1, height - room.top - room.bottom)];
  const k = Math.min(w / (x1 - x0), h / (y1 - y0));
  return { k, x: room.left + (w - k * (x1 - x0)) / 2 - k * x0, y: room.top + (h - k * (y1 - y0)) / 2 - k * y0 };
}

export class MapView {
  width = $state(0);
  height = $state(0);
  /** A point of the sheet stands on the screen at k · point + (x, y). */
  k = $state(1);
  x = $state(0);
  y = $state(0);
  /** Nobody has moved it: it follows the frame. */
  whole = $state(true);
  #bounds: Bounds;
  #room: Room = { left: 0, right: 0, top: 0, bottom: 0 };
  /** What was brought into sight last, and how close at most; nothing once a hand has moved the map. */
  #shown: { points: readonly (readonly [number, number])[]; most: number } | null = null;
  #fingers = new Map<number, { x: number; y: number }>();
  /** A press that has travelled is a drag and presses nothing. */
  dragged = false;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  frame(width: number, height: number, room: Room): void {
    this.width = width;
    this.height = height;
    this.#room = room;
    if (this.#shown) this.showAll(this.#shown.points, this.#shown.most);
    else if (this.whole) this.fit();
    else this.#hold();
  }

  /** The whole sheet, until a hand moves it. */
  fit = (): void => {
    this.#shown = null;
    this.#fitWhole();
  };

  #fitWhole(): void {
    Object.assign(this, fitted(this.#bounds, this.width, this.height, this.#room));
    this.whole = true;
  }

  /** Half way between what lies along the top and what lies along the bottom. */
  get #middle(): number {
    return (this.#room.top + this.height - this.#room.bottom) / 2;
  }

  /** All of these points in the middle of the frame with the pieces over them, as close as they allow and at most so close. It stays so when the frame
      changes its size. */
  showAll = (points: readonly (readonly [number, number])[], most: number): void => {
    this.#shown = { points, most };
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const around: Bounds = [
      Math.min(...xs) - AROUND,
      Math.min(...ys) - ABOVE,
      Math.max(...xs) + AROUND,
      Math.max(...ys) + AROUND,
    ];
    const least = fitted(this.#bounds, this.width, this.height, this.#room).k;
    const k = Math.min(most, fitted(around, this.width, this.height, this.#room).k);
    if (points.length === 0 || k <= least * 1.001) {
      this.#fitWhole();
      return;
    }
    this.k = k;
    this.x = this.width / 2 - (k * (around[0] + around[2])) / 2;
    this.y = this.#middle - (k * (around[1] + around[3])) / 2;
    this.whole = false;
    this.#hold();
  };

  /** Nearer or farther, the point of the frame staying where it is. */
  zoom = (factor: number, at: { x: number; y: number } = { x: this.width / 2, y: this.height / 2 }): void => {
    const least = fitted(this.#bounds, this.width, this.height, this.#room).k;
    const k = Math.min(Math.max(MOST, least), Math.max(least, this.k * factor));
    if (k <= least * 1.001) {
      this.fit();
      return;
    }
    this.#shown = null;
    this.x = at.x - ((at.x - this.x) * k) / this.k;
    this.y = at.y - ((at.y - this.y) * k) / this.k;
    this.k = k;
    this.whole = false;
    this.#hold();
  };

  nearer = (): void => this.zoom(STEP);
  farther = (): void => this.zoom(1 / STEP);

  /** Puts a point of the sheet into the middle, this close at least. */
  show = (point: readonly [number, number], least = 0): void => {
    const k = Math.max(this.k, least);
    this.#shown = null;
    this.k = k;
    this.x = (this.width - this.#room.right) / 2 - k * point[0];
    this.y = this.#middle - k * point[1];
    this.whole = false;
    this.#hold();
  };

  pan = (dx: number, dy: number): void => {
    this.#shown = null;
    this.x += dx;
    this.y += dy;
    this.whole = false;
    this.#hold();
  };

  /** Something of the republic always stays in sight. */
  #hold(): void {
    const [x0, y0, x1, y1] = this.#bounds;
    const keep = 0.35;
    const [w, h] = [(x1 - x0) * this.k, (y1 - y0) * this.k];
    const within = (at: number, low: number, size: number, frame: number): number => {
      const [least, most] = [Math.min(frame * keep, size) - size, frame - Math.min(frame * keep, size)];
      return Math.min(most, Math.max(least, at + low * this.k)) - low * this.k;
    };
    this.x = within(this.x, x0, w, this.width);
    this.y = within(this.y, y0, h, this.height);
  }

  /** Is the point of the sheet in sight, with so many pixels around it? */
  sees(x: number, y: number, around = 0): boolean {
    const [u, v] = [this.k * x + this.x, this.k * y + this.y];
    return u >= around && v >= around && u <= this.width - around && v <= this.height - around;
  }

  down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (this.#fingers.size === 0) this.dragged = false;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: PointerEvent, frame: DOMRect): void => {
    const was = this.#fingers.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const apart = (p: { x: number; y: number }) => Math.hypot(p.x - other.x, p.y - other.y);
      this.dragged = true;
      this.zoom(apart(now) / Math.max(1, apart(was)), {
        x: (now.x + other.x) / 2 - frame.left,
        y: (now.y + other.y) / 2 - frame.top,
      });
      this.pan((now.x - was.x) / 2, (now.y - was.y) / 2);
    } else if (this.dragged || Math.hypot(now.x - was.x, now.y - was.y) > 5) {
      // A finger on the whole map scrolls the page; once it is nearer, it moves the map.
      if (event.pointerType === 'touch' && this.whole) return;
      this.dragged = true;
      this.pan(now.x - was.x, now.y - was.y);
    } else return;
    this.#fingers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  /** Arrows, plus, minus and 0. */
  key = (event: KeyboardEvent): boolean => {
    const far = 70;
    switch (event.key) {
      case 'ArrowLeft':
        this.pan(far, 0);
        return true;
      case 'ArrowRight':
        this.pan(-far, 0);
        return true;
      case 'ArrowUp':
        this.pan(0, far);
        return true;
      case 'ArrowDown':
        this.pan(0, -far);
        return true;
      case '+':
      case '=':
        this.nearer();
        return true;
      case '-':
        this.farther();
        return true;
      case '0':
        this.fit();
        return true;
      default:
        return false;
    }
  };
}
