/** The lines of an assessment as they are shown: what a defeated mission brings is one line, and nothing stands there for nothing. */
import type { ForecastLine, How } from '../generated';

/** Its reward, its price, The Time is Now!. */
const OF_MISSION: readonly How[] = ['defeated', 'supposed', 'paid', 'time_is_now'];

export function shownLines(lines: readonly ForecastLine[]): ForecastLine[] {
  return lines
    .reduce<ForecastLine[]>((all, line) => {
      const known = OF_MISSION.includes(line.how)
        ? all.findIndex((each) => each.spot === line.spot && OF_MISSION.includes(each.how))
        : -1;
      return known < 0
        ? [...all, line]
        : all.map((each, i) =>
            i === known ? { ...each, recruits: each.recruits + line.recruits, glory: each.glory + line.glory } : each,
          );
    }, [])
    .filter(({ recruits, glory }) => recruits !== 0 || glory !== 0);
}
