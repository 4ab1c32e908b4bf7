/** What the others did since the viewer's own last answer, when it was more than one of them. */
import type { Line } from './board';

export interface Since {
  /** The first line of it, by its place in the record. */
  from: number;
  /** Who acted, in the order in which they began. */
  seats: readonly number[];
  lines: readonly Line[];
}

export function sinceYourTurn(lines: readonly Line[], seat: number | null): Since | null {
  if (seat === null) return null;
  const own = lines.findLastIndex((line) => line.seat === seat);
  if (own < 0) return null;
  const after = lines.slice(own + 1).filter(({ told }) => told !== null);
  const seats = [...new Set(after.map((line) => line.seat))];
  return seats.length > 1 ? { from: own + 1, seats, lines: after } : null;
}
