/** The program itself, on a free port with a data folder of its own: what the pages are tested against. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WEB } from './harness.mjs';

const PLACES = ['release', 'debug'].map((profile) => join(WEB, '../../target', profile, 'staffetta'));

/** The program that was named, or the one that was built last: an older one holds older pages. */
export function program() {
  const [found] = process.env.STAFFETTA
    ? [process.env.STAFFETTA]
    : PLACES.filter((path) => existsSync(path)).sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (!found)
    throw new Error('the program is missing: run `cargo build --release --package staffetta`, or set STAFFETTA to it');
  return found;
}

async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

/** With a short beat, if the program can be told one: a whole game of bots would take minutes otherwise. */
function pace(binary) {
  const help = spawnSync(binary, ['serve', '--help'], { encoding: 'utf8', timeout: 10_000 });
  return /--beat\b/.test(help.stdout ?? '') ? ['--beat', '20'] : [];
}

async function answers(address, child) {
  for (let i = 0; i < 200; i += 1) {
    if (child.exitCode !== null) throw new Error(`the program ended with ${child.exitCode}`);
    try {
      if ((await fetch(`${address}/api/games`)).ok) return;
    } catch {
      // Not yet.
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('the program does not answer');
}

/** Starts the program; `stop` ends it, `again` starts it anew on the same port with the same data. */
export async function start({ beat = true } = {}) {
  const binary = program();
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'staffetta-test-'));
  const address = `http://127.0.0.1:${port}`;
  const args = ['serve', '--addr', `127.0.0.1:${port}`, '--data', data, ...(beat ? pace(binary) : [])];
  let child;
  async function run() {
    child = spawn(binary, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    await answers(address, child);
  }
  async function end(signal) {
    if (child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await gone;
  }
  await run();
  return {
    address,
    again: run,
    stop: (signal = 'SIGTERM') => end(signal),
    close: async () => {
      await end('SIGTERM');
      await rm(data, { recursive: true, force: true });
    },
  };
}
