/** The pictures of the README, taken from the running program: `node tests/browser/pictures.mjs [folder]`. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { WEB, browse, open } from './harness.mjs';
import { start } from './server.mjs';
import { playByLamp, playNow, reader } from './scenes.mjs';

const folder = process.argv[2] ?? join(WEB, '../../docs/pictures');
/** Dice on the table and something to do with them, some turns into the game. */
const DEEP = /Turn (\d\d).*the action step/;

await mkdir(folder, { recursive: true });
const server = await start();
const browser = await browse();
try {
  const { page, close } = await open(browser, server.address, { width: 1440, height: 900 });
  await page.screenshot({ path: join(folder, 'shelf.png') });
  await close();
  for (let game = 0, found = false; !found; game += 1) {
    if (game === 8) throw new Error('no game lasted long enough for its picture');
    const one = await reader(browser, { width: 1920, height: 1080 });
    await playNow(one.page, server.address);
    await playByLamp(one.page, {
      until: async () => {
        const head = await one.page.locator('.top-bar').textContent();
        found =
          DEEP.test(head) &&
          (await one.page.locator('main .prompt.mine').isVisible()) &&
          (await one.page.locator('main .lit').count()) > 3;
        return found;
      },
    });
    if (found) {
      await one.page.mouse.move(0, 0);
      await one.page.screenshot({ path: join(folder, 'la-resistance.png') });
    }
    await one.close();
  }
  console.log(`shelf.png and la-resistance.png in ${folder}`);
} finally {
  await browser.close();
  await server.close();
}
