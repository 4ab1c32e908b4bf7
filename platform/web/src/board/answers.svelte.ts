/** What the rules say to this board's questions. A board reads an answer where it draws it, as it reads its view: that asks
    the question, and what depends on the answer is drawn again when it has come. */
import { keyOf } from '../table/asker';
import { isRefusal, type Ask, type BoardProps, type Refusal } from '../table/board';

type Names<Union> = Union extends unknown ? keyof Union & string : never;
type Of<Union, Name extends string> = Union extends Record<Name, infer Value> ? Value : never;

export class Answers<Query, Reply> {
  readonly #ask: () => Ask;
  readonly #basis: () => unknown;
  /** Which position of the game the answers are about. */
  readonly #position = $derived.by(() => this.#numbered(JSON.stringify(this.#basis())));
  /** Counted up with every answer: what waits for one is drawn again. */
  #told = $state(0);
  /** `#told` says when these change. */
  #known = new Map<string, unknown>();
  #waiting = new Map<string, unknown>();
  #flushing = false;
  #last = '';
  #number = 0;

  /** `basis` is what answers depend on: an answer holds while that stays equal, and goes with it. */
  constructor(props: () => BoardProps, basis: () => unknown) {
    this.#ask = () => props().ask;
    this.#basis = basis;
  }

  /** The answer, or why there is none; undefined while it is not known. */
  get<Name extends Names<Query>>(name: Name, about: Of<Query, Name>): Of<Reply, Name> | Refusal | undefined {
    const query = { [name]: about };
    const key = `${this.#position} ${keyOf(query)}`;
    if (!this.#known.has(key)) {
      void this.#told;
      this.#want(key, query);
      return undefined;
    }
    const answer = this.#known.get(key);
    return isRefusal(answer) ? answer : (answer as Record<Name, Of<Reply, Name>>)[name];
  }

  /** The answer; null while it is not known, and where the rules refuse one. */
  find<Name extends Names<Query>>(name: Name, about: Of<Query, Name>): Of<Reply, Name> | null {
    const answer = this.get(name, about);
    return answer === undefined || isRefusal(answer) ? null : answer;
  }

  /** The answer, or why there is none, for what is done next; it is kept like one that is drawn. */
  async ask<Name extends Names<Query>>(name: Name, about: Of<Query, Name>): Promise<Of<Reply, Name> | Refusal> {
    const key = `${this.#position} ${keyOf({ [name]: about })}`;
    const [answer] = this.#known.has(key) ? [this.#known.get(key)] : await this.#ask()([{ [name]: about }]);
    this.#known.set(key, answer);
    return isRefusal(answer) ? answer : (answer as Record<Name, Of<Reply, Name>>)[name];
  }

  #numbered(basis: string): number {
    if (basis !== this.#last) this.#number += 1;
    this.#last = basis;
    return this.#number;
  }

  #want(key: string, query: unknown): void {
    this.#waiting.set(key, query);
    if (this.#flushing) return;
    this.#flushing = true;
    // What is drawn together is asked together.
    queueMicrotask(() => void this.#flush());
  }

  async #flush(): Promise<void> {
    this.#flushing = false;
    const waiting = [...this.#waiting];
    const answers = await this.#ask()(waiting.map(([, query]) => query));
    waiting.forEach(([key], at) => {
      this.#waiting.delete(key);
      this.#known.set(key, answers[at]);
    });
    for (const key of this.#known.keys()) if (!key.startsWith(`${this.#number} `)) this.#known.delete(key);
    this.#told += 1;
  }
}
