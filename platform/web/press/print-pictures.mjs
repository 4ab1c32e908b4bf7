#!/usr/bin/env node
/**
 * Prints every picture.
 *   node print-pictures.mjs [--out DIR] [--only WORD]   writes the files
 *   node print-pictures.mjs --check [--out DIR]         writes nothing; fails when a file is missing, stale or no longer wanted
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { catalogue, printed } from './lib/catalogue.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const { values } = parseArgs({
  options: { out: { type: 'string', default: join(here, '../pictures') }, check: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const out = /** @type {string} */ (values.out);
const all = await catalogue();
const chosen = all.filter((p) => p.name.includes(/** @type {string} */ (values.only)));
if (!chosen.length) fail(`no picture is called '${values.only}'`);

const wanted = new Set(all.map((p) => join(out, `${p.name}.svg`)));
const printedBefore = existsSync(out)
  ? readdirSync(out, { recursive: true, withFileTypes: true }).filter((f) => f.isFile() && f.name.endsWith('.svg')).map((f) => join(f.parentPath ?? f.path, f.name))
  : [];
const orphans = printedBefore.filter((file) => !wanted.has(file));

const stale = [];
let total = 0;
for (const picture of chosen) {
  const file = join(out, `${picture.name}.svg`);
  const text = printed(picture);
  total += text.length;
  if (values.check) {
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) stale.push(file);
    continue;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${picture.name.padEnd(48)} ${String(text.length).padStart(6)} B  gzip ${String(gzipSync(text).length).padStart(5)} B`);
}

if (values.check) {
  for (const file of stale) console.error(`differs from what is drawn: ${relative(process.cwd(), file)}`);
  for (const file of orphans) console.error(`no motif prints this file: ${relative(process.cwd(), file)}`);
  if (stale.length + orphans.length) fail("run 'node print-pictures.mjs' and commit what it prints");
  console.log(`${chosen.length} pictures are as they are drawn`);
} else {
  for (const file of orphans) rmSync(file);
  console.log(`${chosen.length} pictures, ${total} bytes`);
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
