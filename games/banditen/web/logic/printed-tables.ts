/** The printed numbers, out of ../data: terrain, weapons, counters, the turn record, who enters when and where. */
import { csvRows, type Row } from '$web/board/csv';
import entriesCsv from '../../data/entries.csv?raw';
import formationsCsv from '../../data/formations.csv?raw';
import numbersCsv from '../../data/numbers.csv?raw';
import terrainCsv from '../../data/terrain.csv?raw';
import weaponsCsv from '../../data/weapons.csv?raw';
import type { Formation, Type } from '../generated';

const keyed = <T>(csv: string, key: string, read: (row: Row) => T): Record<string, T> => Object.fromEntries(csvRows(csv).map((row) => [row[key] ?? '', read(row)]));
const int = (row: Row, name: string) => Number(row[name] ?? 0);

export interface Ground {
  cost: number;
  /** Each modified die of this or more is a hit. */
  attack: number;
  assault: number;
}
export const terrain = keyed(terrainCsv, 'terrain', (row): Ground => ({ cost: int(row, 'cost'), attack: int(row, 'attack'), assault: int(row, 'assault') }));
export const ground = (name: string): Ground => terrain[name] ?? { cost: 0, attack: 0, assault: 0 };

export interface Weapon {
  movement: number;
  range: number;
  bonus: number;
  assault: boolean;
  heavy: boolean;
}
const weapons = keyed(weaponsCsv, 'type', (row): Weapon => ({ movement: int(row, 'movement'), range: int(row, 'range'), bonus: int(row, 'bonus'), assault: row['assault'] === '1', heavy: row['heavy'] === '1' }));
export const weapon = (type: Type): Weapon => weapons[type] ?? { movement: 0, range: 0, bonus: 0, assault: false, heavy: false };

const numbers = keyed(numbersCsv, 'key', (row) => int(row, 'value'));
export const number = (key: string): number => numbers[key] ?? 0;

export interface Body {
  /** Units of one camp may share a hex. */
  camp: string;
  /** The three Garibaldi formations differ in this (BN-7.3). */
  band: number;
  assault: boolean;
  /** Its losses count for the victory. */
  counts: boolean;
  german: boolean;
}
const bodies = keyed(formationsCsv, 'formation', (row): Body => ({ camp: row['camp'] ?? '', band: int(row, 'band'), assault: row['assault'] === '1', counts: row['counts'] === '1', german: row['german'] === '1' }));
export const body = (formation: Formation): Body => bodies[formation] ?? { camp: '', band: 0, assault: false, counts: false, german: false };

export interface Door {
  entry: string;
  hex: string;
  turn: number;
  roll: boolean;
  /** hex: there; area: around it; edge: any edge of the map. */
  way: string;
}
export const doors: Door[] = csvRows(entriesCsv).map((row) => ({ entry: row['entry'] ?? '', hex: row['hex'] ?? '', turn: int(row, 'turn'), roll: row['roll'] === '1', way: row['way'] ?? '' }));

