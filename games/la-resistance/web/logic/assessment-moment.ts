/** The viewer's own assessment, counted out line by line: what the rules forecast when the turn ended, and what it came to. */
import type { Moment } from '$web/board/moments.svelte';
import type { Line } from '$web/table/board';
import type { ForecastLine } from '../generated';

export interface Assessment extends Moment {
  lines: readonly ForecastLine[];
  recruits: number;
  glory: number;
}

const [OPENS, EACH, SHARED, MANY, STAYS] = [180, 240, 1200, 5, 500];

/** `forecast` are the lines as they stood when the turn was ended. */
export function assessmentsIn(
  fresh: readonly Line[],
  seat: number | null,
  forecast: readonly ForecastLine[],
): Assessment[] {
  return fresh.flatMap(({ told }) => {
    const args = told?.args ?? {};
    const of = args['seat'];
    const own = typeof of === 'object' && of !== null && 'seat' in of && of.seat === seat;
    const { recruits, glory } = args;
    if (told?.what !== 'assessed' || !own || typeof recruits !== 'number' || typeof glory !== 'number') return [];
    const lines = forecast.filter((line) => line.recruits !== 0 || line.glory !== 0);
    const each = lines.length > MANY ? SHARED / lines.length : EACH;
    const steps = [0, ...lines.map((_, i) => OPENS + each * i), OPENS + each * lines.length];
    return [{ lines, recruits, glory, steps: [...steps, OPENS + each * lines.length + STAYS], routine: false }];
  });
}
