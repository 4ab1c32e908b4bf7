/** The answers of the rules that a sample has, for a board without a server. */
import { keyOf, refusalWith } from '../src/table/asker';
import type { Ask, Refusal } from '../src/table/board';

export interface Recorded { query: unknown; reply?: unknown; refusal?: Refusal }

/** Answers what the sample was made with; everything else is refused. */
export function recordedAnswers(sample: () => { answers?: Recorded[] }): Ask {
  return (async (queries: readonly unknown[]) => queries.map((query) => {
    const found = sample().answers?.find((answer) => keyOf(answer.query) === keyOf(query));
    return found?.refusal ?? found?.reply ?? refusalWith('not-in-sample', 'the sample has no answer to this question');
  })) as Ask;
}
