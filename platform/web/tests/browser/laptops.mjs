/** Every sample table of every game with a board. On laptops: prompt, what the question is about, hand or dice, the verbs and the
    newest line of the record in sight at once, without scrolling, in type of at least 12 px, no word broken, no line of the record
    cut through. On phones, upright and on their side, and at 200 %: the prompt and its verbs in sight, the sheet never more than
    45 % of the screen.
    Usage: node tests/browser/laptops.mjs [--few] [GAME [sample...]]; SIZES=1366x633 looks at that one alone. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brokenWords, cutLines, folded, inSight, overflow, small } from './checks.mjs';
import { browse, visit, WEB } from './harness.mjs';
import { samplesOf, serve } from '../../samples/serve.mjs';

/** `--few`: every fifth sample, at the lowest and the narrowest sizes, for the tests of every change. */
const few = process.argv.includes('--few');
const SIZES = process.env.SIZES?.split(',').map((size) => size.split('x').map(Number)) ?? [
  [1366, 768],
  [1366, 633],
  [1280, 720],
  [1440, 900],
  [1536, 864],
  [1024, 768],
];
/** Phones upright, on their side, and a laptop at 200 %. */
const SMALL = process.env.SIZES
  ? []
  : [
      [360, 740],
      [360, 640],
      [740, 360],
      [683, 384],
    ];
/** Where every text is also held to its box: the lowest and the narrowest. */
const TIGHT = ['1366x633', '1024x768'];
const DAILY = [...TIGHT, '1366x768', '360x640', '740x360'];
const daily = ([width, height]) => !few || DAILY.includes(`${width}x${height}`);
const GAMES = join(WEB, '../../games');
const [only, ...names] = process.argv.slice(2).filter((word) => word !== '--few');
const fitting = (game) =>
  existsSync(join(GAMES, game, 'web/Board.svelte')) && existsSync(join(GAMES, game, 'web/samples'));
const games = readdirSync(GAMES)
  .sort()
  .filter((game) => fitting(game) && (!only || game === only));

const browser = await browse();
let failed = 0;
let looked = 0;

const onLaptop = async (page, size) => [
  ...(await inSight(page)),
  ...(await small(page, 12)),
  ...(await cutLines(page)),
  ...(TIGHT.includes(size) ? [...(await overflow(page)), ...(await brokenWords(page))] : []),
];

async function hold(game, address, [width, height], check) {
  const own = new URL(`../../../../games/${game}/web/samples/excused.mjs`, import.meta.url);
  const { excused } = existsSync(own) ? await import(own.href) : { excused: () => false };
  const view = await visit(browser, { width, height });
  const { page } = view;
  const samples = samplesOf(game).filter(
    (name, at) => (names.length === 0 || names.includes(name)) && (!few || at % 5 === 0),
  );
  await view.load(`${address}/board?sample=${samples[0]}&theme=light&lang=en`);
  for (const name of samples) {
    await page.evaluate((each) => window.lay(each), name);
    await page.waitForSelector('.board');
    // Pictures that are still to come change no size; what the rules answer may.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30)))),
    );
    const faults = [...view.faults.splice(0), ...(await check(page, `${width}x${height}`))].filter(
      (fault) => !excused(fault),
    );
    looked += 1;
    if (faults.length === 0) continue;
    failed += 1;
    console.log(`${game} ${name} ${width}x${height}\n  ${[...new Set(faults)].slice(0, 12).join('\n  ')}`);
  }
  await view.close();
}

try {
  for (const game of games) {
    const server = await serve(game);
    for (const size of SIZES.filter(daily)) await hold(game, server.address, size, onLaptop);
    for (const size of SMALL.filter(daily)) await hold(game, server.address, size, folded);
    await server.close();
  }
} finally {
  await browser.close();
}
console.log(
  failed === 0 ? `ok    ${looked} tables on laptops and phones: all in sight` : `FAULT ${failed} of ${looked} tables`,
);
process.exitCode = failed === 0 ? 0 : 1;
