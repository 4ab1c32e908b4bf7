/** Results as moments: a picture over the board, told from the lines of the record. The board holds the new state at once, and a
    moment delays no question; it is told at the reader's pace, and any key, click or tap takes it to its end. */
import { on } from 'svelte/events';
import { getContext, untrack } from 'svelte';
import { SITE_BAR, type SiteBar } from './site-bar';
import type { BoardProps, Line } from '../table/board';

export interface Moment {
  /** When each of its steps begins, in ms at normal pace; the last number is its end. */
  steps: readonly number[];
  /** Of more than three such in one answer only the last is told: the record has the others. */
  routine: boolean;
}

/** How long what takes a second at normal pace takes. */
export const PACES = { slow: 1.42, normal: 1, quick: 0.48, none: 0 } as const;
const STILL = 600; // ms that the last picture stays where nothing moves
const MANY = 3;
const BEAT = 600; // ms that a moment may keep the bar from its question

export class Moments<M extends Moment> {
  /** What is told now. */
  current = $state.raw<M | null>(null);
  /** Which of its steps has come. */
  step = $state(0);
  /** For a beat the bar tells the moment, also where the viewer is asked something. */
  holds = $state(false);
  readonly #props: () => BoardProps;
  readonly #read: (fresh: readonly Line[], before: readonly Line[]) => M[];
  #queue: M[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** `read` finds the moments in lines that have just come; `before` are those that were there already. */
  constructor(props: () => BoardProps, read: (fresh: readonly Line[], before: readonly Line[]) => M[]) {
    this.#props = props;
    this.#read = read;
  }

  /** Follows the record; called once, while `Board.svelte` is set up. */
  watch(): void {
    const site = getContext<SiteBar | undefined>(SITE_BAR);
    let seen = -1;
    $effect(() => {
      const { lines } = this.#props();
      const fresh = seen < 0 || lines.length < seen ? [] : lines.slice(seen);
      const before = lines.slice(0, lines.length - fresh.length);
      seen = lines.length;
      if (fresh.length > 0)
        untrack(() => {
          const moments = this.#read(this.#worth(fresh), before);
          // The record says how it came out when the picture does.
          const [first] = moments;
          if (first) site?.hold?.(before.length, (first.steps.at(-2) ?? 0) * PACES[this.#props().pace]);
          this.#add(moments);
        });
    });
    // The first press goes to the end of what is told, and is not spent on anything else.
    $effect(() =>
      on(
        window,
        'keydown',
        (event) => {
          if (event.key !== 'Tab') this.skip();
        },
        { capture: true },
      ),
    );
    $effect(() => on(window, 'pointerdown', () => this.skip(), { capture: true }));
    $effect(() => () => this.#clear());
  }

  /** To the last picture of what is told; from there to what comes next. */
  skip = (): void => {
    const moment = this.current;
    if (!moment) return;
    const last = moment.steps.length - 2;
    if (this.step >= last) this.#next();
    else {
      this.#clear();
      this.step = last;
      this.holds = false;
      this.#timers = [setTimeout(this.#next, STILL)];
    }
  };

  /** At quick pace what bots do is not told one by one: it is in the record, and in the digest at the next question. */
  #worth(fresh: readonly Line[]): readonly Line[] {
    const { pace, seats } = this.#props();
    return pace === 'quick' ? fresh.filter((line) => (seats[line.seat]?.bot ?? null) === null) : fresh;
  }

  #add(moments: readonly M[]): void {
    const routine = moments.filter((moment) => moment.routine);
    const told =
      routine.length > MANY ? moments.filter((moment) => !moment.routine || moment === routine.at(-1)) : moments;
    this.#queue.push(...told);
    if (!this.current) this.#next();
  }

  #next = (): void => {
    this.#clear();
    const moment = this.#queue.shift() ?? null;
    this.current = moment;
    this.step = 0;
    this.holds = false;
    if (!moment) return;
    const pace = PACES[this.#props().pace];
    const last = moment.steps.length - 2;
    this.holds = pace > 0 && last > 0;
    if (pace === 0) {
      this.step = last;
      this.#timers = [setTimeout(this.#next, STILL)];
      return;
    }
    const end = moment.steps.at(-1) ?? 0;
    this.#timers = [
      ...moment.steps.slice(1, -1).map((at, i) =>
        setTimeout(() => {
          this.step = i + 1;
        }, at * pace),
      ),
      setTimeout(
        () => {
          this.holds = false;
        },
        Math.min(BEAT, moment.steps.at(-2) ?? 0) * pace,
      ),
      setTimeout(this.#next, end * pace),
    ];
  };

  #clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }
}
