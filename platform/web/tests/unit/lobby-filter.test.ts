import { describe, expect, it } from 'vitest';
import { freeSeat, isWanted, type Wanted } from '../../src/home/lobby-filter';
import type { LobbyEntry } from '../../src/protocol/LobbyEntry';

const HOUR = 3_600_000;
const table = (given: Partial<LobbyEntry>): LobbyEntry => ({
  id: 'a',
  game: 'la-resistance',
  status: 'open',
  created: 0,
  watched: true,
  pace: null,
  seats: [
    { kind: 'person', name: 'Nives' },
    { kind: 'person', name: null },
  ],
  ...given,
});
const all: Wanted = { game: '', place: '', pace: '' };
const clock = (free: number) => ({ free, reserve: 0, added: 0, when_out: 'cover' as const });

describe('the tables of the lobby', () => {
  it('have a free seat only before the game begins', () => {
    expect(freeSeat(table({}))).toBe(1);
    expect(freeSeat(table({ status: 'running' }))).toBe(-1);
  });
  it.each([
    ['the game', { game: 'la-resistance' }, {}, { game: 'banditen' }],
    ['a free seat', { place: 'seat' }, {}, { status: 'running' }],
    ['a game to look on at', { place: 'look' }, { status: 'running' }, { status: 'running', watched: false }],
    ['one sitting', { pace: 'live' }, {}, { pace: clock(72 * HOUR) }],
    ['days', { pace: 'slow' }, { pace: clock(72 * HOUR) }, { pace: clock(HOUR / 60) }],
  ] as const)('are chosen by %s', (_, wanted, is, isNot) => {
    expect(isWanted(table(is), { ...all, ...wanted })).toBe(true);
    expect(isWanted(table(isNot), { ...all, ...wanted })).toBe(false);
    expect(isWanted(table(isNot), all)).toBe(true);
  });
});
