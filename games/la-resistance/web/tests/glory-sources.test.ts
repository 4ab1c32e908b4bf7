import { describe, expect, it } from 'vitest';
import type { Line } from '$web/table/board';
import type { View } from '../generated';
import { glorySources, SOURCES } from '../logic/glory-sources';
import { names, sample } from './samples';

const told = (
  what: string,
  args: NonNullable<Line['told']>['args'] = {},
  withdrawn: Line['withdrawn'] = null,
): Line => ({ entry: 1, seat: 0, told: { what, args, rule: 'LR-5.46' }, withdrawn });
const [one, two] = [{ seat: 0 }, { seat: 1 }];

describe('where glory came from', () => {
  it('adds up what the record tells of each band', () => {
    const lines = [
      told('gift', { seat: one, to: two, glory: 2 }),
      told('stolen', { seat: one, victim: two, glory: 1 }),
      told('stolen', { seat: one, victim: two, glory: 1 }, 9),
      told('turn-ended', { seat: one }),
      told('harmed', { glory: 1, recruits: 1 }),
      told('ducked', { seat: one, saved: 1, price: 2 }),
      told('assessed', { seat: one, gained: 4, glory: 4 }),
      told('struck', { seat: one, victim: two, from: 3, glory: 0 }),
      told('event-loss', { seat: two, glory: 3, recruits: 0, left: 2 }),
    ];
    expect(glorySources(lines, [4, 0])).toEqual([
      { earlier: 0, missions: 4, taken: 1, granted: 2, lost: 0, paid: -3 },
      { earlier: 7, missions: 0, taken: 0, granted: 0, lost: -4, paid: -3 },
    ]);
  });
  it.each(names.filter((name) => name.startsWith('over')))('%s: comes to what the band has', (name) => {
    const { view, lines } = sample(name).play;
    const glory = (view as View).bands.map((band) => band.glory);
    const sums = glorySources(lines, glory).map((band) => SOURCES.reduce((sum, source) => sum + band[source], 0));
    expect(sums).toEqual(glory);
  });
});
