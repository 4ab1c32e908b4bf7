/** The assessment of one's own turn is counted out line by line, as the rules forecast it; and no card of the row moves the prompt.
    Usage: node games/la-resistance/web/tests/browser/moments.mjs */
import assert from 'node:assert/strict';
import { sampleOf } from '../../../../../platform/web/samples/serve.mjs';
import { ended } from '../../samples/in-motion.mjs';
import { onSamples } from '../../../../../platform/web/tests/browser/board-harness.mjs';

const NAME = 'action-4';
const table = sampleOf('la-resistance', NAME);
const supposed = ({ forecast }) =>
  forecast.defeated.length + forecast.defeated_alt.length + forecast.camouflaged.length;
const plain = table.answers.find(({ query }) => query.forecast && supposed(query) === 0 && !query.forecast.vichy);
const counted = plain.reply.forecast.lines.filter(({ recruits, glory }) => recruits !== 0 || glory !== 0);
const told = ended(table).play.lines.at(-1).told.args;
const LINES = counted.length + (told.ducked > 0 ? 1 : 0);
/** The turn has been ended: another is asked, and the record has the assessment. */
const ends = (page) => page.evaluate((table) => window.put(table), ended(table));

const stands = (page) => page.locator('.assessment .stand');

await onSamples('la-resistance', async (at) => {
  assert.ok(counted.length > 0, 'the sample has nothing to count');
  await at(
    NAME,
    'desk',
    async (page) => {
      // The page notes it: on a busy machine the sum may have come and gone before the test looks again.
      await page.evaluate(() => {
        window.seen = [];
        const note = () => {
          const stage = document.querySelector('.assessment');
          // Its line is kept free until it is told.
          const sum = stage?.querySelector('.stand:not(.waits)')?.textContent.trim() ?? '';
          const now = stage ? { lines: stage.querySelectorAll('li').length, sum } : null;
          if (JSON.stringify(window.seen.at(-1)) !== JSON.stringify(now)) window.seen.push(now);
        };
        new MutationObserver(note).observe(document.body, {
          subtree: true,
          childList: true,
          attributeFilter: ['class'],
        });
      });
      await ends(page);
      await page.waitForFunction(() => window.seen.length > 1 && window.seen.at(-1) === null);
      const seen = (await page.evaluate(() => window.seen)).filter((each) => each !== null);
      assert.deepEqual(new Set(seen.map((each) => each.lines)), new Set([LINES]));
      assert.equal(seen[0].sum, '', 'the sum comes last');
      const sum = seen.at(-1).sum.replace('one', '1');
      assert.equal(sum.replace(/\D+/g, ' ').trim(), `${told.recruits} ${told.glory}`);
    },
    { pace: 'normal', motion: 'no-preference' },
  );
  // A key takes it to its sum, a second one ends it.
  await at(
    NAME,
    'phone',
    async (page) => {
      await ends(page);
      await page.locator('.assessment').waitFor();
      await page.keyboard.press('Shift');
      assert.equal(await stands(page).count(), 1);
      await page.keyboard.press('Shift');
      assert.equal(await page.locator('.assessment').count(), 0);
    },
    { pace: 'slow', motion: 'no-preference' },
  );
  // A Tiger in the row, with its two ways to cover it, does not move the prompt.
  for (const [width, height] of [
    [1920, 1080],
    [1366, 768],
    [1366, 633],
  ])
    await at(NAME, 'desk', async (page) => {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(100);
      const top = () => page.locator('.prompt').evaluate((e) => Math.round(e.getBoundingClientRect().top));
      const before = await top();
      await page.evaluate(async (name) => {
        const sample = await window.sampleOf(name);
        const { play } = sample;
        const [spot] = Object.keys(play.view.row);
        const row = { ...play.view.row, [spot]: { ...play.view.row[spot], kind: 'tiger' } };
        window.put({ ...sample, play: { ...play, view: { ...play.view, row } } });
      }, NAME);
      await page.locator('.mission .or').first().waitFor({ state: 'attached' });
      await page.waitForTimeout(100);
      assert.equal(await top(), before, `at ${width}x${height}`);
    });
});
