/** The sample tables without a program. In a battle on a phone picture, dice, chance and verbs are in sight together and nothing
    stands under the verbs; in every question the sentence stands above its verbs; no plate on the map lies on a name.
    Usage: node games/join-the-partisans/web/tests/browser/phone.mjs [sample...] */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';

const site = fileURLToPath(new URL('../../../../../platform/web', import.meta.url));
const load = (file) => import(pathToFileURL(join(site, file)).href);
const { browse, visit } = await load('tests/browser/harness.mjs');
const { samplesOf, serve } = await load('samples/serve.mjs');
const GAME = 'join-the-partisans';
const only = process.argv.slice(2);
const samples = samplesOf(GAME).filter((name) => only.length === 0 || only.includes(name));
const isBattle = (name) => name.startsWith('attempt-') && name !== 'attempt-waits-3';
/** Every question, and how high the picture of a battle is at least, in pixels. */
const PHONES = [
  { size: [360, 740], lang: 'en', picture: 80 },
  { size: [360, 740], lang: 'de', picture: 0 },
  { size: [360, 640], lang: 'en', picture: 0 },
  { size: [740, 360], lang: 'en', picture: 0 },
];
const MAPS = [
  [360, 740],
  [1366, 768],
  [1920, 1080],
];

/** In the page: what is wrong with a battle. */
function battle(picture) {
  const FACE = 50; // px
  const faults = [];
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const faces = [...document.querySelectorAll('.dice .row .die .body')].map((e) => e.getBoundingClientRect());
  if (faces.length !== 5) faults.push(`${faces.length} dice`);
  if (faces.some(({ width }) => width < FACE)) faults.push(`a die of ${Math.round(faces[0].width)} px`);
  if (new Set(faces.map(({ top }) => Math.round(top / 24))).size > 2) faults.push('the dice are in several rows');
  const shown = document.querySelector('.battle .pic svg')?.checkVisibility() ? box('.battle .pic').height : 0;
  if (shown < picture) faults.push(`the picture is ${Math.round(shown)} px high`);
  const verbs = box('.prompt .actions');
  for (const part of ['.dice', '.odds', '.prompt .tab', '.prompt .actions']) {
    const r = box(part);
    if (!r || r.top < 0 || r.bottom > innerHeight + 0.5) faults.push(`${part} is not in sight`);
  }
  if (verbs && verbs.bottom < innerHeight - 1) faults.push('something stands under the verbs');
  if (document.querySelectorAll('.prompt .actions .btn').length < 2) faults.push('there are no verbs');
  if (document.querySelector('.jp [role=tab]')) faults.push('the tabs of the map are there');
  const [odds, question] = [box('.odds'), box('.prompt')];
  if (odds && question && innerHeight > innerWidth && odds.bottom > question.top + 1)
    faults.push('the chance lies under the question');
  const words = [...document.querySelectorAll('.odds .words span')].map((e) => e.getBoundingClientRect());
  const [a, b] = words;
  if (a && b && a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    faults.push('the words of two marks lie on one another');
  return faults;
}

/** In the page: a sentence that stands under its verbs. */
function order() {
  const sentence = document.querySelector('.prompt .sentence')?.getBoundingClientRect();
  const verbs = document.querySelector('.prompt .actions')?.getBoundingClientRect();
  return sentence && verbs && sentence.bottom > verbs.top + 1 ? ['the sentence stands below its verbs'] : [];
}

/** In the page: plates that lie on the name of a place. */
function plates() {
  const HAIR = 2; // px: letters do not fill their boxes
  const boxes = (selector) =>
    [...document.querySelectorAll(selector)].map((e) => ({ text: e.textContent.trim(), r: e.getBoundingClientRect() }));
  const names = boxes('.jp .name');
  return boxes('.jp g.plate, .jp g.beacon').flatMap((plate) =>
    names
      .filter(
        ({ r }) =>
          Math.min(r.right, plate.r.right) - Math.max(r.left, plate.r.left) > HAIR &&
          Math.min(r.bottom, plate.r.bottom) - Math.max(r.top, plate.r.top) - r.height * 0.3 > HAIR,
      )
      .map(({ text }) => `the plate ${plate.text} lies on ${text}`),
  );
}

const server = await serve(GAME);
const browser = await browse();
let [failed, looked] = [0, 0];

async function hold([width, height], lang, check) {
  const view = await visit(browser, { width, height, touch: width <= 760 });
  await view.load(`${server.address}/board?sample=${samples[0]}&theme=light&lang=${lang}`);
  for (const name of samples) {
    await view.page.evaluate((each) => window.lay(each), name);
    await view.page.waitForSelector('.board');
    await view.settled();
    const faults = [...view.faults.splice(0), ...(await check(view.page, name))];
    looked += 1;
    if (faults.length === 0) continue;
    failed += 1;
    console.log(`${name} ${width}x${height} ${lang}\n  ${faults.join('\n  ')}`);
  }
  await view.close();
}

try {
  for (const { size, lang, picture } of PHONES)
    await hold(size, lang, async (page, name) => [
      ...(await page.evaluate(order)),
      ...(isBattle(name) ? await page.evaluate(battle, picture) : []),
    ]);
  for (const size of MAPS) await hold(size, 'en', (page) => page.evaluate(plates));
} finally {
  await browser.close();
  await server.close();
}
console.log(failed === 0 ? `ok    ${looked} tables: battles and plates` : `FAULT ${failed} of ${looked} tables`);
process.exitCode = failed === 0 ? 0 : 1;
