/** Every tutorial, played to its end in the browser: pressed where the rings are on a laptop and on a phone, shown by the coach
    on a large screen in blackout. In every beat: words, a coach in the window who covers nothing that is spoken of.
    Usage: node tests/browser/tutorials.mjs [--write] [--few] [GAME...]; `--few` has the coach show one tutorial and not all, for
    the tests of every change; `--write` notes what the boards ask (games/GAME/tutorial/queries.json),
    for `cargo xtask tutorials` to answer; SHOTS=folder keeps a picture of every beat, ADDRESS names a site that is
    served already (`npm run dev`), WIDTH is the only width looked at, FRESH=1 plays
    the file as it is now and not as it was built. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { axe, sideways } from './checks.mjs';
import { browse, WEB } from './harness.mjs';
import { start } from './server.mjs';

const GAMES = join(WEB, '../../games');
const words = process.argv.slice(2);
const write = words.includes('--write');
const few = words.includes('--few');
const named = words.filter((word) => !word.startsWith('--'));
const games = readdirSync(GAMES)
  .sort()
  .filter((game) => existsSync(join(GAMES, game, 'tutorial/frames.json')))
  .filter((game) => named.length === 0 || named.includes(game));
/** Presses the rings, or lets the coach show everything. */
const RUNS = [
  { width: 1366, height: 633, theme: 'light', presses: true },
  { width: 360, height: 740, theme: 'light', presses: true },
  { width: 1920, height: 1080, theme: 'blackout', presses: false },
].filter(({ width }) => !process.env.WIDTH || width === Number(process.env.WIDTH));
/** A ring is drawn again so often, in milliseconds; what it lies around may have to be brought into sight first. */
const RING = 220;

const beatOf = (page) => page.locator('.coach').getAttribute('data-beat').then(Number);
const boxesOf = (page, selector) =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { left, top, width, height };
      }),
    selector,
  );
const overlaps = (a, b) =>
  a.left < b.left + b.width - 1 &&
  b.left < a.left + a.width - 1 &&
  a.top < b.top + b.height - 1 &&
  b.top < a.top + a.height - 1;

/** What holds in every beat. */
async function hold(page, beat, { width, height }) {
  const said = await page.locator('.coach p').first().innerText();
  assert.notEqual(said.trim(), '');
  assert.notEqual(said, beat.say, 'the words are missing');
  const [coach] = await boxesOf(page, '.coach');
  assert.ok(
    coach.left >= 0 && coach.top >= 0 && coach.left + coach.width <= width && coach.top + coach.height <= height,
    'the coach is in the window',
  );
  const rings = await boxesOf(page, '.rings i');
  assert.equal(rings.length > 0, Boolean(beat.point ?? beat.press), `${rings.length} rings`);
  // A ring around nearly the whole board leaves the coach no place beside it.
  for (const ring of rings)
    if (ring.width * ring.height < width * height * 0.4)
      assert.ok(!overlaps(coach, ring), 'the coach covers what it speaks of');
  return rings;
}

/** Presses where the ring is, until the lesson goes on. */
async function press(page, beat, at, touch) {
  for (let n = 0; n < 2 * beat.press.length + 2; n += 1) {
    const [ring] = await boxesOf(page, '.rings i');
    // On a busy machine what the last press did may come only now.
    if ((await beatOf(page)) !== at) return;
    assert.ok(ring, `no ring for press ${n + 1}`);
    const [x, y] = [ring.left + ring.width / 2, ring.top + ring.height / 2];
    if (touch) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    await page.waitForTimeout(1.5 * RING);
    if ((await beatOf(page)) !== at) return;
  }
  assert.fail(`pressed ${2 * beat.press.length + 2} times, and nothing came of it`);
}

/** A phone has no mouse that would lie on the board meanwhile. */
async function pressCoach(page, name, touch) {
  const button = page.locator('.coach').getByRole('button', { name });
  await (touch ? button.tap() : button.click());
}

async function showMe(page, at, touch) {
  await pressCoach(page, 'Show me', touch);
  await page.locator(`.coach[data-beat="${at + 1}"]`).waitFor();
}

async function play(browser, address, game, { width, height, theme, presses }) {
  const touch = width <= 760;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    bypassCSP: true,
  });
  await context.addInitScript((chosen) => {
    localStorage.setItem('staffetta.theme', chosen);
    window.unanswered = [];
    addEventListener('unanswered', ({ detail }) => window.unanswered.push(detail));
  }, theme);
  const page = await context.newPage();
  // While it is being written, the file itself is played and not what was built of it.
  if (write || process.env.FRESH)
    await page.route(/\/frames-[^/]*\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export default ${readFileSync(join(GAMES, game, 'tutorial/frames.json'), 'utf8')}`,
      }),
    );
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  const { beats } = JSON.parse(readFileSync(join(GAMES, game, 'tutorial/frames.json'), 'utf8'));
  await page.goto(`${address}/learn/${game}`);
  await page.locator('.coach').waitFor();
  let at = 0;
  try {
    for (; at < beats.length; at += 1) {
      const beat = beats[at];
      assert.equal(await beatOf(page), at, 'the lesson is elsewhere');
      await page.waitForTimeout(2 * RING);
      if (process.env.SHOTS)
        await page.screenshot({
          path: `${process.env.SHOTS}/${game}-${String(at + 1).padStart(2, '0')}-${beat.say}-${width}.png`,
        });
      const rings = write ? await boxesOf(page, '.rings i') : await hold(page, beat, { width, height });
      if (at === 2 || at === beats.length - 1) assert.deepEqual([...(await sideways(page)), ...(await axe(page))], []);
      if (at === beats.length - 1) await page.locator('.coach').getByRole('link', { name: 'Play a game' }).waitFor();
      else if (!beat.do) await pressCoach(page, 'Next', touch);
      else if (presses && rings.length > 0 && !write) await press(page, beat, at, touch);
      else if (presses && rings.length > 0) await press(page, beat, at, touch).catch(() => showMe(page, at, touch));
      else await showMe(page, at, touch);
    }
    assert.deepEqual(faults, []);
    return await page.evaluate(() => window.unanswered);
  } catch (error) {
    error.message = `${game} at ${width}x${height}, beat ${at + 1} '${beats[at]?.say}': ${error.message}`;
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/fault-${game}-${width}.png` });
    throw error;
  } finally {
    await context.close();
  }
}

/** What boards asked and nobody answered, added to what is known. */
function note(game, asked) {
  const file = join(GAMES, game, 'tutorial/queries.json');
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  for (const { moment, query } of asked) {
    const list = (known[moment] ??= []);
    if (!list.some((each) => JSON.stringify(each) === JSON.stringify(query))) list.push(query);
  }
  const lines = Object.entries(known).map(([moment, list]) => `"${moment}":${JSON.stringify(list)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

const server = process.env.ADDRESS ? { address: process.env.ADDRESS, close: () => undefined } : await start();
const browser = await browse();
try {
  for (const game of games) {
    for (const run of RUNS.filter(({ presses }) => presses || !few || game === games[0])) {
      const began = Date.now();
      try {
        const asked = await play(browser, server.address, game, run);
        if (write) note(game, asked);
        else
          assert.deepEqual(
            asked,
            [],
            `${game}: the board asks more than was written down: node tests/browser/tutorials.mjs --write ${game}, then cargo xtask tutorials`,
          );
        console.log(`ok    ${game} at ${run.width} px (${((Date.now() - began) / 1000).toFixed(1)} s)`);
      } catch (error) {
        process.exitCode = 1;
        console.log(`FAULT ${error.message}`);
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}
