import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { Asker, keyOf } from '../../src/table/asker';
import { isRefusal, type Ask, type Refusal } from '../../src/table/board';

const echo = () => vi.fn(async (queries: unknown[]): Promise<unknown[]> => queries.map((query) => ({ echo: query })));

describe('questions to the rules', () => {
  it('travel together when they are asked in one go, each once', async () => {
    const send = echo();
    const { ask } = new Asker(send);
    const [first, second] = await Promise.all([
      ask([{ reach: { piece: 'dm1', seat: 0 } }, { needs: {} }]),
      ask([{ reach: { seat: 0, piece: 'dm1' } }]),
    ]);
    expect(send).toHaveBeenCalledExactlyOnceWith([{ reach: { piece: 'dm1', seat: 0 } }, { needs: {} }]);
    expect(first).toEqual([{ echo: { reach: { piece: 'dm1', seat: 0 } } }, { echo: { needs: {} } }]);
    expect(second[0]).toBe(first[0]);
  });

  it('are not asked again until the table changes', async () => {
    const send = echo();
    const asker = new Asker(send);
    await asker.ask([{ needs: {} }]);
    await asker.ask([{ needs: {} }]);
    expect(send).toHaveBeenCalledTimes(1);
    asker.forget();
    await asker.ask([{ needs: {} }]);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('go at most 32 in a message, and the answers find their questions', async () => {
    const send = echo();
    const queries = Array.from({ length: 70 }, (_, score) => ({ objectives: { score } }));
    const answers = await new Asker(send).ask(queries);
    expect(send.mock.calls.map(([batch]) => batch.length)).toEqual([32, 32, 6]);
    expect(answers).toEqual(queries.map((query) => ({ echo: query })));
  });

  it('are equal in whatever order their fields are written', () => {
    expect(keyOf({ b: [2, { d: 1, c: 1 }], a: 1 })).toBe(keyOf({ a: 1, b: [2, { c: 1, d: 1 }] }));
    expect(keyOf({ a: [1, 2] })).not.toBe(keyOf({ a: [2, 1] }));
  });

  it('have answers of their own type', () => {
    type Query = { reach: { piece: string } } | { needs: Record<string, never> };
    type Reply = { reach: number[] } | { needs: string };
    const ask = (async () => [
      { reach: [1] },
      { code: 'no', message: '', rule: null, key: null, n: null },
    ]) as unknown as Ask<Query, Reply>;
    expectTypeOf(ask([{ reach: { piece: 'dm1' } }, { needs: {} }])).resolves.toEqualTypeOf<
      [{ reach: number[] } | Refusal, { needs: string } | Refusal]
    >();
    expect([isRefusal({ reach: [1] }), isRefusal({ code: 'no', message: '' })]).toEqual([false, true]);
  });
});
