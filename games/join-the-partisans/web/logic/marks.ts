/** The words of marks on a bar: each under its mark, all of them within the bar, none in another. */
export interface Mark {
  /** Where the mark stands, from 0 to 1. */
  at: number;
  /** How wide its words are, in pixels. */
  wide: number;
}

/** Where the words of each mark begin, in pixels; nothing where the bar is too short for all of them in one line. */
export function wordsApart(bar: number, marks: readonly Mark[], gap: number): number[] | null {
  const all = marks.reduce((sum, { wide }) => sum + wide, gap * (marks.length - 1));
  if (all > bar) return null;
  const order = marks.map((_, i) => i).sort((a, b) => (marks[a]?.at ?? 0) - (marks[b]?.at ?? 0) || a - b);
  const starts = marks.map(({ at, wide }) => at * bar - wide / 2);
  const wide = (i: number) => marks[i]?.wide ?? 0;
  let from = 0;
  for (const i of order) {
    starts[i] = Math.max(starts[i] ?? 0, from);
    from = (starts[i] ?? 0) + wide(i) + gap;
  }
  let to = bar;
  for (const i of order.toReversed()) {
    starts[i] = Math.min(starts[i] ?? 0, to - wide(i));
    to = (starts[i] ?? 0) - gap;
  }
  return starts;
}
