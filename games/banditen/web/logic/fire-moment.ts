/** A shot as it is told: from where, at what, which dice hit, and what became of those who were hit. */
import type { Moment } from '$web/board/moments.svelte';
import type { Arg, Line } from '$web/table/board';
import type { BothSides } from '../generated';
import type { HexId } from './ground';
import type { Piece } from './pieces';

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
    /** Whom it befell, by what is printed on them. */
    units: readonly string[];
    seat: number | null;
    line: Line;
  }[];
  line: Line;
  /** How those who are hit stood before, by what is printed on them. */
  before?: ReadonlyMap<string, Piece>;
  /** The strength that the sides had lost before. */
  lost?: BothSides;
  /** How strong the hex that is fired at was before. */
  strength?: number | undefined;
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

/** What befell somebody by a shot or an assault; null for other lines. */
export function resultOf(line: Line): Shot['results'][number] | null {
  const kind = KINDS[line.told?.what ?? ''];
  if (!kind) return null;
  const args = line.told?.args ?? {};
  const unit = unitOf(args['unit']);
  const failed: readonly Arg[] = Array.isArray(args['failed']) ? args['failed'] : [];
  return {
    kind,
    unit,
    units: [unit, ...failed.map(unitOf)].filter((each) => each !== null),
    seat: args['seat'] === undefined ? null : seatOf(args['seat']),
    line,
  };
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

/** Those who are hit, as far as it is told: a piece stands as it did, with what has been told of it, until all of it has. */
export function asTold({ to, results, before }: Shot, step: number): Piece[] {
  return [...(before ?? [])].flatMap(([print, was]) => {
    const own = results.flatMap(({ units, line, kind }, i) =>
      units.includes(print) ? [{ kind, args: line.told?.args ?? {}, told: step >= RESULTS + i }] : [],
    );
    if (own.every(({ told }) => told)) return [];
    const known = own.filter(({ told }) => told);
    const vf = known.findLast(({ kind }) => kind === 'reduced')?.args['vf'];
    return [
      {
        ...was,
        hex: to,
        vf: typeof vf === 'number' ? vf : was.vf,
        pinned: was.pinned || known.some(({ kind }) => kind === 'morale'),
      },
    ];
  });
}
/** How the table lay before the lines that have just come. */
export interface Before {
  units: readonly Piece[];
  lost: BothSides;
  strengths: Readonly<Record<HexId, number>>;
}

/** Each shot with those who are hit as they stood before; whoever is hit again by a later one has changed by then. */
export function withBefore(shots: readonly Shot[], { units, lost, strengths }: Before): Shot[] {
  const seen = new Set<string>();
  return shots.map((shot, at) => {
    const hit = [...new Set(shot.results.flatMap(({ units }) => units))].filter((print) => !seen.has(print));
    for (const print of hit) seen.add(print);
    const before = new Map(units.filter(({ print }) => hit.includes(print)).map((piece) => [piece.print, piece]));
    const again = shots.findIndex(({ to }) => to === shot.to) < at;
    return {
      ...shot,
      before,
      ...(at === 0 ? { lost } : {}),
      ...(again ? {} : { strength: strengths[shot.to] }),
    };
  });
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
