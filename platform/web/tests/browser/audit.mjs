/** Opens a page in several prints and holds it to the checks; the program fails when any of them finds a fault. */
import { axe, covered, overflow, sideways, small, targets } from './checks.mjs';
import { browse, open, serve } from './house.mjs';

const PHONE = 360;
const DESK = 1920;
/** Windows between: held to what breaks first there. */
const BETWEEN = [420, 760, 761, 1024, 1366];

function report(found, what) {
  console.log(`${found.length ? 'FAULT' : 'ok   '} ${what}`);
  for (const line of [...new Set(found)].slice(0, 40)) console.log(`      ${line}`);
  return found.length;
}

export async function audit(path, prints, { minimum = 200 } = {}) {
  const server = await serve();
  const browser = await browse();
  let faults = 0;
  try {
    for (const width of BETWEEN) {
      const view = await open(browser, `${server.address}${path}?${prints[0].query}`, { width });
      const found = [...(await sideways(view.page)), ...(await overflow(view.page)), ...(await covered(view.page))];
      faults += report(found, `${path} ${prints[0].name} ${width}`);
      await view.close();
    }
    for (const { name, query, scheme } of prints) {
      for (const width of [PHONE, DESK]) {
        const view = await open(browser, `${server.address}${path}?${query}`, { width, scheme, height: width === PHONE ? 780 : 1080 });
        const pieces = await view.page.evaluate(() => document.querySelectorAll('main *').length);
        const found = [
          ...(pieces < minimum ? [`only ${pieces} elements: the page has not come`] : []),
          ...view.faults.map((fault) => `console: ${fault}`),
          ...(await sideways(view.page)),
          ...(await overflow(view.page)),
          ...(await covered(view.page)),
          ...(width === PHONE ? [...(await targets(view.page, 44)), ...(await small(view.page, 14))] : await small(view.page, 12)),
          ...(await axe(view.page)),
        ];
        faults += report(found, `${path} ${name} ${width}`);
        await view.close();
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
  if (faults) {
    console.error(`${faults} faults`);
    process.exitCode = 1;
  }
}
