/** Through the first turn of a reader's first game of its kind the prompt also advises: the texts `coach-KEY`. */
import { readStored, writeStored } from '../storage';
import type { BoardPlay, GameTexts } from './board';

/** Where the prompt finds its advice. */
export const ADVICE = Symbol('advice');

interface Begun {
  table: string;
  /** The number of the first turn in which the reader was asked; 0 before it. */
  turn: number;
}

export class Advice {
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  /** What is said beside this question; nothing later than the first turn, and at no other table. */
  line(play: BoardPlay, texts: GameTexts): string | null {
    const key = `coached.${texts.game}`;
    const { turn, kind } = play.occasion;
    const begun = (JSON.parse(readStored(key) ?? 'null') as Begun | null) ?? { table: this.#table, turn: 0 };
    if (begun.table !== this.#table || (begun.turn > 0 && turn > begun.turn)) return null;
    writeStored(key, JSON.stringify({ table: this.#table, turn: begun.turn || turn }));
    const names = [kind, play.prompt.key, play.offers[0]?.verb, turn === 0 ? 'set-up' : null];
    const found = names.find((name) => name && texts.has(`coach-${name}`));
    return found ? texts.t(`coach-${found}`) : null;
  }
}
