/** The printed table of links: fetched when the sea lanes of a zone are looked at. */
import { csvRows } from '$web/board/csv';
import linksCsv from '../../data/links.csv?raw';
import type { Zone } from '../generated';

export interface Link {
  a: Zone;
  b: Zone;
  sea: boolean;
}
export const LINKS: readonly Link[] = csvRows(linksCsv).map((row) => ({
  a: row['a'] as Zone,
  b: row['b'] as Zone,
  sea: row['kind'] === 'sea',
}));
