/** How a game went, in a few lines of the record: who took the lead, what brought most, captures, medals, and how it ended. */
import type { Line } from '$web/table/board';
import type { Seat } from '../generated';

export interface Chapter {
  round: number;
  line: Line;
  /** What makes the line worth telling, where its own words do not say so. */
  note: 'lead' | 'most' | null;
}
interface Ended {
  /** The points of each seat as they were counted, without what the end itself gave. */
  points: readonly number[];
  /** The round in which it ended. */
  round: number;
  winner: Seat | null;
}

/** More would be the record again. */
const LINES = 6;
/** The weight from which on a line is told whatever else its round brought. */
const ENDS = 80;
const [LEAD, EARLIER_LEAD, MOST] = [90, 55, 85];

const number = (line: Line, name: string): number => {
  const value = line.told?.args[name];
  return typeof value === 'number' ? value : 0;
};
const seatOf = (line: Line): Seat | null => {
  const seat = line.told?.args['seat'];
  return typeof seat === 'object' && seat !== null && 'seat' in seat ? Number(seat.seat) : null;
};
const WEIGHTS: Readonly<Record<string, number>> = {
  titles: 100,
  commander: 100,
  finished: 95,
  perished: 95,
  'deserter-caught': 60,
  rescued: 50,
  'traitor-found': 45,
  medal: 40,
  captured: 38,
  escaped: 35,
  deserted: 30,
};
/** What the line brought its seat, as the record says it; totals are no gain. */
const gain = (line: Line): number =>
  line.told?.what === 'medal' ? 1 : line.told?.what === 'total' ? 0 : number(line, 'points');

/** The lines after which another one led than before; none where the record does not add up to the points at the end, for then
    something in it is not counted as it was. */
function leads(lines: readonly Line[], points: readonly number[]): ReadonlySet<Line> | null {
  const sums = points.map(() => 0);
  const out = new Set<Line>();
  let leader: Seat | null = null;
  for (const line of lines) {
    const seat = seatOf(line);
    if (seat === null || gain(line) <= 0) continue;
    sums[seat] = (sums[seat] ?? 0) + gain(line);
    const ahead = sums.every((sum, other) => other === seat || sum < (sums[seat] ?? 0));
    if (ahead && leader !== seat) {
      if (leader !== null) out.add(line);
      leader = seat;
    }
  }
  return points.every((sum, seat) => sums[seat] === sum) ? out : null;
}

export function storyOf(all: readonly Line[], { points, round: last, winner }: Ended): readonly Chapter[] {
  const lines = all.filter(({ withdrawn }) => withdrawn === null);
  const begun = lines.find((line) => line.told?.what === 'round-begins');
  let round = begun ? Math.max(1, number(begun, 'round') - 1) : last;
  const counted = leads(lines, points);
  const ahead = counted ?? new Set<Line>();
  const lastLead = [...ahead].at(-1);
  const most = lines.reduce<Line | null>(
    (best, line) => (gain(line) > 1 && gain(line) > (best ? gain(best) : 0) ? line : best),
    null,
  );
  const weight = (line: Line): number =>
    Math.max(
      WEIGHTS[line.told?.what ?? ''] ?? 0,
      line.told?.what === 'mission-done' && gain(line) > 0 ? 20 + 10 * gain(line) : 0,
      line === lastLead ? LEAD : ahead.has(line) ? EARLIER_LEAD : 0,
      line === most ? MOST : 0,
    );
  const chapters: Chapter[] = [];
  for (const line of lines) {
    if (line.told?.what === 'round-begins') round = number(line, 'round');
    if (weight(line) > 0)
      chapters.push({ round, line, note: ahead.has(line) ? 'lead' : counted && line === most ? 'most' : null });
  }
  const ranked = [...chapters].sort((a, b) => weight(b.line) - weight(a.line));
  // Rounds are told before turns: a second line of one round comes only where no other round has one.
  const first = ranked.filter(
    (each, at) => weight(each.line) >= ENDS || ranked.findIndex(({ round: of }) => of === each.round) === at,
  );
  const told = [...first, ...ranked.filter((each) => !first.includes(each))];
  const kept = told.slice(0, LINES);
  // No story without the one who won it.
  const own = told.find(({ line }) => seatOf(line) === winner);
  if (own && !kept.includes(own)) kept.splice(-1, 1, own);
  return chapters.filter((each) => kept.includes(each));
}
