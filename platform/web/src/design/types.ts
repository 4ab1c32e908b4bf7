/** The shapes of what components are told. Words in them are ready to be read; only the components' own come from text/. */

export type SeatNumber = 1 | 2 | 3 | 4 | 5 | 6;

/** Who sits where: the number gives shape and colour, the initial stands in the mark. */
export interface Seat {
  number: SeatNumber;
  name: string;
  initial: string;
}

/** A rule to point at: its id as the reader sees it and where it stands. */
export interface Rule {
  id: string;
  href: string;
  /** What stands in the place of the id, where that is a word of the program: the rule of an option. */
  name?: string;
}

/** Dice of one roll, and which of them hit where that is known. */
export interface DiceSpan {
  dice: readonly number[];
  sides: number;
  hits?: readonly boolean[];
}

/** A piece of prose; names and results are set strong, dice are drawn. */
export type Span = string | { strong: string } | DiceSpan;

/** A piece of prose as words alone. */
export const wordsOf = (span: Span): string =>
  typeof span === 'string' ? span : 'dice' in span ? span.dice.join(' ') : span.strong;

/** One line of the record, or the head of a turn or round. */
export type RecordEntry =
  | {
      id: string | number;
      kind: 'line';
      seat?: Seat;
      text: readonly Span[];
      rule?: Rule;
      /** How often it was told, one right after another. */
      times?: number;
      /** No news: it is folded with its neighbours of the same kind. */
      routine?: boolean;
      /** What kind of event it tells, of whom: equal ones in a row are folded. */
      like?: string;
    }
  | { id: string | number; kind: 'head'; text: string };

export type Face = 1 | 2 | 3 | 4 | 5 | 6;
export type DieKind = 'white' | 'blue' | 'bonus' | 'extra';
export type DieState = 'free' | 'possible' | 'picked' | 'spent' | 'placed' | 'empty';

export type GlyphName = 'star' | 'recruit' | 'house' | 'cards' | 'clock' | 'tick' | 'cross';

export interface PromptAction {
  label: string;
  /** The likely one is lit. */
  likely?: boolean;
  /** It ends or gives something up, and is not lit while anything else may be done. So is every verb with the key E. */
  ends?: boolean;
  /** The key that does it, shown on the button; the likely one is done by Enter. */
  key?: string | undefined;
  /** Why it cannot be done now; the button stays reachable and says so. */
  refusal?: string;
  /** What it would come to, in figures. */
  facts?: readonly { value: number; glyph: GlyphName; label: string }[];
  onclick: () => void;
}

/** A number with its sign, set with the true minus. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `\u2212${-value}` : '0';
}
