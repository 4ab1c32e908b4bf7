/** The printed tables of the game: what never changes of a zone, a link, a unit. */
import { csvRows } from '$web/board/csv';
import unitsCsv from '../../data/units.csv?raw';
import world from '../map/world.json';
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
/** A row of the printed zones as map/print.mjs writes it. */
function read(row: string): ZoneSheet {
  const [id, terrain = '', home, ipp, vp, capital, factory, port, railway] = row.split(',');
  return {
    id: id as Zone,
    terrain,
    home: (home || null) as Power | null,
    ipp: Number(ipp),
    vp: Number(vp),
    capital: capital === '1',
    factory: factory as ZoneSheet['factory'],
    port: port === '1',
    railway: railway === '1',
  };
}
export const ZONES: readonly ZoneSheet[] = world.zones.map(read);
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
