/** Which pictures there are: every game with a folder `web/art` brings its own. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const GAMES = join(dirname(fileURLToPath(import.meta.url)), '../../../../games');

/**
 * @typedef {{ name: string, game: string, cut: () => import('./block.mjs').Block }} Picture
 * `name` is the path of the printed file without its ending: 'la-resistance/missions/tiger'.
 */

/** @returns {Promise<Picture[]>} sorted by name */
export async function catalogue() {
  const games = readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, 'web/art/index.mjs')));
  const all = await Promise.all(games.map(async (game) => {
    const { pictures } = await import(pathToFileURL(join(GAMES, game, 'web/art/index.mjs')).href);
    return Object.entries(pictures).map(([name, cut]) => ({ name: `${game}/${name}`, game, cut }));
  }));
  return all.flat().sort((p, q) => (p.name < q.name ? -1 : 1));
}

/** The finished file of a picture. @param {Picture} picture */
export const printed = (picture) => picture.cut().svg(picture.name);
