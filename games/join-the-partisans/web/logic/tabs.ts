/** At the edges of a phone's map: how many lit places lie beyond each, and where along the edge that stands. */
import type { At } from './lamps';

export type Edge = 'left' | 'right' | 'up' | 'down';
/** How the sheet is pushed to see what lies there. */
export const WAYS: Readonly<Record<Edge, readonly [number, number]>> = {
  left: [1, 0],
  right: [-1, 0],
  up: [0, 1],
  down: [0, -1],
};
/** How wide and high a tab is. */
export const TAB = 44;
/** What is kept free around a lit place: beside it for its name. */
const [CLEAR, NAME] = [12, 56];
const PARTS = [0.5, 0.65, 0.35, 0.8, 0.2, 0.92, 0.08];
/** How many lamps a figure counts for: nothing else tells where it stands. */
const FIGURE = 10;

interface Frame {
  width: number;
  height: number;
}
/** In pixels from the corner of the frame. */
type Bounds = readonly [x0: number, y0: number, x1: number, y1: number];

/** At which edge of the frame a spot lies outside it. */
export function edgeAt({ x, y }: At, { width, height }: Frame): Edge | null {
  const over: [Edge, number][] = [
    ['left', -x],
    ['right', x - width],
    ['up', -y],
    ['down', y - height],
  ];
  const [edge] = over.sort((a, b) => b[1] - a[1]);
  return edge && edge[1] > -8 ? edge[0] : null;
}

/** As near to the middle of its edge as may be without hiding a figure, a lit place or its name. */
export function tabAt(edge: Edge, { width, height }: Frame, lit: readonly At[], pieces: readonly Bounds[]): At {
  const spots = PARTS.map((part): At => {
    const [x, y] = [part * (width - TAB), part * (height - TAB)];
    if (edge === 'left' || edge === 'right') return { x: edge === 'left' ? 4 : width - TAB - 4, y };
    // Below it is above the grip of the sheet.
    return { x, y: edge === 'up' ? 4 : height - TAB - 18 };
  });
  const hides = ({ x, y }: At): number =>
    lit.filter((at) => Math.abs(at.x - x - TAB / 2) < TAB / 2 + NAME && Math.abs(at.y - y - TAB / 2) < TAB / 2 + CLEAR)
      .length +
    FIGURE * pieces.filter(([x0, y0, x1, y1]) => x0 < x + TAB && x1 > x && y0 < y + TAB && y1 > y).length;
  return spots.sort((a, b) => hides(a) - hides(b))[0] ?? { x: 0, y: 0 };
}
