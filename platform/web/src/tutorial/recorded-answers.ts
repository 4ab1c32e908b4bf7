/** The answers of the rules that were written down with a moment, for a board without a server. */
import { keyOf, refusalWith } from '../table/asker';
import type { Ask, Refusal } from '../table/board';

export interface Recorded {
  query: unknown;
  reply?: unknown;
  refusal?: Refusal;
}

/** Answers what the moment was made with; everything else is refused, and `missed` is told of it. */
export function recordedAnswers(
  moment: () => { answers?: readonly Recorded[] },
  missed?: (query: unknown) => void,
): Ask {
  const answer = (query: unknown): unknown => {
    const found = moment().answers?.find((each) => keyOf(each.query) === keyOf(query));
    if (!found) missed?.(query);
    return (
      found?.refusal ?? found?.reply ?? refusalWith('not-written-down', 'there is no answer to this question here')
    );
  };
  return ((queries: readonly unknown[]) => Promise.resolve(queries.map(answer))) as Ask;
}
