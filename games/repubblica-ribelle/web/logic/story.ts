/** How a game went, in a few lines: the missions that decided it, as the record told them. */
import type { Line } from '$web/table/board';
import type { OpenMission, Resolved } from '../generated';
import { csvRows } from '$web/board/csv';
import numbersCsv from '../../data/numbers.csv?raw';
import { ENDS, word } from './reveal-moment';

/** The ranks of who plays alone, the highest first, and from how many points on each is printed (RR-12.5). */
const NUMBERS = new Map(csvRows(numbersCsv).map((row) => [row['key'], Number(row['value'])]));
export const RANKS = [
  { rank: 'division-commander', from: NUMBERS.get('rating_division') ?? 0 },
  { rank: 'commander', from: NUMBERS.get('rating_commander') ?? 0 },
  { rank: 'rebel', from: 0 },
] as const;

export interface Chapter {
  /** Which mission of the game it was, from 1. */
  number: number;
  mission: string;
  success: boolean;
  /** The seat that has taken it. */
  takenBy: number | null;
  /** The sentence of the record; null where the record does not reach back so far. */
  line: Line | null;
  /** What the Health of the Republic fell to. */
  health: number | null;
}

/** The fewest lines that tell a game: more would be the record again. */
export const LINES = 5;

/** Every mission of the game, in its order. The one that brought the Republic down still lies open. */
export function chaptersOf(
  resolved: readonly Resolved[],
  open: OpenMission | null,
  lines: readonly Line[],
): readonly Chapter[] {
  const all = [...resolved, ...(open ? [{ mission: open.id, success: false, taken_by: null }] : [])];
  return all.map(({ mission, success, taken_by: takenBy }, at) => {
    const ended = lines.findIndex(
      ({ told }) => told && told.what in ENDS && word(told.args['mission'], 'mission') === mission,
    );
    const after = ended < 0 ? [] : lines.slice(ended);
    const next = after.findIndex(({ told }) => told?.what.startsWith('mission-revealed'));
    const fell = after.slice(0, next < 0 ? after.length : next).find(({ told }) => told?.what === 'health-fell');
    const health = fell?.told?.args['health'];
    return {
      number: at + 1,
      mission,
      success,
      takenBy,
      line: lines[ended] ?? null,
      health: typeof health === 'number' ? health : null,
    };
  });
}

/** What all together had, against what was needed; null where no sum was told. */
export function sumOf({ line }: Chapter): { sum: number; target: number } | null {
  const { sum, target } = line?.told?.args ?? {};
  return typeof sum === 'number' && typeof target === 'number' ? { sum, target } : null;
}
/** How close it was. */
function margin(chapter: Chapter): number {
  const sums = sumOf(chapter);
  return sums ? Math.abs(sums.sum - sums.target) : Infinity;
}

/** Those that are told: how it ended, what was lost, what was close, and how it began. */
export function storyOf(chapters: readonly Chapter[]): readonly Chapter[] {
  const close = [...chapters].sort((a, b) => margin(a) - margin(b));
  const wanted = [...chapters.slice(-1), ...chapters.filter(({ success }) => !success).reverse(), ...close];
  return [...new Set(wanted)].slice(0, LINES).sort((a, b) => a.number - b.number);
}
