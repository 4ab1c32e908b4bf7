/** The printed tables of the game: what never changes of a zone, a link, a unit. */
import { csvRows } from '$web/board/csv';
import unitsCsv from '../../data/units.csv?raw';
import zonesCsv from '../../data/zones.csv?raw';
import type { Alliance, Power, Unit, Zone } from '../generated';

export interface ZoneSheet {
  id: Zone;
  terrain: string;
  home: Power | null;
  ipp: number;
  vp: number;
  capital: boolean;
  factory: 'none' | 'minor' | 'major';
  port: boolean;
  railway: boolean;
}
const read = (row: Readonly<Record<string, string>>): ZoneSheet => ({
  id: row['zone'] as Zone,
  terrain: row['terrain'] ?? '',
  home: (row['home'] || null) as Power | null,
  ipp: Number(row['ipp']),
  vp: Number(row['vp']),
  capital: row['capital'] === '1',
  factory: row['factory'] as ZoneSheet['factory'],
  port: row['port'] === '1',
  railway: row['railway'] === '1',
});
export const ZONES: readonly ZoneSheet[] = csvRows(zonesCsv).map(read);
const byId = new Map(ZONES.map((zone) => [zone.id, zone]));
export function zoneSheet(id: Zone): ZoneSheet {
  const found = byId.get(id);
  if (!found) throw new Error(`no zone ${id}`);
  return found;
}
export const isZone = (word: string): word is Zone => byId.has(word as Zone);

export interface UnitSheet {
  unit: Unit;
  attack: number;
  defence: number;
  movement: number;
  cost: number;
}
export const UNITS: readonly UnitSheet[] = csvRows(unitsCsv).map((row) => ({
  unit: row['unit'] as Unit,
  attack: Number(row['attack']),
  defence: Number(row['defence']),
  movement: Number(row['move']),
  cost: Number(row['cost']),
}));
/** As dice are rolled and stacks are listed. */
export const UNIT_ORDER: readonly Unit[] = [
  'armour',
  'mechanised',
  'artillery',
  'cavalry',
  'infantry',
  'mountain_infantry',
  'militia',
];
/** Those that guard against partisans. */
export const FOOT: readonly Unit[] = ['infantry', 'mountain_infantry', 'militia'];

export const POWERS: readonly Power[] = ['germany', 'ussr', 'japan', 'ccp', 'kmt', 'uk', 'france', 'italy', 'usa'];
export const ALLIANCE: Readonly<Record<Power, Alliance>> = {
  germany: 'axis',
  italy: 'axis',
  japan: 'axis',
  uk: 'allies',
  france: 'allies',
  usa: 'allies',
  kmt: 'allies',
  ussr: 'comintern',
  ccp: 'comintern',
};
export const isPower = (word: string): word is Power => word in ALLIANCE;
