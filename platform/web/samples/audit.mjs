/** Every sample table of a game in every theme, both widths, the pseudo-language and the game's own, held to the house's
    checks. Usage: node samples/audit.mjs GAME [--few] [name...]
    `--few`: every fifth sample in two prints, for the tests of every change; all of them take minutes.
    A game may excuse what a check cannot judge: `excused(fault)` in `games/<game>/web/samples/excused.mjs`. */
import { existsSync } from 'node:fs';
import { axe, covered, overflow, sideways, small, targets } from '../tests/browser/checks.mjs';
import { browse } from '../tests/browser/house.mjs';
import { samplesOf, serve, tonguesOf } from './serve.mjs';

const few = process.argv.includes('--few');
const [game = 'la-resistance', ...only] = process.argv.slice(2).filter((word) => word !== '--few');
const names = samplesOf(game).filter((name, at) => (only.length === 0 || only.includes(name)) && (!few || at % 5 === 0));
const PRINTS = [['light', 'en'], ['blackout', 'en'], ['contrast', 'en'], ['light', 'en-XA'], ...tonguesOf(game).map((tongue) => ['light', tongue])].filter(([theme, lang]) => !few || theme === 'blackout' || lang === 'en-XA');
const WIDTHS = (process.env.WIDTHS ?? '360,1920').split(',').map(Number);
const own = new URL(`../../../games/${game}/web/samples/excused.mjs`, import.meta.url);
const { excused } = existsSync(own) ? await import(own.href) : { excused: () => false };

const server = await serve(game);
const browser = await browse();
let failed = 0;
try {
  for (const width of WIDTHS) {
    const phone = width === 360;
    const context = await browser.newContext({ viewport: { width, height: phone ? 800 : 1080 }, reducedMotion: 'reduce', hasTouch: phone });
    const page = await context.newPage();
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    for (const name of names) {
      for (const [theme, lang] of PRINTS) {
        await page.goto(`${server.address}/board?sample=${name}&theme=${theme}&lang=${lang}`, { waitUntil: 'networkidle' });
        await page.waitForSelector('.board');
        await page.evaluate(() => document.fonts.ready);
        const faults = [
          ...errors.splice(0), ...(await sideways(page)), ...(await overflow(page)), ...(lang === 'en' ? await axe(page) : []),
          ...(phone ? [...(await targets(page, 44)), ...(await small(page, 14))] : []), ...(theme === 'light' ? await covered(page) : []),
        ].filter((fault) => !excused(fault));
        if (faults.length > 0) {
          failed += faults.length;
          console.log(`${name} ${width} ${theme} ${lang}\n  ${[...new Set(faults)].join('\n  ')}`);
        }
      }
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(failed === 0 ? `${names.length} samples, ${PRINTS.length} prints, ${WIDTHS.length} widths: nothing to blame` : `${failed} faults`);
process.exitCode = failed === 0 ? 0 : 1;
