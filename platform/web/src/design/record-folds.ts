/** The record without its routine: lines of the same kind in a row are folded behind the newest of them, and lines that are no news
    behind the line that came after them. */
import { wordsOf, type RecordEntry } from './types';

type LineEntry = Extract<RecordEntry, { kind: 'line' }>;

export type Folded =
  | { kind: 'head'; entry: Extract<RecordEntry, { kind: 'head' }> }
  | { kind: 'lines'; first: LineEntry; rest: LineEntry[] };

/** So many equal lines are still read one by one. */
const FEW = 2;

const alike = (a: LineEntry, b: LineEntry): boolean => a.like !== undefined && a.like === b.like;

/** Lines that say the same one after another are told once, with how often. */
export function merged(entries: readonly RecordEntry[]): RecordEntry[] {
  const told: RecordEntry[] = [];
  let words = '';
  for (const entry of entries) {
    const last = told.at(-1);
    const now = entry.kind === 'line' ? `${entry.seat?.number} ${entry.text.map(wordsOf).join('')}` : '';
    if (last?.kind === 'line' && now && now === words)
      told[told.length - 1] = { ...last, times: (last.times ?? 1) + 1 };
    else told.push(entry);
    words = now;
  }
  return told;
}

export function folded(entries: readonly RecordEntry[]): Folded[] {
  const runs: Folded[] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (entry.kind === 'head') runs.push({ kind: 'head', entry });
    else if (last?.kind === 'lines' && (entry.routine || alike(last.first, entry))) last.rest.push(entry);
    else runs.push({ kind: 'lines', first: entry, rest: [] });
  }
  return runs.flatMap((run): Folded[] => {
    const news = run.kind === 'lines' ? run.rest.filter((entry) => !entry.routine) : [];
    return run.kind === 'lines' && news.length > 0 && news.length < FEW ? unfolded(run) : [run];
  });
}

/** Lines that are news each by itself, each with what is no news behind it. */
function unfolded({ first, rest }: Extract<Folded, { kind: 'lines' }>): Folded[] {
  const runs = [{ kind: 'lines' as const, first, rest: [] as LineEntry[] }];
  for (const entry of rest)
    if (entry.routine) runs.at(-1)?.rest.push(entry);
    else runs.push({ kind: 'lines', first: entry, rest: [] });
  return runs;
}

/** The seats that lines are about, in the order of their numbers. */
export function seatsIn(entries: readonly RecordEntry[]): NonNullable<LineEntry['seat']>[] {
  const seats = new Map(
    entries.flatMap((entry) => (entry.kind === 'line' && entry.seat ? [[entry.seat.number, entry.seat] as const] : [])),
  );
  return [...seats.values()].sort((a, b) => a.number - b.number);
}
