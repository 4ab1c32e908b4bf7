/** A person's own page: friends and invitations by name, sleeping hours, notes on two devices; and the pages that mails lead to.
    Each page is held to the checks of every page at the width of a laptop and of a phone. */
import assert from 'node:assert/strict';
import { ASKED, axe, covered, overflow, sideways, small, targets } from './checks.mjs';
import { scenes } from './scenes.mjs';

const PASSWORD = 'a long enough password';

/** What every page must hold, where it stands. */
async function hold(page, what) {
  const { width, height } = page.viewportSize();
  for (const wide of [1366, 360]) {
    await page.setViewportSize({ width: wide, height: wide === 360 ? 780 : 768 });
    const faults = [
      ...(await sideways(page)),
      ...(await overflow(page)),
      ...(await covered(page)),
      ...(wide === 360 ? [...(await targets(page, 44)), ...(await small(page, 14))] : await small(page, 12)),
      ...(await axe(page, ASKED.all)),
    ];
    assert.deepEqual(faults, [], `${what} at ${wide}`);
  }
  await page.setViewportSize({ width, height });
}

/** Opens an account. */
async function signUp(page, server, name) {
  await page.goto(`${server.address}/people/me`);
  await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('How you come in').selectOption('new');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

await scenes([
  [
    'a friend is invited by name, finds the invitation, and takes the seat',
    async ({ server, open }) => {
      const [nives, bo] = [await open(), await open({ width: 390 })];
      await signUp(nives, server, 'Nives');
      await signUp(bo, server, 'Bo');
      await nives.getByLabel('Name of an account').fill('bo');
      await nives.getByRole('button', { name: 'Add', exact: true }).click();
      await nives.getByRole('button', { name: 'Remove: Bo' }).waitFor();
      await hold(nives, 'the page of whoever is signed in');

      await nives.goto(`${server.address}/new/la-resistance`);
      await nives.getByLabel('Your name').fill('Nives');
      await nives.getByRole('radio', { name: /Three bands/ }).check({ force: true });
      await nives.getByText('Seat by seat').last().click();
      await nives.getByLabel('Seat 2').selectOption('friend');
      await nives.getByRole('button', { name: 'Start', exact: true }).click();
      await nives.waitForURL(/\/table\//);
      await nives.getByRole('button', { name: 'Menu', exact: true }).click();
      await nives.getByRole('button', { name: 'Invite Bo' }).click();
      await nives.getByText('Bo finds the invitation on their page.').waitFor();

      await bo.reload();
      await bo.getByRole('link', { name: 'Nives invites you to a table' }).click();
      await bo.getByRole('button', { name: 'Take the seat' }).click();
      await bo.waitForURL(/\/table\//);
    },
  ],
  [
    'somebody chooses of what they are told',
    async ({ server, open }) => {
      const page = await open();
      await signUp(page, server, 'Mira');
      await page.getByText('A request to an address of my own').click();
      await page.getByLabel('Address', { exact: true }).fill('https://example.org/hook');
      await page.getByRole('button', { name: 'Add it' }).click();
      await page.getByText('A request to example.org').waitFor();
      const kind = (name) => page.getByRole('switch', { name });
      assert.equal(await kind('A game is over').getAttribute('aria-checked'), 'true');
      assert.equal(await kind('Somebody names you in the talk').getAttribute('aria-checked'), 'false');
      await hold(page, 'the page of somebody who is told');
      const kept = page.waitForResponse((answer) => answer.url().endsWith('/told-of'));
      await kind('Somebody names you in the talk').click();
      assert.equal((await kept).status(), 204);
      await page.reload();
      await kind('Somebody names you in the talk').waitFor();
      assert.equal(await kind('Somebody names you in the talk').getAttribute('aria-checked'), 'true');
    },
  ],
  [
    'a passkey is made, signs in without a password, and is taken away',
    async ({ server, open }) => {
      const page = await open();
      // Passkeys belong to a name, and this machine has one.
      const here = { address: server.address.replace('127.0.0.1', 'localhost') };
      const device = await page.context().newCDPSession(page);
      await device.send('WebAuthn.enable');
      await device.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
      await signUp(page, here, 'Vida');
      await page.getByRole('button', { name: 'Make a passkey on this device' }).click();
      await page.getByText('Done. You can sign in with it from now on.').waitFor();
      await hold(page, 'the page of somebody with a passkey');
      for (const name of ['Sign out', 'Sign in'])
        await page.locator('main').getByRole('button', { name, exact: true }).click();
      await page.getByLabel('How you come in').selectOption('passkey');
      await page.getByRole('button', { name: 'Come in' }).click();
      await page.getByRole('heading', { name: 'Vida', level: 1 }).waitFor();
      await page.getByText(/^last used /).waitFor();
      await page.getByRole('button', { name: /^Take away the passkey/ }).click();
      await page.getByText('Done. It opens nothing any more.').waitFor();
      assert.equal(await page.getByRole('button', { name: /^Take away the passkey/ }).count(), 0);
    },
  ],
  [
    'sleeping hours and days away are kept',
    async ({ server, open }) => {
      const page = await open();
      await signUp(page, server, 'Lea');
      await page.getByLabel('You sleep from').fill('22:00');
      await page.getByLabel('until', { exact: true }).fill('09:00');
      await page.getByRole('button', { name: 'Keep these hours' }).click();
      await page.getByText('Sleeping hours are at most ten.').waitFor();
      await page.getByLabel('until', { exact: true }).fill('08:00');
      await page.getByRole('button', { name: 'Keep these hours' }).click();
      await page.getByText('Kept. They stay as they are for twenty hours.').waitFor();
      await page.reload();
      await page.waitForFunction(() => document.querySelector('input[type=time]')?.value === '22:00');
      await page.getByRole('button', { name: 'Be away' }).click();
      await page.getByText(/You are away until/).waitFor();
      await page.getByText('23 days to be away are left this year.').waitFor();
      await page.getByRole('button', { name: 'I am back' }).click();
      await page.getByLabel('Days away').waitFor();
    },
  ],
  [
    'the pages that mails lead to change nothing by themselves',
    async ({ server, open }) => {
      const page = await open();
      for (const [path, button] of [
        ['/mail/proof#nonsense', 'Yes, it is mine'],
        ['/mail/reset#nonsense', 'Choose it'],
        ['/mail/stop?person=00&sign=00', 'Send me no more'],
      ]) {
        await page.goto(`${server.address}${path}`);
        await page.getByRole('button', { name: button }).waitFor();
        assert.ok(!page.url().includes('nonsense'), 'what the link shows stays in no address');
        await hold(page, path);
        if (path.includes('reset')) await page.getByLabel('New password').fill(PASSWORD);
        await page.getByRole('button', { name: button }).click();
        await page.getByRole('alert').waitFor();
      }
    },
  ],
]);
