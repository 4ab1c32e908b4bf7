/** A whole game on the drawn board, its replay, and a whole game in words alone. */
import assert from 'node:assert/strict';
import { inWords, over, playByLamp, playInWords, playNow, scenes } from './scenes.mjs';

/** How long a click may take until the screen answers, in milliseconds. */
const ANSWER = 100;

await scenes([
  [
    'two taps lead to a first question against three bots; the game is played to its end; its replay slides',
    async ({ server, open }) => {
      const page = await open({ width: 1920, height: 1080 });
      let taps = 0;
      const id = await playNow(page, server.address, { taps: () => (taps += 1) });
      assert.equal(taps, 2);
      await page.getByRole('region', { name: 'The question' }).waitFor();
      const seats = (await (await fetch(`${server.address}/api/tables/${id}`)).json()).seats;
      assert.deepEqual(
        seats.map(({ kind }) => kind),
        ['person', 'bot', 'bot', 'bot'],
      );
      await page.getByText('Standing orders', { exact: true }).click();
      await page.getByRole('button', { name: 'Pass until somebody plays something' }).click();
      await page.getByText('Pass until somebody plays something').first().waitFor();
      await playByLamp(page);
      const info = await (await fetch(`${server.address}/api/tables/${id}`)).json();
      assert.equal(info.status, 'over');
      const record = await (await fetch(`${server.address}/api/tables/${id}/record.json`)).json();
      assert.equal(record.entries.length, info.entries);

      await page.getByRole('link', { name: 'Watch the replay' }).click();
      const slider = page.getByRole('slider', { name: 'Moment of the game' });
      await slider.waitFor();
      await page.waitForFunction(
        (total) => Number(document.querySelector('input[type=range]')?.max) === total - 1,
        info.entries,
      );
      const newest = () => page.locator('.record .now').textContent();
      const box = await slider.boundingBox();
      await page.mouse.move(box.x + 8, box.y + box.height / 2);
      await page.mouse.down();
      const told = new Set();
      for (const part of [0.25, 0.5, 0.75, 0.999]) {
        await page.mouse.move(box.x + box.width * part, box.y + box.height / 2, { steps: 4 });
        await page.waitForTimeout(400);
        told.add(await newest());
      }
      await page.mouse.up();
      assert.ok(told.size >= 3, `the record hardly changed while the slider was dragged: ${[...told].join(' / ')}`);
      assert.equal(await slider.inputValue(), String(info.entries - 1));
      await page.getByLabel('Seen by').selectOption('open');
      await page.getByText(`Moment ${info.entries} of ${info.entries}`).waitFor();
      await slider.focus();
      await page.keyboard.press('Home');
      await page.getByText(`Moment 1 of ${info.entries}`).waitFor();
    },
  ],

  [
    'a game is finished on the generic table by accessible names alone',
    async ({ server, open }) => {
      const page = await open({ width: 1280 });
      await playNow(page, server.address);
      await inWords(page);
      // The first offer, but a draft that could go on for ever is ended when there is nothing else to gain.
      await playInWords(page, {
        choose: (names, n) =>
          n % 5 === 4
            ? names.find((name) => /^(End the turn|Pass|Keep the roll|Stop here|Roll the dice)$/.test(name))
            : undefined,
      });
      await over(page).waitFor();
      assert.ok((await page.getByRole('region', { name: 'Record' }).textContent()).length > 200);
    },
  ],

  [
    'in words the keyboard alone plays on, and stays where the choices are',
    async ({ server, open }) => {
      const page = await open({ width: 1280 });
      await playNow(page, server.address);
      await inWords(page);
      const first = page.getByRole('region', { name: 'You may' }).getByRole('listitem').getByRole('button').first();
      await first.focus();
      await page.keyboard.press('Enter');
      await page
        .getByText(/leads as/)
        .first()
        .waitFor();
      // The next question and the focus come within a moment of each other.
      await page.waitForTimeout(300);
      assert.ok(
        !(await page.evaluate(
          () =>
            document.activeElement === document.body &&
            document.querySelectorAll('.offers li button').length > 0 &&
            document.querySelector('.prompt.mine') !== null,
        )),
        'the focus fell off the page',
      );
    },
  ],

  [
    `a click is answered on the screen within ${ANSWER} ms`,
    async ({ server, open }) => {
      const page = await open({ width: 1280 });
      await playNow(page, server.address);
      await inWords(page);
      const times = [];
      for (let n = 0; n < 100 && times.length < 6; n += 1) {
        const time = await page.evaluate(async () => {
          const button =
            document.querySelector('.prompt.mine') && document.querySelector('.offers li button:not([aria-disabled])');
          if (!button) return null;
          const sight = document.querySelector('.generic');
          const began = performance.now();
          const changed = new Promise((done) => {
            const watch = new MutationObserver(() => {
              watch.disconnect();
              requestAnimationFrame(() => done(performance.now() - began));
            });
            watch.observe(sight, { subtree: true, childList: true, characterData: true, attributes: true });
          });
          button.click();
          return changed;
        });
        if (time === null) await page.waitForTimeout(100);
        else times.push(time);
      }
      assert.ok(times.length >= 3, `only ${times.length} clicks`);
      times.sort((a, b) => a - b);
      console.log(
        `      ${times.length} clicks: median ${times[times.length >> 1].toFixed(0)} ms, slowest ${times.at(-1).toFixed(0)} ms`,
      );
      assert.ok(times[times.length >> 1] <= ANSWER, `median ${times[times.length >> 1]} ms`);
    },
  ],
]);
