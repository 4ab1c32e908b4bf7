/** What this browser remembers of a table's talk: how far it was read, and whom the reader does not want to hear. */
import { readStored, writeStored } from '../storage';
import type { ChatLine } from './wire';

/** Who speaks: a seat, or a spectator by name. */
const speaker = ({ seat, name }: Pick<ChatLine, 'seat' | 'name'>): string =>
  seat === null ? `~${name}` : String(seat);

export class TalkMemory {
  #table: string;
  read = $state(0);
  #muted = $state.raw<readonly string[]>([]);

  constructor(table: string) {
    this.#table = table;
    this.read = Number(readStored(`talk.${table}`) ?? 0) || 0;
    this.#muted = (readStored(`muted.${table}`) ?? '').split('\n').filter(Boolean);
  }

  /** Everything up to this line has been seen. */
  readTo(line: number): void {
    if (line <= this.read) return;
    this.read = line;
    writeStored(`talk.${this.#table}`, String(line));
  }

  isMuted = (line: ChatLine): boolean => this.#muted.includes(speaker(line));

  /** Hears these seats no more, whatever was chosen here before. */
  block = (seats: readonly number[]): void => {
    const blocked = seats.map(String);
    this.#muted = [...this.#muted.filter((who) => !blocked.includes(who)), ...blocked];
  };

  /** Hears somebody no more, or again. Nobody else learns of it. */
  mute(line: ChatLine, silent: boolean): void {
    const who = speaker(line);
    this.#muted = silent
      ? [...this.#muted.filter((each) => each !== who), who]
      : this.#muted.filter((each) => each !== who);
    writeStored(`muted.${this.#table}`, this.#muted.length > 0 ? this.#muted.join('\n') : null);
  }

  /** How many lines of people who are heard are new. */
  fresh(chat: readonly ChatLine[]): number {
    return chat.filter((line) => line.line > this.read && !this.isMuted(line)).length;
  }
}
