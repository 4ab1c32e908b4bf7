/** Every sample table of a game in every theme, both widths, the pseudo-language and the game's own, held to the site's
    checks. Usage: node samples/audit.mjs GAME [--few] [name...]
    `--few`: every fifth sample in English and the pseudo-language, for the tests of every change; all of them take minutes. There
    dark themes take turns from sample to sample, and so do the widths of the pseudo-language.
    A game may excuse what a check cannot judge: `excused(fault)` in `games/<game>/web/samples/excused.mjs`. */
import { existsSync } from 'node:fs';
import { ASKED, axe, covered, overflow, sideways, small, targets } from '../tests/browser/checks.mjs';
import { browse, visit } from '../tests/browser/harness.mjs';
import { samplesOf, serve, languagesOf } from './serve.mjs';

const few = process.argv.includes('--few');
const [game = 'la-resistance', ...only] = process.argv.slice(2).filter((word) => word !== '--few');
const names = samplesOf(game).filter((name, at) => (only.length === 0 || only.includes(name)) && (!few || at % 5 === 0));
const LANGUAGES = ['en', 'en-XA', ...(few ? [] : languagesOf(game))];
/** Themes are looked at in English, and axe is asked in each only what its colours can spoil. */
const THEMES = { light: ASKED.all, blackout: ASKED.colours, contrast: ASKED.colours };
const WIDTHS = (process.env.WIDTHS ?? '360,1920').split(',').map(Number);
/** The themes in which the sample of this number is looked at. */
const themesOf = (number, lang) => {
  if (lang !== 'en') return ['light'];
  return few ? ['light', ['blackout', 'contrast'][number % 2]] : Object.keys(THEMES);
};
/** Is the sample of this number looked at here? */
const wanted = (number, width, lang) => !few || lang === 'en' || (number + WIDTHS.indexOf(width)) % 2 === 0;
const own = new URL(`../../../games/${game}/web/samples/excused.mjs`, import.meta.url);
const { excused } = existsSync(own) ? await import(own.href) : { excused: () => false };

const server = await serve(game);
const browser = await browse();
let failed = 0;

/** What is wrong with a board as it stands. */
async function faultsOf(page, { phone, theme, lang }) {
  return [
    ...(await sideways(page)), ...(await overflow(page)), ...(theme === 'light' ? await covered(page) : []), ...(lang === 'en' ? await axe(page, THEMES[theme]) : []),
    ...(phone ? [...(await targets(page, 44)), ...(await small(page, 14))] : []),
  ];
}

/** All samples at one width, in one language: the page is loaded once and its table laid anew for each. */
async function leaf(width, lang) {
  const phone = width === 360;
  const view = await visit(browser, { width, height: phone ? 800 : 1080, touch: phone });
  const { page } = view;
  await view.load(`${server.address}/board?sample=${names[0]}&theme=light&lang=${lang}`);
  for (const [number, name] of names.entries()) {
    if (!wanted(number, width, lang)) continue;
    await page.evaluate((each) => window.lay(each), name);
    await page.waitForSelector('.board');
    await view.settled();
    for (const theme of themesOf(number, lang)) {
      await page.evaluate((each) => { document.documentElement.dataset.theme = each; }, theme);
      const faults = [...view.faults.splice(0), ...(await faultsOf(page, { phone, theme, lang }))].filter((fault) => !excused(fault));
      if (faults.length > 0) {
        failed += faults.length;
        console.log(`${name} ${width} ${theme} ${lang}\n  ${[...new Set(faults)].join('\n  ')}`);
      }
    }
  }
  await view.close();
}

try {
  for (const width of WIDTHS) for (const lang of LANGUAGES) await leaf(width, lang);
} finally {
  await browser.close();
  await server.close();
}
console.log(failed === 0 ? `${names.length} samples, ${Object.keys(THEMES).length} themes, ${LANGUAGES.length} languages, ${WIDTHS.length} widths: nothing to blame` : `${failed} faults`);
process.exitCode = failed === 0 ? 0 : 1;
