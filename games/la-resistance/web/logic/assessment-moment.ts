/** The viewer's own assessment, counted out line by line: what the rules forecast when the turn ended, and what it came to. */
import type { Moment } from '$web/board/moments.svelte';
import type { Line } from '$web/table/board';
import type { ForecastLine } from '../generated';
import { shownLines } from './forecast-lines';

export interface Stand {
  recruits: number;
  glory: number;
}
/** The assessment as it was forecast when the turn ended, and where the band stood. */
export interface Standing {
  lines: readonly ForecastLine[];
  from: Stand | null;
}
export interface Assessment extends Moment, Stand {
  is: 'assessment';
  lines: readonly ForecastLine[];
  /** Where the band stands when so many lines have been counted, as far as that is known. */
  stands: readonly (Stand | null)[];
  /** What ducking changed at the end, if the band ducked. */
  duck: (Stand & { saved: number }) | null;
}

const [OPENS, EACH, SHARED, MANY, STAYS] = [180, 240, 1200, 5, 500];

/** So far the lines lead. */
const add = (stand: Stand, line: Stand): Stand => ({
  recruits: stand.recruits + line.recruits,
  glory: stand.glory + line.glory,
});

function assessment({ lines: all, from }: Standing, end: Stand, saved: number): Assessment {
  const lines = shownLines(all);
  const way = from && lines.reduce<Stand[]>((stands, line) => [...stands, add(stands.at(-1) ?? from, line)], [from]);
  const last = way?.at(-1);
  const rest = last ? { recruits: end.recruits - last.recruits, glory: end.glory - last.glory } : null;
  const duck = saved > 0 && rest ? { ...rest, saved } : null;
  // Where the rules cut a gain or a loss short, only they know where the band stood on the way.
  const sure = duck !== null || (rest?.recruits === 0 && rest.glory === 0);
  const stands = [from, ...lines.map((_, i) => (sure ? (way?.[i + 1] ?? null) : null)), ...(duck ? [end] : [])];
  const count = lines.length + (duck ? 1 : 0);
  const each = count > MANY ? SHARED / count : EACH;
  const steps = [0, ...Array.from({ length: count }, (_, i) => OPENS + each * i), OPENS + each * count];
  return {
    is: 'assessment',
    ...end,
    lines,
    stands,
    duck,
    steps: [...steps, OPENS + each * count + STAYS],
    routine: false,
  };
}

/** `standing` is the forecast as it stood when the turn was ended. */
export function assessmentsIn(fresh: readonly Line[], seat: number | null, standing: Standing): Assessment[] {
  return fresh.flatMap(({ told }) => {
    const args = told?.args ?? {};
    const of = args['seat'];
    const own = typeof of === 'object' && of !== null && 'seat' in of && of.seat === seat;
    const { recruits, glory, ducked } = args;
    if (told?.what !== 'assessed' || !own || typeof recruits !== 'number' || typeof glory !== 'number') return [];
    return [assessment(standing, { recruits, glory }, typeof ducked === 'number' ? ducked : 0)];
  });
}

/** Where the band stands after so many steps, and over which fields of the race it came there; what is not sure is said at the end. */
export function countedTo(shown: Assessment, step: number): { now: Stand | null; way: number[]; done: boolean } {
  const done = step > shown.lines.length + (shown.duck ? 1 : 0);
  const come = shown.stands.slice(0, step + 1).filter((stand) => stand !== null);
  const now = done ? shown : (come.at(-1) ?? null);
  const way = [...new Set(come.map(({ glory }) => glory))].filter((glory) => glory !== now?.glory);
  return { now, way, done };
}
