/** How a game went, in a few lines of the record: what broke, how it was won, and of every other round what brought or cost most. */
import type { Line } from '$web/table/board';

export interface Chapter {
  round: number;
  line: Line;
}

/** More would be the record again. */
export const LINES = 5;
/** The weight from which on a line is told whatever else its round brought. */
const ENDS = 500;

const number = (line: Line, name: string): number => {
  const value = line.told?.args[name];
  return typeof value === 'number' ? value : 0;
};
/** What a line is worth telling; nothing for what every turn brings. */
function weight(line: Line): number {
  switch (line.told?.what) {
    case 'won':
      return 1000;
    case 'broken':
      return 500;
    case 'assessed':
      return Math.max(number(line, 'gained'), number(line, 'loss')) * 10;
    case 'stolen':
    case 'took':
      return number(line, 'glory') * 8;
    case 'defeated':
      return 1;
    default:
      return 0;
  }
}

export function storyOf(lines: readonly Line[]): readonly Chapter[] {
  let round = 0;
  const chapters: Chapter[] = [];
  for (const line of lines) {
    if (line.told?.what === 'round') round = number(line, 'round');
    if (line.withdrawn === null && weight(line) > 0) chapters.push({ round, line });
  }
  const ranked = [...chapters].sort((a, b) => weight(b.line) - weight(a.line));
  const ends = ranked.filter(({ line }) => weight(line) >= ENDS);
  const turns = ranked.filter((each) => !ends.includes(each));
  const first = turns.filter((each, at) => turns.findIndex(({ round }) => round === each.round) === at);
  const told = [...ends, ...first].slice(0, LINES);
  return chapters.filter((each) => told.includes(each));
}
