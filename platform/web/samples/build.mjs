/** Builds the page of the sample tables, with the boards and samples of all games. A page from files comes many times as
    fast as one whose hundreds of parts are put together as they are asked for. */
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as viteBuild } from 'vite';
// The fonts are cut from their packages: without them a board would be measured in other letters.
import '../subset-fonts.mjs';

const site = fileURLToPath(new URL('..', import.meta.url));
const target = fileURLToPath(new URL('../../../target', import.meta.url));

/** Answers the folder, which is gone when the program ends. */
export async function build() {
  await mkdir(target, { recursive: true });
  const folder = await mkdtemp(join(target, 'samples-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await viteBuild({
    root: site, configFile: join(site, 'vite.config.ts'), mode: 'samples', logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, minify: false, manifest: false, reportCompressedSize: false, rolldownOptions: { input: join(site, 'samples/page.html') } },
  });
  return folder;
}
