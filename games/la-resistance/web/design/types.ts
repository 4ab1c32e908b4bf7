/** The shapes of what the parts of this game's table are told. Words in them are ready to be read. */
import type { DieKind, Face, GlyphName, Seat } from '$web/design/types';

/** A die as it lies in a slot. */
export interface PlacedDie {
  face: Face;
  kind: DieKind;
}

/** A gain or a loss: a signed number and what of. */
export interface Amount {
  value: number;
  glyph: GlyphName;
  /** What the glyph stands for, for those who do not see it. */
  label: string;
}

/** How a card of the row stands to the player. */
export type CardStage = 'open' | 'lit' | 'done' | 'refused' | 'camouflaged';

/** A mark in a card's corner: a letter or a glyph, always with its meaning. */
export interface Flag {
  sign: string | { glyph: GlyphName };
  meaning: string;
}

export type SlotState = 'open' | 'possible' | 'refused';

export interface SlotProps {
  /** white: one die of at least `need`; black: dice whose sum is at least `need`. */
  kind: 'white' | 'black';
  need: number;
  dice?: readonly PlacedDie[];
  state?: SlotState;
  /** Says why the slot is refused. */
  reason?: string;
  /** What the dice on it still lack: a black slot that is half covered shows it beside them. */
  lacks?: number;
  /** What it says to those who listen, where the slot's own words would not do. */
  label?: string;
  /** The name of the place for things that are dropped on it. */
  drop?: string;
  onpick?: () => void;
}

export interface TrackProps {
  label: string;
  value: number;
  max: number;
  /** Where the game ends; marked on the track. */
  goal?: number;
  /** What the value would be if things went as they stand. */
  forecast?: number;
  ink?: 'key' | 'second';
  glyph?: GlyphName;
  /** How many have just been lost: their cells flash once. */
  fell?: number;
}

/** How a person is at the table, in words and with a sign. */
export interface Presence {
  kind: 'here' | 'order' | 'away' | 'bot' | 'broken';
  text: string;
}

export interface ScoreMark {
  seat: Seat;
  value: number;
  forecast?: number;
  /** The fields that it came over just now. */
  way?: readonly number[];
}

export interface ForecastRow {
  source: string;
  /** One value a column; null where the row does not touch it. */
  values: readonly (number | null)[];
}

/** One of several ways a choice may come out. */
export interface Outcome {
  value: number;
  name: string;
  /** What the answer does, in words. */
  does?: string;
  lines: readonly { label: string; value: number; glyph?: GlyphName }[];
  /** Said in words where the outcome is grave. */
  warning?: string;
}

export { signed } from '$web/design/types';
