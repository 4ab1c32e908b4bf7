/** Prints every page in every theme and width into a folder, and a contact sheet of them all. Usage: npm run shots [-- folder] */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { browse, open, serve, WEB } from './house.mjs';

const folder = resolve(process.argv[2] ?? join(WEB, 'shots'));
const PAGES = [['shelf', '/'], ['style', '/style']];
const PRINTS = [['light', 'theme=light'], ['blackout', 'theme=blackout'], ['contrast', 'theme=contrast'], ['pseudo', 'theme=light&lang=en-XA'], ['french', 'theme=light&lang=fr']];
const WIDTHS = [360, 1920];

await mkdir(folder, { recursive: true });
const server = await serve();
const browser = await browse();
const shots = [];
try {
  for (const [page, path] of PAGES) {
    for (const [print, query] of PRINTS) {
      for (const width of WIDTHS) {
        const view = await open(browser, `${server.address}${path}?${query}`, { width, height: width === 360 ? 780 : 1080, scale: width === 360 ? 2 : 1 });
        const name = `${page}-${print}-${width}`;
        await view.page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
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
  const figure = (name) => `<figure><a href="${name}.png"><img src="${name}.png" alt=""></a><figcaption>${name}</figcaption></figure>`;
  const html = `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>body{margin:16px;background:#888;font:13px sans-serif;columns:6 260px;column-gap:12px}figure{margin:0 0 12px;break-inside:avoid;background:#fff;padding:6px}img{display:block;width:100%;max-height:900px;object-fit:cover;object-position:top}</style>${shots.map(figure).join('')}`;
  await writeFile(join(folder, 'index.html'), html);
  const sheet = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await sheet.goto(`file://${join(folder, 'index.html')}`, { waitUntil: 'load' });
  await sheet.screenshot({ path: join(folder, 'contact-sheet.png'), fullPage: true });
} finally {
  await browser.close();
  await server.close();
}
console.log(`${shots.length} shots and contact-sheet.png in ${folder}`);
