/** What a first visit costs: every file that the page asks for, as it travels (fonts as they are, the rest gzipped). */
import { gzipSync } from 'node:zlib';
import { browse, serve } from './house.mjs';

const KIB = 1024;
/** Page, the most its code may weigh, and the most everything but pictures may weigh, in KiB. */
const LIMITS = [
  ['/', 48, 140],
  ['/style?theme=light', 80, 200],
];

const server = await serve();
const browser = await browse();
try {
  for (const [path, code, all] of LIMITS) {
    const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
    const page = await context.newPage();
    const sizes = { page: 0, code: 0, words: 0, pictures: 0, fonts: 0 };
    const pending = [];
    page.on('response', (response) => pending.push((async () => {
      const body = await response.body();
      const url = new URL(response.url()).pathname;
      const picture = /pictures|^\/mark\.svg/.test(url) || (url.endsWith('.js') && body.subarray(0, 400).includes('<svg'));
      if (url.endsWith('.woff2')) sizes.fonts += body.length;
      else if (picture) sizes.pictures += gzipSync(body).length;
      else if (/\/(en|fr)-[\w-]+\.js$/.test(url)) sizes.words += gzipSync(body).length;
      else if (/\.(js|css)$/.test(url)) sizes.code += gzipSync(body).length;
      else sizes.page += gzipSync(body).length;
    })()));
    await page.goto(server.address + path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await Promise.all(pending);
    const total = sizes.page + sizes.code + sizes.words + sizes.fonts;
    const fits = sizes.code <= code * KIB && total <= all * KIB;
    if (!fits) process.exitCode = 1;
    const kib = (bytes) => (bytes / KIB).toFixed(1);
    console.log(`${fits ? 'ok   ' : 'FAULT'} ${path}  code ${kib(sizes.code)} (at most ${code}), words ${kib(sizes.words)}, fonts ${kib(sizes.fonts)}, together ${kib(total)} KiB (at most ${all}); pictures ${kib(sizes.pictures)} KiB`);
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
}
