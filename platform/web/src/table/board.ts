/**
 * The contract between the site and a game's board.
 *
 * A board is `games/<game>/web/Board.svelte`; it is found by its place and loaded when a table of its game opens.
 * It draws the game, its question (prompt bar included) and how it ended. The site draws the top bar, the record, the
 * talk, the standing orders, the menu and what can be done with a finished game, and lends the board `record` and `talk`
 * for a sheet on the phone.
 *
 * The server is the truth: `act` changes nothing on the screen, the next `view` does.
 */
import type { Component, Snippet } from 'svelte';
import type { GameTexts } from '../i18n/game-texts.svelte';
import type { Pace } from '../preferences.svelte';
import type { Awaiting, Line, Order, Play, Prompt, Refusal, SeatState } from './wire';

export type {
  Arg,
  Args,
  Awaiting,
  Grey,
  Line,
  Occasion,
  Offer,
  Order,
  Prompt,
  Refusal,
  SeatState,
  StandingOrder,
  Told,
} from './wire';
export type { GameTexts } from '../i18n/game-texts.svelte';

/** What the seat is asked and may do. */
export type BoardPlay = Pick<
  Play,
  'occasion' | 'prompt' | 'question' | 'answered' | 'offers' | 'greys' | 'draft' | 'orders' | 'can_undo'
>;

/** The answer to a question bears the question's name. */
export type ReplyTo<Query, Reply> = unknown extends Reply
  ? unknown
  : Extract<Reply, { [Name in keyof Query]: unknown }>;

/** Asks the rules: a board computes no rule again. The answers come in the order of the questions; one that the rules
    refuse is a refusal (`isRefusal`). A board asks for what it shows whenever its view changes: equal questions travel
    once, and answers are kept until the next state of the table. */
export type Ask<Query = unknown, Reply = unknown> = <const Asked extends readonly Query[]>(
  queries: Asked,
) => Promise<{ -readonly [At in keyof Asked]: ReplyTo<Asked[At], Reply> | Refusal }>;

/** Was the question refused? No answer has a `code` beside its name. */
export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer;

/** `Query` and `Reply` are those of the game's `web/generated.ts`. */
export interface BoardProps<Query = unknown, Reply = unknown> {
  /** What the viewer may see, in the game's own form; the seat's draft is in it. */
  view: unknown;
  /** Whose eyes these are; null for a spectator and for the open view of a finished game. */
  seat: number | null;
  /** What the seat may do; null for spectators and in replays. */
  play: BoardPlay | null;
  /** What this viewer is asked, or waits for: also for spectators and in replays. */
  prompt: Prompt;
  seats: readonly SeatState[];
  /** The table's options, all of them. */
  options: Readonly<Record<string, unknown>>;
  /** Everything this viewer was told so far, oldest first. In a replay: up to the moment shown. */
  lines: readonly Line[];
  /** Whom the game waits for; null in replays, which do not know. */
  awaiting: Awaiting | null;
  /** A replay: nothing can be done. */
  still: boolean;
  /** Every question may take an hour or more: who plays is not expected to sit there. Not in replays. */
  slow?: boolean;
  /** How long moves take to be drawn, for the board's `data-pace`. `none` also stands for a reader who wants less motion. */
  pace: Pace;
  /** The game's own catalogue: `words.t(key, args)`, names, labels, refusals, rule links. */
  texts: GameTexts;
  /** Sends one pick or a run of them, with what was typed where the prompt has a form. Resolves to a refusal, if any. */
  act: (picks: string[], text?: string) => Promise<Refusal | undefined>;
  /** Forgets the draft, or the answer that waits for the beat. */
  forget: () => void;
  /** Withdraws the seat's own last entry. */
  undo: () => void;
  order: (order: Order) => void;
  revoke: (id: number) => void;
  /** The refusal that an action would meet; null if it is legal. */
  whyNot: (action: string) => Promise<Refusal | null>;
  /** What the rules say from this viewer's view. In a replay everything is refused with `still`: the rules answer at the
      table only. */
  ask: Ask<Query, Reply>;
  /** Says that a card of the game is wrong, in the reader's words (at most 500 characters); resolves to whether it was taken.
      Only at a table. */
  report?: (card: string, words: string) => Promise<boolean>;
  /** The site's record and talk, for a board that places them: in its sheet on the phone, or everywhere (`fitsWindow`). */
  record?: Snippet;
  talk?: Snippet;
}

/** Which arguments of events are dice, and which says of each of them whether it hit (`1 0 1`). */
export interface RecordDice {
  sides: number;
  names: readonly string[];
  hits?: string;
}

/** What the file `Board.svelte` of a game exports. */
export interface BoardModule {
  default: Component<BoardProps>;
  /** `true`: on the phone (`.page` at most 760 px wide) the board places `record` and `talk` itself, and the site
      leaves its own out. Said in `<script module>`: `export const placesRecord = true;` */
  placesRecord?: boolean;
  /** `true`: the board is as large as the room that its window leaves under the top bar, at every size, and places `record`
      and `talk` itself, at every width. Nothing of the page scrolls. */
  fitsWindow?: boolean;
  /** Occasions of a set-up of many questions, which a bot may answer in the viewer's place. */
  setUp?: readonly string[];
  /** Is the seat out of the game for good, so that it is asked nothing any more? */
  isOut?: (view: unknown, seat: number) => boolean;
  /** What the game calls its seats, where that is what players look for on the board (a commander); null as long as a seat
      has no such name. Sentences, record and marks then use it. */
  calls?: (view: unknown, texts: GameTexts) => readonly (string | null)[];
  /** Kinds of events that are no news: the record folds them. */
  routine?: readonly string[];
  /** The dice of the game's events, which the record draws. */
  dice?: RecordDice;
}

/* Each game's board is a file of its own in the build, fetched only for its own tables. */
const found = import.meta.glob<BoardModule>('../../../../games/*/web/Board.svelte');
const boards = new Map(Object.entries(found).map(([path, load]) => [/\/games\/([^/]+)\//.exec(path)?.[1], load]));

/** The game's own board, or null where only the generic table is to be had. */
export async function boardOf(game: string): Promise<BoardModule | null> {
  return (await boards.get(game)?.()) ?? null;
}
