/** The printed map: where places lie on the sheet, and how they are linked. */
import type { Place } from '../generated';
import sheet from '../map/sheet.json';

export interface Spot {
  name: string;
  x: number;
  y: number;
  rail: boolean;
  side: string;
}
export { sheet };
export const SPOTS = sheet.places as Readonly<Record<Place, Spot>>;
export const PLACES = Object.keys(SPOTS) as readonly Place[];
/** Towns whose names are set larger. */
export const TOWNS: readonly Place[] = ['LJU', 'MAR', 'CEL', 'KRA', 'NOM', 'POS', 'KOP'];

/** The part of the print that is shown at first; more lies around it. */
export const VIEW = { x: -4, y: 20, width: 1010, height: 652 } as const;

/** A place as the camera counts, from the corner of what is shown. */
export const onSheet = (id: Place): { x: number; y: number } => ({ x: SPOTS[id].x - VIEW.x, y: SPOTS[id].y - VIEW.y });

type Path = readonly [Place, Place, number, number];
const paths = sheet.paths as unknown as readonly Path[];

/** The line between two neighbours, from the first to the second. */
function bend([a, b, x, y]: Path, from: Place): string {
  const to = from === a ? b : a;
  return `M${SPOTS[from].x} ${SPOTS[from].y}Q${x} ${y} ${SPOTS[to].x} ${SPOTS[to].y}`;
}
export const PATHS = paths.map((path) => bend(path, path[0])).join('');

/** The drawn way over these places. */
export function trail(stops: readonly Place[]): string {
  return stops
    .slice(1)
    .map((to, i) => {
      const from = stops[i] ?? to;
      const path = paths.find(([a, b]) => (a === from && b === to) || (a === to && b === from));
      return path ? bend(path, from) : `M${SPOTS[from].x} ${SPOTS[from].y}L${SPOTS[to].x} ${SPOTS[to].y}`;
    })
    .join('');
}

/** The forest is a file of its own that comes after the board. */
export const forest = async (): Promise<{ trees: string; light: string }> =>
  (await import('../map/forest.json')).default;
