/** Where the coach stands: never on what it speaks of, and in nobody's way if that can be helped. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How much of the one lies on the other, in square pixels. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** What is spoken of counts this much more than the rest of the table. */
const SPOKEN_OF = 100_000;

export interface Room {
  /** The window, less its margins. */
  window: Box;
  /** The coach's own size. */
  size: { width: number; height: number };
  /** What it speaks of. */
  spokenOf: readonly Box[];
  /** What else should be seen. */
  others: readonly Box[];
}

/** The best place for the coach; it stays where it stands while no place is better. */
export function place({ window, size, spokenOf, others }: Room, stands: Box | null): Box {
  const right = window.left + window.width - size.width;
  const bottom = window.top + window.height - size.height;
  const at = (left: number, top: number): Box => ({ left, top, ...size });
  const steps = [0, 0.25, 0.5, 0.75, 1];
  const along = (from: number, to: number) => steps.map((step) => Math.round(from + step * (to - from)));
  // The right side first, from below: that is where most boards have their record.
  const columns = along(right, window.left);
  const places = columns.flatMap((left) => along(bottom, window.top).map((top) => at(left, top)));
  const cost = (box: Box): number =>
    spokenOf.reduce((sum, other) => sum + overlap(box, other), 0) * SPOKEN_OF +
    others.reduce((sum, other) => sum + overlap(box, other), 0);
  const known = stands ? places.find(({ left, top }) => left === stands.left && top === stands.top) : undefined;
  const [first = at(right, bottom), ...rest] = known ? [known, ...places] : places;
  return rest.reduce((best, other) => (cost(other) < cost(best) ? other : best), first);
}
