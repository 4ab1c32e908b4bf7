/** A specimen hour for the shelf, shown until a server tells the true one. */
import type { Hour } from './listing';

export const SPECIMEN: Hour = {
  games: 12,
  people: 31,
  free: 4,
  tables: [
    {
      id: 'specimen-1', slug: 'la-resistance', game: 'La Résistance!', name: 'Rue des Lilas', line: 'Round 4. Nives is one slot short of the POW Camp.', free: 0,
      seats: [{ number: 1, name: 'Nives', initial: 'N' }, { number: 2, name: 'Tomaž', initial: 'T' }, { number: 3, name: 'Giulia', initial: 'G' }, { number: 4, name: 'Jörg', initial: 'J' }],
    },
    {
      id: 'specimen-2', slug: 'banditen', game: 'Banditen!', name: 'Gravellona', line: 'Turn 7. The patrol has found the mill empty.', free: 0,
      seats: [{ number: 1, name: 'Ana', initial: 'A' }, { number: 2, name: 'Špela', initial: 'Š' }],
    },
    {
      id: 'specimen-3', slug: 'repubblica-ribelle', game: 'Repubblica Ribelle', name: 'Montefiorino', line: 'Waiting for one more to hold the valley.', free: 1,
      seats: [{ number: 1, name: 'Lea', initial: 'L' }, { number: 2, name: 'Èva', initial: 'È' }, { number: 3, name: 'Paolo', initial: 'P' }],
    },
    {
      id: 'specimen-4', slug: 'join-the-partisans', game: 'Join the Partisans!', name: 'Dom na Komni', line: 'Round 9. Živa is asked who blew the bridge.', free: 0,
      seats: [{ number: 1, name: 'Živa', initial: 'Ž' }, { number: 3, name: 'Uroš', initial: 'U' }, { number: 5, name: 'Rok', initial: 'R' }],
    },
  ],
};
