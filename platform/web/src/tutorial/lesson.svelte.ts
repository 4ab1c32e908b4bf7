/** A tutorial as it goes: which beat it is in, which moment is on the board, and what the reader has done of what is asked.
    Everything was played through the rules beforehand (`cargo xtask tutorials`); nothing is sent anywhere. */
import { applyChanges } from '../table/changes';
import { refusalWith } from '../table/asker';
import type { Refusal } from '../table/board';
import type { Play } from '../table/wire';
import type { Recorded } from './recorded-answers';

/** A moment as the reader's board sees it. */
export interface Moment {
  seat: number;
  play: Play;
  answers?: readonly Recorded[];
}

interface StepFile {
  pick: string;
  to: unknown;
}
export interface BeatFile {
  say: string;
  show?: readonly unknown[];
  do?: readonly StepFile[];
  or?: readonly (readonly StepFile[])[];
  text?: string;
  point?: readonly string[];
  press?: readonly string[];
}
/** The file `frames.json` of a tutorial. */
export interface FramesFile {
  seats: number;
  options: Readonly<Record<string, unknown>>;
  first: Moment;
  beats: readonly BeatFile[];
}

/** A way to do what is asked: picks, and the number of the moment after each. */
interface Way {
  picks: readonly string[];
  moments: readonly number[];
}
interface Beat {
  say: string;
  /** The moments that lead to the words; the last of them stays. */
  shown: readonly number[];
  ways: readonly Way[];
  text: string | undefined;
  point: readonly string[];
  press: readonly string[];
}

/** How long a moment that is shown stays. */
const STAY = { slow: 2200, normal: 1200, quick: 500, none: 0 } as const;

function unfold(file: FramesFile): { moments: Moment[]; beats: Beat[] } {
  const moments: Moment[] = [file.first];
  let last = 0;
  const follow = (from: number, changes: unknown): number => {
    moments.push(applyChanges(moments[from], changes) as Moment);
    return moments.length - 1;
  };
  const way = (from: number, steps: readonly StepFile[]): Way => {
    let at = from;
    const numbers = steps.map(({ to }) => (at = follow(at, to)));
    return { picks: steps.map(({ pick }) => pick), moments: numbers };
  };
  const beats = file.beats.map((beat): Beat => {
    const before = last;
    const shown = (beat.show ?? []).map((changes) => (last = follow(last, changes)));
    const start = last;
    const ways = [beat.do ?? [], ...(beat.or ?? [])]
      .filter((steps) => steps.length > 0)
      .map((steps) => way(start, steps));
    last = ways[0]?.moments.at(-1) ?? start;
    const { say, text, point = [], press = [] } = beat;
    return { say, shown: shown.length > 0 ? shown : [before], ways, text, point, press };
  });
  return { moments, beats };
}

const plain = (text: string | undefined): string => text?.trim().toLowerCase() ?? '';

export class Lesson {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly total: number;
  /** The beat, counted from 0. */
  at = $state(0);
  /** The number of the moment on the board. */
  moment = $state(0);
  /** Counted up whenever a beat begins, also when it begins again. */
  begun = $state(0);
  /** Something else was tried than what is asked. */
  strayed = $state(false);
  #done = $state.raw<readonly string[]>([]);
  readonly #moments: readonly Moment[];
  readonly #beats: readonly Beat[];
  readonly #pace: () => keyof typeof STAY;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(file: FramesFile, pace: () => keyof typeof STAY) {
    const { moments, beats } = unfold(file);
    this.#moments = moments;
    this.#beats = beats;
    this.#pace = pace;
    this.seats = file.seats;
    this.options = file.options;
    this.total = beats.length;
    this.go(0);
  }

  get now(): Moment {
    const moment = this.#moments[this.moment];
    if (!moment) throw new Error('a tutorial without moments');
    return moment;
  }
  get beat(): Beat {
    const beat = this.#beats[this.at];
    if (!beat) throw new Error('a tutorial without beats');
    return beat;
  }
  /** The reader has something to do. */
  get asks(): boolean {
    return this.beat.ways.length > 0;
  }
  get last(): boolean {
    return this.at === this.total - 1;
  }
  /** Moments are still being shown, one after another. */
  get showing(): boolean {
    const { shown } = this.beat;
    return shown.includes(this.moment) && this.moment !== shown.at(-1);
  }
  /** How many picks of what is asked are made. */
  get done(): number {
    return this.#done.length;
  }

  /** To the beginning of a beat. */
  go(at: number): void {
    clearTimeout(this.#timer);
    this.at = Math.min(Math.max(at, 0), this.total - 1);
    this.#done = [];
    this.strayed = false;
    this.begun += 1;
    this.#run(this.beat.shown);
  }

  /** Goes on: past what is still being shown, else to the next beat. */
  next(): void {
    if (this.showing) {
      clearTimeout(this.#timer);
      this.moment = this.beat.shown.at(-1) ?? this.moment;
    } else if (!this.asks && !this.last) this.go(this.at + 1);
  }

  back(): void {
    this.go(this.#done.length > 0 ? this.at : this.at - 1);
  }

  /** Does what is asked in the reader's place. */
  showMe(): void {
    const way = this.beat.ways[0];
    if (!way) return;
    clearTimeout(this.#timer);
    this.strayed = false;
    this.#done = way.picks;
    this.#run(way.moments, () => this.go(this.at + 1));
  }

  /** Picks that the board sends: taken if they are what is asked, as far as they go. */
  act = (picks: readonly string[], text?: string): Promise<Refusal | undefined> => {
    const done = [...this.#done, ...picks];
    const fits = (way: Way): boolean => done.every((pick, at) => way.picks[at] === pick);
    const way = this.showing ? undefined : this.beat.ways.find(fits);
    const moment = way?.moments[done.length - 1];
    if (!way || moment === undefined || plain(this.beat.text) !== plain(text)) return Promise.resolve(this.#stray());
    this.strayed = false;
    this.#done = done;
    this.moment = moment;
    if (done.length === way.picks.length) {
      if (this.last) this.#done = [];
      else this.go(this.at + 1);
    }
    return Promise.resolve(undefined);
  };

  /** Puts back what is half done. */
  forget = (): void => {
    this.#done = [];
    this.begun += 1;
    this.moment = this.beat.shown.at(-1) ?? this.moment;
  };

  /** What the rules would say to something else is not known here: the coach says what is asked. */
  whyNot = (): Promise<Refusal | null> => Promise.resolve(this.#stray());

  stop(): void {
    clearTimeout(this.#timer);
  }

  #stray(): Refusal {
    this.strayed = true;
    return refusalWith('lesson', 'the tutorial asks for something else');
  }

  #run(moments: readonly number[], then?: () => void): void {
    const stay = STAY[this.#pace()];
    const [first, ...rest] = stay === 0 ? moments.slice(-1) : moments;
    if (first !== undefined) this.moment = first;
    if (rest.length > 0) this.#timer = setTimeout(() => this.#run(rest, then), stay);
    else if (then) this.#timer = setTimeout(then, stay);
  }
}
