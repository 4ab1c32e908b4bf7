/** A shot as it is told: from where, at what, which dice hit, and what became of those who were hit. */
import type { Moment } from '$web/board/moments.svelte';
import type { Arg, Line } from '$web/table/board';
import type { HexId } from './ground';

export interface Shot extends Moment {
  from: HexId;
  to: HexId;
  seat: number;
  dice: { face: number; hit: boolean }[];
  hits: number;
  /** The least number that hits, as far as it is one for all. */
  needed: number;
  /** What came of it, line by line. */
  results: {
    kind: 'destroyed' | 'reduced' | 'morale' | 'other';
    unit: string | null;
    seat: number | null;
    line: Line;
  }[];
  line: Line;
}

/** Steps of a shot: fire, dice, hits, then one for each result. */
export const [FIRE, DICE, HITS, RESULTS] = [0, 1, 2, 3];
const [DICE_AT, HITS_AT, RESULT_AT, EACH, NO_HIT, END] = [40, 660, 760, 160, 900, 1500];

const KINDS: Readonly<Record<string, Shot['results'][number]['kind']>> = {
  eliminated: 'destroyed',
  'car-wrecked': 'destroyed',
  reduced: 'reduced',
  'morale-held': 'morale',
  'morale-failed': 'morale',
  'morale-lost': 'morale',
  'morale-sure': 'morale',
  'bunker-gone': 'other',
  'put-back': 'other',
};

const text = (arg: Arg | undefined): string => (typeof arg === 'string' ? arg : '');
const seatOf = (arg: Arg | undefined): number =>
  typeof arg === 'object' && arg !== null && 'seat' in arg ? arg.seat : 0;
/** What is printed on the unit of a line, `P-RED-1`. */
function unitOf(arg: Arg | undefined): string | null {
  const of = typeof arg === 'object' && arg !== null && 'of' in arg ? arg.of : undefined;
  const id = of?.['id'];
  return typeof id === 'string' ? id : null;
}

function shotOf(line: Line): Shot {
  const args = line.told?.args ?? {};
  const struck = text(args['struck']).split(' ');
  const dice = text(args['dice'])
    .split(' ')
    .filter(Boolean)
    .map((face, i) => ({ face: Number(face), hit: struck[i] === '1' }));
  return {
    from: text(args['from']),
    to: text(args['to']),
    seat: seatOf(args['seat']),
    dice,
    hits: Number(args['hits'] ?? 0),
    needed: Number(args['needed'] ?? 0),
    results: [],
    line,
    steps: [],
    routine: true,
  };
}

function resultOf(line: Line): Shot['results'][number] | null {
  const kind = KINDS[line.told?.what ?? ''];
  const whose = line.told?.args['seat'];
  return kind
    ? { kind, unit: unitOf(line.told?.args['unit']), seat: whose === undefined ? null : seatOf(whose), line }
    : null;
}

const timed = (shot: Shot): Shot => ({
  ...shot,
  steps: [
    0,
    DICE_AT,
    HITS_AT,
    ...shot.results.map((_, i) => RESULT_AT + EACH * i),
    shot.hits === 0 && shot.results.length === 0 ? NO_HIT : Math.max(END, RESULT_AT + EACH * shot.results.length + 300),
  ],
});

/** The shot whose losses are still to be chosen, with what has come of it so far; null where it is no longer in the record. */
export function standingShot(lines: readonly Line[], { from, to }: { from: HexId; to: HexId }): Shot | null {
  const at = lines.findLastIndex(({ told }) => told?.what === 'fired');
  const line = lines[at];
  const shot = line ? shotOf(line) : null;
  if (!shot || shot.from !== from || shot.to !== to) return null;
  return { ...shot, results: lines.slice(at + 1).flatMap((each) => resultOf(each) ?? []) };
}

/** Who has lost strength by the shot that is told, as far as it is told. */
export function hurtBy({ current, step }: { current: Shot | null; step: number }): ReadonlySet<number> {
  const losses = (current?.results ?? []).filter(
    ({ kind }, i) => step >= RESULTS + i && (kind === 'reduced' || kind === 'destroyed'),
  );
  return new Set(losses.flatMap(({ seat }) => seat ?? []));
}

/** The shots in lines that have just come. Losses that were chosen after the dice were seen belong to the last shot before. */
export function shotsIn(fresh: readonly Line[], before: readonly Line[]): Shot[] {
  const shots: Shot[] = [];
  let open: Shot | null = null;
  for (const line of fresh) {
    if (line.told?.what === 'fired') {
      open = shotOf(line);
      shots.push(open);
      continue;
    }
    const result = resultOf(line);
    if (!result) open = null;
    else if (open) open.results.push(result);
    else {
      const last = before.findLast(({ told }) => told?.what === 'fired');
      const near = last && before.length - before.indexOf(last) < 8;
      if (!near) continue;
      open = { ...shotOf(last), results: [result] };
      shots.push(open);
    }
  }
  return shots.map(timed);
}
