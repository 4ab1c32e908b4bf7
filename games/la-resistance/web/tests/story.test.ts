import { describe, expect, it } from 'vitest';
import type { Line } from '$web/table/board';
import { LINES, storyOf } from '../logic/story';

const told = (what: string, args: Record<string, number> = {}, withdrawn: Line['withdrawn'] = null): Line => ({
  entry: 1,
  seat: 0,
  told: { what, args, rule: 'LR-5.7' },
  withdrawn,
});

describe('the story of a game', () => {
  it('keeps the order of the record, and the round of each line', () => {
    const story = storyOf([
      told('round', { round: 2 }),
      told('assessed', { gained: 2, loss: 0 }),
      told('kept'),
      told('round', { round: 5 }),
      told('broken'),
      told('won', { glory: 12 }),
    ]);
    expect(story.map(({ round, line }) => [round, line.told?.what])).toEqual([
      [2, 'assessed'],
      [5, 'broken'],
      [5, 'won'],
    ]);
  });
  it('tells what brought or cost most, and how it was won', () => {
    const rounds = [1, 4, 2, 3, 1, 5].flatMap((gained, round) => [
      told('round', { round }),
      told('assessed', { gained: 0, loss: 0 }),
      told('assessed', { gained, loss: 0 }),
    ]);
    const story = storyOf([...rounds, told('won', { glory: 12 })]);
    expect(story).toHaveLength(LINES);
    expect(story.map(({ line }) => line.told?.args['gained'])).toEqual([4, 2, 3, 5, undefined]);
  });
  it('leaves out what was taken back', () => {
    expect(storyOf([told('stolen', { glory: 2 }, 7)])).toEqual([]);
  });
});
