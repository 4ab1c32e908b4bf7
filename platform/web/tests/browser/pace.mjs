/** How long the others take: from the last answer of one's own turn of La Résistance! to one's next question at a table with three
    bots, by the program's usual answer delay. Not among the tests: it takes minutes.
    Whoever is out of the game has the rest run to its end; how long that takes is told too.
    Usage: npm run pace [-- --quick] [-- --rounds 20]
    A round counts as one with cards if anybody holds one when one's turn ends. What a window asks meanwhile is answered at once. */
import { parseArgs } from 'node:util';
import { eachMessage } from './messages.mjs';
import { over, playByLamp, playNow, scenes } from './scenes.mjs';

const { values } = parseArgs({ options: { quick: { type: 'boolean' }, rounds: { type: 'string' } } });
const pace = values.quick ? 'quick' : 'normal';
/** So many of each kind, or as many as so many games have. */
const ROUNDS = Number(values.rounds ?? 20);
const GAMES = 12;
/** At most so many seconds, in the median. */
const LIMITS = values.quick ? { none: 3, some: 3 } : { none: 6, some: 9 };
const WORDS = { none: 'nobody holds a card', some: 'somebody holds a card' };

const median = (all) => all.toSorted((a, b) => a - b)[all.length >> 1];
const seconds = (ms) => (ms / 1000).toFixed(1);
const full = (rounds) => Object.values(rounds).every((all) => all.length >= ROUNDS);

/** Notes what the page is told and sends: how long each round took, and whether the person is out of the game. */
function clock(page, rounds) {
  const now = { view: null, ended: 0, cards: 'none', out: false, over: false };
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const { type } = JSON.parse(String(payload));
      if (type !== 'pick' || now.view?.active !== 0) return;
      now.ended = performance.now();
      now.cards = now.view.bands.some(({ cards }) => cards > 0) ? 'some' : 'none';
    }),
  );
  eachMessage(page, ({ type, status, play }) => {
    if (type !== 'state' || !play) return;
    const before = now.view;
    now.view = play.view;
    now.over = status === 'over';
    now.out = now.over || play.view.bands[0].broken;
    if (before?.active === 0 || play.view.active !== 0 || now.ended === 0) return;
    rounds[now.cards].push(performance.now() - now.ended);
  });
  return now;
}

const fits = (rounds, cards) => rounds[cards].length === 0 || median(rounds[cards]) <= LIMITS[cards] * 1000;

/** The figures so far. */
function report(rounds) {
  for (const [cards, all] of Object.entries(rounds).filter(([, some]) => some.length > 0))
    console.log(
      `${fits(rounds, cards) ? 'ok   ' : 'OVER '} ${WORDS[cards]}: ${all.length} rounds, median ${seconds(median(all))} s (at most ${LIMITS[cards]}), ${seconds(Math.min(...all))} to ${seconds(Math.max(...all))}`,
    );
}

/** Has the others play on to the end; how many seconds it took. */
async function runToEnd(page) {
  const began = performance.now();
  // The game may end by itself just then.
  await page
    .getByRole('button', { name: 'Run to the end' })
    .click({ timeout: 5000 })
    .catch(() => undefined);
  await over(page).first().waitFor({ timeout: 120_000 });
  return seconds(performance.now() - began);
}

await scenes(
  [
    [
      `seconds between one's own turns at ${pace} pace`,
      async ({ server, open }) => {
        const rounds = { none: [], some: [] };
        for (let game = 0; game < GAMES && !full(rounds); game += 1) {
          const page = await open({ width: 1366, height: 768, reducedMotion: 'no-preference' });
          await page.addInitScript((chosen) => localStorage.setItem('staffetta.pace', chosen), pace);
          const now = clock(page, rounds);
          await playNow(page, server.address);
          await playByLamp(page, { until: async () => now.out || full(rounds) });
          if (now.out && !now.over) console.log(`      out of the game: ${await runToEnd(page)} s to its end`);
          await page.close();
          report(rounds);
        }
        process.exitCode = Object.keys(rounds).every((cards) => fits(rounds, cards)) ? 0 : 1;
      },
    ],
  ],
  { beat: false },
);
