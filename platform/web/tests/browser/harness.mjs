/** A server for the built pages and a browser to read them with. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

export const WEB = fileURLToPath(new URL('../..', import.meta.url));
const DIST = join(WEB, 'dist');
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

/** Serves a folder of built pages, the site's if no other is named; an address without a file is the page itself. */
export async function serve({ folder = DIST, page = 'index.html', fill = (html) => html, port = 0 } = {}) {
  if (!existsSync(join(folder, page))) throw new Error(`${join(folder, page)} is missing: run \`npm run build\` first`);
  const html = fill(await readFile(join(folder, page), 'utf8'));
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    try {
      const body = extname(path) && !path.includes('..') ? await readFile(join(folder, path)) : html;
      response.writeHead(200, {
        'content-type': TYPES[extname(path) || '.html'] ?? 'application/octet-stream',
        'cache-control': 'max-age=600',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(port, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((done) => server.close(done)),
  };
}

export async function browse() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** Counts what a page has asked for and not been given yet. The wait that comes with the browser takes half a second of
    silence at every load; this one ends as soon as the page has nothing left to ask. */
export function listen(page) {
  let open = 0;
  let begun = 0;
  page.on('request', () => {
    open += 1;
    begun += 1;
  });
  for (const end of ['requestfinished', 'requestfailed'])
    page.on(end, () => {
      open -= 1;
    });
  /** Everything has come: nothing is asked for, the page has no work left, and that work asked for nothing more. */
  return async function settled() {
    for (let before = -1; open > 0 || before !== begun;) {
      before = begun;
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done, { timeout: 1000 })));
      });
      if (open > 0) await page.waitForTimeout(20);
    }
  };
}

/** A browser's window of its own, with what it keeps from earlier; `load` opens an address in it and waits for the page,
    its fonts and its pictures. */
export async function visit(
  browser,
  { width, height = 1080, scheme = 'light', motion = 'reduce', scale = 1, touch = false, keep = {} },
) {
  // The checks bring functions of their own into the page, which its policy would not let run.
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: motion,
    deviceScaleFactor: scale,
    hasTouch: touch,
    bypassCSP: true,
  });
  await context.addInitScript((kept) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  }, keep);
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  const settled = listen(page);
  async function load(address) {
    await page.goto(address);
    await page.waitForSelector('main');
    await settled();
  }
  return { page, faults, load, settled, close: () => context.close() };
}

/** Opens one address in a window of its own. */
export async function open(browser, address, options) {
  const view = await visit(browser, options);
  await view.load(address);
  return view;
}
