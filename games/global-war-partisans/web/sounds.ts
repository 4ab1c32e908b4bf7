/** What is heard of Partisans, by kind of event. */
import type { GameSounds } from '$web/sound/game-sounds';

export const sounds: GameSounds = {
  attack: ['shot', 'dice'],
  defence: 'dice',
  hunt: 'dice',
  raid: ['shot', 'dice'],
  'generation-rolls': 'dice',
  sunk: 'shot',
  lost: 'shot',
  'partisan-lost': 'shot',
  'hunter-lost': 'shot',
  'raiders-lost': 'shot',
  sabotaged: 'shot',
  bought: 'card',
  income: 'card',
  captured: 'press',
  liberated: 'press',
  uprising: 'press',
  war: 'press',
  won: 'press',
};
