/** Contact sheets of the boards: the sample tables of every game at three sizes, by day and in the blackout, each size and theme on
    a sheet of its own. Usage: npm run sheets -- FOLDER [--few] [GAME...]; SIZES=1366x633 looks at that one alone.
    `--few`: every fifth sample. */
import { existsSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { browse, visit, WEB } from '../tests/browser/harness.mjs';
import { contactSheet } from '../tests/browser/sheet.mjs';
import { build } from './build.mjs';
import { samplesOf, serve } from './serve.mjs';

const GAMES = join(WEB, '../../games');
const THEMES = ['light', 'blackout'];
const SIZES = (process.env.SIZES ?? '1920x1080,1366x768,360x740').split(',');
const few = process.argv.includes('--few');
const [into, ...only] = process.argv.slice(2).filter((word) => word !== '--few');
if (!into) throw new Error('name the folder that the sheets go to');
const folder = resolve(into);
const games = readdirSync(GAMES)
  .sort()
  .filter((game) => existsSync(join(GAMES, game, 'web/samples')) && (only.length === 0 || only.includes(game)));

/** The samples of a game at one size: the page is loaded once and its table laid anew for each. */
async function print(browser, address, game, size) {
  const [width, height] = size.split('x').map(Number);
  const phone = width <= 760;
  const names = samplesOf(game).filter((_, at) => !few || at % 5 === 0);
  const view = await visit(browser, { width, height, touch: phone, scale: phone ? 2 : 1 });
  await view.load(`${address}/board?sample=${names[0]}`);
  const places = THEMES.map((theme) => join(folder, `${game}-${size}-${theme}`));
  for (const place of places) await mkdir(place, { recursive: true });
  for (const name of names) {
    await view.page.evaluate((each) => window.lay(each), name);
    await view.page.waitForSelector('.board');
    await view.settled();
    for (const [at, theme] of THEMES.entries()) {
      await view.page.evaluate((each) => {
        document.documentElement.dataset.theme = each;
      }, theme);
      await view.page.screenshot({ path: join(places[at], `${name}.png`) });
    }
  }
  await view.close();
  for (const place of places) await contactSheet(place, phone ? 260 : 620);
  return view.faults.map((fault) => `${game} ${size}: ${fault}`);
}

process.env.SAMPLES ??= await build();
const browser = await browse();
const faults = [];
try {
  for (const game of games) {
    const server = await serve(game);
    for (const size of SIZES) faults.push(...(await print(browser, server.address, game, size)));
    await server.close();
  }
} finally {
  await browser.close();
}
console.log(faults.length > 0 ? faults.join('\n') : `${games.length * SIZES.length * THEMES.length} sheets in ${folder}`);
process.exitCode = faults.length > 0 ? 1 : 0;
