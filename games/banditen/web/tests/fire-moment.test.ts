import { describe, expect, it } from 'vitest';
import type { Arg, Line } from '$web/table/board';
import { shotsIn, standingShot } from '../logic/fire-moment';
import { sample } from './table';

const told = (what: string, args: Record<string, Arg>): Line =>
  ({ entry: 1, seat: 0, withdrawn: null, told: { what, rule: null, args } }) as unknown as Line;
const fired = told('fired', {
  seat: { seat: 1 },
  from: '09.06',
  to: '09.04',
  dice: '5 4',
  struck: '1 0',
  needed: 6,
  hits: 1,
});
const lost = told('reduced', { seat: { seat: 0 }, unit: { word: 'unit-numbered', of: { id: 'P-RED-1' } }, vf: 1 });

describe('a shot', () => {
  it('takes in what follows of it, and marks the very dice that hit', () => {
    const [shot, ...more] = shotsIn([fired, lost, told('passed', { seat: { seat: 0 } })], []);
    expect(more).toEqual([]);
    expect(shot?.dice).toEqual([
      { face: 5, hit: true },
      { face: 4, hit: false },
    ]);
    expect(shot?.results.map(({ kind, unit }) => [kind, unit])).toEqual([['reduced', 'P-RED-1']]);
    expect(shot?.steps.at(-1)).toBeLessThanOrEqual(1500);
  });
  it('is over sooner where nothing was hit', () => {
    expect(
      shotsIn([told('fired', { from: '09.06', to: '09.04', dice: '2', struck: '0', hits: 0 })], [])[0]?.steps.at(-1),
    ).toBe(900);
  });
  it('is shown again with losses that were chosen after the dice were seen', () => {
    const [shot] = shotsIn([lost], [fired]);
    expect([shot?.to, shot?.results.length]).toEqual(['09.04', 1]);
    expect(shotsIn([lost], [])).toEqual([]);
  });
});

describe('a shot whose losses are still to be chosen', () => {
  const lines = sample('loss-gravellona').play.lines;
  it('stays, with its dice, until they are chosen', () => {
    const shot = standingShot(lines, { from: '16.07', to: '17.09' });
    expect(shot?.dice).toEqual([
      { face: 6, hit: true },
      { face: 6, hit: true },
    ]);
    expect(shot?.results).toEqual([]);
  });
  it('is no other shot than the one that the view speaks of', () => {
    expect(standingShot(lines, { from: '16.07', to: '16.09' })).toBeNull();
  });
});
