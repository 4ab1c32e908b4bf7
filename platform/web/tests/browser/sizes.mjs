/** What a first visit costs: the bytes of everything that the page asks for, as they travel from the program. */
import { browse } from './harness.mjs';
import { start } from './server.mjs';
import { playNow, reader } from './scenes.mjs';

const KIB = 1024;
/** What maps are drawn from: the files of games/GAME/web/map, by the names that they are built under. */
const MAP = /\/assets\/(map-[a-z]|gravellona|tarnova|relief|forest)[\w-]*\.js$/;
/** The first file of a game's board (vite.config.ts). */
const BOARD = /\/assets\/board-((?!kit|parts)[\w-]+)-[\w-]{8}\.js$/;
/** What a map may weigh beside its table, in KiB. */
const MOST_MAP = 150;
/** What every table is to weigh at most. Those that weigh more may not become heavier. */
const AIM = 150;
/** Every table, what its code may weigh, and everything together. */
const TABLES = [
  ['La Résistance!', 92, AIM],
  ['Banditen!', 106, 167],
  ['Repubblica Ribelle', 90, 152],
  ['Join the Partisans!', 94, 158],
  ['Partisans', 106, 172],
];
const server = await start();
const browser = await browse();

/** Opens an address in a fresh browser and weighs everything that comes. */
async function weigh(address, keep = {}) {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  await context.addInitScript((kept) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  }, keep);
  const page = await context.newPage();
  const sizes = { page: 0, code: 0, words: 0, pictures: 0, fonts: 0, map: 0, table: 0 };
  /** The boards of which something came: nobody pays for another game's. */
  const boards = new Set();
  const pending = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      sizes.table += Buffer.byteLength(payload);
    }),
  );
  page.on('response', (response) =>
    pending.push(
      (async () => {
        if (response.status() !== 200) return;
        const body = await response.body();
        const travelled = (await response.request().sizes()).responseBodySize;
        const url = new URL(response.url()).pathname;
        const board = BOARD.exec(url)?.[1];
        if (board) boards.add(board);
        const picture =
          /pictures|^\/mark\.svg/.test(url) || (url.endsWith('.js') && body.subarray(0, 400).includes('<svg'));
        if (url.endsWith('.woff2')) sizes.fonts += travelled;
        else if (MAP.test(url)) sizes.map += travelled;
        else if (picture) sizes.pictures += travelled;
        else if (/\/(en|fr)-[\w-]+\.js$|\/text\//.test(url)) sizes.words += travelled;
        else if (/\.(js|css)$/.test(url)) sizes.code += travelled;
        else sizes.page += travelled;
      })(),
    ),
  );
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(800);
  await page.evaluate(() => document.fonts.ready);
  await Promise.all(pending);
  await context.close();
  return { ...sizes, boards: boards.size };
}

/** Page, the most its code may weigh, and the most everything together may weigh, without pictures, in KiB. */
async function hold(name, address, { code, all, keep }) {
  const sizes = await weigh(address, keep);
  const total = sizes.page + sizes.code + sizes.words + sizes.fonts + sizes.table;
  const fits =
    sizes.code > KIB &&
    sizes.code <= code * KIB &&
    total <= all * KIB &&
    sizes.map <= MOST_MAP * KIB &&
    sizes.boards === (keep ? 1 : 0);
  if (!fits) process.exitCode = 1;
  const kib = (bytes) => (bytes / KIB).toFixed(1);
  console.log(
    `${fits ? 'ok   ' : 'FAULT'} ${name}  code ${kib(sizes.code)} (at most ${code}), words ${kib(sizes.words)}, fonts ${kib(sizes.fonts)}, pictures ${kib(sizes.pictures)}, page and table ${kib(sizes.page + sizes.table)}; together ${kib(total)} KiB (at most ${all}), with pictures ${kib(total + sizes.pictures)}${sizes.map > 0 ? `, map ${kib(sizes.map)}` : ''}${fits && all > AIM && total > AIM * KIB ? `; over the aim of ${AIM}` : ''}`,
  );
}

try {
  await hold('/', `${server.address}/`, { code: 48, all: 100 });
  await hold('/style', `${server.address}/style?theme=light`, { code: 80, all: 165 });
  for (const [game, code, all] of TABLES) {
    const one = await reader(browser);
    const id = await playNow(one.page, server.address, { game });
    await one.page.getByRole('region', { name: 'The question' }).waitFor();
    const keep = await one.page.evaluate(() => ({ ...localStorage }));
    await one.close();
    await hold(`/table, ${game}`, `${server.address}/table/${id}`, { code, all, keep });
  }
} finally {
  await browser.close();
  await server.close();
}
