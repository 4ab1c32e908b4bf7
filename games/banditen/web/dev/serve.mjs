/** Serves the board with sample tables, for looking at it: `node games/banditen/web/dev/serve.mjs [port]`, then
    /board?sample=step-gravellona&theme=blackout&lang=it. The site itself has no such page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const repository = fileURLToPath(new URL('../../../..', import.meta.url));
export const site = `${repository}platform/web`;
const { createServer } = await import(pathToFileURL(createRequire(`${site}/package.json`).resolve('vite')).href);

/** Vite for the site, and one page more. */
export async function serve(port = 0) {
  process.chdir(site);
  const page = {
    name: 'board-samples',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith('/board')) return next();
        const html = readFileSync(`${here}board.html`, 'utf8').replace('MAIN', `/@fs${here}main.ts`);
        response.setHeader('content-type', 'text/html');
        response.end(await server.transformIndexHtml(request.url, html));
      });
    },
  };
  const server = await createServer({
    root: site, configFile: `${site}/vite.config.ts`, plugins: [page], logLevel: 'warn',
    // A cache of its own: the site's own server may run beside it.
    cacheDir: `${repository}target/board-samples-ban`, server: { port, fs: { allow: [repository] }, hmr: false, watch: null }, appType: 'custom',
  });
  await server.listen();
  return { address: server.resolvedUrls.local[0].replace(/\/$/, ''), close: () => server.close() };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(`${(await serve(Number(process.argv[2] ?? 5199))).address}/board`);
