/** Two browsers and a phone: invited by link, one goes and is covered, the server is started anew, the person takes over again,
    the game is finished, its story opened, a moment shared, played on from, and the dice checked in the page. */
import assert from 'node:assert/strict';
import { inviteFriend, inWords, playInWords, scenes } from './scenes.mjs';

const info = async (server, id) => (await fetch(`${server.address}/api/tables/${id}`)).json();

/** So long may two people take, in ms. */
const PATIENCE = 240_000;

/** Bands of many recruits that take no risk: a game of small ones can be over in its first round, before anybody is covered. */
async function withManyRecruits(page) {
  await page.route('**/api/tables', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const body = route.request().postDataJSON();
    const options = { ...body.options, start_recruits: '10' };
    return route.continue({ postData: JSON.stringify({ ...body, options }) });
  });
}
const careful = (names) => names.find((name) => /^(Keep|Stop|End|Pass|Roll the dice|Take from nobody)/.test(name));

/** Two play by turns until the condition holds; says where the table stood if it never does. */
async function playBoth(server, id, pages, until, choose) {
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline) {
    if (until(await info(server, id))) return;
    for (const page of pages) {
      let moves = 0;
      await playInWords(page, {
        choose,
        until: async () => {
          moves += 1;
          return moves > 2 || !(await page.getByText('Your turn', { exact: true }).first().isVisible());
        },
      });
    }
    // A bot thinks, or a window closes: asking without a pause would only slow them down.
    await pages[0].waitForTimeout(20);
  }
  const { status, entries, asked, seats } = await info(server, id);
  const shown = await Promise.all(
    pages.map((page) => page.getByRole('region', { name: 'The question' }).allInnerTexts()),
  );
  const links = await Promise.all(pages.map((page) => page.locator('.table').getAttribute('data-link')));
  throw new Error(`the game does not go on: ${JSON.stringify({ status, entries, asked, seats, shown, links })}`);
}

await scenes([
  [
    'from a link to a seat, through an absence and a restart, to the story and the dice',
    async ({ server, open }) => {
      const one = await open();
      await withManyRecruits(one);
      const { id, link } = await inviteFriend(one, server.address);

      // From the link to the seat in two clicks: into the line for the name, and on the button.
      const two = await open();
      let clicks = 0;
      await two.exposeFunction('clicked', () => (clicks += 1));
      await two.addInitScript(() => addEventListener('click', (event) => event.detail > 0 && window.clicked(), true));
      await two.goto(link);
      await two.getByText('Others may look on.').waitFor();
      await two.getByLabel('Your name').click();
      await two.keyboard.type('Bo');
      await two.getByRole('button', { name: 'Take the seat' }).click();
      await two.waitForURL(/\/table\//);
      assert.equal(clicks, 2, 'clicks from the link to the seat');
      const phone = await open({ width: 390 });
      await phone.goto(`${server.address}/table/${id}`);

      await inWords(one);
      await inWords(two);
      await playBoth(server, id, [one, two], ({ entries }) => entries > 8, careful);
      await two.getByRole('button', { name: 'Menu', exact: true }).click();
      await two.getByRole('button', { name: 'Let a bot play for me' }).click();
      await two.getByText('A bot plays for you.').waitFor();
      await two.goto('about:blank');
      assert.equal((await info(server, id)).seats[1].covered, true);

      await server.stop('SIGKILL');
      await server.again();
      await two.goto(`${server.address}/table/${id}`);
      await two.getByRole('button', { name: 'Take over again' }).click();
      await two.getByText('A bot plays for you.').waitFor({ state: 'hidden' });
      assert.notEqual((await info(server, id)).seats[1].covered, true);
      await playBoth(server, id, [one, two], ({ status }) => status === 'over');

      await one.goto(`${server.address}/game/${id}`);
      await one.locator('.story li').first().waitFor();
      const told = await one.locator('.story li').count();
      // Bands that choose at random may break in the second turn, and such a story is short.
      assert.ok(told >= 4 && told <= 11, `a story of ${told} lines`);
      await one
        .locator('.story li')
        .nth(Math.min(3, told - 2))
        .getByRole('link')
        .click();
      await one.waitForURL(/\/replay\/.*at=\d+/);
      await one.getByRole('button', { name: 'This moment' }).click();
      const moment = await one.getByLabel('A link to this moment').inputValue();
      await phone.goto(moment);
      await phone.getByText(new RegExp(`Moment ${Number(new URL(moment).searchParams.get('at')) + 1} of`)).waitFor();

      // Whoever was sent the link plays on from that moment, against bots.
      await phone.getByRole('button', { name: 'This moment' }).click();
      await phone.getByLabel('Your name').fill('Lea');
      await phone.getByRole('button', { name: 'Play on from here' }).click();
      await phone.waitForURL(/\/table\//);
      const branch = await info(server, phone.url().split('/').pop());
      assert.deepEqual(
        [branch.status, branch.origin.kind, branch.origin.table, branch.origin.entry],
        ['running', 'branch', id, Number(new URL(moment).searchParams.get('at'))],
      );
      assert.equal(branch.seats.filter(({ kind }) => kind === 'bot').length, branch.seats.length - 1);
      await inWords(phone);
      const { entries } = branch;
      await playInWords(phone, { most: 40, until: async () => (await info(server, branch.id)).entries > entries + 2 });

      await phone.goto(`${server.address}/dice/${id}`);
      await phone.getByText(/All \d+ rolls, shuffles and draws of this game are what the seed gives/).waitFor();
      assert.equal(await phone.getByText('No', { exact: true }).count(), 0);
      // Each purpose opens to what was asked, what came, and what the seed gives.
      const first = phone.locator('main details').first();
      await first.locator('summary').click();
      const row = first.locator('tbody tr').first();
      await row.waitFor();
      const [, came, derived] = await row.locator('td').allInnerTexts();
      assert.match(came, /^(\d+ dice|one die) with \d+ sides: \d|^\d+ cards, from the top: |^one of \d+: /);
      assert.equal(derived, 'the same');
    },
  ],
  [
    'a hint names answers with their chances, and is played with one press',
    async ({ server, open }) => {
      const page = await open({ width: 1366, height: 768 });
      await page.goto(`${server.address}/new/la-resistance`);
      await page.getByLabel('Your name').fill('Nives');
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await page.waitForURL(/\/table\//);
      const id = page.url().split('/').pop();
      const hint = page.locator('.tools').getByRole('button', { name: 'Hint', exact: true });
      await page.locator('.prompt.mine').waitFor();
      // As somebody who comes back to the table: no other page has brought its words.
      await page.reload();
      await page.locator('.prompt.mine').waitFor();
      const { entries } = await info(server, id);
      await hint.click();
      const dialog = page.getByRole('dialog', { name: 'Hint' });
      await dialog.getByText(/\d+ %/).first().waitFor();
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/hint.png` });
      await dialog.getByRole('button', { name: 'Play this', exact: true }).first().click();
      await dialog.waitFor({ state: 'hidden' });
      for (let n = 0; (await info(server, id)).entries === entries; n += 1) {
        assert.ok(n < 100, 'the hint was not played');
        await page.waitForTimeout(50);
      }
    },
  ],
  [
    'a finished game is analysed, and a turning point leads to its moment',
    async ({ server, open }) => {
      const seats = Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'random' }));
      const answer = await fetch(`${server.address}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'la-resistance', seats }),
      });
      const { id } = await answer.json();
      const page = await open();
      await page.goto(`${server.address}/table/${id}`);
      while ((await info(server, id)).status !== 'over') await page.waitForTimeout(200);
      await page.goto(`${server.address}/game/${id}`);
      await page.getByRole('button', { name: 'Analyse this game' }).click();
      await page.getByRole('progressbar').waitFor();
      const chart = page.getByRole('img', { name: 'The chances of each seat over the whole game' });
      await chart.waitFor({ timeout: 180_000 });
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/analysis.png`, fullPage: true });
      const turning = page.locator('.points li').first();
      assert.match(await turning.innerText(), /lost \d+ points of chance[^]*Played[^]*Better/);
      await turning.getByRole('link').click();
      await page.waitForURL(/\/replay\/.*at=\d+/);
      await chart.waitFor();
      const at = Number(new URL(page.url()).searchParams.get('at'));
      await page.getByText(new RegExp(`Moment ${at + 1} of`)).waitFor();
      // A press in the middle of the chart goes to the middle of the game.
      await chart.click();
      await page.getByText(new RegExp(`Moment ${at + 1} of`)).waitFor({ state: 'hidden' });
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/chances.png` });
    },
  ],
]);
