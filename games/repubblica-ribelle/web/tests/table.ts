/** The samples as boards are given them, the rules' answers included. */
import { render } from '@testing-library/svelte';
import { vi } from 'vitest';
import { GameTexts } from '$web/i18n/game-texts.svelte';
import type { BoardPlay, BoardProps, Line, SeatState } from '$web/table/board';
import type { Awaiting } from '$web/table/wire';
import { recordedAnswers, type Recorded } from '$web/../samples/recorded-answers';
import Board from '../Board.svelte';
import en from '../../text/en.ftl?raw';
import it_ from '../../text/it.ftl?raw';

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

export const texts = new GameTexts('repubblica-ribelle', { en: async () => en, it: async () => it_ });
export const italian = new GameTexts('repubblica-ribelle', { en: async () => en, it: async () => it_ });

export function props(name: string, change: Partial<BoardProps> = {}): BoardProps {
  const { seat, seats, play } = sample(name);
  texts.seat(seats);
  italian.seat(seats);
  return {
    view: play.view,
    seat,
    play: seat === null ? null : play,
    prompt: play.prompt,
    seats,
    lines: play.lines,
    awaiting: play.awaiting,
    still: false,
    pace: 'none',
    texts,
    options: {},
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

/** The board with all its parts, also those that are fetched. */
export async function draw(given: BoardProps): Promise<ReturnType<typeof render<typeof Board>>> {
  const drawn = render(Board, given);
  const choosing = (given.view as { step: string | null }).step === 'boards';
  if (!choosing) await vi.waitUntil(() => drawn.container.querySelector('.decks'), { timeout: 20000 });
  return drawn;
}
