import { beforeEach, describe, expect, it } from 'vitest';
import { Advice } from '../../src/table/advice.svelte';
import type { BoardPlay } from '../../src/table/board';
import { GameTexts } from '../../src/i18n/game-texts.svelte';
import { TableSetup } from '../../src/new/table-setup.svelte';
import type { GameInfo } from '../../src/table/wire';

const asked = (turn: number, kind: string, verb = 'roll') =>
  ({ occasion: { turn, window: 0, kind }, prompt: { key: 'x' }, offers: [{ verb }] }) as unknown as BoardPlay;

async function texts(): Promise<GameTexts> {
  const own = new GameTexts('courier', {
    en: async () => 'coach-action = Look first.\ncoach-roll = Roll!\ncoach-set-up = Take your time.',
  });
  await own.setLanguage('en');
  return own;
}

describe('advice in the prompt', () => {
  beforeEach(() => localStorage.clear());

  it('goes by the kind of question, then by the verb, and in the set-up by that', async () => {
    const [advice, own] = [new Advice('t1'), await texts()];
    expect(advice.line(asked(0, 'place', 'put'), own)).toBe('Take your time.');
    expect(advice.line(asked(1, 'action'), own)).toBe('Look first.');
    expect(advice.line(asked(1, 'pre_roll'), own)).toBe('Roll!');
    expect(advice.line(asked(1, 'other', 'pass'), own)).toBeNull();
  });

  it('ends with the first turn in which the reader was asked, also after a reload', async () => {
    const own = await texts();
    expect(new Advice('t1').line(asked(2, 'action'), own)).toBe('Look first.');
    expect(new Advice('t1').line(asked(2, 'action'), own)).toBe('Look first.');
    expect(new Advice('t1').line(asked(5, 'action'), own)).toBeNull();
  });

  it('is given at the first table of a game only', async () => {
    const own = await texts();
    new Advice('t1').line(asked(1, 'action'), own);
    expect(new Advice('t2').line(asked(1, 'action'), own)).toBeNull();
  });
});

describe('the reader’s seat at a new table', () => {
  const game = {
    id: 'duel',
    min_seats: 2,
    max_seats: 3,
    usual_seats: 2,
    presets: [],
    options: [],
    bots: ['greedy'],
  } as unknown as GameInfo;

  it('may be any seat; the others keep their sitters', () => {
    const setup = new TableSetup(game, 'Nives');
    expect(setup.sitters).toEqual(['me', 'bot:greedy']);
    setup.sit(1);
    expect(setup.sitters).toEqual(['bot:greedy', 'me']);
    expect(setup.wish(() => 'guest').seats).toEqual([
      { kind: 'bot', level: 'greedy' },
      { kind: 'me', name: 'Nives' },
    ]);
  });

  it('moves up when there are fewer seats', () => {
    const setup = new TableSetup(game, 'Nives');
    setup.resize(3);
    setup.sit(2);
    setup.resize(2);
    expect(setup.sitters).toEqual(['bot:greedy', 'me']);
  });
});
