/** With what a phone's map begins: what the question is about, as large as it fits. */
import type { Place } from '../generated';
import type { At } from './lamps';
import { onSheet } from './places';

/** What lies near the rim of the frame: figures and names need room above and beside their places. */
const RIM = { x: 30, above: 62, below: 42 };
/** How large the map is at most and at least; the goal is in sight unless the map would be too small, and so are comrades in
    need. */
const [MOST, LEAST, WITH_GOAL, MANY] = [1.35, 0.66, 0.8, 0.94];

interface Wanted {
  width: number;
  height: number;
  /** The viewer's own figure. */
  own: Place | null;
  /** It does not move in this question: what is asked for is wanted near it. */
  stands: boolean;
  asked: readonly Place[];
  goals: readonly Place[];
  /** Where comrades in need are. */
  needy: readonly Place[];
}
export interface Shot extends At {
  scale: number;
}

/** Own figure, goals and all lit places; where they are too many, what lies around the figure, or most of them. Nothing where
    there are none. */
export function framing({ width, height, own, stands, asked, goals, needy }: Wanted): Shot | null {
  const must = [...(own ? [own] : []), ...asked];
  const round = (places: readonly Place[]): Shot => {
    const all = places.map(onSheet);
    const [x0, x1] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))];
    const [y0, y1] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))];
    const scale = Math.min((width - 2 * RIM.x) / (x1 - x0), (height - RIM.above - RIM.below) / (y1 - y0));
    return { x: (x0 + x1) / 2, y: (y0 + y1) / 2 - (RIM.above - RIM.below) / (2 * scale), scale };
  };
  if (must.length + goals.length === 0) return null;
  const everybody = round([...must, ...goals, ...needy]);
  const all = round([...must, ...goals]);
  const without = must.length > 0 ? round(must) : all;
  const best = everybody.scale >= MANY ? everybody : all.scale >= WITH_GOAL ? all : without;
  if (best.scale >= LEAST) return { ...best, scale: Math.min(MOST, best.scale) };
  const scale = MANY;
  if (own && stands) {
    const { x, y } = onSheet(own);
    return { x, y: y - (RIM.above - RIM.below) / (2 * scale), scale };
  }
  const inFrame = (at: At) =>
    must.filter((id) => {
      const { x, y } = onSheet(id);
      return Math.abs(x - at.x) * scale < width / 2 - 20 && Math.abs(y - at.y) * scale < height / 2 - 20;
    });
  const [most] = must.map((id) => inFrame(onSheet(id))).sort((a, b) => b.length - a.length);
  return most ? { ...round(most), scale } : null;
}
