/** How the board behaves under mouse, finger and keys, on sample tables. What it would send is read from `window.sent`.
    Usage: node games/repubblica-ribelle/web/tests/browser/interaction.mjs */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { sampleOf } from '../../../../../platform/web/samples/serve.mjs';
import { onSamples } from '../../../../../platform/web/tests/browser/board-harness.mjs';

const sample = (name) => sampleOf('repubblica-ribelle', name);
const prompt = (page) => page.locator('.prompt .sentence');
const scale = (page) => page.evaluate(() => document.querySelector('.chart > svg > g').getCTM().a);
/** The middle of a place on the map, on the screen. */
const spot = (page, id) =>
  page.evaluate((name) => {
    const box = document.querySelector(`[data-place="${name}"] .aim`).getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }, id);
const sheet = JSON.parse(readFileSync(new URL('../../map/sheet.json', import.meta.url), 'utf8'));
/** How many pixels a place is inside the map's frame. */
const shows = (page, id) =>
  page.evaluate(([x, y]) => {
    const { a, d, e, f } = document.querySelector('.chart > svg > g').getCTM();
    const { clientWidth, clientHeight } = document.querySelector('.chart');
    const [left, top] = [a * x + e, d * y + f];
    return Math.min(left, top, clientWidth - left, clientHeight - top);
  }, sheet.places[id].at);

await onSamples(
  'repubblica-ribelle',
  async (at) => {
    const seat = sample('manoeuvres-first-4').seat;
    // The mouse: a piece, then a place; hovering says what it costs before it is done.
    await at('manoeuvres-first-4', 'desk', async (page, sent) => {
      await page.locator(`[data-piece="${seat}.dm1"] .glow`).click({ force: true });
      assert.match(await prompt(page).innerText(), /Detachment 1: where to\?/);
      const to = await spot(page, 'monchio');
      await page.mouse.move(to.x, to.y);
      assert.match(await prompt(page).innerText(), /Monchio: one movement point/);
      assert.equal(await page.locator('.reach.looked').count(), 1);
      assert.deepEqual(await sent(), []);
      await page.mouse.click(to.x, to.y);
      assert.deepEqual(await sent(), [['act', 'move piece:dm1', 'via territory:pal', 'to locality:monchio']]);
    });
    // A finger: the first tap on a place shows, the second does it.
    await at('manoeuvres-first-4', 'phone', async (page, sent) => {
      await page
        .getByRole('group', { name: 'Your pieces' })
        .getByRole('button', { name: /Detachment 1/ })
        .tap();
      const to = await spot(page, 'frassinoro');
      await page.touchscreen.tap(to.x, to.y);
      assert.deepEqual(await sent(), [], 'the first tap only shows');
      assert.match(await prompt(page).innerText(), /Frassinoro: no movement point, the Radici road free/);
      const again = await spot(page, 'frassinoro');
      await page.touchscreen.tap(again.x, again.y);
      assert.deepEqual(await sent(), [['act', 'move piece:dm1', 'via territory:fra', 'to locality:frassinoro']]);
    });
    // A phone's map is near to what the question is about: the mission, or a piece and where it may go.
    await at('staff-military-6', 'phone', async (page) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.waitForTimeout(100);
      const { locality } = sample('staff-military-6').play.view.mission;
      assert.ok(await page.locator('.chart.near').isVisible(), 'the whole republic on a phone');
      assert.ok((await shows(page, locality)) >= 40, 'the mission is at the edge');
    });
    await at('manoeuvres-first-4', 'phone', async (page) => {
      await page
        .getByRole('group', { name: 'Your pieces' })
        .getByRole('button', { name: /Detachment 1/ })
        .tap();
      await page.locator('.target[data-place]').first().waitFor();
      const lit = await page
        .locator('.target[data-place]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-place')));
      for (const place of lit) assert.ok((await shows(page, place)) >= 10, `${place} is out of sight`);
    });
    // Keys alone: piece and place are reached and pressed, Escape puts the piece down.
    await at('manoeuvres-first-4', 'desk', async (page, sent) => {
      await page.locator(`[data-piece="${seat}.dm1"]`).focus();
      await page.keyboard.press('Enter');
      await page.locator('[data-place="palagano"]').focus();
      assert.match(await prompt(page).innerText(), /Palagano: one movement point/);
      await page.keyboard.press('Escape');
      assert.equal(await page.locator('[data-place]').count(), 0);
      await page.locator(`[data-piece="${seat}.dm1"]`).focus();
      await page.keyboard.press(' ');
      await page.locator('[data-place="toano"]').focus();
      await page.keyboard.press('Enter');
      assert.deepEqual(await sent(), [['act', 'move piece:dm1', 'via territory:toa', 'to locality:toano']]);
    });
    // The map comes nearer by keys, wheel and buttons, moves by dragging, and a drag presses nothing.
    await at('manoeuvres-first-4', 'desk', async (page, sent) => {
      const whole = await scale(page);
      await page.locator('.chart').focus();
      await page.keyboard.press('+');
      assert.ok((await scale(page)) > whole * 1.2);
      await page.keyboard.press('0');
      assert.equal(await scale(page), whole);
      await page.mouse.move(700, 500);
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -400);
      await page.keyboard.up('Control');
      await page.waitForFunction((k) => document.querySelector('.chart > svg > g').getCTM().a > k * 1.3, whole);
      const before = await page.evaluate(() => document.querySelector('.chart > svg > g').getCTM().e);
      await page.mouse.move(600, 300);
      await page.mouse.down();
      await page.mouse.move(660, 330, { steps: 4 });
      await page.mouse.up();
      const after = await page.evaluate(() => document.querySelector('.chart > svg > g').getCTM().e);
      assert.ok(Math.abs(after - before - 60) < 3, `moved by ${after - before}`);
      assert.deepEqual(await sent(), []);
      await page.getByRole('button', { name: 'The whole map' }).click();
      assert.equal(await scale(page), whole);
      await page.getByRole('button', { name: 'Without mountains' }).click();
      assert.equal(await page.locator('.relief').count(), 0);
      await page.getByRole('button', { name: 'To the place of the mission' }).click();
      assert.ok((await scale(page)) > whole);
    });
    // Cards: lifted with a tap, counted while they are lifted, laid with the button.
    await at('mission-military-1', 'phone', async (page, sent) => {
      const cards = page.getByRole('group', { name: 'Your hand' }).getByRole('button');
      await cards.nth(0).tap();
      await cards.nth(1).tap();
      assert.match(await prompt(page).innerText(), /2 cards are lifted/);
      await page.locator('.prompt').getByRole('button', { name: 'Lay 2 cards' }).tap();
      const [[what, ...picks]] = await sent();
      assert.equal(what, 'act');
      assert.equal(picks.at(-1), 'commit');
      assert.equal(picks.length, 3);
    });
    // A fan: the card under the pointer stands whole, and its neighbours can still be reached.
    await at('mission-military-1', 'desk', async (page) => {
      const cards = page.locator('.fan .card');
      for (const n of [0, 1, 2, 3]) {
        const box = await cards.nth(n).boundingBox();
        await page.mouse.move(box.x + 22, box.y + 60, { steps: 3 });
        await page.waitForFunction((k) => document.querySelectorAll('.fan .place')[k].classList.contains('looked'), n);
      }
    });
    // One card at a time: political and social missions; a pass is a button of its own.
    await at('mission-political-4', 'desk', async (page, sent) => {
      await page.locator('.prompt').getByRole('button', { name: 'Pass', exact: true }).click();
      assert.deepEqual(await sent(), [['act', 'pass']]);
    });
    // The staff: phrases in the reader's language, with a pledge in them.
    await at(
      'staff-military-6',
      'phone',
      async (page, sent) => {
        await page.getByRole('spinbutton').press('ArrowUp');
        await page.getByRole('button', { name: 'Di’ «circa 6»' }).tap();
        assert.deepEqual(await sent(), [['act', 'pledge points:6']]);
      },
      { lang: 'it' },
    );
    // Effects: a card that may be used is lit; the first tap shows it.
    await at('activation-4', 'phone', async (page, sent) => {
      const lit = page.locator('.fan button.lit').first();
      await lit.tap();
      assert.deepEqual(await sent(), [], 'the first tap only shows');
      await lit.tap();
      assert.match((await sent())[0][1], /^activate card:A\d\d\d$/);
    });
    // Targets stand in a list.
    await at('place-3', 'desk', async (page, sent) => {
      await page.getByRole('group', { name: 'Choose' }).getByRole('button').first().click();
      assert.match((await sent())[0][1], /^place unit:(dm|cp)$/);
    });
    // A finger's first tap on a commander says what the second does.
    await at('boards-4', 'phone', async (page, sent) => {
      const lit = page.locator('.pick.lit').first();
      await lit.tap();
      assert.match(await prompt(page).innerText(), /tap again to choose/);
      assert.deepEqual(await sent(), []);
      await lit.tap();
      assert.match((await sent())[0][1], /^board board:/);
    });
    // Boards: chosen by a press; one that is taken says why not.
    await at('boards-4', 'desk', async (page, sent) => {
      await page.locator('.pick.taken').first().click({ force: true });
      assert.match((await sent())[0].join(' '), /^why board board:/);
      await page.locator('.pick.lit').first().click();
      assert.match((await sent())[1].join(' '), /^act board board:/);
    });
    // Too many cards: exactly as many as the limit wants.
    await at('limit-5', 'desk', async (page, sent) => {
      const due = sample('limit-5').play.view.excess;
      const cards = page.locator('.fan button.lit');
      for (let n = 0; n < due; n += 1) {
        assert.equal(
          await page
            .locator('.prompt')
            .getByRole('button', { name: /^Discard/ })
            .count(),
          0,
        );
        await cards.nth(n).click({ position: { x: 18, y: 60 } });
      }
      await page
        .locator('.prompt')
        .getByRole('button', { name: /^Discard/ })
        .click();
      assert.equal((await sent())[0].length, 1 + due);
    });
    // Pieces walk to where they stand, in three speeds and none, and the next question is there at once; any key ends it.
    for (const [pace, most] of [
      ['slow', 600],
      ['normal', 420],
      ['quick', 220],
      ['none', 0],
    ]) {
      await at(
        'manoeuvres-first-4',
        'desk',
        async (page) => {
          await page.waitForTimeout(350);
          const next = sample('manoeuvres-first-4');
          next.play.view.players[seat].pieces.dm1 = 'monchio';
          await page.evaluate((then) => window.put(then), next);
          const running = () =>
            page.evaluate(() =>
              document
                .getAnimations()
                .filter((each) => each.effect?.target?.classList.contains('stand') && each.playState === 'running')
                .map((each) => each.effect.getComputedTiming().endTime),
            );
          const times = await running();
          assert.equal(times.length > 0, most > 0, `${pace}: ${times}`);
          assert.ok(Math.max(0, ...times) <= most, `${pace}: ${times}`);
          assert.match(await prompt(page).innerText(), /Move your pieces/);
          await page.keyboard.press('Shift');
          assert.deepEqual(await running(), []);
        },
        { pace, motion: 'no-preference' },
      );
    }
    // A spectator, a waiting player and the end: no lamp, nothing offered.
    for (const name of ['crowd-6', 'staff-waits-4', 'over-survived-1']) {
      await at(name, 'desk', async (page) => {
        assert.equal(await page.locator('.board .lit, .board .target, .board button.lamp, .board .glow').count(), 0);
      });
    }
  },
  { ready: '.chart, .boards, .final' },
);
