/** Which of the public tables somebody wants to see. */
import { longest } from '../people/terms.svelte';
import type { LobbyEntry } from '../protocol/LobbyEntry';

/** The number of a free seat, or -1. */
export const freeSeat = (table: LobbyEntry): number =>
  table.status === 'open' ? table.seats.findIndex(({ kind, name }) => kind === 'person' && name === null) : -1;

/** What a choice may be; an empty word stands for all. */
export const WANTED = {
  place: ['', 'seat', 'look'],
  pace: ['', 'live', 'slow'],
} as const;
export interface Wanted {
  readonly game: string;
  readonly place: (typeof WANTED.place)[number];
  readonly pace: (typeof WANTED.pace)[number];
}

export function isWanted(table: LobbyEntry, { game, place, pace }: Wanted): boolean {
  const is = {
    place: freeSeat(table) >= 0 ? 'seat' : table.watched ? 'look' : 'none',
    // Without a clock people sit together.
    pace: table.pace ? longest(table.pace) : 'live',
  };
  return (!game || table.game === game) && (!place || is.place === place) && (!pace || is.pace === pace);
}
