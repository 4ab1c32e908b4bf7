/** How the pages behave under hand and keyboard, in a real browser. */
import assert from 'node:assert/strict';
import { browse, open } from './harness.mjs';
import { start } from './server.mjs';

const server = await start();
const browser = await browse();
let count = 0;

async function scene(name, path, options, play) {
  const view = await open(browser, server.address + path, { width: 1280, ...options });
  try {
    await play(view.page);
    assert.deepEqual(view.faults, []);
    count += 1;
    console.log(`ok    ${name}`);
  } catch (error) {
    process.exitCode = 1;
    console.log(`FAULT ${name}\n      ${error instanceof Error ? error.message.split('\n').join('\n      ') : error}`);
  } finally {
    await view.close();
  }
}

const focused = (page) =>
  page.evaluate(
    () => document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute('aria-label'),
  );

await scene(
  'a dialog keeps the keyboard, closes on Escape and hands the focus back',
  '/style?theme=light',
  {},
  async (page) => {
    const opener = page.getByRole('button', { name: 'Open the box' }).first();
    await opener.click();
    const box = page.getByRole('dialog', { name: 'Duck and run' });
    await box.waitFor();
    for (let i = 0; i < 9; i += 1) {
      await page.keyboard.press('Tab');
      assert.ok(
        await page.evaluate(() => document.activeElement?.closest('dialog') !== null),
        `Tab ${i + 1} has left the dialog`,
      );
    }
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'hidden' });
    assert.equal(await focused(page), 'Open the box');
  },
);

await scene(
  'on the phone a sheet spans the foot of the screen',
  '/style?theme=light',
  { width: 360, height: 780 },
  async (page) => {
    await page.getByRole('button', { name: 'Open the sheet' }).click();
    const sheet = await page.locator('dialog[open]').boundingBox();
    assert.deepEqual([sheet.x, sheet.width, sheet.y + sheet.height], [0, 360, 780]);
    assert.ok(sheet.y > 300, 'the sheet leaves the table in sight');
  },
);

await scene('a die shows the focus and is picked by keyboard alone', '/style?theme=light', {}, async (page) => {
  const die = page.locator('#dice .desk').getByRole('button', { name: 'White die 6, free' });
  await die.focus();
  assert.equal(await die.evaluate((e) => getComputedStyle(e).outlineStyle), 'solid');
  await page.keyboard.press('Space');
  assert.equal(
    await page.locator('#dice .desk').getByRole('button', { name: 'White die 6, picked' }).getAttribute('aria-pressed'),
    'true',
  );
});

for (const [pace, least, most] of [
  ['slow', 560, 600],
  ['normal', 400, 440],
  ['quick', 180, 220],
  ['none', 0, 0],
]) {
  await scene(
    `dice roll at pace ${pace} within ${most} ms`,
    `/style?theme=light&pace=${pace}`,
    { motion: 'no-preference' },
    async (page) => {
      // Read in the page, as soon as the click has been answered: on a busy machine the dice would lie before a question from here came.
      await page.evaluate(() => {
        const tumbling = () =>
          document
            .getAnimations()
            .filter((a) => a instanceof Animation && !(a instanceof CSSAnimation) && !(a instanceof CSSTransition))
            .map((a) => a.effect.getTiming().duration);
        globalThis.tumbled = new Promise((done) =>
          addEventListener('click', () => setTimeout(() => done(tumbling())), { once: true }),
        );
      });
      await page.locator('#dice .desk').getByRole('button', { name: 'Roll the dice' }).click();
      const times = await page.evaluate(() => globalThis.tumbled);
      if (most === 0) assert.deepEqual(times, []);
      else {
        assert.ok(times.length >= 6, `only ${times.length} dice tumble`);
        for (const time of times) assert.ok(time >= least && time <= most, `${time} ms`);
      }
    },
  );
}

await scene('with reduced motion nothing moves', '/style?theme=light&pace=slow', { motion: 'reduce' }, async (page) => {
  await page.locator('#dice .desk').getByRole('button', { name: 'Roll the dice' }).click();
  assert.equal(
    await page.evaluate(() => document.getAnimations().filter((a) => a.effect.getTiming().duration > 0).length),
    0,
  );
});

await scene(
  'between two people at one screen nothing of the hand is in the page',
  '/style?theme=light',
  { width: 360, height: 780 },
  async (page) => {
    assert.ok(!(await page.content()).includes('Brutality'));
    await page.getByRole('button', { name: 'I am Giulia' }).click();
    assert.ok((await page.content()).includes('Brutality'));
  },
);

await scene('a link changes the page without loading it, and the way back works', '/', {}, async (page) => {
  await page.evaluate(() => {
    globalThis.stillHere = true;
  });
  await page.evaluate(() => {
    const a = document.createElement('a');
    a.href = '/style?theme=blackout';
    a.textContent = 'style';
    document.body.append(a);
    a.click();
  });
  await page.getByRole('heading', { name: 'Style', level: 1 }).waitFor();
  assert.equal(await page.evaluate(() => globalThis.stillHere), true);
  await page.goBack();
  await page.getByRole('heading', { name: 'Staffetta', level: 1 }).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'MAIN');
});

await scene('an unknown address says so and leads home', '/no/such/page', {}, async (page) => {
  await page.getByRole('link', { name: 'Back to the shelf' }).click();
  await page.getByRole('heading', { name: 'Staffetta' }).waitFor();
});

await scene('the language is switched at once and kept', '/', {}, async (page) => {
  await page.getByRole('button', { name: 'FR, Français' }).click();
  await page.getByText('Sans compte.').waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'fr');
  await page.reload();
  await page.getByText('Sans compte.').waitFor();
});

await scene('the theme follows the system until one is chosen, and is kept', '/', { scheme: 'dark' }, async (page) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  assert.equal(await ground(), 'rgb(22, 21, 17)');
  await page.getByLabel('Theme').selectOption('light');
  assert.equal(await ground(), 'rgb(237, 228, 207)');
  await page.reload({ waitUntil: 'networkidle' });
  assert.equal(await ground(), 'rgb(237, 228, 207)');
});

await scene(
  'the shelf offers only what the server has, and a new table shows at most six controls',
  '/',
  {},
  async (page) => {
    const served = (await (await fetch(`${server.address}/api/games`)).json()).map(({ id }) => id);
    await page.locator('.game').first().waitFor();
    const offered = await page
      .locator('.game .go a:first-child')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href').split('/').pop()));
    assert.deepEqual(offered.sort(), served.sort());
    assert.equal(await page.locator('.game .not-yet').count(), (await page.locator('.game').count()) - served.length);
    await page.locator('.game .go a').first().click();
    await page.locator('.choices').waitFor();
    const controls = await page
      .locator('.choices')
      .evaluate(
        (all) =>
          [
            ...all.querySelectorAll('fieldset, select, input:not([type=radio]), [role=switch], [role=spinbutton]'),
          ].filter((e) => e.checkVisibility()).length,
      );
    assert.ok(controls >= 4 && controls <= 6, `${controls} controls in sight`);
  },
);

await scene('a rule’s address leads to the rule', '/rules/la-resistance#LR-5.33', {}, async (page) => {
  const rule = page.locator('[id="LR-5.33"]');
  await rule.waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('li')?.id === 'LR-5.33');
  const box = await rule.boundingBox();
  assert.ok(box.y >= 0 && box.y < 1080, `the rule is at ${box.y}`);
  assert.match(await rule.textContent(), /ruling/);
  await page.getByRole('link', { name: 'LR-5.34' }).first().click();
  await page.waitForFunction(() => document.querySelector('.here')?.id === 'LR-5.34');
});

await scene(
  'an entry of the record is written into one live region',
  '/style?theme=light',
  { width: 360, height: 780 },
  async (page) => {
    const live = page.locator('#question .record [aria-live]').first();
    const before = await live.textContent();
    await page.locator('#question').getByRole('button', { name: 'Write an entry' }).click();
    assert.notEqual(await live.textContent(), before);
  },
);

await scene('every picture on the front page has come', '/', {}, async (page) => {
  await page.waitForTimeout(200);
  assert.equal(await page.locator('svg[data-picture]').count(), 5);
  assert.equal(await page.locator('svg[data-picture]:not([data-come])').count(), 0);
});

await browser.close();
await server.close();
console.log(`${count} scenes`);
