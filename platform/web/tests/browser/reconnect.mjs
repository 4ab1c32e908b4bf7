/** Reload, a lost connection and a restarted server lose nothing. */
import assert from 'node:assert/strict';
import { inWords, over, playInWords, playNow, scenes } from './scenes.mjs';

const lines = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.record .now p, .record li')].map((line) => line.textContent.trim()),
  );
const count = async (server, id) => (await (await fetch(`${server.address}/api/tables/${id}`)).json()).entries;

/** Plays a while and waits until it is the reader's turn: bots then stand still. */
async function playSome(page, moves) {
  let asked = 0;
  await playInWords(page, {
    most: 4000,
    until: async () => {
      if (await page.locator('.prompt.mine').isVisible()) asked += 1;
      return asked > moves && (await page.locator('.prompt.mine').isVisible());
    },
  });
  // The last click may still be on its way.
  await page.waitForTimeout(400);
  await page.locator('.table:not([data-busy]) .prompt.mine').waitFor();
}

await scenes([
  [
    'a reload shows the same table, the same record and the same question',
    async ({ server, open }) => {
      const page = await open();
      const id = await playNow(page, server.address);
      await inWords(page);
      await playSome(page, 6);
      const [before, question, entries] = [
        await lines(page),
        await page.locator('.prompt .sentence').textContent(),
        await count(server, id),
      ];
      await page.reload();
      await page.locator('.prompt.mine').waitFor();
      assert.deepEqual(await lines(page), before);
      assert.equal(await page.locator('.prompt .sentence').textContent(), question);
      assert.equal(await count(server, id), entries);
    },
  ],

  [
    'a lost connection is said, comes back by itself, and what was clicked meanwhile is done once',
    async ({ server, open }) => {
      const page = await open();
      const id = await playNow(page, server.address);
      await inWords(page);
      await playSome(page, 4);
      const entries = await count(server, id);
      await server.stop('SIGKILL');
      await page.getByText('The connection is lost').waitFor();
      await page.getByRole('region', { name: 'You may' }).getByRole('listitem').getByRole('button').first().click();
      await server.again();
      await page.getByText('The connection is lost').waitFor({ state: 'hidden', timeout: 15_000 });
      await page.waitForTimeout(500);
      const after = await count(server, id);
      assert.ok(after >= entries, `${entries} entries before, ${after} after`);
      await playSome(page, 2);
    },
  ],

  [
    'a restart of the server in mid-game loses nothing, and the game goes on to its end',
    async ({ server, open }) => {
      const page = await open();
      const id = await playNow(page, server.address);
      await inWords(page);
      await playSome(page, 8);
      const before = await lines(page);
      const entries = await count(server, id);
      await server.stop();
      await server.again();
      assert.equal(await count(server, id), entries);
      await page.locator('[data-link=open]').waitFor({ timeout: 15_000 });
      assert.deepEqual(
        (await lines(page)).slice(-Math.min(10, before.length)),
        before.slice(-Math.min(10, before.length)),
      );
      await page.locator('.prompt.mine').waitFor();
      await playInWords(page, {
        choose: (names, n) =>
          n % 5 === 4
            ? names.find((name) => /^(End the turn|Pass|Keep the roll|Stop here|Roll the dice)$/.test(name))
            : undefined,
      });
      await over(page).waitFor();
    },
  ],

  [
    'a table that is not there and a server that is away are said in words',
    async ({ server, open }) => {
      const page = await open();
      await page.goto(`${server.address}/table/no-such-table`);
      await page.getByRole('alert').getByText('There is no such table').waitFor();
      await page.goto(`${server.address}/new/no-such-game`);
      await page.getByRole('alert').getByText('does not have that game').waitFor();
      await page.goto(`${server.address}/`);
      await page.getByRole('link', { name: 'Play now: La Résistance!' }).first().waitFor();
      await server.stop();
      await page.getByRole('link', { name: 'Play now: La Résistance!' }).first().click();
      await page.getByRole('alert').getByText('cannot be reached').waitFor();
      await server.again();
      await page.goto(`${server.address}/new/la-resistance`);
      await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
      await server.stop();
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await page.getByRole('alert').getByText('cannot be reached').waitFor();
      await server.again();
    },
  ],
]);
