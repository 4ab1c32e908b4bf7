/** A game's board on its sample tables, under mouse, finger and keys. What it would send is read from `window.sent`. */
import assert from 'node:assert/strict';
import { serve } from '../../samples/serve.mjs';
import { browse, listen } from './harness.mjs';

/** Plays on the samples of a game. `play` is given `at(sample, size, body, options)`: it lays the sample on a desk's or a
    phone's screen and calls `body(page, sent)`; a fault names the sample and the size. `ready` is there once it is drawn. */
export async function onSamples(game, play, { ready = '.board' } = {}) {
  const server = await serve(game);
  const browser = await browse();
  let done = 0;
  async function at(name, size, body, { pace = 'none', motion = 'reduce', lang = 'en' } = {}) {
    const touch = size === 'phone';
    const context = await browser.newContext({
      viewport: touch ? { width: 360, height: 800 } : { width: 1920, height: 1300 },
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: motion,
    });
    const page = await context.newPage();
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    const settled = listen(page);
    await page.goto(`${server.address}/board?sample=${name}&pace=${pace}&lang=${lang}`);
    await page.waitForSelector(ready);
    await settled();
    try {
      await body(page, () => page.evaluate(() => window.sent));
      assert.deepEqual(errors, []);
    } catch (error) {
      error.message = `${name}, ${size}: ${error.message}`;
      throw error;
    } finally {
      await context.close();
    }
    done += 1;
  }
  try {
    await play(at);
  } finally {
    await browser.close();
    await server.close();
  }
  console.log(`${done} ways to behave, all as they should`);
}
