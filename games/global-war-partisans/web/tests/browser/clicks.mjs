/** How light a turn is: every press on the board counts. Germany's opening turn of 1939, recorded once (tests/germany-1939.json),
    is played again by hand, and so is the longest Soviet turn of rounds 5 to 8 in 20 games of bots (tests/ussr-longest.json, a
    record that tests/rules/longest_turn.rs finds and writes).
    Usage: node clicks.mjs; RECORD=1 has a bot play the opening and writes the file anew. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { planOf, playByHand, ways } from '../by-hand.mjs';

const site = fileURLToPath(new URL('../../../../../platform/web', import.meta.url));
const load = (file) => import(pathToFileURL(join(site, 'tests/browser', file)).href);
const { eachMessage } = await load('messages.mjs');
const { scenes } = await load('scenes.mjs');
const { axe } = await load('checks.mjs');
const PLAN = fileURLToPath(new URL('../germany-1939.json', import.meta.url));
const LEAST = 40; // entries of the opening
const MOST = 35; // presses
const LONGEST = fileURLToPath(new URL('../ussr-longest.json', import.meta.url));
const MOST_LONGEST = 60; // presses
const COMINTERN = 2;
const PATIENCE = 180_000;

async function post(address, path, body) {
  const answer = await fetch(`${address}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  assert.ok(answer.ok, await answer.clone().text());
  return answer.json();
}

/** Opens a table of 1939 for three, at which the person has this seat; keeps everything that is heard of it. */
async function sit(page, address, seat, more = {}) {
  const seats = [0, 1, 2].map((at) => (at === seat ? { kind: 'me', name: 'Nives' } : { kind: 'bot', level: 'greedy' }));
  const opened = await post(address, 'tables', {
    game: 'global-war-partisans',
    seats,
    options: { scenario: '1939' },
    ...more,
  });
  return sitAt(page, address, seat, opened);
}

/** Takes the seat of a table that was opened. */
async function sitAt(page, address, seat, opened) {
  const { token } = opened.seats[seat];
  const heard = { play: null, lines: [] };
  eachMessage(page, (message) => {
    if (message.type !== 'state' || !message.play) return;
    heard.play = message.play;
    heard.lines.splice(message.play.from, Infinity, ...message.play.lines);
  });
  await page.goto(`${address}/`);
  await page.evaluate(
    ({ id, seat, token }) =>
      localStorage.setItem(`staffetta.table.${id}`, JSON.stringify({ seats: [{ seat, token }], invitations: [] })),
    { id: opened.id, seat, token },
  );
  await page.goto(`${address}/table/${opened.id}`);
  return heard;
}

/** The lines of the record, turn by turn. */
function turnsIn(lines) {
  const turns = [];
  for (const line of lines)
    if (line.told?.what === 'turn') turns.push([]);
    else turns.at(-1)?.push(line);
  return turns;
}

async function recordOpening({ server, open }) {
  const page = await open({ width: 1366, height: 768 });
  const heard = await sit(page, server.address, 1);
  const until = Date.now() + PATIENCE;
  while (turnsIn(heard.lines).length < 2) {
    assert.ok(Date.now() < until, 'the bot does not come to an end');
    await page.waitForTimeout(100);
  }
  const plan = planOf(turnsIn(heard.lines)[0]);
  assert.ok(plan.entries >= LEAST, `only ${plan.entries} entries`);
  writeFileSync(PLAN, `${JSON.stringify(plan, null, 2)}\n`);
  console.log(`      ${plan.entries} entries recorded`);
}

async function opening({ server, open }) {
  const plan = JSON.parse(readFileSync(PLAN, 'utf8'));
  const page = await open({ width: 1366, height: 768 });
  const heard = await sit(page, server.address, 0);
  await page.locator('.prompt.mine').waitFor();
  const { presses, sum, made } = await playByHand(page, heard, plan, { patience: PATIENCE });
  console.log(`      ${sum} presses for ${made} entries: ${JSON.stringify(presses)}`);
  const done = planOf(turnsIn(heard.lines)[0]);
  const went = (turn) => ways([...turn.march, ...turn.move]);
  assert.deepEqual([done.buy, went(done)], [plan.buy, went(plan)], 'the turn that was recorded');
  assert.ok(made >= LEAST, `only ${made} entries`);
  assert.ok(sum <= MOST, `${sum} presses`);
}

/** The lines of the turn that is under way after this entry. */
function turnAfter(lines, entry) {
  const later = lines.filter((line) => line.entry > entry);
  const next = later.findIndex(({ told }) => told?.what === 'turn');
  return next < 0 ? later : later.slice(0, next);
}

/** What a table that was brought tells of its entries from this one on. */
async function linesOf(address, table, from) {
  const lines = [];
  for (let at = from, total = Infinity; at < total; at += 64) {
    const answer = await fetch(`${address}/api/tables/${table}/frames?viewer=open&from=${at}&count=64`);
    assert.ok(answer.ok, await answer.clone().text());
    const part = await answer.json();
    lines.push(...part.frames.flatMap((frame) => frame.lines));
    ({ total } = part);
  }
  return lines;
}

/** The dice fall anew: what was fought for may be lost, and then nobody goes there after combat. All else is done as recorded. */
async function longest({ server, open }) {
  const { address } = server;
  const record = readFileSync(LONGEST, 'utf8');
  const { id } = await post(address, 'records', record);
  const POSITION = 1; // the entry after the set-up
  const plan = planOf(turnAfter(await linesOf(address, id, POSITION + 1), POSITION));
  const recorded = JSON.parse(record).entries.length - 3; // but for the set-up, the position and the end
  const page = await open({ width: 1366, height: 768 });
  const opened = await post(address, `tables/${id}/branch`, { entry: POSITION, seat: COMINTERN, name: 'Nives' });
  const heard = await sitAt(page, address, COMINTERN, opened);
  await page.locator('.prompt.mine').waitFor();
  const first = heard.play.entry;
  const { presses, sum, made } = await playByHand(page, heard, plan, { patience: PATIENCE });
  console.log(`      ${sum} presses for ${made} entries (${recorded} recorded): ${JSON.stringify(presses)}`);
  const done = planOf(turnAfter(heard.lines, first));
  const elsewhere = ({ move }) => ways(move.filter(({ to }) => ![...plan.fought, ...done.fought].includes(to)));
  const meant = (turn) => [turn.buy, turn.war, ways(turn.march), elsewhere(turn), turn.place];
  assert.deepEqual(meant(done), meant(plan), 'the turn that was recorded');
  assert.ok(sum <= MOST_LONGEST, `${sum} presses`);
}

/** Where a question may take a day, the usual orders stand from the first look on, and whoever revokes one is asked again. */
async function slowTable({ server, open }) {
  const page = await open({ width: 1366, height: 768 });
  const pace = { free: 86_400_000, reserve: 0, added: 0, when_out: 'cover' };
  const heard = await sit(page, server.address, 0, { pace });
  const note = page.getByText('the usual standing orders are given for you');
  await note.waitFor();
  const orders = () => heard.play.orders.map(({ order }) => order.reply.own);
  // They are given one after the other, power by power: all are there when no more have come for a second.
  for (let n = 0, still = 0, count = 0; n < 200 && (still < 20 || count === 0); n += 1) {
    await page.waitForTimeout(50);
    still = orders().length === count ? still + 1 : 0;
    count = orders().length;
  }
  assert.ok(orders().includes('germany fade') && orders().includes('japan cheapest'), orders().join(', '));
  await page.getByRole('button', { name: 'Change them' }).click();
  await note.waitFor({ state: 'detached' });
  const topics = page.locator('.orders select');
  await topics.first().waitFor();
  for (const select of await topics.all()) await select.selectOption('');
  for (let n = 0; n < 100 && orders().length > 0; n += 1) await page.waitForTimeout(50);
  assert.deepEqual(orders(), [], 'all of them revoked');
  await page.reload();
  await page.locator('.prompt.mine').waitFor();
  await page.waitForTimeout(500);
  assert.deepEqual([orders(), await note.count()], [[], 0], 'not given again');
}

/** What lies beside a turn: the history of ownership, and the standing orders of the seat's powers. */
async function beside({ server, open }) {
  const page = await open({ width: 1366, height: 768 });
  const heard = await sit(page, server.address, 0);
  const likely = page.locator('.prompt.mine .btn').last();
  await likely.waitFor();
  await likely.click();
  await page.locator('.prompt.mine', { hasText: /attack/i }).waitFor();
  await page.keyboard.press('h');
  const history = page.locator('.history');
  await history.locator('input').focus();
  await page.keyboard.press('Home');
  await history.getByText('The war begins, 1939').waitFor();
  assert.equal(await page.locator('[data-zone]').count(), 0, 'nothing is done in the past');
  await page.keyboard.press('Escape');
  await history.waitFor({ state: 'detached' });
  await page.keyboard.press('o');
  const topics = page.locator('.orders select');
  await topics.first().waitFor();
  const asked = async () =>
    (await topics.evaluateAll((list) => list.map(({ value }) => value))).filter((value) => value === '').length;
  assert.equal(await asked(), await topics.count());
  await page.getByRole('button', { name: 'The usual orders for all' }).click();
  for (let n = 0; n < 100 && (await asked()) > 0; n += 1) await page.waitForTimeout(50);
  assert.equal(await asked(), 0, 'an order stands for everything');
  assert.ok(heard.play.orders.some(({ order }) => order.reply.own === 'germany retreat-below-30'));
  await topics.first().selectOption('');
  for (let n = 0; n < 100 && (await asked()) === 0; n += 1) await page.waitForTimeout(50);
  assert.equal(await asked(), 1, 'revoked');
  assert.deepEqual(await axe(page), []);
}

await scenes(
  process.env.RECORD
    ? [['Germany opens 1939, recorded', recordOpening]]
    : [
        ['History and standing orders lie beside a turn', beside],
        ['At a slow table the usual orders stand from the beginning', slowTable],
        [`Germany’s opening turn of 1939 in at most ${MOST} presses`, opening],
        [`The longest Soviet turn of rounds 5 to 8 in at most ${MOST_LONGEST} presses`, longest],
      ],
);
