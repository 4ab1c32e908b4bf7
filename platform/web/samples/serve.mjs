/** Serves a game's board with its sample tables (`games/<game>/web/samples/*.json`), for looking at it and for its tests:
    `node samples/serve.mjs GAME [port]`, then /board?sample=NAME&theme=blackout&lang=fr. The site itself has no such page. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve as serveFolder } from '../tests/browser/harness.mjs';
import { build } from './build.mjs';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** The names of a game's samples. */
export function samplesOf(game) {
  return readdirSync(`${repository}games/${game}/web/samples`).filter((file) => file.endsWith('.json')).map((file) => file.replace('.json', '')).sort();
}

/** One of them, as the server would send it. */
export function sampleOf(game, name) {
  return JSON.parse(readFileSync(`${repository}games/${game}/web/samples/${name}.json`, 'utf8'));
}

/** The languages that a game speaks besides English. */
export function languagesOf(game) {
  return readdirSync(`${repository}games/${game}/text`).filter((file) => file.endsWith('.ftl') && file !== 'en.ftl').map((file) => file.replace('.ftl', ''));
}

/** The page of the samples: where it was built already `SAMPLES` names the folder, otherwise it is built now. */
export async function serve(game, port = 0) {
  return serveFolder({ folder: process.env.SAMPLES ?? (await build()), page: 'samples/page.html', fill: (html) => html.replace('GAME', game), port });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(`${(await serve(process.argv[2] ?? 'la-resistance', Number(process.argv[3] ?? 5199))).address}/board`);
