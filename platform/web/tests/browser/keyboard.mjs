/** La Résistance! by the keyboard alone: after every answer the focus is at the verbs, whatever may be done is at most six Tabs
    away, Enter and E do what their buttons say, and '?' lists the keys. */
import assert from 'node:assert/strict';
import { over, playNow, scenes } from './scenes.mjs';

const TABS = 6;
/** In one group the arrow keys lead from each thing to the next; so many steps are enough for any. */
const ARROWS = 40;
const OFFERS =
  '.prompt .btn, .leader.lit button, .card.lit button, .lit > button, button.lit, .possible button, .picked button, .targets button, .outcomes button, .hand-card.lit button, .hand .out';

/** In the page: how many Tabs, onward (+) or back (-), lead from the focus to each thing that may be done. A group that the
    arrow keys walk through is one stop. */
function distances(offers) {
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 0;
  const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
    (e) => e.tabIndex >= 0 && !e.disabled && seen(e) && !e.closest('[inert]'),
  );
  const at = stops.indexOf(document.activeElement);
  const board = document.querySelector('.board');
  const named = (e) => (e.getAttribute('aria-label') ?? e.textContent).trim().replace(/\s+/g, ' ').slice(0, 40);
  // What lies in no group and cannot be reached by Tab has a twin that can: the band that is chosen by pressing its panel.
  return [...board.querySelectorAll(offers)]
    .filter((e) => seen(e) && e.getAttribute('aria-disabled') !== 'true')
    .filter((e) => e.tabIndex >= 0 || e.closest('[data-stops]'))
    .map((e) => ({ e, stop: e.tabIndex >= 0 ? e : e.closest('[data-stops]').querySelector('[tabindex="0"]') }))
    .map(({ e, stop }) => ({ name: named(e), auto: e.closest('.autos') !== null, by: stops.indexOf(stop) - at }));
}

const focused = (page) =>
  page.evaluate(() => {
    const e = document.activeElement;
    return (e?.getAttribute('aria-label') ?? e?.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
  });
const hasFocus = (page) =>
  page
    .waitForFunction(() => document.activeElement !== document.body || !document.querySelector('.prompt.mine'), null, {
      timeout: 1000,
    })
    .then(
      () => true,
      () => false,
    );

/** Walks to an offer by Tabs and arrows, and presses Enter on it. */
async function pressOffer(page, { name, by }) {
  for (let n = 0; n < Math.abs(by); n += 1) await page.keyboard.press(by > 0 ? 'Tab' : 'Shift+Tab');
  for (let n = 0; n < ARROWS; n += 1) {
    if ((await focused(page)) === name) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('ArrowRight');
  }
  assert.fail(`the arrows do not lead to '${name}'`);
}

await scenes([
  [
    'a game of La Résistance! by the keyboard alone, at most six Tabs to an offer',
    async ({ server, open }) => {
      const page = await open({ width: 1366, height: 768 });
      await playNow(page, server.address);
      const prompt = page.locator('.prompt.mine');
      let [questions, farthest, covered] = [0, 0, 0];
      const [far, lost] = [new Map(), []];
      for (let n = 0; n < 6000; n += 1) {
        if (await over(page).first().isVisible()) break;
        const asked = await page.evaluate(() => document.querySelector('.prompt.mine .sentence')?.textContent ?? null);
        if (asked === null) {
          await page.waitForTimeout(20);
          continue;
        }
        questions += 1;
        await page.waitForTimeout(40);
        // While an answer is on its way the button that gave it may be gone already.
        if (questions > 1 && !(await hasFocus(page))) lost.push(asked.slice(0, 60));
        const ways = await page.evaluate(distances, OFFERS);
        for (const { name, by } of ways) {
          farthest = Math.max(farthest, Math.abs(by));
          if (Math.abs(by) > TABS) far.set(`${name} (${asked.slice(0, 40)})`, by);
        }
        const auto = ways.find((way) => way.auto);
        if (auto) {
          covered += 1;
          await pressOffer(page, auto);
        } else if (await prompt.locator('.btn.lamp:not([aria-disabled])').isVisible())
          await page.keyboard.press('Enter');
        else if ((await prompt.locator('[aria-keyshortcuts~="E"]').count()) > 0) await page.keyboard.press('e');
        else {
          const [next] = ways.toSorted((a, b) => Math.abs(a.by) - Math.abs(b.by));
          if (!next) continue;
          await pressOffer(page, next);
        }
        await page.waitForTimeout(30);
      }
      await over(page).first().waitFor();
      console.log(`      ${questions} questions, ${covered} missions covered, ${farthest} Tabs at most`);
      assert.ok(covered > 0, 'no mission was covered');
      assert.deepEqual([...far].slice(0, 8), [], 'too many Tabs');
      assert.deepEqual(lost.slice(0, 8), [], 'the focus fell off the page');
    },
  ],
  [
    'the question mark lists the keys of the moment',
    async ({ server, open }) => {
      const page = await open({ width: 1366, height: 768 });
      await playNow(page, server.address);
      await page.locator('.prompt.mine').waitFor();
      await page.keyboard.press('?');
      const list = page.getByRole('dialog', { name: 'Keys' });
      await list.waitFor();
      assert.match(await list.innerText(), /Esc/);
      await page.keyboard.press('Escape');
      await list.waitFor({ state: 'hidden' });
    },
  ],
]);
