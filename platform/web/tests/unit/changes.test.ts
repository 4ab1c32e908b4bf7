import { describe, expect, test } from 'vitest';
import { applyChanges, changedState } from '../../src/table/changes';
import cases from './changes.json';
import { line, state } from './fake-table';

describe('changes', () => {
  test.each(cases as unknown as [unknown, unknown, unknown][])('lead from %j to %j by %j', (old, changed, sent) => {
    const before = JSON.stringify(old);
    expect(applyChanges(old, sent)).toEqual(changed);
    expect(JSON.stringify(old)).toBe(before);
  });

  test('what did not change is the same thing', () => {
    const old = { map: { a: 1 }, hand: [1, 2] };
    const changed = applyChanges(old, { hand: { 0: [3] } }) as typeof old;
    expect(changed.hand).toEqual([3, 2]);
    expect(changed.map).toBe(old.map);
  });

  test('a state is changed only if it is the one they were made for', () => {
    const lines = [line(2, 'moved')];
    const sent = {
      type: 'changes',
      seat: 0,
      base: 4,
      number: 5,
      from: 1,
      lines,
      changes: { play: { entry: [2] } },
    } as const;
    const last = state({ number: 4 });
    expect(changedState(last, { ...sent, lines })).toEqual({
      ...last,
      number: 5,
      play: { ...last.play, entry: 2, from: 1, lines },
    });
    expect(changedState(state({ number: 3 }), { ...sent, lines })).toBeUndefined();
    expect(changedState(undefined, { ...sent, lines })).toBeUndefined();
  });
});
