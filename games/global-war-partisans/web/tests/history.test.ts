import { describe, expect, it } from 'vitest';
import type { Line } from '$web/table/board';
import type { View, Zone } from '../generated';
import { historyOf, zonesHeld } from '../logic/history';
import { isPower, ZONES } from '../logic/tables';
import { names, sample } from './table';

const told = (entry: number, what: string, args: Record<string, unknown>): Line =>
  ({ entry, seat: 0, told: { what, args, rule: 'GW-12.1' }, withdrawn: null }) as unknown as Line;
const owners = (first: string) => first.padEnd(ZONES.length, '.');
const lines = [
  told(0, 'set-up', { year: '1939', owners: owners('AaI') }),
  told(1, 'turn', { round: 1, year: '1939' }),
  told(9, 'round-ends', { round: 1, owners: owners('A2.') }),
];

describe('the history of ownership', () => {
  it('is read from the record: the beginning and the end of every round', () => {
    const [start, first, ...more] = historyOf(lines);
    expect(more).toEqual([]);
    expect([start?.round, start?.year, first?.round, first?.year]).toEqual([0, '1939', 1, '1939']);
    const fills = (past: typeof start) => ZONES.slice(0, 4).map(({ id }) => past?.fills.get(id));
    expect(fills(start)).toEqual(['germany', 'germany held', 'usa', 'neutral']);
    expect(fills(first)).toEqual(['germany', 'ussr ally', 'neutral', 'neutral']);
    expect(zonesHeld(start?.fills.values() ?? [])).toEqual({ axis: 2, allies: 1, comintern: 0 });
  });
  it('forgets a round that was taken back', () => {
    const back = { entry: 10, seat: 0, told: null, withdrawn: 9 } as Line;
    expect(historyOf([...lines, back]).map(({ round }) => round)).toEqual([0]);
  });
  it('ends with what the view of a finished game shows', () => {
    const finished = names.filter((name) => sample(name).play.prompt.key === 'over');
    expect(finished.length).toBeGreaterThan(0);
    for (const name of finished) {
      const { view, lines: all } = sample(name).play;
      const last = historyOf(all).at(-1);
      for (const [zone, owner] of Object.entries((view as View).owner))
        expect(last?.fills.get(zone as Zone)?.split(' ')[0], `${name} ${zone}`).toBe(
          isPower(owner) ? owner : 'neutral',
        );
    }
  });
});
