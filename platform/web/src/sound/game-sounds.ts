/** Which sounds the events of a game ask for: `games/<game>/web/sounds.ts` says it, from kind of event to sound. */
import type { Line } from '../table/wire';
import type { SoundName } from './synthesis';

export type GameSounds = Readonly<Record<string, SoundName | readonly SoundName[]>>;

/** So many of one answer are heard: the record has the others. */
const MOST = 6;

const found = import.meta.glob<{ sounds: GameSounds }>('../../../../games/*/web/sounds.ts');

/** The game's own; a game that says nothing is heard by presses and calls alone. */
export async function soundsOfGame(game: string): Promise<GameSounds> {
  const load = Object.entries(found).find(([path]) => path.includes(`/games/${game}/`))?.[1];
  return (await load?.())?.sounds ?? {};
}

/** The sounds of lines that have just come, in their order. */
export function soundsOf(lines: readonly Line[], sounds: GameSounds): SoundName[] {
  return lines.flatMap(({ told }) => sounds[told?.what ?? ''] ?? []).slice(0, MOST);
}
