/** Maps are drawn by their games and committed; each program can say whether what it would draw is what lies there. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const GAMES = join(dirname(fileURLToPath(import.meta.url)), '../../../../games');
const programs = readdirSync(GAMES).map((game) => [game, join(GAMES, game, 'web/map/print.mjs')]).filter(([, file]) => existsSync(file));

for (const [game, file] of programs) {
  test(`the map of ${game} is what its tables give`, () => {
    const { status, stderr } = spawnSync(process.execPath, [file, '--check'], { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
  });
}
