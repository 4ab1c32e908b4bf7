/** Two powers' turns of 1943 on the drawn board, on the real program, by one person who leads both sides: purchases, a
    battle, a hunt with a fade, a sabotage and a supply marker. What is done is done with the mouse and the keyboard.
    Usage: [SHOTS=folder] node games/global-war-partisans/web/tests/browser/turns.mjs */
import assert from 'node:assert/strict';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';

const site = fileURLToPath(new URL('../../../../../platform/web', import.meta.url));
const load = (file) => import(pathToFileURL(join(site, 'tests/browser', file)).href);
const { eachMessage } = await load('messages.mjs');
const { scenes } = await load('scenes.mjs');
const { axe, sideways } = await load('checks.mjs');
const PATIENCE = 240_000;

/** A table for two at one screen: everything that is heard of it is kept. */
async function sit(page, address) {
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game: 'global-war-partisans',
      seats: [
        { kind: 'me', name: 'Nives' },
        { kind: 'me', name: 'Tone' },
      ],
      options: { scenario: '1943' },
    }),
  });
  assert.ok(answer.ok, await answer.clone().text());
  const opened = await answer.json();
  const heard = { play: null, lines: [], picks: 0 };
  eachMessage(page, (message) => {
    if (message.type !== 'state' || !message.play) return;
    // Both sit here: what counts is the table of whoever is asked.
    if (message.play.offers.length > 0 || !heard.play) heard.play = message.play;
    heard.lines.push(...message.play.lines);
  });
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (JSON.parse(String(payload)).type === 'pick') heard.picks += 1;
    });
  });
  await page.goto(`${address}/`);
  await page.evaluate(
    ({ id, seats }) =>
      localStorage.setItem(
        `staffetta.table.${id}`,
        JSON.stringify({
          seats: seats.flatMap(({ seat, token }) => (token ? [{ seat, token }] : [])),
          invitations: [],
        }),
      ),
    opened,
  );
  await page.goto(`${address}/table/${opened.id}`);
  return heard;
}

const told = (heard, what) => heard.lines.filter((line) => line.told?.what === what).length;

await scenes([
  [
    'Germany and the USSR play a turn of 1943 each',
    async ({ server, open }) => {
      const page = await open({ width: 1366, height: 768 });
      const heard = await sit(page, server.address);
      const shot = async (name) => {
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/turns-${name}.png` });
      };
      const prompt = page.locator('.prompt.mine');
      const likely = prompt.locator('.btn, button').last();
      /** Is it there, or soon? The odds of a hunt are asked for first. */
      const comes = (what) =>
        what.waitFor({ timeout: 1500 }).then(
          () => true,
          () => false,
        );
      let clicks = 0;
      const press = async (what) => {
        clicks += 1;
        await what.click({ timeout: 10_000 });
      };
      /** A press on what may be gone a moment later. */
      const brisk = async (what) => {
        clicks += 1;
        return what.click({ timeout: 1500 }).then(
          () => true,
          () => false,
        );
      };
      /** Waits until the table has taken it. */
      const after = async (act) => {
        const before = heard.play?.entry ?? -1;
        const drafted = heard.play?.draft.length ?? 0;
        await act();
        for (
          let n = 0;
          n < 100 && (heard.play?.entry ?? -1) === before && (heard.play?.draft.length ?? 0) === drafted;
          n += 1
        )
          await page.waitForTimeout(30);
      };
      const seen = { order: 0, battle: 0, hunt: 0, fade: 0, sabotage: 0, marker: 0, march: 0 };
      const until = Date.now() + PATIENCE;
      const shots = new Set();
      const once = async (name) => {
        if (!shots.has(name)) {
          shots.add(name);
          await shot(name);
        }
      };
      // The screen goes from one to the other by a press of its own.
      const handOver = async () => {
        const ready = page.locator('.hot-seat button').first();
        if (await ready.isVisible().catch(() => false)) await press(ready);
      };
      await page.locator('.board, .hot-seat').first().waitFor();
      const power = () => heard.play?.view.power;
      const over = () => power() !== 'germany' && power() !== 'ussr';
      while (!over()) {
        assert.ok(Date.now() < until, `stuck at ${heard.play?.occasion.kind} of ${power()}: ${JSON.stringify(seen)}`);
        await handOver();
        if (!(await prompt.isVisible().catch(() => false))) {
          await page.waitForTimeout(60);
          continue;
        }
        const kind = heard.play.occasion.kind;
        const offers = heard.play.offers.map((offer) => offer.action);
        const has = (verb) => offers.some((action) => action.startsWith(verb));
        if (kind === 'purchase') {
          // Three infantry, and a supply marker for the Soviet partisans; confirmed once.
          const plus = (ware) => page.locator(`[data-ware="${ware}"] button`).last();
          await plus('infantry').waitFor();
          for (let n = 1; n <= 3; n += 1) {
            await press(plus('infantry'));
            await page.locator(`[data-ware="infantry"] [aria-valuenow="${n}"]`).waitFor();
          }
          if (power() === 'ussr') {
            await press(plus('marker'));
            await page.locator('[data-ware="marker"] [aria-valuenow="1"]').waitFor();
          }
          await once(`production-${power()}`);
          await after(() => press(likely));
          seen.order += 1;
        } else if (kind === 'combat_movement') {
          // The USSR attacks from Kursk where the odds are best; Germany sends infantry to hunt in Belarus.
          const from = power() === 'ussr' ? 'kursk' : null;
          if (from && seen.march === 0 && (await page.locator(`[data-zone="${from}"]`).count()) > 0) {
            await page.locator(`[data-zone="${from}"]`).first().focus();
            await page.keyboard.press('Enter');
            clicks += 1;
            const best = page.locator('[data-zone].aim, .lit.aim').first();
            await best.waitFor();
            await once('march');
            await best.focus();
            await after(async () => {
              clicks += 1;
              await page.keyboard.press('Enter');
            });
            seen.march += 1;
          } else await after(() => press(likely));
        } else if (kind === 'combat') {
          const panel = page.locator('.zone');
          if (has('resolve')) {
            await once('combat');
            await after(() => press(likely));
            seen.battle += 1;
          } else if (has('hunt') && seen.hunt === 0 && (await comes(panel.locator('.hunt')))) {
            const hunt = prompt.getByRole('button', { name: /^Hunt/ });
            await hunt.waitFor();
            await once('hunt');
            await after(() => press(hunt));
            seen.hunt += 1;
          } else if (
            has('sabotage') &&
            seen.sabotage === 0 &&
            (await panel.locator('[data-deed="sabotage"]:not([aria-disabled="true"])').count()) > 0
          ) {
            await once('partisan');
            await after(() => press(panel.locator('[data-deed="sabotage"]')));
            // Where several things can be broken, the railway.
            const railway = page.locator('.choices .btn').last();
            if (heard.play.draft.length > 0) await after(() => press(railway));
            seen.sabotage += 1;
          } else if (has('hunt') || has('sabotage') || has('disrupt')) {
            // What is left is passed over, thing by thing; then combat ends.
            const skip = prompt.locator('button').first();
            const words = await prompt.locator('.sentence').innerText();
            await press(skip);
            for (
              let n = 0;
              n < 40 &&
              (await prompt
                .locator('.sentence')
                .innerText()
                .catch(() => '')) === words;
              n += 1
            )
              await page.waitForTimeout(20);
            if (/must be fought/.test(await prompt.locator('.sentence').innerText())) await after(() => press(likely));
          } else await after(() => press(likely));
        } else if (kind === 'fade') {
          await once('fade');
          await after(() => press(page.locator('.choose .btn').first()));
          seen.fade += 1;
        } else if (kind === 'retreat') {
          // To the end: from here on the battle goes on by itself, and what is asked may be answered before it is read.
          await once('battle');
          if (await brisk(page.getByRole('radio').first())) await after(() => brisk(likely));
        } else if (kind === 'lend_lease' && has('give') && seen.marker === 0) {
          await once('marker');
          await after(() =>
            press(page.locator('.choices h3', { hasText: 'Marker' }).locator('+ .group').locator('button').first()),
          );
          seen.marker += 1;
        } else if (kind === 'place_units') {
          await once('arrivals');
          await after(() => press(likely));
        } else if (kind === 'generation') {
          await once('uprising');
          await after(() => press(likely));
        }
        // What is asked here may be answered by the table itself before the press: the next round asks anew.
        else await after(() => brisk(likely));
      }
      await shot('after');
      assert.ok(seen.order === 2 && seen.battle > 0 && seen.march > 0, JSON.stringify(seen));
      assert.ok(
        told(heard, 'hunt') > 0 && told(heard, 'faded') + told(heard, 'partisan-lost') > 0,
        `${told(heard, 'hunt')} hunts`,
      );
      assert.ok(told(heard, 'sabotaged') > 0 && told(heard, 'supplied') > 0, JSON.stringify(seen));
      assert.ok(told(heard, 'bought') >= 6 && told(heard, 'attack') > 0);
      assert.deepEqual([...(await sideways(page)), ...(await axe(page))], []);
      console.log(
        `      ${clicks} presses, ${heard.picks} messages, ${heard.play.entry} entries: ${JSON.stringify(seen)}`,
      );
    },
  ],
]);
