/** A demonstration game alone, in Italian, on the real program: played to its end on the drawn board.
    Usage: STAFFETTA=path/to/staffetta node games/repubblica-ribelle/web/tests/browser/solo.mjs [width] */
import assert from 'node:assert/strict';
import { axe, sideways } from '../../../../../platform/web/tests/browser/checks.mjs';
import { scenes } from '../../../../../platform/web/tests/browser/scenes.mjs';

const width = Number(process.argv[2] ?? 1920);
const PATIENCE = 240_000;

/** One thing that a player would do now, in the page; says what was done. */
function step() {
  const seen = (e) => e.checkVisibility() && e.getAttribute('aria-disabled') !== 'true';
  const all = (query) => [...document.querySelectorAll(`main .board ${query}`)].filter(seen);
  const prompt = document.querySelector('main .prompt.mine');
  if (!prompt) return null;
  const press = (element, what) => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return what;
  };
  const buttons = [...prompt.querySelectorAll('button')].filter(seen);
  const named = (pattern) => buttons.find((each) => pattern.test(each.textContent));
  const targets = all('[data-place]');
  const mission = document.querySelector('main .mission[transform]')?.getAttribute('transform');
  if (targets.length > 0) {
    // Towards the mission: its own place if it can be reached.
    const spot = targets.find((each) => {
      const dot = each.querySelector('.aim');
      return mission?.startsWith(`translate(${dot.getAttribute('cx')} ${dot.getAttribute('cy')})`);
    });
    return spot ? press(spot, 'move') : press(buttons.at(-1), 'end');
  }
  const pieces = all('[data-piece]').filter((each) => !each.dataset.tried);
  if (pieces.length > 0 && named(/manovre|movimenti/i)) {
    pieces[0].dataset.tried = 'yes';
    return press(pieces[0], 'piece');
  }
  const lifts = all('.fan button.lit[aria-pressed="false"]');
  const lay = named(/^(Gioca|Scarta|Metti)/);
  const count = Number(/contate|conteresti (\d+)/i.exec(prompt.textContent)?.[1] ?? 0);
  const passes = named(/^Passa$/);
  if (passes && lifts.length > 0 && Number(/conti (\d+)/.exec(prompt.textContent)?.[1] ?? 0) < 9)
    return press(lifts[0], 'lift');
  if (lay && (named(/^Scarta|^Metti|^Gioca (?!\d)/) || count >= 9 || lifts.length === 0)) return press(lay, 'lay');
  if (passes && !lay) return press(passes, 'pass');
  if (lifts.length > 0) return press(lifts[0], 'lift');
  const lit = [...all('.fan button.lit'), ...all('.choices button'), ...all('.pick.lit'), ...all('[data-piece]')];
  if (lit.length > 0 && !named(/manovre|movimenti/i)) return press(lit[0], 'lit');
  const rest = buttons.filter((each) => !/Riprendi|Annulla/.test(each.textContent));
  return rest.length > 0 ? press(rest.at(-1), rest.at(-1).textContent.trim()) : null;
}

await scenes([
  [
    `a demonstration game alone, in Italian, at ${width} px, from the first board to the last count`,
    async ({ server, open }) => {
      const opened = await fetch(`${server.address}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          game: 'repubblica-ribelle',
          seats: [{ kind: 'me', name: 'Ermes' }],
          options: { length: 'demonstration' },
        }),
      });
      assert.ok(opened.ok, await opened.clone().text());
      const table = await opened.json();
      const page = await open({ width, height: width <= 760 ? 800 : 1080, locale: 'it-IT', bypassCSP: true });
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
      await page.goto(`${server.address}/table/${table.id}?lang=it`);
      await page.locator('.boards').waitFor();
      assert.match(await page.locator('.prompt .sentence').innerText(), /Scegli il tuo comandante/);
      const did = new Map();
      const prompts = new Set();
      const until = Date.now() + PATIENCE;
      while (!(await page.locator('.final').isVisible())) {
        assert.ok(
          Date.now() < until,
          `no end; done so far: ${JSON.stringify([...did])}; asked: ${await page
            .locator('.prompt .sentence')
            .innerText()
            .catch(() => 'nothing')}`,
        );
        const what = await page.evaluate(step);
        if (what) {
          did.set(what, (did.get(what) ?? 0) + 1);
          prompts.add(
            (
              await page
                .locator('.prompt .sentence')
                .first()
                .innerText()
                .catch(() => '')
            ).slice(0, 40),
          );
        }
        if (process.env.SHOTS && what === 'lift' && did.get('lift') === 6)
          await page.screenshot({ path: `${process.env.SHOTS}/solo-${width}.png` });
        await page.waitForTimeout(what ? 60 : 80);
      }
      const info = await (await fetch(`${server.address}/api/tables/${table.id}`)).json();
      assert.equal(info.status, 'over');
      const text = await page.locator('.board').first().innerText();
      assert.match(text, /La repubblica (vive|è caduta)/i);
      // Every word came from the Italian catalogue.
      assert.doesNotMatch(text, /\b(board|card|mission|locality|prompt|verb)-[a-zA-Z0-9]+/);
      assert.ok(did.get('move') > 0 && did.get('lay') > 0, JSON.stringify([...did]));
      assert.deepEqual([...(await sideways(page)), ...(await axe(page))], []);
      console.log(
        `      ${info.entries} entries; ${[...did].map(([what, n]) => `${what} ${n}`).join(', ')}; ${/vive/i.test(text) ? 'the republic lives' : 'the republic has fallen'}`,
      );
    },
  ],
]);
