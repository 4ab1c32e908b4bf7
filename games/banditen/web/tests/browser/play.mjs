/** The first two turns of both scenarios, played by the partisans on the drawn board against a bot, on the real program.
    What is decided is read from what the table says; what is done is done with the mouse on the map and on the buttons.
    Usage: node games/banditen/web/tests/browser/play.mjs */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const site = fileURLToPath(new URL('../../../../../platform/web', import.meta.url));
const { eachMessage } = await import(pathToFileURL(join(site, 'tests/browser/messages.mjs')).href);
const { scenes } = await import(pathToFileURL(join(site, 'tests/browser/scenes.mjs')).href);

const SHEET = 935;
function hexesOf(scenario) {
  const [head, ...rows] = readFileSync(new URL(`../../../data/${scenario}.csv`, import.meta.url), 'utf8')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  return new Map(
    rows.map((cells) => {
      const of = Object.fromEntries(head.map((key, i) => [key, cells[i]]));
      return [of.hex, { id: of.hex, q: +of.q, r: +of.r, x: +of.x, y: +of.y, terrain: of.terrain }];
    }),
  );
}
const distance = (a, b) => (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2;

/** A table with a bot for the Axis, opened as its partisan. */
async function sit(page, address, scenario) {
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game: 'banditen',
      seats: [
        { kind: 'me', name: 'Nives' },
        { kind: 'bot', level: 'greedy' },
      ],
      options: { scenario },
    }),
  });
  assert.equal(answer.status, 201, await answer.clone().text());
  const opened = await answer.json();
  const heard = { state: null, lines: [], ordered: [] };
  eachMessage(page, (message) => {
    if (message.type !== 'state' || !message.play) return;
    heard.state = message;
    heard.lines.push(...message.play.lines);
  });
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const { type, order } = JSON.parse(String(payload));
      if (type === 'order') heard.ordered.push(order.reply.own);
    }),
  );
  await page.goto(`${address}/`);
  await page.evaluate(
    ({ id, seats }) =>
      localStorage.setItem(
        `staffetta.table.${id}`,
        JSON.stringify({ seats: [{ seat: 0, token: seats[0].token }], invitations: [] }),
      ),
    opened,
  );
  await page.goto(`${address}/table/${opened.id}`);
  await page.locator('.live').waitFor();
  return heard;
}

/** Pulls the map until the hex lies free in its frame, and presses it. */
async function pressHex(page, hexes, id) {
  const hex = hexes.get(id);
  assert.ok(hex, `there is no hex ${id}`);
  for (let tries = 0; tries < 12; tries += 1) {
    const [box, frame] = [await page.locator('.live').boundingBox(), await page.locator('.hand').boundingBox()];
    const k = box.width / SHEET;
    const [x, y] = [box.x + hex.x * k, box.y + hex.y * k];
    const free = await page.evaluate(([u, v]) => Boolean(document.elementFromPoint(u, v)?.closest('.hand')), [x, y]);
    if (
      free &&
      x > frame.x + 20 &&
      x < frame.x + frame.width - 20 &&
      y > frame.y + 20 &&
      y < frame.y + frame.height - 20
    ) {
      await page.mouse.move(x, y);
      await page.mouse.click(x, y);
      return;
    }
    const [mx, my] = [frame.x + frame.width / 2, frame.y + frame.height / 3];
    const pull = (by, most) => Math.max(-most, Math.min(most, by));
    await page.mouse.move(mx, my);
    await page.mouse.down();
    await page.mouse.move(mx + pull(mx - x, frame.width / 3), my + pull(my - y, frame.height / 3), { steps: 4 });
    await page.mouse.up();
    await page.waitForTimeout(60);
  }
  throw new Error(`hex ${id} cannot be brought into sight`);
}

/** Plays until this turn begins. Answers what was done, by verb. */
async function playUntil(page, heard, scenario, turn) {
  const hexes = hexesOf(scenario);
  const done = {};
  let acted = 0;
  let seen = 0;
  let last = '';
  const did = (verb) => {
    done[verb] = (done[verb] ?? 0) + 1;
  };
  for (let n = 0; n < 900; n += 1) {
    const play = heard.state?.play;
    const offers = play && play.awaiting.kind !== 'over' ? play.offers : [];
    if (!play || play.awaiting.kind === 'over' || play.view.turn >= turn) return done;
    const key = `${play.question} ${play.draft.join(' ')} ${play.entry}`;
    // The screen follows the table: act on a state once, and only when it is drawn.
    if (offers.length === 0 || key === last || !(await page.locator('.prompt.mine').isVisible())) {
      await page.waitForTimeout(40);
      if (offers.length > 0 && key === last && (seen += 1) > 60) {
        last = '';
        seen = 0;
      }
      continue;
    }
    last = key;
    seen = 0;
    const of = (verb) => offers.filter((offer) => offer.verb === verb);
    const target = (offer) => offer.target.split(':')[1];
    const foes = Object.values(play.view.units)
      .filter((unit) => unit.side === 'axis' && hexes.has(unit.hex))
      .map((unit) => hexes.get(unit.hex));
    const near = (id) => Math.min(99, ...foes.map((foe) => distance(foe, hexes.get(id))));
    const nearest = (list) => [...list].sort((a, b) => near(target(a)) - near(target(b)))[0];
    const pinned = (id) =>
      Object.values(play.view.units)
        .filter((unit) => unit.hex === id)
        .every((unit) => unit.pinned);
    const press = (offer) => pressHex(page, hexes, target(offer));
    // What was to be pressed may be gone with the next state: then the next state is looked at.
    page.setDefaultTimeout(3000);
    const button = (scope) => page.locator(`${scope} button:not([aria-disabled=true])`);

    const choose = async () => {
      if (of('place').length > 0) {
        did('place');
        await press(nearest(of('place')));
      } else if (of('base').length > 0 || of('assign').length > 0) {
        did('choose');
        await button('.choices').first().click();
      } else if (of('decline').length > 0) {
        const fire = of('react_fire')[0];
        if (fire) {
          did('react_fire');
          await press(fire);
          // Where a stack may do several things the choice stands beside the map.
          const more = button('.choices').first();
          if (await more.isVisible()) await more.click({ timeout: 1000 }).catch(() => undefined);
        } else {
          did('decline');
          await page.locator('.prompt').getByRole('button', { name: 'Pass once' }).click();
        }
      } else if (of('at').length > 0) {
        did('fire');
        await press(of('at')[0]);
      } else if (of('to').length > 0) {
        did('to');
        await press(nearest(of('to')));
      } else if (of('with').length > 0 || of('all').length > 0 || of('go').length > 0) {
        did('with');
        const go = page.locator('.prompt button.lamp');
        if (await go.isVisible()) await go.click();
        else await page.locator('.units button.lit').first().click();
      } else if (of('step').length > 0) {
        const best = nearest(of('step'));
        const here = play.view.group?.here;
        const closer = here && hexes.has(here) ? near(target(best)) < near(here) : true;
        if (closer || of('stop').length === 0) {
          did('step');
          await press(best);
        } else {
          did('stop');
          await page.locator('.prompt').getByRole('button', { name: 'Stop here' }).click();
        }
      } else if (play.draft[0]?.startsWith('activate')) {
        // The stack has been taken up: by its verb, or by pressing a hex further on, which leaves the way there with the table.
        const here = play.draft[0].split(':')[1];
        // Where it may go is answered a moment later.
        const reach = page.locator('.paper button.lit');
        await reach
          .first()
          .waitFor({ state: 'attached', timeout: 1000 })
          .catch(() => undefined);
        const far = (await reach.evaluateAll((all) => all.map((each) => each.dataset.hex)))
          .filter((id) => distance(hexes.get(id), hexes.get(here)) === 2)
          .sort((a, b) => near(a) - near(b))[0];
        if (far && (near(far) < near(here) || !done.route) && (done.verb ?? 0) > (done.route ?? 0)) {
          did('route');
          await pressHex(page, hexes, far);
        } else if (of('move').length > 0) {
          did('verb');
          await page
            .locator('.verbs')
            .getByRole('button', { name: /^Move 1/ })
            .click();
        } else {
          did('verb');
          await button('.verbs').first().click();
        }
      } else if (of('enter').length > 0 && acted < 12) {
        acted += 1;
        did('enter');
        await page
          .getByRole('button', { name: /^Bring in/ })
          .first()
          .click();
      } else if (of('activate').length > 0 && acted % 5 !== 4) {
        acted += 1;
        did('activate');
        await press(nearest(of('activate').filter((offer) => !pinned(target(offer)))) ?? of('activate')[0]);
      } else if (of('pass').length > 0) {
        acted += 1;
        did('pass');
        await page.locator('.prompt').getByRole('button', { name: 'Pass' }).click();
      } else {
        // Losses, retreats and the like: whatever is lit first in the list.
        did(offers[0].verb);
        await page.getByRole('button', { name: 'List', exact: true }).click();
        await page.locator('.list .may button').first().click();
        await page.getByRole('button', { name: 'List', exact: true }).click();
      }
    };
    await choose().catch((error) => {
      if (!/Timeout|detached/.test(String(error))) throw error;
    });
    await page.waitForTimeout(30);
  }
  throw new Error(
    `turn ${turn} was not reached: ${JSON.stringify(done)}, asked ${heard.state?.play?.prompt.key}, offered ${heard.state?.play?.offers
      .slice(0, 6)
      .map(({ action }) => action)
      .join(', ')}`,
  );
}

const fired = (heard) =>
  heard.lines.filter(({ told }) => told?.what === 'reacts' && JSON.stringify(told.args).includes('react_fire'));

await scenes(
  ['gravellona', 'tarnova'].map((scenario) => [
    `${scenario}: two turns on the map, with an opportunity fire`,
    async ({ server, open }) => {
      const page = await open({ width: 1600, height: 1000 });
      const heard = await sit(page, server.address, scenario);
      const done = await playUntil(page, heard, scenario, 3);
      // Whether the bot fires is the bot's affair: if nobody has yet, the battle goes on a little.
      for (let turn = 4; turn < 7 && fired(heard).length === 0; turn += 1) await playUntil(page, heard, scenario, turn);
      assert.ok(heard.state.play.view.turn >= 3 || heard.state.play.awaiting.kind === 'over', 'two turns are over');
      assert.ok(
        (done.place ?? 0) > 0 && (done.activate ?? 0) > 3 && (done.step ?? 0) > 1 && (done.route ?? 0) > 0,
        JSON.stringify(done),
      );
      assert.ok(
        heard.ordered.some((order) => /^route \d\d\.\d\d \d\d\.\d\d/.test(order)),
        'a way of two hexes was left with the table',
      );
      assert.ok(fired(heard).length > 0, `no opportunity fire in ${heard.lines.length} lines: ${JSON.stringify(done)}`);
      // The record tells it too, if need be further back than its first page.
      const record = page.locator('.record').first();
      const older = record.getByRole('button').last();
      for (
        let pages = 0;
        pages < 12 && !/opportunity fire/i.test(await record.innerText()) && (await older.isVisible());
        pages += 1
      )
        await older.click();
      assert.match(await record.innerText(), /opportunity fire/i);
      console.log(`      ${JSON.stringify(done)}, ${fired(heard).length} opportunity fires`);
    },
  ]),
);
