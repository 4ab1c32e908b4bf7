import { describe, expect, it } from 'vitest';
import type { Line } from '$web/table/board';
import { assessedLines, eventJustDrawn } from '../logic/assessed-lines';
import { sample } from './samples';

const told = (what: string, args: NonNullable<Line['told']>['args'] = {}): Line => ({
  entry: 1,
  seat: 0,
  told: { what, args, rule: 'LR-5.46' },
  withdrawn: null,
});

describe('what a band that may duck won and is about to lose', () => {
  it('comes from the record, with what each came from', () => {
    expect(assessedLines(sample('duck-4').play.lines, 'saint_pierre')).toEqual([
      { mission: 'pow_camp', how: 'beaten', recruits: 1, glory: 3 },
      { event: 'heavy_casualties', how: null, recruits: -1, glory: 0 },
      { mission: 'unexpected_patrol', how: 'left', recruits: -1, glory: 0 },
    ]);
  });
  it('names the nurse by her band’s leader', () => {
    const lines = [told('turn-ended'), told('nursed', { recruits: 1 })];
    expect(assessedLines(lines, 'arnaud')).toEqual([{ leader: 'arnaud', how: null, recruits: 1, glory: 0 }]);
  });
  it('is nothing where no turn was ended: the event of the round, or a die', () => {
    const { lines } = sample('duck-event-3').play;
    expect(assessedLines(lines, null)).toEqual([]);
    expect(eventJustDrawn(lines)).toBe('traitors_loss');
    expect(eventJustDrawn([told('blue', { die: 1 })])).toBeNull();
  });
});
