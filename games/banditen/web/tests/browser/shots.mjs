/** Prints every sample table at both widths, by day and in the blackout. Usage: node games/banditen/web/tests/browser/shots.mjs FOLDER [name...] */
import { mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve, site } from '../../dev/serve.mjs';

const folder = resolve(process.argv[2] ?? 'shots');
const only = process.argv.slice(3);
const { browse } = await import(pathToFileURL(join(site, 'tests/browser/house.mjs')).href);
const names = (await readdir(new URL('../../samples/', import.meta.url))).filter((file) => file.endsWith('.json')).map((file) => file.replace('.json', ''));
const PRINTS = (process.env.PRINTS ?? 'light,blackout').split(',');
const WIDTHS = (process.env.WIDTHS ?? '1920,360').split(',').map(Number);

await mkdir(folder, { recursive: true });
const server = await serve();
const browser = await browse();
const faults = [];
try {
  for (const name of names.filter((each) => only.length === 0 || only.includes(each))) {
    for (const print of PRINTS) {
      for (const width of WIDTHS) {
        const phone = width <= 760;
        const context = await browser.newContext({ viewport: { width, height: phone ? 800 : 1080 }, reducedMotion: 'reduce', deviceScaleFactor: phone ? 2 : 1 });
        const page = await context.newPage();
        page.on('pageerror', (error) => faults.push(`${name} ${width}: ${error}`));
        const [theme, lang] = print === 'pseudo' ? ['light', 'en-XA'] : print === 'italian' ? ['light', 'it'] : [print, 'en'];
        await page.goto(`${server.address}/board?sample=${name}&theme=${theme}&lang=${lang}`, { waitUntil: 'networkidle' });
        await page.waitForSelector('.board');
        await page.evaluate(() => document.fonts.ready);
        // On the phone the sheet sticks to the screen: one print as it opens, one at the end of the page.
        await page.screenshot({ path: join(folder, `${name}-${print}-${width}.png`), fullPage: !phone });
        if (phone) {
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          await page.screenshot({ path: join(folder, `${name}-${print}-${width}-end.png`) });
        }
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(faults.length > 0 ? faults.join('\n') : `${names.length} samples in ${folder}`);
process.exitCode = faults.length > 0 ? 1 : 0;
