/** A page with all pictures of a folder, and a print of it: the contact sheet. Usage: node tests/browser/sheet.mjs FOLDER */
import { readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browse } from './harness.mjs';

const style = (column) =>
  `body{margin:16px;background:#888;font:13px sans-serif;columns:${column}px;column-gap:12px}figure{margin:0 0 12px;break-inside:avoid;background:#fff;padding:6px}img{display:block;width:100%;max-height:900px;object-fit:cover;object-position:top}`;

/** Its columns are at least so many pixels wide. */
export async function contactSheet(folder, column = 260) {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.png') && file !== 'contact-sheet.png').sort();
  const figures = names.map(
    (name) =>
      `<figure><a href="${name}"><img src="${name}" alt=""></a><figcaption>${name.replace('.png', '')}</figcaption></figure>`,
  );
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${style(column)}</style>${figures.join('')}`,
  );
  const browser = await browse();
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    await page.goto(`file://${join(folder, 'index.html')}`, { waitUntil: 'load' });
    await page.screenshot({ path: join(folder, 'contact-sheet.png'), fullPage: true });
  } finally {
    await browser.close();
  }
  return names.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = resolve(process.argv[2] ?? '.');
  console.log(`${await contactSheet(folder)} shots on ${join(folder, 'contact-sheet.png')}`);
}
