/** Prints every sample table of a game at both widths, by day and in the blackout.
    Usage: node samples/shots.mjs GAME FOLDER [name...]; PRINTS=light,pseudo,fr and WIDTHS=360,1920 narrow it down. */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { browse, listen } from '../tests/browser/harness.mjs';
import { samplesOf, serve } from './serve.mjs';

const [game = 'la-resistance', into = 'shots', ...only] = process.argv.slice(2);
const folder = resolve(into);
const names = samplesOf(game).filter((each) => only.length === 0 || only.includes(each));
const THEMES = ['light', 'blackout', 'contrast'];
const PRINTS = (process.env.PRINTS ?? 'light,blackout').split(',').map((print) => ({ print, theme: THEMES.includes(print) ? print : 'light', lang: print === 'pseudo' ? 'en-XA' : THEMES.includes(print) ? 'en' : print }));
const WIDTHS = (process.env.WIDTHS ?? '1920,360').split(',').map(Number);

await mkdir(folder, { recursive: true });
const server = await serve(game);
const browser = await browse();
const faults = [];
try {
  for (const name of names) {
    for (const { print, theme, lang } of PRINTS) {
      for (const width of WIDTHS) {
        const phone = width <= 760;
        const context = await browser.newContext({ viewport: { width, height: phone ? 800 : 1080 }, reducedMotion: 'reduce', deviceScaleFactor: phone ? 2 : 1 });
        const page = await context.newPage();
        page.on('pageerror', (error) => faults.push(`${name} ${width}: ${error}`));
        const settled = listen(page);
        await page.goto(`${server.address}/board?sample=${name}&theme=${theme}&lang=${lang}`);
        await page.waitForSelector('.board');
        await settled();
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
console.log(faults.length > 0 ? faults.join('\n') : `${names.length} samples of ${game} in ${folder}`);
process.exitCode = faults.length > 0 ? 1 : 0;
