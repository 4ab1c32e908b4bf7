/** The printed map, and where things stand on it. */
import type { Territory } from '../generated';
import sheetJson from '../map/sheet.json';

export interface Place {
  name: string;
  territory: Territory;
  major: boolean;
  at: readonly [number, number];
  /** Where its name begins (or, for -1, ends). */
  word: readonly [number, number, number];
  cell: string;
}
export const TERRITORIES = [
  'mon',
  'toa',
  'pri',
  'pol',
  'pal',
  'lam',
  'fra',
  'pia',
  'vil',
  'lig',
] as const satisfies readonly Territory[];

interface Sheet {
  bounds: readonly [number, number, number, number];
  republic: string;
  margin: string;
  white: string;
  red: string;
  territories: Readonly<Record<Territory, string>>;
  places: Readonly<Record<string, Place>>;
}
export const sheet = sheetJson as unknown as Sheet;

/** The mountains come a moment after the rest: they are the heaviest and matter least. */
export const relief = async (): Promise<string> => (await import('../map/relief.json')).default.relief;

export function place(id: string): Place {
  const found = sheet.places[id];
  if (!found) throw new Error(`no place ${id} on the map`);
  return found;
}

/** Where a territory says something about itself, such as what it costs to reach. */
export const SEAL: Readonly<Record<Territory, readonly [number, number]>> = {
  mon: [706, 300],
  toa: [560, 265],
  pri: [800, 190],
  pol: [838, 385],
  pal: [748, 560],
  lam: [798, 648],
  fra: [498, 690],
  pia: [540, 895],
  vil: [420, 500],
  lig: [180, 600],
};

/** The name of a territory is that of its largest place. */
export function territoryName(id: Territory): string {
  return Object.values(sheet.places).find((each) => each.territory === id && each.major)?.name ?? id;
}
export const placesOf = (id: Territory): string[] =>
  Object.entries(sheet.places)
    .filter(([, each]) => each.territory === id)
    .map(([key]) => key);

/** What stands at a place, left to right and row by row under its dot. */
export interface Standing<T> {
  thing: T;
  dx: number;
  dy: number;
}

/** Bases are wider than cubes and cylinders; a resource has the first place. At most `across` in a row. */
export function arrange<T extends { width: number }>(things: readonly T[], scale: number, across = 4): Standing<T>[] {
  const rows: T[][] = [];
  things.forEach((thing, i) => {
    if (i % across === 0) rows.push([]);
    rows.at(-1)?.push(thing);
  });
  return rows.flatMap((row, r) => {
    const wide = row.reduce((sum, { width }) => sum + width, 0);
    let left = -wide / 2;
    return row.map((thing) => {
      const dx = (left + thing.width / 2) * scale;
      left += thing.width;
      return { thing, dx, dy: 12 + (15 + r * 26) * scale };
    });
  });
}
