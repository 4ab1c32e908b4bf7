/** Where and when reinforcements are due by the printed tables. */
import { csvRows } from '$web/board/csv';
import entriesCsv from '../../data/entries.csv?raw';

export interface Door {
  entry: string;
  hex: string;
  turn: number;
  /** hex: there; area: around it; edge: any edge of the map. */
  way: string;
}
export const doors: Door[] = csvRows(entriesCsv).map((row) => ({
  entry: row['entry'] ?? '',
  hex: row['hex'] ?? '',
  turn: Number(row['turn'] ?? 0),
  way: row['way'] ?? '',
}));
