/** Every browser test: the site's, then for every game an audit of few of its samples (all of them take long) and the
    game's own, `games/<game>/web/tests/browser/*.mjs`. Usage: node tests/browser/all.mjs [queue...]
    The tests of one queue run one after another, one queue more at once than there are cores, for a test that plays also
    waits; what measures how fast the table answers runs by itself, before the others. What fails beside the others is run once
    more by itself: a machine that is too busy is told apart from a fault, and both are said at the end. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build } from '../../samples/build.mjs';
import { WEB } from './harness.mjs';

const GAMES = join(WEB, '../../games');
const own = (...names) => names.map((name) => ({ name, script: join(WEB, 'tests/browser', `${name}.mjs`), args: [] }));

function testsOf(game) {
  const folder = join(GAMES, game, 'web/tests/browser');
  const tests = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.mjs'))
        .sort()
    : [];
  const samples = existsSync(join(GAMES, game, 'web/samples'))
    ? [{ name: `${game}: few samples`, script: join(WEB, 'samples/audit.mjs'), args: [game, '--few'] }]
    : [];
  return [
    ...samples,
    ...tests.map((file) => ({ name: `${game}: ${file.replace('.mjs', '')}`, script: join(folder, file), args: [] })),
  ];
}

/** No test takes so long. */
const LONGEST = 600_000; // ms

const alone = { table: own('table') };
const together = {
  site: own('site').map((test) => ({ ...test, args: ['--few'] })),
  ...Object.fromEntries(
    readdirSync(GAMES)
      .sort()
      .map((game) => [game, testsOf(game)])
      .filter(([, tests]) => tests.length > 0),
  ),
  laptops: own('laptops').map((test) => ({ ...test, args: ['--few'] })),
  tutorials: own('tutorials').map((test) => ({ ...test, args: ['--few'] })),
  shell: own('checks-find-faults', 'keyboard', 'interaction', 'style', 'several-people', 'reconnect', 'sound', 'sizes'),
  history: own('history', 'people', 'first-minutes'),
};

/** Runs a test; what it prints comes in one piece, when it is over. */
function run({ name, script, args }) {
  return new Promise((done) => {
    const began = Date.now();
    const child = spawn('node', [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    // A browser that hangs must not hold up everything for ever.
    const limit = setTimeout(() => {
      said += '\nended: it took longer than ten minutes';
      child.kill('SIGKILL');
    }, LONGEST);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        said += part;
      });
    child.on('close', (code) => {
      clearTimeout(limit);
      console.log(
        `-- ${name}${code === 0 ? '' : ' FAILED'} (${((Date.now() - began) / 1000).toFixed(0)} s)\n${said.trimEnd()}`,
      );
      done(code === 0);
    });
  });
}

async function queue(tests) {
  const failed = [];
  for (const test of tests) if (!(await run(test))) failed.push(test);
  return failed;
}

const wanted = process.argv.slice(2);
const chosen = (queues) =>
  Object.entries(queues)
    .filter(([name]) => wanted.length === 0 || wanted.includes(name))
    .map(([, tests]) => tests);
const unknown = wanted.filter((name) => !(name in alone) && !(name in together));
if (unknown.length > 0)
  throw new Error(
    `no such queue: ${unknown.join(', ')}; there are ${[...Object.keys(alone), ...Object.keys(together)].join(', ')}`,
  );

// The page of the sample tables, once for all games.
process.env.SAMPLES = await build();
const failed = [];
for (const tests of chosen(alone)) failed.push(...(await queue(tests)));
const waiting = chosen(together);
await Promise.all(
  Array.from({ length: availableParallelism() + 1 }, async () => {
    for (let tests = waiting.shift(); tests; tests = waiting.shift()) failed.push(...(await queue(tests)));
  }),
);
const faults = [];
for (const test of failed) if (!(await run(test))) faults.push(test);
const names = (tests) => tests.map(({ name }) => name).join(', ');
if (failed.length > 0) console.log(`\nfailed beside the others: ${names(failed)}`);
if (faults.length > 0) {
  console.log(`\nfailed: ${names(faults)}`);
  process.exitCode = 1;
}
