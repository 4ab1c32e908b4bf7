import { SvelteMap } from 'svelte/reactivity';
import { describe, expect, it, vi } from 'vitest';
import { Answers } from '../../src/board/answers.svelte';
import { refusalWith } from '../../src/table/asker';
import type { BoardProps } from '../../src/table/board';

type Query = { double: { of: number } } | { name: { of: number } };
type Reply = { double: number } | { name: string };

/** A game in which one number is all there is. */
function game() {
  const at = new SvelteMap([['position', 1]]);
  const position = () => at.get('position') ?? 0;
  const ask = vi.fn(async (queries: readonly Query[]) =>
    queries.map((query) =>
      'double' in query ? { double: query.double.of * 2 * position() } : refusalWith('refused-by-rule', 'no name'),
    ),
  );
  const given = { ask } as unknown as BoardProps;
  return { at, ask, answers: new Answers<Query, Reply>(() => given, position) };
}
const answered = () =>
  new Promise((done) => {
    setTimeout(done, 0);
  });

describe('the answers of the rules', () => {
  it('are asked for together, once each, and known from then on', async () => {
    const { answers, ask } = game();
    expect([
      answers.get('double', { of: 1 }),
      answers.get('double', { of: 2 }),
      answers.get('double', { of: 1 }),
    ]).toEqual([undefined, undefined, undefined]);
    await answered();
    expect([answers.get('double', { of: 1 }), answers.get('double', { of: 2 })]).toEqual([2, 4]);
    expect(ask).toHaveBeenCalledExactlyOnceWith([{ double: { of: 1 } }, { double: { of: 2 } }]);
  });
  it('are not told for another position', async () => {
    const { answers, at, ask } = game();
    answers.get('double', { of: 1 });
    await answered();
    at.set('position', 3);
    expect(answers.get('double', { of: 1 })).toBeUndefined();
    await answered();
    expect(answers.get('double', { of: 1 })).toBe(6);
    expect(ask).toHaveBeenCalledTimes(2);
  });
  it('may be refusals', async () => {
    const { answers } = game();
    answers.get('name', { of: 1 });
    await answered();
    expect(answers.get('name', { of: 1 })).toMatchObject({ code: 'refused-by-rule' });
    expect(answers.find('name', { of: 1 })).toBeNull();
  });
});
