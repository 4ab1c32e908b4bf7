/** What is heard of Repubblica Ribelle, by kind of event. */
import type { GameSounds } from '$web/sound/game-sounds';

export const sounds: GameSounds = {
  'mission-revealed': 'card',
  'mission-revealed-military': 'card',
  laid: 'card',
  committed: 'card',
  revealed: 'card',
  activated: 'card',
  'activated-faction': 'card',
  'automaton-drew': 'card',
  raided: 'card',
  robbed: 'card',
  moved: 'press',
  'moved-radici': 'press',
  'moved-inside': 'press',
  'piece-placed': 'press',
  succeeded: 'press',
  'succeeded-military': 'press',
  'republic-lives': 'press',
  failed: 'shot',
  'failed-military': 'shot',
  'piece-lost': 'shot',
  'leader-lost': 'shot',
  'health-fell': 'shot',
  'republic-falls': 'shot',
};
