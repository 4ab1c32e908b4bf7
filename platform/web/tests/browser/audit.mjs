/** Opens a page in several prints and holds it to the checks; the program fails when any of them finds a fault. */
import { ASKED, axe, covered, overflow, sideways, small, targets } from './checks.mjs';
import { browse, serve, visit } from './harness.mjs';

const PHONE = 360;
const DESK = 1920;
/** Windows between: held to what breaks first there. */
const BETWEEN = [1366, 1024, 761, 760, 420];

/** How a page is printed when it is held to the checks. */
export const PRINTS = [
  { name: 'light', query: 'theme=light' },
  { name: 'blackout', query: 'theme=blackout', scheme: 'dark' },
  { name: 'contrast', query: 'theme=contrast' },
  { name: 'pseudo', query: 'theme=light&lang=en-XA' },
  { name: 'french', query: 'theme=light&lang=fr' },
];
/** What a page is loaded for. The themes are put on it where it stands: a theme is an attribute, and loads nothing. Each
    language is loaded anew, and the window drawn wider or narrower then; one of them opens on a phone. Colours do not
    depend on the language, and what a page is made of does not depend on the theme: axe is not asked that twice. */
export const LOADS = [
  {
    name: 'light',
    query: 'theme=light',
    widths: [DESK, ...BETWEEN, PHONE],
    themes: ['blackout', 'contrast'],
    axe: ASKED.all,
  },
  { name: 'pseudo', query: 'theme=light&lang=en-XA', widths: [PHONE, DESK], themes: [], axe: ASKED.structure },
  { name: 'french', query: 'theme=light&lang=fr', widths: [DESK, PHONE], themes: [], axe: ASKED.structure },
];

/** Every page is held to some of the prints only, for the tests of every change: at each width it is dressed in one dark
    theme, the other one on the next page, and axe looks at a language once. */
const few = process.argv.includes('--few');
let audited = 0;

function report(found, what) {
  console.log(`${found.length ? 'FAULT' : 'ok   '} ${what}`);
  for (const line of [...new Set(found)].slice(0, 40)) console.log(`      ${line}`);
  if (found.length) process.exitCode = 1;
}

const shape = async (page) => [...(await sideways(page)), ...(await overflow(page)), ...(await covered(page))];
const legible = async (page, width) =>
  width === PHONE ? [...(await targets(page, 44)), ...(await small(page, 14))] : small(page, 12);

/** Puts a theme on the whole page. */
async function dress(page, theme) {
  await page.emulateMedia({ colorScheme: PRINTS.find(({ name }) => name === theme)?.scheme ?? 'light' });
  await page.evaluate((name) => {
    for (const each of document.querySelectorAll('[data-theme]')) each.dataset.theme = name;
  }, theme);
}

/** Everything that must hold of a page as it stands at one width. */
async function hold(view, width, load, { name, minimum, number }) {
  const { page } = view;
  const again = few && load.axe === ASKED.structure && width !== load.widths[0];
  const themes = load.themes.filter((_, at) => !few || (at + number + Number(width === PHONE)) % 2 === 0);
  const what = (print) => `${name} ${print} ${width}`;
  if (BETWEEN.includes(width)) return report(await shape(page), what(load.name));
  const pieces = await page.evaluate(() => document.querySelectorAll('main *').length);
  const come = pieces < minimum ? [`only ${pieces} elements: the page has not come`] : [];
  report(
    [...come, ...(await shape(page)), ...(await legible(page, width)), ...(again ? [] : await axe(page, load.axe))],
    what(load.name),
  );
  for (const theme of themes) {
    await dress(page, theme);
    report([...(await shape(page)), ...(await legible(page, width)), ...(await axe(page, ASKED.colours))], what(theme));
  }
  if (themes.length > 0) await dress(page, load.name);
}

/** Holds a page to the checks in every print. `ready` waits for what comes late, `before` does something first; both are
    asked again at every width. Without a server of its own the built pages are served as files. */
export async function audit(
  path,
  { minimum = 200, server, browser, name = path, loads = LOADS, keep, ready, before } = {},
) {
  const number = (audited += 1);
  const own = server ?? (await serve());
  const reader = browser ?? (await browse());
  const [bare, anchor = ''] = path.split('#');
  const size = (width) => ({ width, height: width === PHONE ? 780 : 1080 });
  const view = await visit(reader, { ...size(DESK), keep });
  try {
    for (const load of loads) {
      for (const [at, width] of load.widths.entries()) {
        await view.page.setViewportSize(size(width));
        if (at === 0) await view.load(`${own.address}${bare}?${load.query}${anchor && `#${anchor}`}`);
        await ready?.(view.page);
        await before?.(view.page);
        await view.settled();
        await hold(view, width, load, { name, minimum, number });
      }
      const said = view.faults.splice(0);
      if (said.length > 0)
        report(
          said.map((fault) => `console: ${fault}`),
          `${name} ${load.name}`,
        );
    }
  } finally {
    await view.close();
    if (!browser) await reader.close();
    if (!server) await own.close();
  }
}
