import type { Line } from '$web/table/board';
import { describe, expect, it } from 'vitest';
import { momentsIn } from '../logic/moments';

const line = (what: string, args: NonNullable<Line['told']>['args']): Line => ({
  entry: 1,
  seat: 0,
  told: { what, args, rule: 'GW-4.3' },
  withdrawn: null,
});
const word = (key: string) => ({ word: key });
const moved = (from: string, to: string) =>
  line('moved', {
    power: word('power-germany'),
    unit: word('unit-infantry'),
    from: word(`zone-${from}`),
    to: word(`zone-${to}`),
  });

describe('what has just happened', () => {
  it('is one march for all who go the same way', () => {
    const told = momentsIn(
      [moved('silesia', 'warsaw'), moved('silesia', 'warsaw'), moved('berlin', 'warsaw')],
      'germany',
    );
    expect(told.map(({ kind, from, zone, count }) => [kind, from, zone, count])).toEqual([
      ['march', 'silesia', 'warsaw', 2],
      ['march', 'berlin', 'warsaw', 1],
    ]);
  });
  it('shows which dice of a battle hit, and whose they are', () => {
    const attack = line('attack', {
      power: word('power-ussr'),
      zone: word('zone-kharkov'),
      round: 1,
      dice: '6 9 2',
      thrown: 'armour:6:2 infantry:2:1',
      hits: 2,
    });
    const [told] = momentsIn([attack], 'germany');
    expect(told?.power).toBe('ussr');
    expect(told?.dice).toEqual([
      { face: 6, hit: true },
      { face: 9, hit: false },
      { face: 2, hit: true },
    ]);
  });
  it('lays the die of an action on the twelve that the rules told before it fell', () => {
    const sabotaged = (die: number, result: string) =>
      line('sabotaged', {
        power: word('power-ussr'),
        zone: word('zone-kiev'),
        facility: word('facility-railway'),
        die,
        points: result === 'success' ? 2 : 0,
        result: word(`result-${result}`),
      });
    const before = () => ({ works: 3, lost: 1, with_marker: 6 });
    const told = (die: number, result: string) => momentsIn([sabotaged(die, result)], 'ussr', before)[0];
    expect(told(2, 'success')).toMatchObject({ kind: 'deed', gem: 'ussr', n: 2, twelve: { works: 3, lost: 1 } });
    // Only a supply marker explains that a 5 works.
    expect(told(5, 'success')?.twelve).toEqual({ works: 6, lost: 1 });
    expect(told(12, 'failure')).toMatchObject({ result: 'failure', dice: [{ face: 12, hit: false }] });
  });
  it('marks those of all rolls for partisans that brought one', () => {
    const rolls = line('generation-rolls', { power: word('power-uk'), dice: '10 12 5 12' });
    const came = line('generated', { power: word('power-uk'), zone: word('zone-warsaw'), die: 12 });
    const [all, one] = momentsIn([rolls, came], 'uk');
    expect(all?.dice.map(({ hit }) => hit)).toEqual([false, true, false, false]);
    expect([all?.n, all?.zone, one?.kind, one?.gem]).toEqual([1, 'london', 'risen', 'uk']);
  });
  it('tells a zone that changed hands as no routine, and nothing of what is only bought', () => {
    const taken = line('captured', {
      power: word('power-ussr'),
      other: word('power-germany'),
      zone: word('zone-kharkov'),
    });
    const bought = line('bought', { power: word('power-ussr'), unit: word('unit-infantry') });
    expect(momentsIn([bought, taken], 'germany').map(({ kind, routine }) => [kind, routine])).toEqual([
      ['taken', false],
    ]);
  });
});
