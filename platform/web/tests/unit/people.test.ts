import { between, minutesOf, timeOf, untilTime } from '../../src/people/rest';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import RestField from '../../src/people/RestField.svelte';
import PrivacyPage from '../../src/people/PrivacyPage.svelte';
import SignIn from '../../src/people/SignIn.svelte';
import { person } from '../../src/people/person.svelte';
import { preferences } from '../../src/preferences.svelte';
import { Terms } from '../../src/people/terms.svelte';
import { readStored } from '../../src/storage';
import { keepOpened } from '../../src/table/seat-keys';
import { TableStore } from '../../src/table/table-store.svelte';
import { FakeSocket, seat } from './fake-table';
import type { Me } from '../../src/protocol/Me';

const ME: Me = {
  name: 'Nives',
  guest: false,
  created: 0,
  preferences: {},
  devices: [],
  mail: false,
  email: null,
  rest: { hours: null, away_until: null, days_left: 30 },
  games: [],
  finished: 0,
  won: 0,
  reliability: null,
};
/** What the server was asked for: method, path and body. */
let asked: [string, string, unknown][] = [];
let answers: Record<string, { status: number; body: unknown }> = {};

beforeEach(() => {
  localStorage.clear();
  FakeSocket.all = [];
  asked = [];
  answers = {};
  person.gone();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    asked.push([method, path, init.body === undefined ? null : JSON.parse(init.body as string)]);
    const { status, body } = answers[`${method} ${path}`] ?? { status: 200, body: {} };
    return new Response(status === 204 ? null : JSON.stringify(body), { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('whoever is signed in', () => {
  it('is not asked for in a browser in which nobody has signed in', async () => {
    await person.refresh();
    expect([person.known, person.me, asked]).toEqual([true, null, []]);
  });

  it('brings the seats of this browser along', async () => {
    keepOpened({ id: 't1', commitment: 'c', seats: [{ seat: 2, kind: 'person', token: 'key', invitation: null }] });
    answers['GET /api/people/me'] = { status: 200, body: ME };
    await person.welcome(ME);
    const adopted = asked.find(([, path]) => path === '/api/people/me/seats');
    expect(adopted).toEqual(['POST', '/api/people/me/seats', { seats: [{ table: 't1', seat: 2, token: 'key' }] }]);
    expect(readStored('signed-in')).toBe('yes');
    const preferred = asked.find(([method]) => method === 'PUT');
    expect(preferred?.[2]).toMatchObject({ language: 'en', pace: 'normal', fullControl: false, sound: false });
  });

  it('finds the pages as they were on another device', async () => {
    await person.welcome({ ...ME, preferences: { fullControl: true, sound: true } });
    expect([preferences.fullControl, preferences.sound, readStored('control'), readStored('sound')]).toEqual([
      true,
      true,
      'full',
      'yes',
    ]);
    preferences.setFullControl(false);
    preferences.setSound(false);
  });

  it('is forgotten when the session is over', async () => {
    await person.welcome(ME);
    answers['GET /api/people/me'] = { status: 401, body: { code: 'not-signed-in', message: '' } };
    await person.refresh();
    expect([person.me, readStored('signed-in')]).toEqual([null, null]);
  });
});

describe('the ways in', () => {
  it('send name and password, and say what is wrong in words', async () => {
    answers['POST /api/people/session'] = { status: 401, body: { code: 'wrong-name-or-password', message: 'no' } };
    render(SignIn, { open: true });
    await fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Nives' } });
    await fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'a password' } });
    await fireEvent.submit(screen.getByText('Come in').closest('form') as HTMLFormElement);
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('no account of this name'));
    expect(asked.at(-1)).toEqual(['POST', '/api/people/session', { name: 'Nives', password: 'a password' }]);
  });
});

describe('a table of whoever is signed in', () => {
  it('is played without a key, and taken over from the bot that covers', () => {
    const table = new TableStore('t1', () => new FakeSocket());
    table.start();
    FakeSocket.last.onopen?.();
    expect(FakeSocket.last.asked('hello')).toMatchObject({ tokens: [] });
    FakeSocket.last.tellState({ seat: 1, seats: [seat(0), seat(1, { covered: true })] });
    expect([table.looking, table.state?.seats[1]?.covered]).toEqual([1, true]);
    table.comeBack();
    expect(FakeSocket.last.asked('return')).toMatchObject({ seat: 1 });
    table.stop();
  });
});

describe('the terms of a new table', () => {
  it('say nothing where the table is private and has no clock', () => {
    expect(new Terms().wish).toEqual({});
  });
  it('put it into the lobby and set its clocks', () => {
    const terms = new Terms();
    [terms.public, terms.watched, terms.pace, terms.whenOut] = [true, false, 'slow', 'move'];
    const days = 3 * 24 * 60 * 60 * 1000;
    expect(terms.wish).toEqual({
      public: true,
      watched: false,
      pace: { free: days, reserve: days, added: 0, when_out: 'move' },
    });
  });
});

describe('the page of what is kept', () => {
  it('says each part in words', () => {
    render(PrivacyPage);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6);
    expect(document.body.textContent).not.toContain('privacy-');
  });
});

describe('when somebody rests', () => {
  it('is told in times of the day, over midnight too', () => {
    expect(minutesOf('22:30')).toBe(1350);
    expect(timeOf(485)).toBe('08:05');
    expect(between(minutesOf('22:00'), minutesOf('08:00'))).toBe(600);
    expect(between(0, 0)).toBe(0);
    expect(timeOf(untilTime({ from: 1320, minutes: 600, offset: 60 }))).toBe('08:00');
  });
  it('stay as they are typed while the person is read anew', async () => {
    const rest = { hours: null, away_until: null, days_left: 30 };
    const shown = render(RestField, { rest });
    const [from] = shown.container.querySelectorAll<HTMLInputElement>('input[type=time]');
    if (!from) throw new Error('no field for the hours');
    await fireEvent.input(from, { target: { value: '22:00' } });
    await shown.rerender({ rest: { ...rest } });
    expect(from.value).toBe('22:00');
    await shown.rerender({ rest: { ...rest, hours: { from: 1380, minutes: 480, offset: 0 } } });
    expect(from.value).toBe('23:00');
  });
});
