/** The first minutes of somebody who was never here: the primer on the form and behind the '?', a side chosen by its name, a table
    that begins without waiting for others, the way back from the rules, one's own tables on the front page. */
import assert from 'node:assert/strict';
import { inviteFriend, playNow, scenes } from './scenes.mjs';

const SCREENS = 6;

await scenes([
  [
    'the primer has six screens, each named on the form of a new table, and stands behind the question mark',
    async ({ server, open }) => {
      const page = await open({ width: 1366, height: 768 });
      await page.goto(`${server.address}/new/banditen`);
      const primer = page.getByRole('dialog', { name: 'How it is played' });
      const cards = page.getByRole('region', { name: 'Learn it' }).getByRole('listitem').getByRole('button');
      await cards.first().click();
      const said = new Set();
      for (let at = 1; at <= SCREENS; at += 1) {
        await primer.getByText(`${at} of ${SCREENS}`).waitFor();
        said.add(await primer.locator('.words').innerText());
        // The drawings come after the words.
        await primer.locator(`svg use[href="#primer-${at}"]`).waitFor({ state: 'attached' });
        if (at < SCREENS) await primer.getByRole('button', { name: 'Next' }).click();
      }
      assert.equal(said.size, SCREENS);
      await page.keyboard.press('Escape');
      await cards.nth(SCREENS - 1).click();
      await primer.getByText(`${SCREENS} of ${SCREENS}`).waitFor();
      await page.keyboard.press('Escape');

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
      await page.getByRole('radio', { name: /^Axis/ }).check({ force: true });
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
