/** Prints what is told in motion at given moments: a sample as it lay before, then the same table with the lines that came.
    `games/<game>/web/samples/in-motion.mjs` says which; the browser tests of moments stage the same scenes.

    A scene: `name`, the `sample`, `at` (the prints, in ms since the lines came), and one of
    `from`: the last lines of this name in the sample's record and all after them come at once, or
    `lines`: lines that come besides those of the record.
    `before(table)` and `after(table)` may change what lies there before and when they come. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { visit, WEB } from '../tests/browser/harness.mjs';
import { sampleOf } from './serve.mjs';

const TICK = 40; // ms between two looks at the page
const PARTS_COME = 200; // ms, for parts of the board that are fetched when they are needed

/** The scenes of a game; none where it has not said any. */
export async function scenesOf(game) {
  const own = join(WEB, `../../games/${game}/web/samples/in-motion.mjs`);
  return existsSync(own) ? (await import(own)).scenes : [];
}

/** Where the last lines of this name begin that stand together; -1 where there are none. */
export function beginOf(lines, name) {
  let at = lines.findLastIndex(({ told }) => told?.what === name);
  while (at > 0 && lines[at - 1].told?.what === name) at -= 1;
  return at;
}

/** The table as it lay before, and as it lies when the lines have come. */
export function staged(game, { name, sample, from, lines = [], before = (table) => table, after = (table) => table }) {
  const table = sampleOf(game, sample);
  const record = table.play.lines;
  const at = from ? beginOf(record, from) : record.length;
  if (at < 0) throw new Error(`${game}, scene ${name}: ${sample} has no line ${from}`);
  const told = (kept) => ({ ...table, play: { ...table.play, lines: kept } });
  return { before: before(told(record.slice(0, at))), after: after(told([...record, ...lines])) };
}

/** Moves everything that moves on by so many ms: pictures stand still meanwhile, however long a print takes. */
function moveOn(ms) {
  const times = (window.movedTo ??= new WeakMap());
  for (const each of document.getAnimations()) {
    if (each.playState === 'finished') continue;
    const end = each.effect?.getComputedTiming().endTime ?? 0;
    const time = (times.get(each) ?? 0) + ms;
    times.set(each, time);
    each.pause();
    if (time >= end) each.finish();
    else each.currentTime = time;
  }
}

/** Prints all scenes of a game at one size; `place(scene, ms)` answers the file. */
export async function printScenes(browser, address, game, { width, height, place, only = [] }) {
  const scenes = (await scenesOf(game)).filter(({ name }) => only.length === 0 || only.includes(name));
  if (scenes.length === 0) return [];
  const phone = width <= 760;
  const view = await visit(browser, { width, height, touch: phone, scale: phone ? 2 : 1, motion: 'no-preference' });
  const { page } = view;
  await page.clock.install();
  await view.load(`${address}/board?sample=${scenes[0].sample}&pace=normal`);
  for (const scene of scenes) {
    const { before, after } = staged(game, scene);
    await page.clock.resume();
    await page.evaluate((table) => window.lay(table), before);
    await page.waitForSelector('.board');
    await view.settled();
    await page.waitForTimeout(PARTS_COME * 3);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.evaluate((table) => window.put(table), after);
    await page.waitForTimeout(PARTS_COME);
    let now = 0;
    for (const at of scene.at) {
      for (; now < at; now += TICK) {
        await page.clock.runFor(TICK);
        await page.evaluate(moveOn, TICK);
      }
      await page.screenshot({ path: place(scene.name, at) });
    }
  }
  await view.close();
  return view.faults.map((fault) => `${game} in motion ${width}x${height}: ${fault}`);
}
