/** The kind of a mission card by its id, as in the discard pile. */
import { csvRows } from '$web/board/csv';
import cardsCsv from '../../data/mission-cards.csv?raw';
import type { MissionKind } from '../generated';

const kinds = new Map(csvRows(cardsCsv).map((row) => [row['card_id'], row['kind'] as MissionKind]));

export const cardKind = (id: string): MissionKind | null => kinds.get(id) ?? null;
