/** The three printed maps, and where things stand on them. */
import world from '../map/world.json';
import type { Zone } from '../generated';
import { ZONES, zoneSheet } from './tables';

export type Theatre = 'europe' | 'china' | 'world';
export const THEATRES: readonly Theatre[] = ['europe', 'china', 'world'];
export type Point = readonly [x: number, y: number];

export interface MapSheet {
  size: Point;
  /** What the first look shows: x, y, width, height. */
  frame: readonly [number, number, number, number];
  land: string;
  /** Land that is no zone. */
  none: string;
  cells: Readonly<Partial<Record<Zone, string>>>;
  borders: readonly (readonly [a: Zone, b: Zone, path: string, linked: number])[];
  at: Readonly<Partial<Record<Zone, Point>>>;
  /** Where the other maps lie on this one: x, y, width, height. */
  insets?: readonly (readonly [number, number, number, number])[];
}
const printed = world as unknown as Record<Theatre, MapSheet> & { connectors: [Zone, Zone][] };
export const sheetOf = (theatre: Theatre): MapSheet => printed[theatre];
/** Linked zones that do not touch on the map. */
export const CONNECTORS: readonly (readonly [Zone, Zone])[] = printed.connectors;
/** Railways run between linked zones that both have one. */
export const RAILS: readonly (readonly [Zone, Zone])[] = [
  ...printed.world.borders.flatMap(([a, b, , linked]) => (linked === 1 ? [[a, b] as const] : [])),
  ...CONNECTORS,
].filter((pair) => pair.every((zone) => zoneSheet(zone).railway));

const within = (theatre: Theatre, zone: Zone, edge = 24): boolean => {
  const at = printed[theatre].at[zone];
  const [w, h] = printed[theatre].size;
  return at !== undefined && at[0] > edge && at[1] > edge && at[0] < w - edge && at[1] < h - edge;
};
/** The map that shows a zone best. */
export const theatreOf = (zone: Zone): Theatre =>
  within('europe', zone) ? 'europe' : within('china', zone) ? 'china' : 'world';
/** The zones of a theatre: what its tab counts. */
export const zonesOf = (theatre: Theatre): readonly Zone[] =>
  ZONES.map(({ id }) => id).filter((id) => theatreOf(id) === theatre);

/** Zones whose names fit on the whole world. */
export const FAR: ReadonlySet<Zone> = new Set<Zone>([
  'washington',
  'canada',
  'brazil',
  'australia',
  'south_africa',
  'french_west_africa',
  'delhi',
  'urals',
  'western_us',
  'irkutsk',
  'sudan',
  'egypt',
  'kenya',
  'alaska',
  'hawaii',
  'mexico',
  'east_indies',
  'kazakhstan',
  'persia',
  'western_siberia',
  'panama',
  'philippines',
  'malaya',
  'morocco',
]);

/** How far names and pieces stand from the middle of their zone, in pixels, where the map is crowded. */
const NUDGE: Readonly<Partial<Record<Zone, Point>>> = {
  belgium: [-4, 0],
  netherlands: [-16, -18],
  alsace: [6, 6],
  london: [-10, 4],
  midlands: [-8, -8],
  denmark: [-4, -6],
  normandy: [-26, 0],
  paris: [8, 8],
  baltic_states: [-8, -8],
  smolensk: [-4, 4],
  belarus: [-6, 10],
  kursk: [8, 4],
  slovakia: [4, -2],
  sicily: [-6, 8],
  southern_italy: [12, 8],
  konigsberg: [4, -16],
  warsaw: [0, 8],
  istanbul: [10, 0],
  eastern_poland: [0, 4],
  moscow: [20, -10],
  gibraltar: [0, 10],
  korea: [2, 0],
  formosa: [16, 8],
  tunisia: [4, 8],
};
export const nudgeOf = (zone: Zone): Point => NUDGE[zone] ?? [0, 0];

/** A line between two points with a slight bow, always the same for the same two. */
export function bowed([x1, y1]: Point, [x2, y2]: Point, bow = 0.05): string {
  const turn = ((Math.round(x1 * 7 + y2 * 13) % 5) - 2) / 2;
  const round = (n: number) => Math.round(n * 10) / 10;
  return `M${round(x1)} ${round(y1)}Q${round((x1 + x2) / 2 + turn * bow * (y2 - y1))} ${round((y1 + y2) / 2 - turn * bow * (x2 - x1))} ${round(x2)} ${round(y2)}`;
}
/** A lane over the sea, bent clear of the land. */
export function lane([x1, y1]: Point, [x2, y2]: Point): string {
  return `M${x1} ${y1}Q${(x1 + x2) / 2 + (y2 - y1) * 0.18} ${(y1 + y2) / 2 - (x2 - x1) * 0.18} ${x2} ${y2}`;
}
