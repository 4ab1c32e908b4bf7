/** A server for the built pages and a browser to read them with. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

export const WEB = fileURLToPath(new URL('../..', import.meta.url));
const DIST = join(WEB, 'dist');
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.json': 'application/json' };

/** Serves dist/ on a free port; an address without a file is the page itself. */
export async function serve() {
  if (!existsSync(join(DIST, 'index.html'))) throw new Error('dist/ is missing: run `npm run build` first');
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = extname(path) && !path.includes('..') ? join(DIST, path) : join(DIST, 'index.html');
    try {
      const body = await readFile(file);
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => new Promise((done) => server.close(done)) };
}

export async function browse() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
}

/** Opens an address and waits for the page, its fonts and its pictures. */
export async function open(browser, address, { width, height = 1080, scheme = 'light', motion = 'reduce', scale = 1, keep = {} }) {
  // The checks bring functions of their own into the page, which its policy would not let run.
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, reducedMotion: motion, deviceScaleFactor: scale, bypassCSP: true });
  await context.addInitScript((kept) => { for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value); }, keep);
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => { if (message.type() === 'error') faults.push(message.text()); });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForSelector('main');
  await page.evaluate(() => document.fonts.ready);
  return { page, faults, close: () => context.close() };
}
