/** The record without its routine: lines of the same kind in a row, and lines that are no news, are folded behind the newest of
    them. */
import { wordsOf, type RecordEntry } from './types';

type LineEntry = Extract<RecordEntry, { kind: 'line' }>;

export type Folded =
  | { kind: 'head'; entry: Extract<RecordEntry, { kind: 'head' }> }
  | { kind: 'lines'; first: LineEntry; rest: LineEntry[] };

/** So many equal lines are still read one by one. */
const FEW = 2;

const alike = (a: LineEntry, b: LineEntry): boolean =>
  (a.routine === true && b.routine === true) || (a.like !== undefined && a.like === b.like);

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
    else if (last?.kind === 'lines' && alike(last.first, entry)) last.rest.push(entry);
    else runs.push({ kind: 'lines', first: entry, rest: [] });
  }
  return runs.flatMap((run): Folded[] =>
    run.kind === 'lines' && run.rest.length > 0 && run.rest.length < FEW && !run.first.routine
      ? [run.first, ...run.rest].map((first) => ({ kind: 'lines', first, rest: [] }))
      : [run],
  );
}

/** The seats that lines are about, in the order of their numbers. */
export function seatsIn(entries: readonly RecordEntry[]): NonNullable<LineEntry['seat']>[] {
  const seats = new Map(
    entries.flatMap((entry) => (entry.kind === 'line' && entry.seat ? [[entry.seat.number, entry.seat] as const] : [])),
  );
  return [...seats.values()].sort((a, b) => a.number - b.number);
}
