import type { Seat } from '../design/kinds';

/** A game on the shelf. Its words are `<slug>-kind`, `-blurb` and `-cover`, its picture `<slug>/cover`. */
export interface Listing {
  slug: string;
  title: string;
  subtitle?: string;
  players: readonly [least: number, most: number];
}

/** A table that is being played, or waits for somebody. */
export interface LiveTable {
  id: string;
  slug: string;
  game: string;
  name: string;
  /** One sentence: what is going on. */
  line: string;
  seats: readonly Seat[];
  /** Seats still free. */
  free: number;
}

/** The house at this hour. */
export interface Hour {
  games: number;
  people: number;
  free: number;
  tables: readonly LiveTable[];
}
