/** Serves a game's board with its sample tables (`games/<game>/web/samples/*.json`), for looking at it and for its tests:
    `node samples/serve.mjs GAME [port]`, then /board?sample=NAME&theme=blackout&lang=fr. The site itself has no such page. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
// The faces are cut from their packages: without them a board would be measured in other letters.
import '../faces.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const site = fileURLToPath(new URL('..', import.meta.url));
const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** The names of a game's samples. */
export function samplesOf(game) {
  return readdirSync(`${repository}games/${game}/web/samples`).filter((file) => file.endsWith('.json')).map((file) => file.replace('.json', '')).sort();
}

/** The languages that a game speaks besides English. */
export function tonguesOf(game) {
  return readdirSync(`${repository}games/${game}/text`).filter((file) => file.endsWith('.ftl') && file !== 'en.ftl').map((file) => file.replace('.ftl', ''));
}

/** Vite for the site, and one page more. */
export async function serve(game, port = 0) {
  process.chdir(site);
  const page = {
    name: 'board-samples',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith('/board')) return next();
        const html = readFileSync(`${here}page.html`, 'utf8').replace('GAME', game).replace('MAIN', `/@fs${here}main.ts`);
        response.setHeader('content-type', 'text/html');
        response.end(await server.transformIndexHtml(request.url, html));
      });
    },
  };
  const server = await createServer({
    root: site, configFile: `${site}vite.config.ts`, plugins: [page], logLevel: 'warn', optimizeDeps: { entries: [`${here}main.ts`] },
    // A cache of its own: the site's own server may run beside it.
    cacheDir: `${repository}target/board-samples/${game}`, server: { port, fs: { allow: [repository] }, hmr: false, watch: null }, appType: 'custom',
  });
  await server.listen();
  return { address: server.resolvedUrls.local[0].replace(/\/$/, ''), close: () => server.close() };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(`${(await serve(process.argv[2] ?? 'la-resistance', Number(process.argv[3] ?? 5199))).address}/board`);
