/** A shot is told on the map: the line, the dice, the hits, what was lost; at three speeds and none, and any key ends it.
    Usage: node games/banditen/web/tests/browser/moments.mjs */
import assert from 'node:assert/strict';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { SHOT } from '../../samples/in-motion.mjs';

const site = fileURLToPath(new URL('../../../../../platform/web', import.meta.url));
const { onSamples } = await import(pathToFileURL(join(site, 'tests/browser/board-harness.mjs')).href);

/** The sample with these lines besides: what the table would send next. */
const happens = (page, lines) =>
  page.evaluate(
    async ([name, more]) => {
      const sample = await window.sampleOf(name);
      window.put({ ...sample, play: { ...sample.play, lines: [...sample.play.lines, ...more] } });
    },
    ['activate-gravellona', lines],
  );

await onSamples('banditen', async (at) => {
  await at(
    'activate-gravellona',
    'desk',
    async (page) => {
      assert.equal(await page.locator('g.told').count(), 0, 'what lies in the record already is not told again');
      await happens(page, SHOT);
      await page.locator('g.told .line').waitFor({ state: 'attached' });
      assert.ok(await page.locator('.prompt.quiet').isVisible(), 'no lamp burns while the shot is told');
      await page.locator('.prompt.mine').waitFor({ timeout: 1500 });
      // All of it is on the map at once when the last result has come: read in one go, for it does not stay.
      const seen = await page.waitForFunction(() => {
        if (!document.querySelector('.results .destroyed') || !document.querySelector('g.told .loss')) return null;
        const [dice, frame] = ['g.told .count', '.main .field'].map((each) =>
          document.querySelector(each).getBoundingClientRect(),
        );
        const count = (each) => document.querySelectorAll(each).length;
        return {
          dice: count('g.told .die'),
          hits: count('g.told .die .hit'),
          said: document.querySelector('g.told .count').textContent,
          lost: count('g.told .loss'),
          ghosts: count('.ghost'),
          inSight:
            dice.left > frame.left && dice.top > frame.top && dice.right < frame.right && dice.bottom < frame.bottom,
        };
      });
      assert.deepEqual(await seen.jsonValue(), { dice: 3, hits: 2, said: '2 hits', lost: 1, ghosts: 1, inSight: true });
      await page.locator('g.told').waitFor({ state: 'detached', timeout: 4000 });
      assert.equal(await page.locator('.ghost').count(), 1, 'what fell stays marked until the viewer acts');
      assert.equal(await page.locator('.shot .hit').count(), 2, 'and so does one line of the shot, with its dice');
    },
    { pace: 'normal', motion: 'no-preference' },
  );
  // A key takes it to its last picture, a second one ends it.
  await at(
    'activate-gravellona',
    'desk',
    async (page) => {
      await happens(page, SHOT);
      await page.locator('g.told .line').waitFor({ state: 'attached' });
      await page.keyboard.press('Shift');
      assert.equal(await page.locator('.results .destroyed').count(), 1);
      await page.keyboard.press('Shift');
      assert.equal(await page.locator('g.told').count(), 0);
    },
    { pace: 'slow', motion: 'no-preference' },
  );
  // Without motion the last picture stands for a moment.
  await at(
    'activate-gravellona',
    'phone',
    async (page) => {
      await happens(page, SHOT);
      await page.locator('.results .destroyed').waitFor();
      await page.locator('g.told').waitFor({ state: 'detached', timeout: 2000 });
    },
    { pace: 'none' },
  );
});
