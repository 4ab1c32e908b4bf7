/** How a fight ended, read out of the record: both hands, who won, and what it brought. */
import type { Moment } from '$web/board/moments.svelte';
import type { Line } from '$web/table/board';
import type { Place, Seat } from '../generated';

export interface Hand {
  axis: boolean;
  seat: Seat;
  dice: readonly number[];
  combo: string;
}
const ENDS = [
  'taken',
  'repelled',
  'mission-done',
  'mission-failed',
  'rescued',
  'rescue-failed',
  'escaped',
  'escape-failed',
] as const;
type End = (typeof ENDS)[number];
/** What is told of fights in which the viewer rolled no die. */
const NEWS: readonly End[] = ['taken', 'mission-done', 'rescued'];
const WON: readonly End[] = ['taken', 'mission-done', 'rescued', 'escaped'];

export interface Outcome extends Moment {
  key: string;
  end: End;
  won: boolean;
  seat: Seat;
  line: Line;
  /** The Partisan's hand first; a fight against nobody has no second. */
  hands: readonly Hand[];
  place: Place | null;
  other: Seat | null;
  medal: string | null;
  points: number;
}

const OWN = [0, 480, 700, 2600]; // ms: dice fall, the title is pressed, then what it brought
const THEIRS = [0, 480, 620, 1500];
const ROLLS = ['rolled', 'rolled-for-axis', 'star-spent'];

const seatOf = (arg: unknown): Seat | null =>
  typeof arg === 'object' && arg !== null && 'seat' in arg ? Number(arg.seat) : null;
const wordOf = (arg: unknown): string =>
  typeof arg === 'object' && arg !== null && 'word' in arg ? String(arg.word).replace(/^[a-z]+-/, '') : '';

/** The last roll of each side before the line at this place. */
function handsBefore(lines: readonly Line[], at: number): Hand[] {
  const found = new Map<boolean, Hand>();
  for (let i = at - 1; i >= 0 && ROLLS.includes(lines[i]?.told?.what ?? ''); i--) {
    const told = lines[i]?.told;
    if (!told || told.what === 'star-spent') continue;
    const axis = told.what === 'rolled-for-axis';
    if (found.has(axis)) continue;
    const dice = String(told.args['dice'] ?? '')
      .split(' ')
      .map(Number);
    found.set(axis, { axis, seat: seatOf(told.args['seat']) ?? 0, dice, combo: wordOf(told.args['combo']) });
  }
  return [found.get(false), found.get(true)].filter((hand) => hand !== undefined);
}

export function outcomesIn(fresh: readonly Line[], before: readonly Line[], me: Seat | null): Outcome[] {
  const lines = [...before, ...fresh];
  return fresh.flatMap((line, i): Outcome[] => {
    const told = line.told;
    const end = ENDS.find((each) => each === told?.what);
    if (!told || !end) return [];
    const hands = handsBefore(lines, before.length + i);
    const seat = seatOf(told.args['seat']) ?? line.seat;
    const mine = me !== null && (seat === me || hands.some((hand) => hand.seat === me));
    if (hands.length === 0 || (!mine && !NEWS.includes(end))) return [];
    const medal = fresh.slice(i + 1, i + 3).find((each) => each.told?.what === 'medal')?.told?.args['year'];
    const points = told.args['points'];
    return [
      {
        key: `${before.length + i}`,
        steps: mine ? OWN : THEIRS,
        routine: !mine,
        end,
        won: WON.includes(end),
        seat,
        line,
        hands,
        place: (wordOf(told.args['place']) || null) as Place | null,
        other: seatOf(told.args['other']),
        medal: typeof medal === 'string' ? medal : null,
        points: typeof points === 'number' ? points : 0,
      },
    ];
  });
}
