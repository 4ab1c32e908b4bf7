/** The samples as boards are given them, the rules' answers included. */
import { vi } from 'vitest';
import { GameTexts } from '$web/i18n/game-texts.svelte';
import type { BoardPlay, BoardProps, Line, SeatState } from '$web/table/board';
import type { Awaiting } from '$web/table/wire';
import { recordedAnswers, type Recorded } from '$web/../samples/recorded-answers';
import en from '../../text/en.ftl?raw';
import fr from '../../text/fr.ftl?raw';

export interface Sample {
  seat: number | null;
  seats: SeatState[];
  answers?: Recorded[];
  play: BoardPlay & { view: unknown; lines: Line[]; awaiting: Awaiting };
}
const files = import.meta.glob<Sample>('../samples/*.json', { eager: true, import: 'default' });
export const names = Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, ''));
export const sample = (name: string): Sample => {
  const found = files[`../samples/${name}.json`];
  if (!found) throw new Error(`no sample ${name}`);
  return found;
};

export const texts = new GameTexts('la-resistance', { en: async () => en, fr: async () => fr });

export function props(name: string, change: Partial<BoardProps> = {}): BoardProps {
  const { seat, seats, play } = sample(name);
  texts.seat(seats);
  return {
    view: play.view,
    seat,
    play: seat === null ? null : play,
    prompt: play.prompt,
    seats,
    lines: play.lines,
    awaiting: play.awaiting,
    still: false,
    options: {},
    pace: 'none',
    texts,
    act: vi.fn(async () => undefined),
    forget: vi.fn(),
    undo: vi.fn(),
    order: vi.fn(),
    revoke: vi.fn(),
    ask: recordedAnswers(() => sample(name)),
    whyNot: vi.fn(async () => null),
    ...change,
  };
}
