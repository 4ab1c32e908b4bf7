/** The cards of a mission turned over one by one, and how it ended, as they are told from the record. */
import type { Moment } from '$web/board/moments.svelte';
import type { Arg, Line } from '$web/table/board';
import type { Sphere } from '../generated';

/** The mission that was revealed last before this. */
export interface Told {
  id: string;
  sphere: Sphere;
  /** Where it is; null where the record does not say. */
  at: string | null;
  /** What all together need, in a military mission. */
  target: number | null;
}
export interface Reveal extends Moment {
  kind: 'reveal';
  mission: Told;
  /** In the order of turning. */
  seats: { seat: number; cards: string[]; total: number | null }[];
}
export interface Result extends Moment {
  kind: 'result';
  mission: Told;
  success: boolean;
  sum: number | null;
  /** What each commander counted, in the order of counting. */
  counted: { seat: number; total: number }[];
  /** What it brought or cost, line by line. */
  brought: Brought[];
  /** The health of the republic, where it fell by this. */
  health: number | null;
}
export interface Brought {
  what: (typeof BROUGHT)[number];
  /** Whom; null where it is all of them. */
  seat: number | null;
  /** The piece that came or went. */
  piece: 'dm' | 'cp' | null;
  line: Line;
}
export type MissionMoment = Reveal | Result;

const [TURN_AT, TURNS, LEAST, HOLD] = [300, 1700, 90, 600];
const [BROUGHT_AT, EACH, SHARED, STAY] = [400, 160, 1300, 1400];
export const BROUGHT = [
  'stored',
  'support-gained',
  'support-lost',
  'piece-placed',
  'piece-lost',
  'card-lost',
  'health-fell',
] as const;
const ALONE = ['stored', 'support-gained', 'support-lost'];
export const ENDS: Readonly<Record<string, boolean>> = {
  succeeded: true,
  'succeeded-military': true,
  failed: false,
  'failed-military': false,
};

export const word = (arg: Arg | undefined, prefix: string): string =>
  typeof arg === 'object' && arg !== null && 'word' in arg ? arg.word.replace(`${prefix}-`, '') : '';
const seatIn = (line: Line): number | null => {
  const arg = line.told?.args['seat'];
  return typeof arg === 'object' && arg !== null && 'seat' in arg ? arg.seat : null;
};
const seatOf = (line: Line): number => seatIn(line) ?? 0;
const number = (arg: Arg | undefined): number | null => (typeof arg === 'number' ? arg : null);

function missionOf(lines: readonly Line[]): Told | null {
  const args = lines.findLast(({ told }) => told?.what.startsWith('mission-revealed'))?.told?.args;
  if (!args) return null;
  const sphere = word(args['sphere'], 'sphere') as Sphere;
  return {
    id: word(args['mission'], 'mission'),
    sphere,
    at: word(args['at'], 'locality') || null,
    target: sphere === 'military' ? number(args['target']) : null,
  };
}

function revealOf(lines: readonly Line[], mission: Told, rest: readonly Line[]): Reveal {
  const seats = lines.map((line) => {
    const seat = seatOf(line);
    const cards = line.told?.args['cards'];
    const counted = rest.find((each) => each.told?.what === 'counted' && seatOf(each) === seat);
    return {
      seat,
      cards: Array.isArray(cards) ? cards.map((each) => word(each, 'card')) : [],
      total: number(counted?.told?.args['total']),
    };
  });
  const count = seats.reduce((all, { cards }) => all + cards.length, 0);
  const each = Math.max(LEAST, TURNS / Math.max(1, count));
  const steps = [0, ...Array.from({ length: count }, (_, i) => TURN_AT + each * i)];
  return { kind: 'reveal', mission, seats, steps: [...steps, TURN_AT + each * count + HOLD], routine: false };
}

function broughtBy(line: Line): Brought[] {
  const what = BROUGHT.find((each) => each === line.told?.what);
  const kind = word(line.told?.args['piece'], 'piece').slice(0, 2);
  return what ? [{ what, seat: seatIn(line), piece: kind === 'dm' || kind === 'cp' ? kind : null, line }] : [];
}

function resultOf(line: Line, mission: Told, past: readonly Line[], rest: readonly Line[]): Result {
  const end = rest.findIndex(({ told }) => told?.what.startsWith('mission-revealed'));
  const since = past.slice(past.findLastIndex(({ told }) => told?.what.startsWith('mission-revealed')) + 1);
  const counted = since.filter(({ told }) => told?.what === 'counted');
  // Where each plays alone, cards and support come with the count, before the end is told.
  const alone = mission.target === null ? since.filter(({ told }) => told && ALONE.includes(told.what)) : [];
  const brought = [...alone, ...(end < 0 ? rest : rest.slice(0, end))].flatMap(broughtBy);
  const each = Math.min(EACH, SHARED / Math.max(1, brought.length));
  const steps = [0, ...brought.map((_, i) => BROUGHT_AT + each * i)];
  return {
    kind: 'result',
    mission,
    success: ENDS[line.told?.what ?? ''] ?? false,
    sum: number(line.told?.args['sum']),
    counted: counted.map((each) => ({ seat: seatOf(each), total: number(each.told?.args['total']) ?? 0 })),
    brought,
    health: number(brought.find(({ what }) => what === 'health-fell')?.line.told?.args['health']),
    steps: [...steps, BROUGHT_AT + each * brought.length + STAY],
    routine: false,
  };
}

/** What is to be told of lines that have just come. */
export function missionMoments(fresh: readonly Line[], before: readonly Line[]): MissionMoment[] {
  const moments: MissionMoment[] = [];
  let at = 0;
  while (at < fresh.length) {
    const line = fresh[at];
    const what = line?.told?.what ?? '';
    const mission = missionOf([...before, ...fresh.slice(0, at)]);
    if (line && mission && what === 'revealed') {
      const end = fresh.findIndex((each, i) => i > at && each.told?.what !== 'revealed');
      const lines = fresh.slice(at, end < 0 ? fresh.length : end);
      moments.push(revealOf(lines, mission, fresh.slice(at)));
      at += lines.length;
      continue;
    }
    if (line && mission && what in ENDS)
      moments.push(resultOf(line, mission, [...before, ...fresh.slice(0, at)], fresh.slice(at + 1)));
    at += 1;
  }
  return moments;
}
