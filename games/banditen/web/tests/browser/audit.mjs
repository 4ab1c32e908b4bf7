/** Every sample table in every theme, both widths and the pseudo-language, held to the house's checks.
    Usage: node games/banditen/web/tests/browser/audit.mjs [--few] [name...]
    `--few`: every fifth sample in two prints, for the tests of every change; all of them take minutes. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve, site } from '../../dev/serve.mjs';

const house = (file) => import(pathToFileURL(join(site, 'tests/browser', file)).href);
const [{ browse }, { axe, covered, overflow, sideways, small, targets }] = [await house('house.mjs'), await house('checks.mjs')];
const few = process.argv.includes('--few');
const only = process.argv.slice(2).filter((word) => word !== '--few');
const names = (await readdir(new URL('../../samples/', import.meta.url))).filter((file) => file.endsWith('.json')).map((file) => file.replace('.json', '')).filter((name, at) => (only.length === 0 || only.includes(name)) && (!few || at % 5 === 0));
const PRINTS = [['light', 'en'], ['blackout', 'en'], ['contrast', 'en'], ['light', 'en-XA'], ['light', 'it']].filter(([theme, lang]) => !few || theme === 'blackout' || lang === 'en-XA');

/* Ids of hexes are small on purpose, and of a name that is turned the check cannot tell the size. */
const turned = (await readFile(new URL('../../map/names.csv', import.meta.url), 'utf8')).trim().split('\n').map((line) => line.split(',')).filter((cells) => Number(cells[6]) !== 0).map((cells) => cells[2]);
const mapped = (fault) => /"\d\d\.\d\d"$/.test(fault) || turned.some((name) => fault.endsWith(`"${name}"`));

const server = await serve();
const browser = await browse();
let failed = 0;
try {
  for (const width of [360, 1920]) {
    const context = await browser.newContext({ viewport: { width, height: width === 360 ? 800 : 1080 }, reducedMotion: 'reduce', hasTouch: width === 360 });
    const page = await context.newPage();
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    for (const name of names) {
      for (const [theme, lang] of PRINTS) {
        await page.goto(`${server.address}/board?sample=${name}&theme=${theme}&lang=${lang}`, { waitUntil: 'networkidle' });
        await page.waitForSelector('.board');
        await page.evaluate(() => document.fonts.ready);
        const faults = [...errors.splice(0), ...(await sideways(page)), ...(await overflow(page)), ...(lang === 'en' ? await axe(page) : []), ...(width === 360 ? [...(await targets(page, 44)), ...(await small(page, 14)).filter((fault) => !mapped(fault))] : []), ...(theme === 'light' ? await covered(page) : [])];
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
console.log(failed === 0 ? `${names.length} samples, ${PRINTS.length} prints, 2 widths: nothing to blame` : `${failed} faults`);
process.exitCode = failed === 0 ? 0 : 1;
