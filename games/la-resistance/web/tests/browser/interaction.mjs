/** How the board behaves under mouse, finger and keys, on sample tables. What it would send is read from `window.sent`.
    Usage: node games/la-resistance/web/tests/browser/interaction.mjs */
import assert from 'node:assert/strict';
import { sampleOf, samplesOf } from '../../../../../platform/web/samples/serve.mjs';
import { onSamples } from '../../../../../platform/web/tests/browser/board-harness.mjs';

const sample = (name) => sampleOf('la-resistance', name);

/** Carries a die with the mouse. */
async function carry(page, die, place) {
  const from = await die.boundingBox();
  const to = await place.boundingBox();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y - 30, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
}
const die = (page, name) =>
  page
    .locator('.well .die')
    .filter({ has: page.getByRole('button', { name }) })
    .first();
const ACTIONS = samplesOf('la-resistance').filter((name) => name.startsWith('action'));
const view = sample('action-4').play.view;
const spot = (kind) => Object.keys(view.row).find((at) => view.row[at]?.kind === kind);

await onSamples('la-resistance', async (at) => {
  // Dice dragged in another order than the rules': gathered, then sent as one run, whites before blacks.
  await at('action-4', 'desk', async (page, sent) => {
    const patrol = spot('german_patrol');
    const slot = (n) => page.locator(`[data-drop="defeat:${patrol}:${n}"]`);
    await carry(page, die(page, /White die 6/), slot(1));
    assert.deepEqual(await sent(), [], 'a half covered card spends nothing');
    assert.match(await page.locator('.prompt .sentence').innerText(), /German Patrol lacks one slot: white 5/);
    await carry(page, die(page, /White die 5/), slot(0));
    const [[what, ...picks]] = await sent();
    assert.equal(what, 'act');
    assert.equal(picks[0], `defeat mission:${patrol}`);
    const value = (pick) => view.pool[pick.replace('lay die:', '')].value;
    assert.deepEqual(picks.slice(1).map(value), [5, 6]);
  });
  // A die dropped on the card itself goes to the first slot that takes it; a slot that cannot take it says why, with its rule.
  await at('action-4', 'desk', async (page, sent) => {
    const patrol = spot('german_patrol');
    await carry(page, die(page, /White die 3/), page.locator(`[data-drop="defeat:${patrol}:0"]`));
    assert.match(await page.locator('.question .refused [role=status]').innerText(), /at least 5.*LR-5\.32/s);
    await carry(page, die(page, /White die 3/), page.locator(`[data-spot="${patrol}"] .pic`));
    assert.equal(await page.locator(`[data-drop="defeat:${patrol}:1"] .box svg`).count(), 1);
    assert.deepEqual(await sent(), []);
    await page.keyboard.press('Escape');
    assert.equal(await page.locator(`[data-drop="defeat:${patrol}:1"] .box svg`).count(), 0);
  });
  // Keys alone: a die, then a slot; the cheapest cover shows itself on focus, Enter does it.
  await at('action-4', 'desk', async (page, sent) => {
    const patrol = spot('german_patrol');
    await die(page, /White die 5/)
      .getByRole('button')
      .focus();
    await page.keyboard.press('Enter');
    await page.locator(`[data-drop="defeat:${patrol}:0"] button`).focus();
    await page.keyboard.press('Enter');
    assert.equal(await page.locator(`[data-drop="defeat:${patrol}:0"] .box svg`).count(), 1);
    await page.keyboard.press('Escape');
    const auto = page.locator(`[data-spot="${patrol}"] .autos button`).first();
    await auto.focus();
    assert.equal(
      (await page.locator(`[data-spot="${patrol}"] .slots .box svg`).count()) > 1,
      true,
      'the cover is shown before it is made',
    );
    assert.doesNotMatch(
      await page.locator('.forecast').innerText(),
      /German Patrol/,
      'what would be beaten does no harm in the forecast',
    );
    assert.deepEqual(await sent(), []);
    await page.keyboard.press('Enter');
    assert.equal((await sent())[0][1], `defeat mission:${patrol}`);
  });
  // A finger: the first tap shows, the second does it.
  await at('action-4', 'phone', async (page, sent) => {
    const patrol = spot('german_patrol');
    const auto = page.locator(`[data-spot="${patrol}"] .autos button`).first();
    await auto.scrollIntoViewIfNeeded();
    await page.evaluate((n) => document.querySelector(`[data-spot="${n}"]`).scrollIntoView({ block: 'start' }), patrol);
    await auto.tap();
    assert.deepEqual(await sent(), [], 'the first tap only shows');
    assert.equal((await page.locator(`[data-spot="${patrol}"] .slots .box svg`).count()) > 1, true);
    await auto.tap();
    assert.equal((await sent())[0]?.[1], `defeat mission:${patrol}`);
  });
  // On a phone a mission that may be covered stands whole between the bands and the folded sheet, its button with it.
  for (const height of [740, 640])
    await at('action-4', 'phone', async (page) => {
      await page.setViewportSize({ width: 360, height });
      // A card that is being covered has slots of a thumb's size: the lowest phones scroll to its button.
      for (const name of ACTIONS.filter((each) => height > 700 || each !== 'action-half-4')) {
        await page.evaluate((each) => window.lay(each), name);
        const seen = () =>
          page.evaluate(() => {
            const [head, sheet] = ['.phone .head', '.sheet[aria-label]'].map((each) => document.querySelector(each));
            // The phone's table is not laid yet.
            if (head === null || sheet === null) return [1, 0];
            const top = head.getBoundingClientRect().bottom;
            const foot = sheet.getBoundingClientRect().top;
            const lit = [...document.querySelectorAll('.mission .card.lit')].map((card) =>
              card.getBoundingClientRect(),
            );
            return [lit.length, lit.filter((box) => box.top >= top - 1 && box.bottom <= foot + 1).length];
          });
        let [lit, whole] = [1, 0];
        // On a busy machine the table takes a while to lie as it will.
        for (let tries = 0; tries < 20 && lit > 0 && whole === 0; tries += 1) {
          await page.waitForTimeout(150);
          [lit, whole] = await seen();
        }
        assert.ok(lit === 0 || whole >= 1, `${name} at ${height} px: ${whole} of ${lit} missions in reach are whole`);
      }
    });
  // Steal: the verb, the victim, then the dice that pay, at Boutroux's price.
  await at('action-boutroux-4', 'desk', async (page, sent) => {
    await page
      .getByRole('button', { name: /^Steal/ })
      .first()
      .click();
    const victims = page.getByRole('group', { name: 'Whom?' }).getByRole('button');
    await victims.first().waitFor();
    await victims.first().click();
    assert.match(await page.locator('.prompt .sentence').innerText(), /Steal glory: 4 more to pay/);
    await page.locator('.prompt').getByRole('button', { name: /^Lay/ }).click();
    const [[, first, second, ...lays]] = await sent();
    assert.match(first, /^steal seat:\d$/);
    assert.equal(second, 'discount');
    assert.equal(
      lays.every((pick) => pick.startsWith('lay die:')),
      true,
    );
  });
  // A window: pass, or always pass this kind; nothing else is told about the hand.
  await at('window-r1-4', 'desk', async (page, sent) => {
    await page.locator('.prompt').getByRole('button', { name: 'Always pass here' }).click();
    await page.locator('.prompt').getByRole('button', { name: 'Pass', exact: true }).click();
    assert.deepEqual(await sent(), [
      ['order', { reply: 'pass', until: { kind: 'r1' } }],
      ['act', 'pass'],
    ]);
  });
  // Mulligan: the first press picks the die up, the prompt names what it would do, the second press does it.
  await at('post-roll-4', 'phone', async (page, sent) => {
    const first = page.locator('.well .die button').first();
    await first.tap();
    assert.deepEqual(await sent(), []);
    await page
      .locator('.prompt')
      .getByRole('button', { name: /^Give up the/ })
      .waitFor();
    await page.locator('.well .die button').first().tap();
    assert.match((await sent())[0][1], /^mulligan die:w1$/);
  });
  // Duck: every answer with what comes of it; a press gives it.
  await at('duck-4', 'desk', async (page, sent) => {
    assert.equal(await page.locator('.outcomes button').count(), sample('duck-4').play.offers.length);
    await page.getByRole('button', { name: /^Save one/ }).click();
    assert.deepEqual(await sent(), [['act', 'duck duck:1']]);
  });
  // Something not offered says why not, by the rule.
  await at('action-late-4', 'desk', async (page, sent) => {
    const refused = page.locator('.pays button[aria-disabled=true]').first();
    assert.equal(await refused.count(), 1);
    await refused.click({ force: true });
    assert.deepEqual(await sent(), []);
    await page.locator('.question').getByRole('link', { name: /LR-5/ }).first().waitFor();
  });
  // Faulty Intel: aimed at a die of the other's pool.
  await at('window-r2-aim-4', 'phone', async (page, sent) => {
    await page.getByRole('tab', { name: 'Dice' }).tap();
    await page.locator('.well .die button').first().tap();
    await page
      .locator('.prompt')
      .getByRole('button', { name: /^Remove/ })
      .tap();
    assert.match((await sent())[0][1], /^remove die:/);
  });
  // Leaders, takes and choices.
  await at('leaders-4', 'desk', async (page, sent) => {
    await page.getByRole('button', { name: 'Jean Dumont' }).click();
    await page.getByRole('button', { name: 'Lucien Ferrand' }).click();
    const all = await sent();
    assert.deepEqual(all[0], ['act', 'pick_leader leader:dumont']);
  });
  // A finger's first tap on a leader says what the second does.
  await at('leaders-4', 'phone', async (page, sent) => {
    const leader = page.getByRole('button', { name: 'Jean Dumont' });
    await leader.tap();
    assert.match(await page.locator('.prompt .sentence').innerText(), /Jean Dumont: tap again to choose/);
    assert.deepEqual(await sent(), []);
    await leader.tap();
    assert.deepEqual(await sent(), [['act', 'pick_leader leader:dumont']]);
  });
  await at('take-4', 'phone', async (page, sent) => {
    await page.getByRole('group', { name: 'Whom?' }).getByRole('button').first().tap();
    assert.match((await sent())[0][1], /^take seat:/);
  });
  await at('choose-5', 'phone', async (page, sent) => {
    await page
      .locator('.outcomes')
      .getByRole('button', { name: /Lose . glory/ })
      .tap();
    assert.deepEqual(await sent(), [['act', 'choose loss:glory']]);
  });
  // Dice tumble for at most 600 ms, their faces and the next question are there at once, and any key ends it.
  for (const [pace, most] of [
    ['slow', 600],
    ['normal', 600],
    ['quick', 300],
    ['none', 0],
  ]) {
    await at(
      'pre-roll-first-5',
      'desk',
      async (page) => {
        // Shown and looked at within one frame of the page: on a busy machine the dice may lie still before another look.
        const running = (show) =>
          page.evaluate(async (show) => {
            if (show) await window.show(show);
            await new Promise((drawn) => requestAnimationFrame(drawn));
            return document
              .getAnimations()
              .filter((each) => each.effect?.target?.classList.contains('block') && each.playState === 'running')
              .map((each) => each.effect.getComputedTiming().endTime);
          }, show);
        const times = await running('post-roll-4');
        assert.equal(times.length, most === 0 ? 0 : 6, `${pace}: ${times}`);
        assert.equal(Math.max(0, ...times) <= most, true, `${pace}: ${times}`);
        assert.match(await page.locator('.prompt .sentence').innerText(), /Keep this roll/);
        const values = sample('post-roll-4').play.view.pool;
        for (const [at, id] of Object.keys(values).entries())
          assert.match(
            await page.locator('.well .die').nth(at).getByRole('button').getAttribute('aria-label'),
            new RegExp(`die ${values[id].value},`),
          );
        await page.keyboard.press('Shift');
        assert.deepEqual(await running(), []);
      },
      { pace, motion: 'no-preference' },
    );
  }
  // A reader who wants less motion gets none, and what lay there when the page opened lies still.
  await at(
    'pre-roll-first-5',
    'desk',
    async (page) => {
      await page.evaluate(() => window.show('post-roll-4'));
      assert.equal(
        await page.evaluate(
          () =>
            document
              .getAnimations()
              .filter((each) => each.playState === 'running' && each.effect.getComputedTiming().endTime > 1).length,
        ),
        0,
      );
    },
    { pace: 'normal' },
  );
  await at(
    'post-roll-4',
    'desk',
    async (page) => {
      assert.equal(
        await page.evaluate(
          () => document.getAnimations().filter((each) => each.effect?.target?.classList.contains('block')).length,
        ),
        0,
      );
    },
    { pace: 'normal', motion: 'no-preference' },
  );
  // A spectator and a waiting player are offered nothing and see no lamp.
  for (const name of ['crowd-5', 'waits-4', 'over-4']) {
    await at(name, 'desk', async (page) => {
      assert.equal(await page.locator('.board .lit, .board .possible, .board button.lamp').count(), 0);
    });
  }
});
