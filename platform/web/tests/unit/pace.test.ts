import { describe, expect, it } from 'vitest';
import type { BoardPlay, Line, Offer, SeatState } from '../../src/table/board';
import { canOnlyPass, passAfter } from '../../src/table/only-pass';
import { sinceYourTurn } from '../../src/table/since-your-turn';

const line = (seat: number, what = 'rolled'): Line => ({
  entry: 1,
  seat,
  told: { what, args: {}, rule: 'LR-1' },
  withdrawn: null,
});
const offer = (action: string, odds: number | null = null): Offer => ({
  action,
  verb: action,
  target: null,
  args: {},
  price: null,
  odds,
  lasting: false,
  rule: 'LR-1',
});
const play = (offers: Offer[], more: Partial<BoardPlay> = {}): BoardPlay =>
  ({ offers, answered: false, draft: [], can_undo: false, ...more }) as BoardPlay;

describe('since your turn', () => {
  it('tells what several others did after the viewer, and nothing where only one did', () => {
    const found = sinceYourTurn([line(0), line(1), line(2), line(1)], 0);
    expect(found?.seats).toEqual([1, 2]);
    expect(found?.lines.length).toBe(3);
    expect(found?.from).toBe(1);
    expect(sinceYourTurn([line(0), line(1)], 0)).toBeNull();
    expect(sinceYourTurn([line(1), line(2)], 0)).toBeNull();
    expect(sinceYourTurn([line(0), line(1), line(2)], null)).toBeNull();
  });
});

describe('a seat that can only pass', () => {
  it('is one to which nothing else is offered, or nothing that could succeed', () => {
    expect(canOnlyPass(play([offer('pass')]))).toBe(true);
    expect(canOnlyPass(play([offer('pass'), offer('fire', 0)]))).toBe(true);
    expect(canOnlyPass(play([offer('pass'), offer('fire', 0.1)]))).toBe(false);
    expect(canOnlyPass(play([offer('pass'), offer('play')]))).toBe(false);
    expect(canOnlyPass(play([offer('roll')]))).toBe(false);
  });
  it('is not answered for twice, in the middle of a choice, or where something could be taken back', () => {
    expect(canOnlyPass(play([offer('pass')], { answered: true }))).toBe(false);
    expect(canOnlyPass(play([offer('pass')], { draft: ['fire'] }))).toBe(false);
    expect(canOnlyPass(play([offer('pass')], { can_undo: true }))).toBe(false);
    expect(canOnlyPass(null)).toBe(false);
  });
  it('is answered for at once among bots, and on the beat where another person could tell', () => {
    const seat = (kind: SeatState['kind']): SeatState => ({ kind }) as SeatState;
    expect(passAfter([seat('bot'), seat('bot')])).toBe(0);
    expect(passAfter([seat('bot'), seat('person')])).toBe(600);
  });
});
