/** Questions to the rules of a game: whoever draws simply asks for what is shown. What is asked in one go travels together,
    equal questions are asked once, and answers are kept until the table changes. */
import type { Refusal } from './wire';

/** The most questions in one message to the server. */
const MOST = 32;

/** The answers to questions, in their order. */
export type Send = (queries: unknown[]) => Promise<unknown[]>;

/** Equal questions have equal keys, in whatever order their fields were written. */
export function keyOf(query: unknown): string {
  return JSON.stringify(query, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** A refusal that no rule gave. */
export const refusalWith = (code: string, message: string): Refusal => ({
  code,
  message,
  rule: null,
  key: null,
  n: null,
});

export class Asker {
  #send: Send;
  #known = new Map<string, Promise<unknown>>();
  #waiting: { query: unknown; answer: (answer: unknown) => void }[] = [];

  constructor(send: Send) {
    this.#send = send;
  }

  ask = (queries: readonly unknown[]): Promise<unknown[]> => Promise.all(queries.map((query) => this.#one(query)));

  /** The table has changed: what was answered may not hold any more. */
  forget(): void {
    this.#known.clear();
  }

  #one(query: unknown): Promise<unknown> {
    const key = keyOf(query);
    const known =
      this.#known.get(key) ??
      new Promise((answer) => {
        if (this.#waiting.length === 0) queueMicrotask(() => this.#flush());
        this.#waiting.push({ query, answer });
      });
    this.#known.set(key, known);
    return known;
  }

  #flush(): void {
    const waiting = this.#waiting.splice(0);
    for (let from = 0; from < waiting.length; from += MOST) {
      const batch = waiting.slice(from, from + MOST);
      void this.#send(batch.map(({ query }) => query)).then((answers) =>
        batch.forEach(({ answer }, at) => answer(answers[at])),
      );
    }
  }
}
