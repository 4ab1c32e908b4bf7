/** The first minutes of somebody who was never here: the primer on the form and behind the '?', a side chosen by its name, a table
    that begins without waiting for others, the way back from the rules, one's own tables on the front page. */
import assert from 'node:assert/strict';
import { inviteFriend, playNow, scenes } from './scenes.mjs';

const SCREENS = 6;

await scenes([
  [
    'the primer has six screens on the form of a new table, is skipped once for all, and stands behind the question mark',
    async ({ server, open }) => {
      const page = await open({ width: 1366, height: 768 });
      await page.goto(`${server.address}/new/banditen`);
      const primer = page.getByRole('region', { name: 'How it is played' });
      await primer.waitFor();
      const said = new Set();
      for (let at = 1; at <= SCREENS; at += 1) {
        await primer.getByText(`${at} of ${SCREENS}`).waitFor();
        said.add(await primer.locator('.words').innerText());
        // The drawings come after the words.
        await primer.locator(`svg use[href="#primer-${at}"]`).waitFor({ state: 'attached' });
        if (at < SCREENS) await primer.getByRole('button', { name: 'Next' }).click();
      }
      assert.equal(said.size, SCREENS);
      await page.getByRole('button', { name: 'Skip the primer' }).click();
      await page.reload();
      await page.getByRole('button', { name: 'How it is played' }).waitFor();
      assert.equal(await primer.count(), 0);

      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await page.waitForURL(/\/table\//);
      await page.getByRole('button', { name: 'How it is played' }).click();
      await page.getByRole('dialog').getByText(`1 of ${SCREENS}`).waitFor();
    },
  ],
  [
    'a side is chosen by its name, and is the one that is played',
    async ({ server, open }) => {
      const page = await open({ width: 1366, height: 768 });
      await page.goto(`${server.address}/new/banditen`);
      await page.getByLabel('You play').selectOption({ label: 'Axis' });
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await page.waitForURL(/\/table\//);
      await page.getByRole('region', { name: 'Axis' }).getByText(/you/i).first().waitFor();
    },
  ],
  [
    'a table that waits for friends begins with bots in one press, and its links can be shared',
    async ({ server, open }) => {
      const page = await open({ width: 390, height: 780 });
      await page.addInitScript(() => {
        window.shared = [];
        navigator.share = (what) => {
          window.shared.push(what.url);
          return Promise.resolve();
        };
      });
      const { link } = await inviteFriend(page, server.address);
      await page.getByRole('button', { name: 'Share the link to seat 2' }).click();
      assert.deepEqual(await page.evaluate(() => window.shared), [link]);
      await page.getByRole('button', { name: 'Begin with bots' }).first().click();
      await page.locator('.prompt').waitFor();
    },
  ],
  [
    'the rules lead back to the table, and the front page says whose move it is there',
    async ({ server, open }) => {
      const page = await open({ width: 1366, height: 768 });
      const id = await playNow(page, server.address);
      await page.locator('.leader.lit button').first().click();
      await page.locator('.prompt.mine').waitFor();
      await page.getByRole('link', { name: 'Rules' }).first().click();
      await page.getByRole('link', { name: 'Back to your table' }).click();
      await page.waitForURL(`**/table/${id}`);
      await page.locator('.prompt.mine .btn').first().waitFor();
      await page.goto(`${server.address}/`);
      const tables = page.getByRole('region', { name: 'Your tables' });
      await tables.getByText(/Turn \d+, your move\./).waitFor();
      assert.doesNotMatch(await tables.innerText(), /entries/);
    },
  ],
]);
