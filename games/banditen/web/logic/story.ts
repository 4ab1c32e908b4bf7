/** How a battle went, in a few lines of the record: what was taken, who fell, and how it was won. Turns are told before their
    details: a second line of one turn comes only where no other turn has one. */
import type { Line } from '$web/table/board';

export interface Chapter {
  turn: number;
  line: Line;
}

/** More would be the record again. */
export const LINES = 5;

/** What a line is worth telling; nothing for what every turn brings. */
const WEIGHTS: Readonly<Record<string, number>> = {
  left: 90,
  conquered: 50,
  'infirmary-taken': 45,
  'wiped-out': 40,
  'bunker-gone': 35,
  surrendered: 35,
  'command-gone': 30,
  'car-wrecked': 25,
  'no-retreat': 20,
  eliminated: 20,
  occupied: 15,
  mine: 10,
  repelled: 5,
};
const weight = ({ told }: Line): number => WEIGHTS[told?.what ?? ''] ?? 0;

const turnOf = ({ told }: Line): number | null => {
  const turn = told?.what === 'turn' ? told.args['turn'] : undefined;
  return typeof turn === 'number' ? turn : null;
};

/** `last`: the turn in which it ended. A record that begins late says by its first turn, or by the end, in which it began. */
export function storyOf(lines: readonly Line[], last: number): readonly Chapter[] {
  const next = lines.map(turnOf).find((each) => each !== null);
  let turn = next === undefined ? last : (next ?? 1) - 1;
  const chapters: Chapter[] = [];
  for (const line of lines) {
    turn = turnOf(line) ?? turn;
    if (line.withdrawn === null && weight(line) > 0) chapters.push({ turn, line });
  }
  const ranked = chapters.toSorted((a, b) => weight(b.line) - weight(a.line));
  const first = ranked.filter((each, at) => ranked.findIndex(({ turn: of }) => of === each.turn) === at);
  const told = [...first, ...ranked.filter((each) => !first.includes(each))].slice(0, LINES);
  return chapters.filter((each) => told.includes(each));
}
