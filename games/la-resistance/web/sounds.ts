/** What is heard of La Résistance!, by kind of event. */
import type { GameSounds } from '$web/sound/game-sounds';

export const sounds: GameSounds = {
  rolled: 'dice',
  mulligan: 'dice',
  rerolled: 'dice',
  blue: 'dice',
  'event-drawn': 'card',
  revealed: 'card',
  'time-is-now': 'card',
  bought: 'card',
  charmed: 'card',
  camouflaged: 'card',
  sacrificed: 'card',
  patrol: 'card',
  'faulty-intel': 'card',
  discarded: 'card',
  defeated: 'press',
  'vichy-covered': 'press',
  won: 'press',
  struck: 'shot',
  'mg-fired': 'shot',
  'panzerfaust-fired': 'shot',
  'event-loss': 'shot',
  'blue-one': 'shot',
  harmed: 'shot',
  broken: 'shot',
};
