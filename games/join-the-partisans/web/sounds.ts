/** What is heard of Join the Partisans!, by kind of event. */
import type { GameSounds } from '$web/sound/game-sounds';

export const sounds: GameSounds = {
  moved: 'dice',
  rolled: 'dice',
  'rolled-for-axis': 'dice',
  'stars-drawn': 'dice',
  ordered: 'card',
  asked: 'card',
  'mission-drawn': 'card',
  'turned-up': 'card',
  taken: ['shot', 'press'],
  repelled: 'shot',
  captured: 'shot',
  perished: 'shot',
  'mission-done': 'press',
  medal: 'press',
  learned: 'press',
  rescued: 'press',
  escaped: 'press',
  'traitor-found': 'press',
  'year-begins': 'press',
  titles: 'press',
};
