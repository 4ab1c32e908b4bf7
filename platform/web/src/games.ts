/** The registry of games, as the shell knows them: the only list here that names any. */
import type { Listing } from './home/listing';

export const GAMES: readonly Listing[] = [
  { slug: 'join-the-partisans', title: 'Join the Partisans!', players: [2, 6] },
  { slug: 'global-war-partisans', title: 'Partisans', subtitle: 'Global War 1936–45', players: [2, 6] },
  { slug: 'banditen', title: 'Banditen!', players: [2, 2] },
  { slug: 'la-resistance', title: 'La Résistance!', players: [3, 5] },
  { slug: 'repubblica-ribelle', title: 'Repubblica Ribelle', players: [1, 6] },
];
