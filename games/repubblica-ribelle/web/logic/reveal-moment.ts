/** The cards of a mission turned over one by one, and how it ended, as they are told from the record. */
import type { Moment } from '$web/board/moments.svelte';
import type { Arg, Line } from '$web/table/board';
import type { OpenMission, Sphere } from '../generated';

/** The mission that was revealed last before this. */
export interface Told {
  id: string;
  sphere: Sphere;
  /** What all together need, in a military mission. */
  target: number | null;
}
export interface Reveal extends Moment {
  kind: 'reveal';
  mission: Told;
  /** In the order of turning. */
  seats: Turned[];
}
/** What a commander turned, and what it was counted for; null where it is not counted yet. */
export interface Turned {
  seat: number;
  cards: string[];
  count: Counted | null;
}
export interface Counted {
  seat: number;
  total: number;
  /** What counted besides cards and Leader. */
  plus: number;
  pieces: number;
  base: number;
  /** The objectives that it took, and those that were left then. */
  removed: number;
  left: number | null;
}
export interface Result extends Moment {
  kind: 'result';
  mission: Told;
  success: boolean;
  sum: number | null;
  /** What each commander counted, in the order of counting. */
  counted: Counted[];
  /** The objectives that were taken, and those that are left, where each plays alone. */
  taken: number;
  left: number | null;
  /** Who was strongest, and alone in it. */
  strongest: number | null;
  /** What it brought or cost, line by line. */
  brought: Brought[];
  /** The health of the republic, where it fell by this. */
  health: number | null;
}
export interface Brought {
  what: (typeof BROUGHT)[number];
  /** Whom; null where it is all of them. */
  seat: number | null;
  /** The piece that came or went, and where it stood that went. */
  piece: 'dm' | 'cp' | null;
  from: string | null;
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
  'leader-lost',
  'recovered',
  'mission-taken',
] as const;
/** From here on a commander uses effects: what comes is none of the mission's. */
const EFFECTS = ['activated', 'activated-faction', 'no-effects', 'activation-ended'];
const SPHERE_OF: Readonly<Record<string, Sphere>> = { M: 'military', P: 'political', S: 'social' };
export const ENDS: Readonly<Record<string, boolean>> = {
  succeeded: true,
  'succeeded-military': true,
  failed: false,
  'failed-military': false,
};

export const word = (arg: Arg | undefined, prefix: string): string =>
  typeof arg === 'object' && arg !== null && 'word' in arg ? arg.word.replace(`${prefix}-`, '') : '';
const seatIn = (line: Line | undefined): number | null => {
  const arg = line?.told?.args['seat'];
  return typeof arg === 'object' && arg !== null && 'seat' in arg ? arg.seat : null;
};
const number = (arg: Arg | undefined): number | null => (typeof arg === 'number' ? arg : null);

/** The mission that the lines are about. A record that begins later has its end, or it still lies open. */
function missionOf(past: readonly Line[], rest: readonly Line[], open: OpenMission | null): Told | null {
  const args = past.findLast(({ told }) => told?.what.startsWith('mission-revealed'))?.told?.args;
  const end = rest.find(({ told }) => told && told.what in ENDS)?.told?.args;
  const id = word((args ?? end)?.['mission'], 'mission') || open?.id;
  const sphere = SPHERE_OF[id?.charAt(0) ?? ''];
  if (!id || !sphere) return null;
  const target = number((args ?? end)?.['target']) ?? open?.target ?? null;
  return { id, sphere, target: sphere === 'military' ? target : null };
}

/** What a commander was counted for, with the objectives that the next line says. */
function countedAt(lines: readonly Line[], at: number): Counted {
  const args = lines[at]?.told?.args ?? {};
  const next = lines[at + 1]?.told;
  const taken = next?.what === 'objectives-removed' ? next.args : {};
  return {
    seat: seatIn(lines[at]) ?? 0,
    total: number(args['total']) ?? 0,
    plus: number(args['plus']) ?? 0,
    pieces: number(args['pieces']) ?? 0,
    base: number(args['base']) ?? 0,
    removed: number(taken['removed']) ?? 0,
    left: number(taken['left']),
  };
}

function revealOf(lines: readonly Line[], mission: Told, rest: readonly Line[]): Reveal {
  const seats = lines.map((line): Turned => {
    const seat = seatIn(line) ?? 0;
    const cards = line.told?.args['cards'];
    const at = rest.findIndex((each) => each.told?.what === 'counted' && seatIn(each) === seat);
    return {
      seat,
      cards: Array.isArray(cards) ? cards.map((each) => word(each, 'card')) : [],
      count: at < 0 ? null : countedAt(rest, at),
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
  const piece = kind === 'dm' || kind === 'cp' ? kind : null;
  return what
    ? [{ what, seat: seatIn(line), piece, from: word(line.told?.args['from'], 'locality') || null, line }]
    : [];
}

/** Where each plays alone, cards, pieces and support come with the count, before the end is told. */
function broughtBefore(since: readonly Line[]): Line[] {
  let counting = false;
  return since.filter(({ told }) => {
    if (told?.what === 'counted') counting = true;
    else if (told && EFFECTS.includes(told.what)) counting = false;
    return counting;
  });
}

function resultOf(line: Line, mission: Told, past: readonly Line[], rest: readonly Line[]): Result {
  const end = rest.findIndex(({ told }) => told?.what.startsWith('mission-revealed'));
  const after = end < 0 ? rest : rest.slice(0, end);
  const since = past.slice(past.findLastIndex(({ told }) => told?.what.startsWith('mission-revealed')) + 1);
  const alone = mission.sphere === 'military' ? [] : broughtBefore(since);
  const brought = [...alone, ...after].flatMap(broughtBy);
  const each = Math.min(EACH, SHARED / Math.max(1, brought.length));
  const steps = [0, ...brought.map((_, i) => BROUGHT_AT + each * i)];
  const removed = since.flatMap(({ told }) => (told?.what === 'objectives-removed' ? [told.args] : []));
  const highest = after.find(({ told }) => told?.what === 'highest');
  return {
    kind: 'result',
    mission,
    success: ENDS[line.told?.what ?? ''] ?? false,
    sum: number(line.told?.args['sum']),
    counted: since.flatMap(({ told }, i) => (told?.what === 'counted' ? [countedAt(since, i)] : [])),
    taken: removed.reduce((all, args) => all + (number(args['removed']) ?? 0), 0),
    left: number(removed.at(-1)?.['left']),
    strongest: seatIn(highest),
    brought,
    health: number(brought.find(({ what }) => what === 'health-fell')?.line.told?.args['health']),
    steps: [...steps, BROUGHT_AT + each * brought.length + STAY],
    routine: false,
  };
}

/** What is to be told of lines that have just come. */
export function missionMoments(
  fresh: readonly Line[],
  before: readonly Line[],
  open: OpenMission | null,
): MissionMoment[] {
  const moments: MissionMoment[] = [];
  let at = 0;
  while (at < fresh.length) {
    const line = fresh[at];
    const what = line?.told?.what ?? '';
    const mission = missionOf([...before, ...fresh.slice(0, at)], fresh.slice(at), open);
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
