/** The pictures of the README, taken from the running program: `node tests/browser/pictures.mjs [folder]`. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { WEB, browse, open } from './house.mjs';
import { start } from './program.mjs';

const folder = process.argv[2] ?? join(WEB, '../../docs/pictures');
await mkdir(folder, { recursive: true });
const server = await start();
const browser = await browse();
try {
  const { page, close } = await open(browser, server.address, { width: 1440, height: 900 });
  await page.screenshot({ path: join(folder, 'shelf.png') });
  await close();
  console.log(`shelf.png in ${folder}`);
} finally {
  await browser.close();
  await server.close();
}
