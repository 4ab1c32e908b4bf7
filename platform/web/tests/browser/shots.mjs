/** Prints every page in every theme and width into a folder, and a contact sheet of them all. Usage: npm run shots [-- folder] */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PRINTS } from './audit.mjs';
import { browse, open, WEB } from './harness.mjs';
import { start } from './server.mjs';
import { playByLamp, playNow, reader } from './scenes.mjs';
import { contactSheet } from './sheet.mjs';

const folder = resolve(process.argv[2] ?? join(WEB, 'shots'));
const WIDTHS = [360, 1920];

await mkdir(folder, { recursive: true });
const server = await start();
const browser = await browse();
const shots = [];

/** A table in mid-game, at the reader's question, and what a browser that sits there keeps; null if the game went by. */
async function table() {
  const one = await reader(browser, { width: 1920, height: 1080 });
  const id = await playNow(one.page, server.address);
  await one.page.getByRole('region', { name: 'The question' }).waitFor();
  const deep = () =>
    one.page
      .locator('.top-bar')
      .getByText(/Turn ([5-9]|\d\d)/)
      .isVisible();
  await playByLamp(one.page, {
    until: async () => (await deep()) && (await one.page.locator('.prompt.mine').isVisible()),
  });
  const keep = await one.page.evaluate(() => ({ ...localStorage }));
  const asked = await one.page.locator('.prompt.mine').isVisible();
  await one.close();
  return asked ? { id, keep } : null;
}

try {
  let found = await table();
  for (let n = 0; n < 4 && found === null; n += 1) found = await table();
  if (found === null) throw new Error('no game lasted long enough for its picture');
  const { id, keep } = found;
  const pages = [
    ['shelf', '/'],
    ['style', '/style'],
    ['new', '/new/la-resistance'],
    ['rules', '/rules/la-resistance', '#LR-5.33'],
    ['table', `/table/${id}`, '', keep],
    ['words', `/table/${id}`, '', { ...keep, 'staffetta.plain': 'yes' }],
    ['replay', `/replay/${id}`, '', keep],
  ];
  for (const [page, path, anchor = '', kept = {}] of pages) {
    for (const { name: print, query, scheme } of PRINTS) {
      for (const width of WIDTHS) {
        const view = await open(browser, `${server.address}${path}?${query}${anchor}`, {
          width,
          scheme,
          keep: kept,
          height: width === 360 ? 780 : 1080,
          scale: width === 360 ? 2 : 1,
        });
        const name = `${page}-${print}-${width}`;
        // The rules are long: what a reader sees first will do.
        await view.page.screenshot({
          path: join(folder, `${name}.png`),
          fullPage: page !== 'rules' && page !== 'replay',
        });
        shots.push(name);
        if (page === 'style') {
          for (const part of await view.page.locator('section.specimen').all()) {
            const id = `${name}-${await part.getAttribute('id')}`;
            await part.screenshot({ path: join(folder, `${id}.png`) });
            shots.push(id);
          }
        }
        await view.close();
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}
await contactSheet(folder);
console.log(`${shots.length} shots and contact-sheet.png in ${folder}`);
