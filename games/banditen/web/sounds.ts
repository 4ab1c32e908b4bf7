/** What is heard of Banditen!, by kind of event. */
import type { GameSounds } from '$web/sound/game-sounds';

export const sounds: GameSounds = {
  fired: ['shot', 'dice'],
  'mine-dice': ['shot', 'dice'],
  assault: 'shot',
  clash: 'dice',
  eliminated: 'shot',
  reduced: 'shot',
  'car-wrecked': 'shot',
  'bunker-gone': 'shot',
  'wiped-out': 'shot',
  'no-retreat': 'shot',
  surrendered: 'press',
  conquered: 'press',
  occupied: 'press',
  'infirmary-taken': 'press',
  won: 'press',
  ammunition: 'dice',
  'ammunition-low': 'dice',
  arrived: 'dice',
  delayed: 'dice',
  hastened: 'dice',
  'not-hastened': 'dice',
  frost: 'dice',
  'no-frost': 'dice',
};
