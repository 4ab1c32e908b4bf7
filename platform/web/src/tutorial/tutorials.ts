/** The games' tutorials: their moments and their words, each a file that is fetched when somebody wants to learn. */
import type { Catalogue } from '../i18n/translator.svelte';
import type { FramesFile } from './lesson.svelte';

const frames = import.meta.glob<FramesFile>('../../../../games/*/tutorial/frames.json', { import: 'default' });
const words = import.meta.glob<string>('../../../../games/*/tutorial/*.ftl', { query: '?raw', import: 'default' });
const folder = (game: string): string => `../../../../games/${game}/tutorial/`;

export const hasTutorial = (game: string): boolean => Object.hasOwn(frames, `${folder(game)}frames.json`);

/** The moments of a game's tutorial; null where it has none. */
export async function framesOf(game: string): Promise<FramesFile | null> {
  return (await frames[`${folder(game)}frames.json`]?.()) ?? null;
}

/** The words of a game's tutorial, by language. */
export function wordsOf(game: string): Catalogue {
  const own = Object.entries(words).filter(([path]) => path.startsWith(folder(game)));
  return Object.fromEntries(own.map(([path, load]) => [path.replace(/^.*\/|\.ftl$/g, ''), load]));
}
