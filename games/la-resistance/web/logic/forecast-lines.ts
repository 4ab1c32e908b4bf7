/** The lines of an assessment as they are shown: one line for a card, with recruits and glory, and nothing stands there for nothing. */
import type { ForecastLine, How } from '../generated';

/** Its reward, its price, The Time is Now!. */
const OF_MISSION: readonly How[] = ['defeated', 'supposed', 'paid', 'time_is_now'];

export function shownLines(lines: readonly ForecastLine[]): ForecastLine[] {
  return lines
    .reduce<ForecastLine[]>((all, line) => {
      const known = all.findIndex(
        (each) =>
          each.spot === line.spot &&
          each.event === line.event &&
          each.leader === line.leader &&
          (each.how === line.how || (OF_MISSION.includes(each.how) && OF_MISSION.includes(line.how))),
      );
      return known < 0
        ? [...all, line]
        : all.map((each, i) =>
            i === known ? { ...each, recruits: each.recruits + line.recruits, glory: each.glory + line.glory } : each,
          );
    }, [])
    .filter(({ recruits, glory }) => recruits !== 0 || glory !== 0);
}
