/** The year 1941 with two bots on the real program: a move, a battle, the three stages of a question, a mission.
    Usage: STAFFETTA=path/to/staffetta node games/join-the-partisans/web/tests/browser/year.mjs [width]; SHOTS=folder keeps pictures. */
import assert from 'node:assert/strict';
import { axe, sideways } from '../../../../../platform/web/tests/browser/checks.mjs';
import { scenes } from '../../../../../platform/web/tests/browser/scenes.mjs';

const width = Number(process.argv[2] ?? 1366);
const height = width <= 760 ? 740 : width >= 1900 ? 1080 : 633;
const PATIENCE = 120_000;

/** One thing that a player would do now, in the page; says what was done. */
function step() {
  const seen = (e) => e.checkVisibility() && e.getAttribute('aria-disabled') !== 'true';
  const prompt = document.querySelector('main .prompt');
  if (!prompt) return null;
  const press = (element, what) => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return what;
  };
  const buttons = [...prompt.querySelectorAll('button')].filter(seen);
  const named = (pattern) => buttons.find((each) => pattern.test(each.textContent));
  const goOn = named(/^Go on/);
  if (goOn) return press(goOn, 'reveal');
  if (!prompt.classList.contains('mine')) return null;
  const school = document.querySelector('.school');
  if (school) {
    const question = school.querySelector('h3')?.textContent ?? '';
    if (!question.trim()) return 'no question in sight';
    const options = [...school.querySelectorAll('.options button')];
    // Stages 3 and 2 are passed, the last one is answered.
    if (options.length === 2) return press(options[0], 'two options');
    if (options.length === 3) return press(named(/Pass/), 'three options passed');
    if (school.querySelector('input')) return press(named(/Pass/), 'open question passed');
  }
  const battle = document.querySelector('.battle');
  if (battle) {
    const best = battle.querySelector('button.best:not([aria-disabled])');
    if (best && best.checkVisibility()) return press(best, 'best keep');
    const roll = named(/^(Roll|Star)/);
    const mission = /SM\d\d/.test(battle.textContent);
    return roll ? press(roll, mission ? 'mission roll' : 'roll') : press(named(/^Stop/), 'stop');
  }
  const walk = named(/^(Walk to|Start at|Outpost at|Go for)/);
  if (walk) return press(walk, walk.textContent.trim().split(' ')[0]);
  const next = named(/^Next place/);
  if (next) return press(next, 'next');
  const choices = [...document.querySelectorAll('.choices button')].filter(seen);
  if (choices.length > 0) return press(choices[0], 'choice');
  return buttons.length > 0 ? press(buttons.at(-1), buttons.at(-1).textContent.trim()) : null;
}

await scenes([
  [
    `the year 1941 with two bots at ${width} px`,
    async ({ server, open }) => {
      const opened = await fetch(`${server.address}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          game: 'join-the-partisans',
          seats: [
            { kind: 'me', name: 'Vida' },
            { kind: 'bot', level: 'greedy' },
            { kind: 'bot', level: 'greedy' },
          ],
          options: {},
        }),
      });
      assert.ok(opened.ok, await opened.clone().text());
      const table = await opened.json();
      const page = await open({ width, height, bypassCSP: true });
      await page.addInitScript(({ id, seats }) => {
        localStorage.setItem(
          `staffetta.table.${id}`,
          JSON.stringify({
            seats: seats.flatMap(({ seat, token }) => (token ? [{ seat, token }] : [])),
            invitations: [],
          }),
        );
        localStorage.setItem('staffetta.tables', JSON.stringify([id]));
      }, table);
      await page.goto(`${server.address}/table/${table.id}?lang=en`);
      await page.locator('.jp.board').waitFor();
      const did = new Map();
      const kept = new Set();
      const keep = async (what) => {
        if (kept.has(what)) return;
        kept.add(what);
        if (process.env.SHOTS)
          await page.screenshot({
            path: `${process.env.SHOTS}/year-${what.replaceAll(' ', '-')}-${width}.png`,
          });
      };
      const until = Date.now() + PATIENCE;
      const wanted = [
        'Walk',
        'roll',
        'open question passed',
        'three options passed',
        'two options',
        'reveal',
        'mission roll',
      ];
      while (!wanted.every((what) => did.has(what))) {
        assert.ok(
          Date.now() < until,
          `the year is not over; done so far: ${JSON.stringify([...did])}; asked: ${await page
            .locator('.prompt .sentence')
            .innerText()
            .catch(() => 'nothing')}`,
        );
        const scene = await page.evaluate(
          () =>
            ['battle', 'school', 'reveal'].find((name) => document.querySelector(`.scene.${name}`)) ??
            (document.querySelector('.jp .lamp') ? 'map' : null),
        );
        if (scene) await keep(scene);
        if (scene === 'battle' && !did.has('checked battle')) {
          did.set('checked battle', 1);
          // The rules are asked for the chance: it stands there when they have answered.
          await page.locator('.battle .big', { hasText: /^\d+/ }).waitFor({ timeout: 5000 });
        }
        const what = await page.evaluate(step);
        assert.notEqual(what, 'no question in sight');
        if (what) did.set(what, (did.get(what) ?? 0) + 1);
        await page.waitForTimeout(what ? 50 : 80);
      }
      await keep('end');
      assert.deepEqual([...(await sideways(page)), ...(await axe(page))], []);
      console.log(`      ${[...did].map(([what, n]) => `${what} ${n}`).join(', ')}`);
    },
  ],
]);
