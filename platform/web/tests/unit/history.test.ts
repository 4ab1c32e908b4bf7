import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findGames, momentAddress } from '../../src/history/api';
import Comments from '../../src/history/Comments.svelte';
import { allLines, readable } from '../../src/history/readable';
import { GameTexts } from '../../src/i18n/game-texts.svelte';
import { clockText, longTime } from '../../src/people/clock';
import { person } from '../../src/people/person.svelte';
import RematchButton from '../../src/people/RematchButton.svelte';
import { longest, Terms, wholeTime } from '../../src/people/terms.svelte';
import { ReplayStore } from '../../src/replay/replay-store.svelte';
import { keysOf } from '../../src/table/seat-keys';
import { TableStore } from '../../src/table/table-store.svelte';
import type { Frames, Line, TableInfo } from '../../src/table/wire';
import { FakeSocket, seat } from './fake-table';

let asked: [string, string, unknown, string | null][] = [];
let answers: Record<string, unknown> = {};
beforeEach(() => {
  localStorage.clear();
  [asked, answers] = [[], {}];
  person.gone();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const headers = new Headers(init.headers);
    asked.push([method, path, init.body ? JSON.parse(init.body as string) : null, headers.get('authorization')]);
    return new Response(JSON.stringify(answers[`${method} ${path}`] ?? []), { status: 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const frame = (entry: number) =>
  ({ entry, seat: 0, at: 0, view: {}, prompt: {}, lines: [] }) as unknown as Frames['frames'][number];
const all =
  (total: number) =>
  async (_: string, from: number, count: number): Promise<Frames> => ({
    total,
    from,
    frames: Array.from({ length: Math.min(count, total - from) }, (_, at) => frame(from + at)),
  });

describe('finding games', () => {
  it('asks only for what was chosen', async () => {
    answers['GET /api/history?game=banditen&longest=99'] = { games: [], after: null };
    await findGames({ game: 'banditen', player: '', own: false, longest: 99 });
    expect(asked[0]?.[1]).toBe('/api/history?game=banditen&longest=99');
  });
});

describe('a link to a moment', () => {
  it('is opened there, and at the end where there is no such moment', async () => {
    expect(momentAddress('t1', 5, 'open')).toBe('/replay/t1?at=5&seen=open');
    const replay = new ReplayStore(all(70));
    await replay.look('open', { at: 40 });
    expect([replay.at, replay.frame?.entry]).toEqual([40, 40]);
    const beyond = new ReplayStore(all(7));
    await beyond.look('open', { at: 900 });
    expect([beyond.at, beyond.frame?.entry]).toEqual([6, 6]);
  });
});

describe('a game as text', () => {
  const line = (what: string, n: number): Line => ({
    entry: n,
    seat: 0,
    told: { what, args: { n }, rule: 'XX-1' },
    withdrawn: null,
  });
  it('tells who played, how it ended and every line under its turn', async () => {
    const lines = [line('turn', 1), line('step', 2)];
    const fetched = await allLines(async (from) => ({
      total: 65,
      from,
      frames: from === 0 ? [{ ...frame(0), lines }] : [{ ...frame(64), lines: [line('step', 3)] }],
    }));
    expect(fetched.map(({ entry }) => entry)).toEqual([1, 2, 3]);
    const texts = new GameTexts('courier', {
      en: async () => 'game-title = Courier\nlog-turn = Turn { $n }\nlog-step = Step { $n }\nend-home = Home again.\n',
    });
    await texts.setLanguage('en');
    const table = {
      created: 0,
      seats: [seat(0, { name: 'Ada' }), seat(1, { name: 'Bo' })],
      outcome: { rank: [2, 1], score: [3, 9], reason: 'home', rule: 'XX-2' },
      commitment: 'abc',
    } as unknown as TableInfo;
    texts.seat(table.seats);
    const text = readable(table, fetched, texts);
    expect(text.split('\n').slice(1, 8)).toEqual([
      '1. Bo (9)',
      '2. Ada (3)',
      'Home again.',
      '',
      'Turn 1',
      '  Step 2',
      '  Step 3',
    ]);
    expect(text).toContain('abc');
  });
});

describe('comments', () => {
  it('are read by all, and written by whoever is signed in', async () => {
    answers['GET /api/tables/t1/comments'] = [
      { number: 1, entry: 3, name: 'Bo', text: 'Why?', at: 0, own: false },
      { number: 2, entry: 4, name: 'Ada', text: 'Because.', at: 0, own: true },
    ];
    await person.look();
    render(Comments, { table: 't1', entry: 4 });
    await vi.waitFor(() => expect(screen.getByText('Why?')).toBeTruthy());
    expect(screen.getByRole('button', { name: 'Sign in to say something' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Take away: Because.' }));
    expect(asked.some(([method, path]) => method === 'DELETE' && path === '/api/tables/t1/comments/2')).toBe(true);
  });
});

describe('clocks', () => {
  it('tell seconds, minutes and hours, and days in words', () => {
    expect([clockText(-5), clockText(6_100), clockText(750_000), clockText(11_100_000)]).toEqual([
      '0:00',
      '0:07',
      '12:30',
      '3:05:00',
    ]);
    expect([longTime(3_600_000), longTime(90_000_000)]).toEqual([null, { days: 1, hours: 1 }]);
  });
  it('run at a pace of one’s own', () => {
    const terms = new Terms();
    terms.pace = 'own';
    expect(terms.wish).toEqual({ pace: { free: 60_000, reserve: 1_200_000, added: 0, when_out: 'cover' } });
    expect([wholeTime(0), wholeTime(30_000), wholeTime(120_000), wholeTime(86_400_000)]).toEqual([
      { unit: 'none', count: 0 },
      { unit: 'seconds', count: 30 },
      { unit: 'minutes', count: 2 },
      { unit: 'days', count: 1 },
    ]);
    expect([longest({ free: 0, reserve: 600_000 }), longest({ free: 86_400_000, reserve: 0 })]).toEqual([
      'live',
      'slow',
    ]);
  });
});

describe('a rematch', () => {
  it('keeps the keys for the seats one further', async () => {
    answers['POST /api/tables/t1/rematch'] = { id: 't2' };
    const held = [
      { seat: 1, token: 'key' },
      { seat: 0, token: '' },
    ];
    render(RematchButton, { table: 't1', held, seats: 2, asked: false });
    await fireEvent.click(screen.getByRole('button', { name: 'Rematch' }));
    await vi.waitFor(() => expect(location.pathname).toBe('/table/t2'));
    expect(asked[0]).toEqual(['POST', '/api/tables/t1/rematch', {}, 'Bearer key']);
    expect(keysOf('t2').seats).toMatchObject([{ seat: 0, token: 'key' }]);
  });
});

describe('going back by consent', () => {
  it('is asked for, agreed to and declined over the socket', () => {
    const table = new TableStore('t1', () => new FakeSocket());
    table.start();
    FakeSocket.last.onopen?.();
    FakeSocket.last.tellState({ seat: 0, seats: [seat(0), seat(1)], proposal: { to: 4, agreed: [1], missing: [0] } });
    expect(table.state?.proposal).toEqual({ to: 4, agreed: [1], missing: [0] });
    table.takeBack(4);
    expect(FakeSocket.last.asked('take_back')).toMatchObject({ seat: 0, to: 4 });
    table.stop();
  });
});
