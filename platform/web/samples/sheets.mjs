/** Contact sheets of the boards: the sample tables of every game at three sizes, by day and in the blackout, each size and theme on
    a sheet of its own; and what is told in motion, print by print (in-motion.mjs).
    Usage: npm run sheets -- FOLDER [--few] [--motion] [GAME...]; SIZES=1366x633 looks at that one alone, SAMPLES_NAMED=a,b at these.
    `--few`: every fifth sample; `--motion`: nothing but what is told in motion. */
import { existsSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { browse, visit, WEB } from '../tests/browser/harness.mjs';
import { contactSheet } from '../tests/browser/sheet.mjs';
import { build } from './build.mjs';
import { printScenes, scenesOf } from './in-motion.mjs';
import { samplesOf, serve } from './serve.mjs';

const GAMES = join(WEB, '../../games');
const THEMES = ['light', 'blackout'];
const SIZES = (process.env.SIZES ?? '1920x1080,1366x768,360x740').split(',');
const few = process.argv.includes('--few');
const motion = process.argv.includes('--motion');
const named = (process.env.SAMPLES_NAMED ?? '').split(',').filter(Boolean);
const [into, ...only] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (!into) throw new Error('name the folder that the sheets go to');
const folder = resolve(into);
const games = readdirSync(GAMES)
  .sort()
  .filter((game) => existsSync(join(GAMES, game, 'web/samples')) && (only.length === 0 || only.includes(game)));

/** The samples of a game at one size: the page is loaded once and its table laid anew for each. */
async function print(browser, address, game, size) {
  const [width, height] = size.split('x').map(Number);
  const phone = width <= 760;
  const names = samplesOf(game).filter(
    (name, at) => (!few || at % 5 === 0) && (named.length === 0 || named.includes(name)),
  );
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

/** What a game tells in motion, at one size. */
async function printMotion(browser, address, game, size) {
  if ((await scenesOf(game)).length === 0) return [];
  const [width, height] = size.split('x').map(Number);
  const place = join(folder, `${game}-${size}-motion`);
  await mkdir(place, { recursive: true });
  const faults = await printScenes(browser, address, game, {
    width,
    height,
    only: named,
    place: (scene, ms) => join(place, `${scene}-${String(ms).padStart(4, '0')}.png`),
  });
  await contactSheet(place, width <= 760 ? 260 : 620);
  return faults;
}

process.env.SAMPLES ??= await build();
const browser = await browse();
const faults = [];
try {
  for (const game of games) {
    const server = await serve(game);
    for (const size of SIZES) {
      if (!motion) faults.push(...(await print(browser, server.address, game, size)));
      if (motion || named.length === 0) faults.push(...(await printMotion(browser, server.address, game, size)));
    }
    await server.close();
  }
} finally {
  await browser.close();
}
console.log(faults.length > 0 ? faults.join('\n') : `the sheets of ${games.join(', ')} are in ${folder}`);
process.exitCode = faults.length > 0 ? 1 : 0;
