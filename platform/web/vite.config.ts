import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';
import { PAGE_WORDS } from './src/i18n/page-words.ts';

/** Writes every text of the build a second time, compressed as hard as can be: a server that has both sends the smaller. */
function brotli(): Plugin {
  let folder = 'dist';
  return {
    name: 'brotli',
    // The page of the sample tables is for tests: nobody travels far for it.
    apply: (_, { command, mode }) => command === 'build' && mode !== 'samples',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    closeBundle: () => {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (/\.(js|css|html|svg)$/.test(file))
          writeFileSync(join(folder, `${file}.br`), brotliCompressSync(readFileSync(join(folder, file))));
      }
    },
  };
}

/** Sections of the site's catalogues that no table needs at first: they travel with the other pages, and with the parts of a
    table that are opened. */
const PAGES =
  /^(The shelf|The shelf, further|A new table|An invitation|Before the game|Parts of a table that are opened|Looking back|Learning|The rules|The games on the shelf|The style page|People|What is kept|The lobby)$/;

/** Leaves the translators' comments out of the catalogues that travel. `?everywhere` and `?pages` are the two parts of a
    catalogue, of the site by its sections and of a game by the names of its messages; `?raw` is the whole of any. */
function fluentInParts(): Plugin {
  return {
    name: 'fluent-in-parts',
    enforce: 'pre',
    load: (id) => {
      const [file = '', part = ''] = id.split('?');
      if (!file.endsWith('.ftl') || !['raw', 'everywhere', 'pages'].includes(part)) return undefined;
      const source = readFileSync(file, 'utf8');
      const ofGame = /\/games\/[\w-]+\/text\//.test(file);
      const pieces = source.split(ofGame ? /^(?=[a-z][\w-]* *=)/im : /^(?=## )/m);
      const isFar = (piece: string) =>
        ofGame ? PAGE_WORDS.test(piece) : PAGES.test(piece.slice(3, piece.indexOf('\n')));
      const kept = pieces.filter((piece) => part === 'raw' || isFar(piece) === (part === 'pages'));
      // Nor does anybody read the empty lines between messages.
      return `export default ${JSON.stringify(
        kept
          .join('')
          .replace(/^#.*\n/gm, '')
          .replace(/\n+(?=\n[a-z])/gi, ''),
      )}`;
    },
  };
}

export default defineConfig({
  plugins: [fluentInParts(), svelte(), brotli()],
  build: {
    // light-dark() carries the themes, so the browsers that know it are the floor.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: true,
    // All of them know modulepreload.
    modulePreload: { polyfill: false },
    // Fonts stay files of their own: a page loads only the subsets its words need.
    assetsInlineLimit: 0,
    // A map is one drawing, loaded once its table is opened; it compresses to a ninth.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // Small files compress badly: what every page needs is one, what boards are drawn with another, what only boards share a third.
        codeSplitting: {
          groups: [
            {
              name: 'shell',
              test: /node_modules\/(svelte|@fluent|esm-env|clsx)|src\/(i18n\/(?!pseudo|game-page)|(storage|preferences|router|App|main)\b)|src\/shell\/(ErrorPage|NotFound)|src\/table\/(api|seat-keys)|src\/people\/(person|api)\b|src\/design\/(Button|SeatMark|RuleLink|Picture|pictures|rough-path)\b/,
            },
            // What a map is drawn from is a file of its own: it changes seldom, and is fetched beside its board.
            {
              debugName: 'maps',
              name: (id) => `map-${/games\/([\w-]+)\/web\/map\//.exec(id)?.[1] ?? ''}`,
              test: /games\/[\w-]+\/web\/map\/(world|sheet)\.json/,
            },
            // What a sheet is moved in, for the boards that have one.
            { name: 'sheet-kit', test: /src\/design\/(MapFrame|camera|map-font)\b/ },
            { name: 'board-kit', test: /src\/board\/(?!PhoneSheetBody)/ },
            {
              name: 'board-parts',
              test: /src\/design\/(Actions|die-faces|Glyph|PromptBar|RecordPanel|RecordText|Refusal|TopBar|types)\b|src\/board\/(?!PhoneSheetBody)|src\/table\/(TablePage|Fold|Talk|table-store|connection|asked|asker|board)\b/,
            },
            // Of the five games only one draws dice in the page's own way; the style page shows them too.
            { name: 'dice-kit', test: /src\/design\/(Die|Stamp)\.svelte/ },
            // A board with everything that it needs at first; what it fetches later is apart.
            {
              debugName: 'boards',
              name: (id) => `board-${/games\/([\w-]+)\/web\//.exec(id)?.[1] ?? ''}`,
              test: /games\/[\w-]+\/web\/Board\.svelte/,
            },
          ],
        },
      },
    },
  },
  resolve: {
    // What a board takes from the site, wherever the board lies (tsconfig.json says it to the type checker).
    alias: { $web: join(import.meta.dirname, 'src') },
    // The games' boards lie outside this folder and bring no packages of their own.
    dedupe: ['svelte', '@fluent/bundle', '@testing-library/svelte', 'vitest'],
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  server: {
    fs: { allow: ['.', '../../games'] },
    // `npm run dev` beside a running program: pages from here, tables from there.
    proxy: { '/api': { target: process.env['STAFFETTA_SERVER'] ?? 'http://localhost:1944', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/unit/**/*.test.ts', '../../games/*/web/tests/**/*.test.ts'],
    css: false,
    setupFiles: ['tests/unit/setup.ts'],
    // Far above what any test takes: a busy machine is not a fault.
    testTimeout: 60_000,
  },
});
