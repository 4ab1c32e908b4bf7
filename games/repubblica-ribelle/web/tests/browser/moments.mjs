/** A mission is told on the map: cards turned one by one, the sum, how it ended and what it brought; any key ends it.
    Usage: node games/repubblica-ribelle/web/tests/browser/moments.mjs */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { HELD } from '../../samples/in-motion.mjs';

const site = fileURLToPath(new URL('../../../../../platform/web', import.meta.url));
const { onSamples } = await import(pathToFileURL(join(site, 'tests/browser/board-harness.mjs')).href);

const happens = (page, name, lines) =>
  page.evaluate(
    async ([of, more]) => {
      const sample = await window.sampleOf(of);
      window.put({ ...sample, play: { ...sample.play, lines: [...sample.play.lines, ...more] } });
    },
    [name, lines],
  );

await onSamples('repubblica-ribelle', async (at) => {
  await at(
    'movement-4',
    'desk',
    async (page) => {
      assert.equal(await page.locator('.stage').count(), 0);
      await happens(page, 'movement-4', HELD);
      await page.locator('.stage .card.back').first().waitFor();
      assert.ok(await page.locator('.prompt.mine').isVisible(), 'the question is there at once');
      await page.waitForFunction(
        () =>
          document.querySelectorAll('.stage .card').length === 3 &&
          document.querySelectorAll('.stage .back').length === 0,
      );
      assert.match(await page.locator('.stage .sum p').innerText(), /12\s*of 12/);
      await page.locator('.stage .band').waitFor();
      assert.match(await page.locator('.stage .band').innerText(), /Monchio holds/i);
      await page.locator('.stage li').first().waitFor();
      await page.locator('.stage').waitFor({ state: 'detached', timeout: 6000 });
    },
    { pace: 'normal', motion: 'no-preference' },
  );
  // Two keys for the cards, two for the result: nothing more is told.
  await at(
    'movement-4',
    'phone',
    async (page) => {
      await happens(page, 'movement-4', HELD);
      await page.locator('.stage').waitFor();
      for (let i = 0; i < 4; i += 1) await page.keyboard.press('Shift');
      assert.equal(await page.locator('.stage').count(), 0);
    },
    { pace: 'slow', motion: 'no-preference' },
  );
});
