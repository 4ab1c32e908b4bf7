/** How a game went, in a few lines of the record. Rounds are told before turns: a second line of one round comes only where no
    other round has one. */
import type { Line } from '$web/table/board';

export interface Chapter {
  round: number;
  line: Line;
}

/** More would be the record again. */
const LINES = 5;
/** The weight from which on a line is told whatever else its round brought. */
const ENDS = 100;

const number = (line: Line, name: string): number => {
  const value = line.told?.args[name];
  return typeof value === 'number' ? value : 0;
};
const WEIGHTS: Readonly<Record<string, number>> = {
  finished: 100,
  perished: 100,
  'deserter-caught': 60,
  rescued: 50,
  'traitor-found': 45,
  medal: 40,
  escaped: 35,
  deserted: 30,
  captured: 30,
  'year-begins': 4,
  taken: 3,
  'mission-failed': 2,
  repelled: 1,
};
/** What a line is worth telling; nothing for what every turn brings. */
const weight = (line: Line): number =>
  line.told?.what === 'mission-done' ? 20 + 10 * number(line, 'points') : (WEIGHTS[line.told?.what ?? ''] ?? 0);

export function storyOf(lines: readonly Line[]): readonly Chapter[] {
  let round = 0;
  const chapters: Chapter[] = [];
  for (const line of lines) {
    if (line.told?.what === 'round-begins') round = number(line, 'round');
    if (line.withdrawn === null && weight(line) > 0) chapters.push({ round, line });
  }
  const ranked = [...chapters].sort((a, b) => weight(b.line) - weight(a.line));
  const first = ranked.filter(
    (each, at) => weight(each.line) >= ENDS || ranked.findIndex(({ round: of }) => of === each.round) === at,
  );
  const told = [...first, ...ranked.filter((each) => !first.includes(each))].slice(0, LINES);
  return chapters.filter((each) => told.includes(each));
}
