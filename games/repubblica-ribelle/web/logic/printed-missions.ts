/** The printed missions: where each is, and the heights that a score must reach. */
import { csvRows, type Row } from '$web/board/csv';
import missionsCsv from '../../data/missions.csv?raw';
import { place } from './places';

const MISSIONS = new Map(csvRows(missionsCsv).map((row): [string, Row] => [row['id'] ?? '', row]));
const number = (mission: string, column: string): number => Number(MISSIONS.get(mission)?.[column] ?? 0);

export const placeOf = (mission: string): string => place(MISSIONS.get(mission)?.['locality'] ?? '').name;
/** From where on a score takes one objective, and two. */
export const heightsOf = (mission: string): { low: number; high: number } => ({
  low: number(mission, 'low'),
  high: number(mission, 'high'),
});
