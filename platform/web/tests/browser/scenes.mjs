/** Scenes against the running program: each says what holds, plays it, and is counted. */
import assert from 'node:assert/strict';
import { browse } from './harness.mjs';
import { start } from './server.mjs';

/** Opens a browser of its own for a reader: nothing kept from others. */
export async function reader(
  browser,
  { width = 1280, height = width < 500 ? 780 : 900, locale = 'en-GB', ...more } = {},
) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', locale, ...more });
  // Three queues share two processors, and a server may have to start again first.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    // A socket that cannot be opened while the server is away is the browser's own remark.
    if (
      message.type() === 'error' &&
      !/WebSocket connection|ERR_CONNECTION|Failed to load resource|ERR_INTERNET/.test(message.text())
    )
      faults.push(message.text());
  });
  return { page, context, faults, close: () => context.close() };
}

/** Runs scenes one after another and fails the program if one of them fails. */
export async function scenes(list, options) {
  const server = await start(options);
  const browser = await browse();
  try {
    for (const [name, play] of list) {
      const readers = [];
      const open = async (options) => {
        const one = await reader(browser, options);
        readers.push(one);
        return one.page;
      };
      const began = Date.now();
      try {
        await play({ server, open, browser });
        for (const { faults } of readers) assert.deepEqual(faults, []);
        console.log(`ok    ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
      } catch (error) {
        process.exitCode = 1;
        console.log(
          `FAULT ${name}\n      ${error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 14).join('\n      ') : error}`,
        );
        for (const { faults } of readers) for (const fault of faults) console.log(`      page: ${fault}`);
        for (const { page } of readers)
          if (process.env.FAULT_SHOTS)
            await page.screenshot({
              path: `${process.env.FAULT_SHOTS}/${name.replace(/\W+/g, '-')}-${readers.findIndex((one) => one.page === page)}.png`,
            });
      } finally {
        for (const one of readers) await one.close();
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

/** From the shelf to the first question in two taps. Returns the table's id. */
export async function playNow(page, address, { taps, game = 'La Résistance!' } = {}) {
  await page.goto(`${address}/`);
  await page
    .getByRole('link', { name: `Play now: ${game}`, exact: true })
    .first()
    .click();
  taps?.();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  taps?.();
  await page.waitForURL(/\/table\//);
  return page.url().split('/').pop();
}

/** Nives opens a table of three bands, with a bot and a seat for a friend. Returns the table's id and the friend's link. */
export async function inviteFriend(page, address) {
  await page.goto(`${address}/new/la-resistance`);
  await page.getByLabel('Your name').fill('Nives');
  await page.getByRole('radio', { name: /Three bands/ }).check({ force: true });
  await page.getByText('Seat by seat').last().click();
  await page.getByLabel('Seat 2').selectOption('friend');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const link = await page.getByLabel('Send this link to whoever shall sit here').inputValue();
  return { id: page.url().split('/').pop(), link };
}

/** A table in words from now on, as a reader who listens would switch it. */
export async function inWords(page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('switch', { name: 'Table in words' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'What lies on the table' }).waitFor();
}

export const over = (page) => page.getByRole('heading', { name: /wins?$/ });

/** Plays by accessible names alone: the question is heard, the first button under "You may" pressed, until somebody wins. */
export async function playInWords(page, { most = 2000, until = async () => false, choose } = {}) {
  for (let n = 0; n < most; n += 1) {
    if (await over(page).isVisible()) return n;
    if (await until(n)) return n;
    const buttons = page
      .getByRole('region', { name: 'You may' })
      .getByRole('listitem')
      .getByRole('button', { disabled: false });
    const question = page.getByRole('region', { name: 'The question' });
    const names = (await question.getByText('Your turn', { exact: true }).isVisible())
      ? await buttons.allTextContents()
      : [];
    if (names.length === 0) {
      await page.waitForTimeout(40);
      continue;
    }
    const name = choose?.(names, n) ?? names[0];
    await page
      .getByRole('region', { name: 'You may' })
      .getByRole('button', { name, exact: true })
      .first()
      .click({ timeout: 3000 })
      .catch(() => undefined);
  }
  throw new Error(`no end after ${most} moves`);
}

/** A small generator with a fixed seed: what is clicked is the same at every run. */
function chance(seed) {
  let n = seed;
  return () => (n = (Math.imul(n, 1664525) + 1013904223) >>> 0) / 4294967296;
}

/** So long may a game take that is played by clicks. */
const PATIENCE = 600_000;

/** Plays on whatever board is drawn: mostly the first thing that is lit, now and then another, so that taking a die up
    and putting it down does not go on for ever. */
export async function playByLamp(page, { most = 6000, until = async () => false } = {}) {
  const next = chance(1944);
  // Waiting for others is no move: on a busy machine bots take their time.
  const deadline = Date.now() + PATIENCE;
  for (let n = 0; n < most && Date.now() < deadline;) {
    if (await over(page).first().isVisible()) return n;
    if (await until(n)) return n;
    const did = await page.evaluate(
      ([first, any]) => {
        const seen = (e) =>
          e.checkVisibility() &&
          e.getAttribute('aria-disabled') !== 'true' &&
          !e.closest('.side') &&
          !e.closest('dialog');
        const all = (query) => [...document.querySelectorAll(`main ${query}`)].filter(seen);
        const mine = document.querySelector('main .prompt.mine');
        if (!mine) return false;
        // Taking back what was just done would lead round in a circle.
        const plain = [...mine.querySelectorAll('button')].filter(
          (e) => seen(e) && !/undo|take back|always/i.test(e.textContent),
        );
        const lit = [
          ...new Set([
            ...all('button.lamp'),
            ...all('button.lit'),
            ...all('.lit button'),
            ...all('button.possible'),
            ...all('.possible button'),
            ...all('.forecast button'),
            ...plain,
            ...all('.picked button'),
          ]),
        ];
        lit[first < 0.55 ? 0 : Math.floor(any * lit.length)]?.click();
        return true;
      },
      [next(), next()],
    );
    if (did) n += 1;
    await page.waitForTimeout(did ? 15 : 30);
  }
  throw new Error(`no end after ${most} moves or ${PATIENCE / 1000} s`);
}
