/** Sound at a table: nothing of it is fetched or heard until it is switched on in the menu; then presses, what happens and one's
    own turn are heard, also after the page is opened again. */
import assert from 'node:assert/strict';
import { playNow, scenes } from './scenes.mjs';

/** Notes how long each sound is that the page plays: no two are as long. */
const listen = (page) =>
  page.addInitScript(() => {
    window.heard = [];
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      window.heard.push(this.buffer.length);
      return start.apply(this, when);
    };
  });
const heard = (page) => page.evaluate(() => window.heard.length);
const more = (page, than) => page.waitForFunction((before) => window.heard.length > before, than, { timeout: 20_000 });

/** Switches sound on or off in the menu of the table. */
async function turn(page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('switch', { name: /^Sound/ }).click();
  await page.keyboard.press('Escape');
}

await scenes([
  [
    'sound is off and not fetched until it is wanted; then the table is heard, and stays so',
    async ({ server, open }) => {
      const page = await open({ width: 1366, height: 768 });
      await listen(page);
      const fetched = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await playNow(page, server.address);
      const leader = page.locator('.leader.lit button').first();
      await leader.waitFor();
      assert.equal(await heard(page), 0);
      assert.deepEqual(
        fetched.filter((path) => /TableSounds|player|sounds-/.test(path)),
        [],
      );
      await turn(page);
      await more(page, 0);
      const [call] = await page.evaluate(() => window.heard);
      const before = await heard(page);
      await leader.click();
      await more(page, before);
      // The others choose, roll and end their turns: several sounds, and at last the reader is called.
      // Whoever is first is asked again at once, and not called before the others have had their turns.
      const called = () => page.evaluate((tone) => window.heard.slice(2).includes(tone), call);
      for (let tries = 0; tries < 120 && !(await called()); tries += 1) {
        const verb = page.locator('.prompt.mine .btn:not([aria-disabled])').last();
        if (await verb.isVisible()) await verb.click({ timeout: 2000 }).catch(() => undefined);
        await page.waitForTimeout(500);
      }
      assert.ok(await called(), 'the reader is never called');
      assert.ok(new Set(await page.evaluate(() => window.heard)).size >= 3, 'everything sounds alike');

      // At another table, for the first may have come to its end: the choice is kept, and so is the other one.
      await playNow(page, server.address);
      await leader.waitFor();
      await page.waitForLoadState('networkidle');
      await leader.click();
      await more(page, 0);
      await turn(page);
      await page.reload();
      await page.locator('.prompt').waitFor();
      await page.waitForLoadState('networkidle');
      assert.equal(await heard(page), 0);
    },
  ],
]);
