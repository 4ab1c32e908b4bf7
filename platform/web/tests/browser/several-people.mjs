/** People at one table: each sees the same game and only what it may. */
import assert from 'node:assert/strict';
import { eachMessage } from './messages.mjs';
import { inviteFriend, inWords, playInWords, scenes } from './scenes.mjs';

async function openTable(address, seats, options = {}) {
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'la-resistance', seats, options }),
  });
  assert.equal(answer.status, 201, await answer.clone().text());
  return answer.json();
}

const record = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.record .now p, .record li')].map((line) => line.textContent.trim()),
  );
/** Everything that ever came over a page's sockets. */
function eavesdrop(page) {
  const heard = [];
  eachMessage(page, (message) => heard.push(message));
  return heard;
}

await scenes([
  [
    'a friend takes a seat by link, a spectator looks on, and all see the same game',
    async ({ server, open }) => {
      const one = await open();
      const { id, link } = await inviteFriend(one, server.address);

      const two = await open({ locale: 'fr-FR' });
      const heardByTwo = eavesdrop(two);
      await two.goto(link);
      await two.getByLabel('Votre nom').fill('Tomaž');
      await two.getByRole('button', { name: 'Prendre la place' }).click();
      await two.waitForURL(/\/table\//);
      const crowd = await open({ width: 1600 });
      const heardByCrowd = eavesdrop(crowd);
      await crowd.goto(`${server.address}/table/${id}`);
      await crowd.getByRole('region', { name: 'Record' }).waitFor();

      await inWords(one);
      await two.getByRole('button', { name: 'Menu', exact: true }).click();
      await two.getByRole('switch', { name: 'Table en mots' }).click();
      await two.keyboard.press('Escape');
      let bought = 0;
      for (let n = 0; n < 600 && (bought < 2 || heardByCrowd.length < 40); n += 1) {
        for (const [page, may, turn] of [
          [one, 'You may', 'Your turn'],
          [two, 'Vous pouvez', 'À vous'],
        ]) {
          if (!(await page.locator('.prompt.mine').getByText(turn, { exact: true }).isVisible())) continue;
          const buttons = page.getByRole('region', { name: may }).getByRole('listitem').getByRole('button');
          const names = await buttons.allTextContents();
          const want = names.findIndex((name) => /^(Buy a card|Acheter)/.test(name));
          if (names.length > 0)
            await buttons
              .nth(want >= 0 ? want : 0)
              .click({ timeout: 2000 })
              .catch(() => undefined);
        }
        bought = heardByCrowd.filter(
          ({ type, play }) => type === 'state' && play?.lines.some(({ told }) => told?.what === 'bought'),
        ).length;
        await one.waitForTimeout(30);
      }
      assert.ok(bought > 0, 'nobody bought a card: nothing hidden was put to the test');
      await crowd.waitForTimeout(300);

      // The same game: the same number of lines, in the readers' own languages.
      const [mine, theirs, watched] = [await record(one), await record(two), await record(crowd)];
      assert.ok(
        Math.abs(mine.length - watched.length) <= 2 && Math.abs(theirs.length - watched.length) <= 2,
        `${mine.length}, ${theirs.length}, ${watched.length} lines`,
      );
      const english = (told) =>
        told.filter((line) => /\b(rolls|ends the turn|begins a turn|passes)\b/.test(line)).length;
      assert.ok(english(mine) > 3 && english(watched) > 3, 'two readers read English');
      assert.ok(theirs.length > 8 && english(theirs) === 0, 'the third reads French');

      // Each only what it may: a hand is shown to its holder and to nobody else, in no message.
      const hands = (heard, own) =>
        heard
          .filter(({ type, play }) => type === 'state' && play)
          .flatMap(({ play }) => play.view.bands.filter(({ seat, hand }) => seat !== own && hand !== null));
      assert.ok(heardByTwo.length > 10 && heardByCrowd.length > 10);
      assert.deepEqual(hands(heardByTwo, 1), []);
      assert.deepEqual(hands(heardByCrowd, null), []);
      const cards = (heard) =>
        heard
          .filter(({ type, play }) => type === 'state' && play)
          .flatMap(({ play }) =>
            play.lines.filter(({ told }) => told?.what === 'bought').map(({ seat, told }) => [seat, told.args.card]),
          );
      for (const [, card] of cards(heardByCrowd)) assert.equal(card, null);
      for (const [seat, card] of cards(heardByTwo)) assert.equal(card === null, seat !== 1);
      assert.deepEqual(
        heardByCrowd.filter(
          ({ type, play }) =>
            type === 'state' && play && (play.offers.length > 0 || play.greys.length > 0 || play.draft.length > 0),
        ),
        [],
      );
      assert.equal(await crowd.locator('.board button.lamp').count(), 0);
    },
  ],

  [
    'several people at one screen: every hand is covered',
    async ({ server, open }) => {
      const opened = await openTable(server.address, [
        { kind: 'me', name: 'Nives' },
        { kind: 'hot', name: 'Tomaž' },
        { kind: 'hot', name: 'Giulia' },
      ]);
      const page = await open();
      await page.goto(`${server.address}/`);
      await page.evaluate(({ id, seats }) => {
        localStorage.setItem(
          `staffetta.table.${id}`,
          JSON.stringify({ seats: seats.map(({ seat, token }) => ({ seat, token })), invitations: [] }),
        );
        localStorage.setItem('staffetta.plain', 'yes');
      }, opened);
      await page.goto(`${server.address}/table/${opened.id}`);
      for (const name of ['Nives', 'Tomaž', 'Giulia']) {
        await page.getByRole('heading', { name: `Hand over to ${name}` }).waitFor();
        assert.equal(
          await page.getByRole('region', { name: 'You may' }).count(),
          0,
          'a hand shows on the screen between two people',
        );
        await page.getByRole('button', { name: `I am ${name}` }).click();
        await page.getByRole('region', { name: 'You may' }).getByRole('listitem').getByRole('button').first().click();
      }
      // Whoever begins is asked next: the table is covered, unless it is Giulia herself.
      await page
        .getByRole('heading', { name: /Hand over to (Nives|Tomaž)/ })
        .or(page.getByRole('button', { name: 'Roll the dice' }))
        .waitFor();
    },
  ],

  [
    'talk reaches the others and is counted while it is closed',
    async ({ server, open }) => {
      const opened = await openTable(server.address, [
        { kind: 'me', name: 'Nives' },
        { kind: 'friend' },
        { kind: 'bot', level: 'random' },
      ]);
      const [one, two] = [await open({ width: 1600 }), await open({ width: 1600 })];
      await one.goto(`${server.address}/`);
      await one.evaluate(
        ({ id, seats }) =>
          localStorage.setItem(
            `staffetta.table.${id}`,
            JSON.stringify({ seats: [{ seat: 0, token: seats[0].token }], invitations: [] }),
          ),
        opened,
      );
      await one.goto(`${server.address}/table/${opened.id}`);
      await two.goto(`${server.address}/join/${opened.id}/1#${opened.seats[1].invitation}`);
      await two.getByLabel('Your name').fill('Tomaž');
      await two.getByRole('button', { name: 'Take the seat' }).click();
      await one.getByText('Table talk').waitFor();
      await two.getByText('Table talk').click();
      await two.getByLabel('Say something').fill('Bonsoir <b>la</b> compagnie');
      await two.keyboard.press('Enter');
      await one.locator('.talk .new').getByText('1').waitFor();
      await one.getByText('Table talk').click();
      await one.getByText('Bonsoir <b>la</b> compagnie').waitFor();
    },
  ],

  [
    'leaving asks once more, and the others play on',
    async ({ server, open }) => {
      const page = await open({ width: 1600 });
      const opened = await openTable(server.address, [
        { kind: 'me', name: 'Nives' },
        { kind: 'bot', level: 'random' },
        { kind: 'bot', level: 'random' },
        { kind: 'bot', level: 'random' },
      ]);
      await page.goto(`${server.address}/`);
      await page.evaluate(({ id, seats }) => {
        localStorage.setItem(
          `staffetta.table.${id}`,
          JSON.stringify({ seats: [{ seat: 0, token: seats[0].token }], invitations: [] }),
        );
        localStorage.setItem('staffetta.plain', 'yes');
      }, opened);
      await page.goto(`${server.address}/table/${opened.id}`);
      // Early in the reader's first turn: by random play a game may be over soon after it.
      await playInWords(page, { most: 60, until: async (n) => n >= 3 });
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('button', { name: 'Leave the game…' }).click();
      await page.getByRole('button', { name: 'Stay' }).click();
      assert.equal((await (await fetch(`${server.address}/api/tables/${opened.id}`)).json()).seats[0].left, false);
      await page.getByRole('button', { name: 'Leave the game…' }).click();
      await page.getByRole('button', { name: 'Leave for good' }).click();
      // Without people the others play on to the end at once.
      await page
        .getByRole('button', { name: 'Watch the replay' })
        .or(page.getByText('Watch the replay'))
        .first()
        .waitFor();
      const over = await (await fetch(`${server.address}/api/tables/${opened.id}`)).json();
      assert.deepEqual([over.seats[0].left, over.status], [true, 'over']);
    },
  ],
]);
