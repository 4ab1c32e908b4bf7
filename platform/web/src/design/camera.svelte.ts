/** Where a map lies in its frame: pan and zoom by mouse, touch and keys. It knows a sheet and a frame and no game. */

export interface Box {
  width: number;
  height: number;
}
export interface Place {
  x: number;
  y: number;
}

/** The name of the event that asks a map to bring the thing that it comes from into sight. */
export const BRING = 'bring-into-sight';
/** How far a pointer may wander and still mean a press, in pixels. */
const SLACK = 6;
/** How far the sheet may be pulled over its frame's edge: a quarter of the frame. */
const OVER = 0.25;

export class Camera {
  /** Pixels a unit of the sheet. */
  scale = $state(1);
  /** Where the sheet's corner lies in the frame, in pixels. */
  x = $state(0);
  y = $state(0);
  frame = $state.raw<Box>({ width: 0, height: 0 });
  /** Pixels of the frame's foot that something else lies over. */
  covered = 0;
  readonly sheet: Box;
  readonly most: number;
  /** Fingers that are down; a mouse is one. */
  #pointers: { id: number; at: Place }[] = [];
  #moved = 0;
  #fitted = false;

  constructor(sheet: Box, most = 4) {
    this.sheet = sheet;
    this.most = most;
  }

  /** The scale at which the sheet covers the frame's width or height, whichever shows all of it. */
  get whole(): number {
    return Math.min(this.frame.width / this.sheet.width, this.frame.height / this.sheet.height) || 1;
  }
  get least(): number {
    return Math.min(this.whole, 1);
  }
  /** A drag is under way: a release is no press. */
  get dragged(): boolean {
    return this.#moved > SLACK;
  }

  /** The frame has this size. The first time, `home` says what to show. */
  resize(frame: Box, home: () => void): void {
    if (frame.width === 0 || frame.height === 0) return;
    const centre = this.toSheet({ x: this.frame.width / 2, y: this.frame.height / 2 });
    this.frame = frame;
    if (this.#fitted) this.show(centre);
    else home();
    this.#fitted = true;
  }

  toSheet({ x, y }: Place): Place {
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale };
  }
  toFrame({ x, y }: Place): Place {
    return { x: x * this.scale + this.x, y: y * this.scale + this.y };
  }

  /** This place of the sheet in the middle. */
  show(place: Place, scale = this.scale): void {
    this.scale = this.#bound(scale);
    this.#put(this.frame.width / 2 - place.x * this.scale, this.frame.height / 2 - place.y * this.scale, 0);
  }
  /** The place comes into sight, with some room around it, if it is not there already. */
  reveal(place: Place, room = 60): void {
    const { x, y } = this.toFrame(place);
    const off = (at: number, size: number) => (at < room ? room - at : at > size - room ? size - room - at : 0);
    this.pan(off(x, this.frame.width), off(y, this.frame.height - this.covered));
  }
  /** Is the place in sight, with some room around it? */
  sees(place: Place, room = 30): boolean {
    const { x, y } = this.toFrame(place);
    return x >= room && y >= room && x <= this.frame.width - room && y <= this.frame.height - this.covered - room;
  }
  /** All of these places come into sight, by as little movement as will do; false where they do not fit at this scale. */
  revealAll(places: readonly Place[], room = 60): boolean {
    const all = places.map((place) => this.toFrame(place));
    const span = (of: readonly number[], size: number): [by: number, fits: boolean] => {
      const [low, high] = [Math.min(...of) - room, Math.max(...of) + room];
      return [low < 0 ? -low : high > size ? size - high : 0, high - low <= size];
    };
    if (all.length === 0) return true;
    const [dx, wide] = span(
      all.map(({ x }) => x),
      this.frame.width,
    );
    const [dy, high] = span(
      all.map(({ y }) => y),
      this.frame.height - this.covered,
    );
    if (wide && high) this.pan(dx, dy);
    return wide && high;
  }
  fit(): void {
    this.show({ x: this.sheet.width / 2, y: this.sheet.height / 2 }, this.whole);
  }
  pan(dx: number, dy: number): void {
    this.#put(this.x + dx, this.y + dy);
  }
  /** Zooms while this place of the frame stays where it is; without one, the middle. */
  zoom(factor: number, at: Place = { x: this.frame.width / 2, y: this.frame.height / 2 }): void {
    const still = this.toSheet(at);
    this.scale = this.#bound(this.scale * factor);
    this.#put(at.x - still.x * this.scale, at.y - still.y * this.scale);
  }

  down(id: number, at: Place): void {
    if (this.#pointers.length === 0) this.#moved = 0;
    this.#pointers = [...this.#pointers.filter((pointer) => pointer.id !== id), { id, at }];
  }
  /** One pointer pans, two pinch. */
  move(id: number, at: Place): void {
    const pointer = this.#pointers.find((each) => each.id === id);
    if (!pointer) return;
    const from = pointer.at;
    const other = this.#pointers.find((each) => each.id !== id)?.at;
    pointer.at = at;
    this.#moved += Math.hypot(at.x - from.x, at.y - from.y);
    if (other) {
      this.#moved += SLACK;
      const apart = (p: Place) => Math.hypot(p.x - other.x, p.y - other.y) || 1;
      this.pan((at.x - from.x) / 2, (at.y - from.y) / 2);
      this.zoom(apart(at) / apart(from), { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
    } else if (this.dragged) this.pan(at.x - from.x, at.y - from.y);
  }
  up(id: number): void {
    this.#pointers = this.#pointers.filter((pointer) => pointer.id !== id);
  }
  get held(): boolean {
    return this.#pointers.length > 0;
  }

  #bound(scale: number): number {
    return Math.min(this.most, Math.max(this.least, scale));
  }
  /* The sheet never leaves the frame; where it is smaller than the frame it stands in the middle. Only a hand may pull it over the edge. */
  #put(x: number, y: number, pull = OVER): void {
    const hold = (at: number, frame: number, sheet: number, more = 0) => {
      const over = Math.min(frame * pull, 120) + more;
      return sheet <= frame ? (frame - sheet) / 2 : Math.min(over, Math.max(frame - sheet - over, at));
    };
    this.x = hold(x, this.frame.width, this.sheet.width * this.scale);
    this.y = hold(y, this.frame.height, this.sheet.height * this.scale, this.covered);
  }
}
