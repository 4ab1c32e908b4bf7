/** Every game's own browser tests: `games/<game>/web/tests/browser/*.mjs`, one after another. The audits of all samples are
    long; here they take few. Usage: node tests/browser/boards.mjs [game...] */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { WEB } from './house.mjs';

const GAMES = join(WEB, '../../games');
const only = process.argv.slice(2);
/** Not a test: it prints pictures. */
const LEFT_OUT = ['shots.mjs'];
let ran = 0;

for (const game of readdirSync(GAMES).sort().filter((name) => only.length === 0 || only.includes(name))) {
  const folder = join(GAMES, game, 'web/tests/browser');
  if (!existsSync(folder)) continue;
  for (const file of readdirSync(folder).sort().filter((name) => name.endsWith('.mjs') && !LEFT_OUT.includes(name))) {
    console.log(`-- ${game}: ${file}`);
    const { status } = spawnSync('node', [join(folder, file), ...(file === 'audit.mjs' ? ['--few'] : [])], { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
    ran += 1;
  }
}
if (ran === 0) {
  console.log('no game has browser tests of its own');
  process.exitCode = 1;
}
