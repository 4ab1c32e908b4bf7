/** Types of the games' boards, which lie outside this folder: each with its own tsconfig, held to the same as the site. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const GAMES = join(import.meta.dirname, '../../../games');
const boards = readdirSync(GAMES)
  .map((game) => join(GAMES, game, 'web/tsconfig.json'))
  .filter((file) => existsSync(file));
for (const board of boards) {
  const { status } = spawnSync('npx', ['--no-install', 'svelte-check', '--tsconfig', board, '--fail-on-warnings'], {
    stdio: 'inherit',
    cwd: join(import.meta.dirname, '..'),
  });
  if (status !== 0) process.exitCode = 1;
}
console.log(`${boards.length} boards checked`);
