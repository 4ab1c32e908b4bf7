/** Every game's board: an audit of few of its samples (all of them take long), then the game's own browser tests,
    `games/<game>/web/tests/browser/*.mjs`. Usage: node tests/browser/boards.mjs [game...] */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { WEB } from './house.mjs';

const GAMES = join(WEB, '../../games');
const only = process.argv.slice(2);
let ran = 0;

function run(what, script, ...words) {
  console.log(`-- ${what}`);
  const { status } = spawnSync('node', [script, ...words], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
  ran += 1;
}

for (const game of readdirSync(GAMES).sort().filter((name) => only.length === 0 || only.includes(name))) {
  if (existsSync(join(GAMES, game, 'web/samples'))) run(`${game}: few samples`, join(WEB, 'samples/audit.mjs'), game, '--few');
  const folder = join(GAMES, game, 'web/tests/browser');
  if (!existsSync(folder)) continue;
  for (const file of readdirSync(folder).sort().filter((name) => name.endsWith('.mjs'))) run(`${game}: ${file}`, join(folder, file));
}
if (ran === 0) {
  console.log('no game has browser tests of its own');
  process.exitCode = 1;
}
