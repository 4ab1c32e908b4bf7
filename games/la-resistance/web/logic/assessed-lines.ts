/** What a band that may duck has just won and is about to lose, line by line: the forecast is over, the record tells it. */
import type { Args, Line } from '$web/table/board';
import type { EventKind, Leader, MissionKind } from '../generated';

export interface AssessedLine {
  mission?: MissionKind;
  event?: EventKind;
  leader?: Leader;
  /** Beaten, or left; null where it is neither. */
  how: 'beaten' | 'left' | null;
  recruits: number;
  glory: number;
}

const number = (args: Args, name: string): number => {
  const value = args[name];
  return typeof value === 'number' ? value : 0;
};
/** The thing that an argument names: `mission-pow_camp` is `pow_camp`. */
function named<Name extends string>(args: Args, name: string): Name | undefined {
  const value = args[name];
  if (typeof value !== 'object' || value === null || !('word' in value)) return undefined;
  return value.word.replace(`${name}-`, '') as Name;
}

function lineOf({ told }: Line, leader: Leader | null): AssessedLine | null {
  if (!told) return null;
  const { what, args } = told;
  const mission = named<MissionKind>(args, 'mission');
  const event = named<EventKind>(args, 'event');
  const [recruits, glory] = [number(args, 'recruits'), number(args, 'glory')];
  switch (what) {
    case 'paid':
    case 'paid-more':
      return { mission, how: 'beaten', recruits, glory };
    case 'took':
      return { mission: 'botched_raid', how: 'beaten', recruits: 0, glory };
    case 'harmed':
      return { mission, how: 'left', recruits: 0 - recruits, glory: 0 - glory };
    case 'harmed-more':
    case 'harmed-by-event':
      return { event, how: null, recruits: 0 - recruits, glory: 0 };
    case 'nursed':
      return leader && { leader, how: null, recruits, glory: 0 };
    default:
      return null;
  }
}

/** The lines since the turn was ended; none where it is not an assessment that hurts. `leader`: of the band. */
export function assessedLines(lines: readonly Line[], leader: Leader | null): readonly AssessedLine[] {
  const kept = lines.filter(({ withdrawn }) => withdrawn === null);
  const ended = kept.findLastIndex(({ told }) => told?.what === 'turn-ended');
  const over = kept.findLastIndex(({ told }) => told?.what === 'turn' || told?.what === 'round');
  if (ended < 0 || over > ended) return [];
  return kept.slice(ended + 1).flatMap((line) => lineOf(line, leader) ?? []);
}

/** The event that has just been drawn, if that is the last thing that happened. */
export function eventJustDrawn(lines: readonly Line[]): EventKind | null {
  const told = lines.findLast(({ withdrawn }) => withdrawn === null)?.told;
  return (told?.what === 'event-drawn' && named<EventKind>(told.args, 'event')) || null;
}
