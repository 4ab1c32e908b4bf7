/** Names, plates, chances and partisans of different zones do not cover each other on the maps, at the sizes of a desk, of two
    laptops and of a phone, where much is going on.
    Usage: [SHOTS=folder] node games/global-war-partisans/web/tests/browser/names.mjs [sample...] */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';

const site = fileURLToPath(new URL('../../../../../platform/web', import.meta.url));
const load = (file) => import(pathToFileURL(join(site, file)).href);
const { browse, visit } = await load('tests/browser/harness.mjs');
const { serve } = await load('samples/serve.mjs');
const SIZES = [
  [1920, 1080],
  [1366, 768],
  [1366, 633],
  [360, 740],
];
const BUSY = ['crowd-3', 'late-3', 'march-germany-3', 'march-japan-6', 'combat-2', 'combat-hunts-2', 'move-2'];
const samples = process.argv.length > 2 ? process.argv.slice(2) : BUSY;

/** What covers what by more than a hair, of all that is in sight of the maps. */
function crossings() {
  const HAIR = 4; // px: letters do not fill their boxes
  const things = [...document.querySelectorAll('[data-place]')].flatMap((place) => {
    const frame = place.closest('svg').parentElement.closest('section, .map').getBoundingClientRect();
    return [...place.querySelectorAll('.name, .ground-plate, .chance, .face, .harm path, .lock')].map((part) => ({
      zone: place.dataset.place,
      what: part.classList[0] ?? 'harm',
      frame,
      box: part.getBoundingClientRect(),
    }));
  });
  const seen = things.filter(
    ({ box, frame }) =>
      box.width > 0 &&
      box.left > frame.left &&
      box.right < frame.right &&
      box.top > frame.top &&
      box.bottom < frame.bottom,
  );
  const found = [];
  seen.forEach((a, at) => {
    for (const b of seen.slice(at + 1)) {
      if (a.zone === b.zone || a.frame.left !== b.frame.left || a.frame.top !== b.frame.top) continue;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide > HAIR && high > HAIR)
        found.push(`${a.what} of ${a.zone} and ${b.what} of ${b.zone}: ${Math.round(wide)} by ${Math.round(high)} px`);
    }
  });
  return { found, seen: seen.length };
}

const server = await serve('global-war-partisans');
const browser = await browse();
let [failed, looked] = [0, 0];
try {
  for (const [width, height] of SIZES) {
    const view = await visit(browser, { width, height });
    await view.load(`${server.address}/board?sample=${samples[0]}&theme=light&lang=en`);
    for (const name of samples) {
      await view.page.evaluate((each) => window.lay(each), name);
      await view.page.waitForSelector('.board');
      await view.page.waitForTimeout(250);
      for (const theatre of ['Europe', 'China']) {
        if (width === 1920 && theatre === 'China') continue; // beside Europe, in sight already
        const tab = view.page.getByRole('tab', { name: theatre });
        if ((await tab.count()) > 0) await tab.click();
        else if (theatre === 'China') await view.page.keyboard.press('2');
        await view.page.waitForTimeout(150);
        const { found, seen } = await view.page.evaluate(crossings);
        looked += seen;
        const where = `${name}, ${theatre}, ${width}x${height}`;
        if (found.length > 0) console.log(`${where}\n  ${found.slice(0, 20).join('\n  ')}`);
        failed += found.length;
        if (process.env.SHOTS)
          await view.page.screenshot({ path: `${process.env.SHOTS}/names-${name}-${theatre}-${width}x${height}.png` });
      }
    }
    await view.close();
  }
} finally {
  await browser.close();
  await server.close();
}
const enough = looked > 500;
console.log(`${failed === 0 && enough ? 'ok   ' : 'FAULT'} ${looked} names, plates and partisans, ${failed} crossings`);
process.exitCode = failed === 0 && enough ? 0 : 1;
