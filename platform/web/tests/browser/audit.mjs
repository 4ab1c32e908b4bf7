/** Opens a page in several prints and holds it to the checks; the program fails when any of them finds a fault. */
import { axe, covered, overflow, sideways, small, targets } from './checks.mjs';
import { browse, open, serve } from './house.mjs';

const PHONE = 360;
const DESK = 1920;
/** Windows between: held to what breaks first there. */
const BETWEEN = [420, 760, 761, 1024, 1366];
/** Pages held to the checks side by side: most of the time goes by waiting for them to load. */
const AT_ONCE = 3;

/** How a page is printed when it is held to the checks. */
export const PRINTS = [
  { name: 'light', query: 'theme=light' },
  { name: 'blackout', query: 'theme=blackout', scheme: 'dark' },
  { name: 'contrast', query: 'theme=contrast' },
  { name: 'pseudo', query: 'theme=light&lang=en-XA' },
  { name: 'french', query: 'theme=light&lang=fr' },
];

function report(found, what) {
  console.log(`${found.length ? 'FAULT' : 'ok   '} ${what}`);
  for (const line of [...new Set(found)].slice(0, 40)) console.log(`      ${line}`);
  if (found.length) process.exitCode = 1;
}

/** One page at one width: everything that must hold of it. `ready` waits for what comes late, `before` does something first. */
async function hold(browser, address, what, { width, scheme, minimum, keep, ready, before, brief = false }) {
  const view = await open(browser, address, { width, scheme, keep, height: width === PHONE ? 780 : 1080 });
  try {
    await ready?.(view.page);
    await before?.(view.page);
    const pieces = await view.page.evaluate(() => document.querySelectorAll('main *').length);
    const shape = [...(await sideways(view.page)), ...(await overflow(view.page)), ...(await covered(view.page))];
    report(brief ? shape : [
      ...(pieces < minimum ? [`only ${pieces} elements: the page has not come`] : []),
      ...view.faults.map((fault) => `console: ${fault}`),
      ...shape,
      ...(width === PHONE ? [...(await targets(view.page, 44)), ...(await small(view.page, 14))] : await small(view.page, 12)),
      ...(await axe(view.page)),
    ], `${what} ${width}`);
  } finally {
    await view.close();
  }
}

/** Holds a page to the checks in every print. Without a server of its own the built pages are served as files. */
export async function audit(path, prints, { minimum = 200, server, browser, name = path, between = BETWEEN, ...more } = {}) {
  const house = server ?? (await serve());
  const reader = browser ?? (await browse());
  const [bare, anchor = ''] = path.split('#');
  const address = (query) => `${house.address}${bare}?${query}${anchor && `#${anchor}`}`;
  try {
    const sheets = [
      ...between.map((width) => ({ print: prints[0], width, brief: true })),
      ...prints.flatMap((print) => [PHONE, DESK].map((width) => ({ print, width, scheme: print.scheme }))),
    ];
    const readers = Array.from({ length: AT_ONCE }, async () => {
      for (let sheet = sheets.shift(); sheet; sheet = sheets.shift()) await hold(reader, address(sheet.print.query), `${name} ${sheet.print.name}`, { minimum, ...sheet, ...more });
    });
    await Promise.all(readers);
  } finally {
    if (!browser) await reader.close();
    if (!server) await house.close();
  }
}
