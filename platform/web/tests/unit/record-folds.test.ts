import { describe, expect, it } from 'vitest';
import { folded, merged, seatsIn } from '../../src/design/record-folds';
import type { RecordEntry, Seat } from '../../src/design/types';

describe('the folds of the record', () => {
  const ANA: Seat = { number: 1, name: 'Ana', initial: 'A' };
  const entry = (id: number, more: Partial<Extract<RecordEntry, { kind: 'line' }>> = {}): RecordEntry => ({
    id,
    kind: 'line',
    text: [`line ${id}`],
    ...more,
  });
  it('fold what is no news, and more than two equal lines in a row', () => {
    const runs = folded([
      entry(9, { like: 'moved 0' }),
      entry(8, { like: 'moved 0' }),
      entry(7, { like: 'moved 0' }),
      { id: 6, kind: 'head', text: 'Round 2' },
      entry(5, { routine: true }),
      entry(4, { routine: true, like: 'kept 1' }),
      entry(3, { like: 'rolled 1' }),
      entry(2, { like: 'rolled 1' }),
    ]);
    expect(runs.map((run) => (run.kind === 'head' ? run.entry.id : [run.first.id, run.rest.length]))).toEqual([
      [9, 2],
      6,
      [5, 1],
      [3, 0],
      [2, 0],
    ]);
  });
  it('put what is no news behind the line that came after it', () => {
    const runs = folded([
      entry(9, { like: 'rolled 1' }),
      entry(8, { routine: true, like: 'announced 1' }),
      entry(7, { like: 'rolled 1' }),
      entry(6, { routine: true, like: 'announced 1' }),
      entry(5, { routine: true, like: 'kept 0' }),
      { id: 4, kind: 'head', text: 'Round 2' },
    ]);
    expect(runs.map((run) => (run.kind === 'head' ? run.entry.id : [run.first.id, run.rest.length]))).toEqual([
      [9, 1],
      [7, 2],
      4,
    ]);
  });
  it('tell once what is said several times in a row', () => {
    const told = merged([
      entry(5, { text: ['USSR buys infantry.'] }),
      entry(4, { text: ['USSR buys infantry.'] }),
      entry(3, { text: ['USSR buys infantry.'], seat: ANA }),
      { id: 2, kind: 'head', text: 'Round 2' },
      entry(1, { text: ['USSR rolls ', { dice: [4, 11], sides: 12 }] }),
      entry(0, { text: ['USSR rolls ', { dice: [4, 12], sides: 12 }] }),
    ]);
    expect(told.map((each) => (each.kind === 'line' ? [each.id, each.times] : each.id))).toEqual([
      [5, 2],
      [3, undefined],
      2,
      [1, undefined],
      [0, undefined],
    ]);
  });
  it('know whom the lines are about', () => {
    expect(seatsIn([entry(3, { seat: ANA }), entry(2), entry(1, { seat: ANA })])).toEqual([ANA]);
  });
});
