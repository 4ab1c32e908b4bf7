/** Every page of the site in every theme, both widths and the pseudo-language, against the program. Usage: node
    tests/browser/site.mjs [--few]; `--few` as audit.mjs says. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { audit } from './audit.mjs';
import { browse, WEB } from './harness.mjs';
import { start } from './server.mjs';
import { playInWords, reader } from './scenes.mjs';

const server = await start();
const browser = await browse();

async function post(path, body) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${server.address}/api/${path}`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}
const openTable = (seats, options = {}) => post('tables', JSON.stringify({ game: 'la-resistance', seats, options }));

/** A moment of a recorded game, played on from: every run looks at the same table, with two blue dice on it. */
async function playedOn() {
  const record = join(WEB, '../server/tests/fixtures/first-release/records/resistance-bots.json');
  const { id } = await post('records', await readFile(record));
  return post(`tables/${id}/branch`, JSON.stringify({ entry: 62, seat: 3, name: ME.name, level: 'random' }));
}
/** What a browser keeps that sits in these seats. */
const keys = ({ id, seats }, more = {}) => ({
  [`staffetta.table.${id}`]: JSON.stringify({
    seats: seats.flatMap(({ seat, token }) => (token ? [{ seat, token }] : [])),
    invitations: seats.flatMap(({ seat, invitation }) => (invitation ? [{ seat, invitation }] : [])),
  }),
  'staffetta.tables': JSON.stringify([id]),
  ...more,
});

/** A table that a reader in words has played to its end. */
async function played(seats, options) {
  const opened = await openTable(seats, options);
  const one = await reader(browser);
  const keep = keys(opened, { 'staffetta.plain': 'yes' });
  await one.context.addInitScript((kept) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  }, keep);
  await one.page.goto(`${server.address}/table/${opened.id}`);
  await playInWords(one.page, {
    choose: (names, n) =>
      n % 5 === 4
        ? names.find((name) => /^(End the turn|Pass|Keep the roll|Stop here|Roll the dice)$/.test(name))
        : undefined,
  });
  await one.close();
  return opened;
}

const ME = { kind: 'me', name: 'Marie-Madeleine' };
const BOTS = Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'random' }));
const came = (page) => page.locator('[data-link=open] .board > *').first().waitFor();
/** Pages held to the checks side by side: some of the time goes by waiting for them to load. */
const AT_ONCE = 2;
const pages = [];
const check = (path, minimum, more = {}) => pages.push(() => audit(path, { server, browser, minimum, ...more }));
/** Opens the menu, unless it stands open from the last width. */
async function menu(page) {
  const open = page.locator('dialog[open]');
  if (!(await open.isVisible())) await page.locator('.top-bar button').last().click();
  await open.waitFor();
}

try {
  const running = await playedOn();
  const over = await played([ME, ...BOTS], { target_glory: '6' });
  const open = await openTable([ME, { kind: 'friend' }, { kind: 'hot', name: 'Giulia' }, BOTS[0]]);
  const hot = await openTable([ME, { kind: 'hot', name: 'Giulia' }, { kind: 'hot', name: 'Anouk' }]);

  check('/', 30, { name: 'shelf' });
  check('/', 60, { name: 'shelf with tables', keep: keys(running), ready: (page) => page.locator('.live').waitFor() });
  check('/new/la-resistance', 60, {
    ready: (page) => page.locator('.choices').waitFor(),
    before: (page) =>
      page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
      }),
  });
  check(`/join/${open.id}/1#${open.seats[1].invitation}`, 10, {
    name: 'invitation',
    ready: (page) => page.locator('form').waitFor(),
  });
  check(`/table/${open.id}`, 20, {
    name: 'waiting',
    keep: keys(open),
    ready: (page) => page.locator('.waiting').waitFor(),
  });
  check(`/table/${hot.id}`, 5, {
    name: 'hot seat',
    keep: keys(hot),
    ready: (page) => page.locator('.hot-seat').waitFor(),
  });
  check(`/table/${running.id}`, 100, { name: 'table', keep: keys(running), ready: came });
  check(`/table/${running.id}`, 60, {
    name: 'table in words',
    keep: keys(running, { 'staffetta.plain': 'yes' }),
    ready: (page) => page.locator('.generic').waitFor(),
  });
  check(`/table/${running.id}`, 60, { name: 'menu', keep: keys(running), ready: came, before: menu });
  check(`/table/${over.id}`, 60, { name: 'the end', keep: keys(over), ready: came });
  check(`/table/${over.id}`, 60, {
    name: 'the end in words',
    keep: keys(over, { 'staffetta.plain': 'yes' }),
    ready: (page) => page.locator('.result').waitFor(),
  });
  check(`/replay/${running.id}`, 60, {
    name: 'replay',
    keep: keys(running),
    ready: (page) => page.locator('.board > *').first().waitFor(),
  });
  check(`/replay/${over.id}`, 60, {
    name: 'a moment',
    ready: (page) => page.locator('.board > *').first().waitFor(),
    before: async (page) => {
      if (!(await page.locator('dialog[open]').isVisible())) await page.locator('.top-bar button').last().click();
      await page.locator('dialog[open]').waitFor();
    },
  });
  check(`/game/${over.id}`, 20, { name: 'story', ready: (page) => page.locator('.story li').first().waitFor() });
  check(`/dice/${over.id}`, 10, { name: 'fair dice', ready: (page) => page.locator('.sum').waitFor() });
  check('/history', 10, { name: 'finished games' });
  check('/rules/la-resistance#LR-5.33', 300, {
    name: 'rules',
    ready: (page) => page.locator('article h2').first().waitFor(),
  });
  check('/people/me', 4, { name: 'nobody signed in' });
  check('/privacy', 10, { name: 'what is kept' });
  check('/no/such/page', 2, { name: 'lost' });
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let page = pages.shift(); page; page = pages.shift()) await page();
    }),
  );
} finally {
  await browser.close();
  await server.close();
}
