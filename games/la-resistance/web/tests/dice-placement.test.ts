import { describe, expect, it } from 'vitest';
import { cheapest, coverable, covers, missing, type Ready } from '../logic/dice-placement';
import { mission, VICHY } from '../logic/printed-cards';
import type { Die } from '../generated';
import { POOL_DICE } from '../logic/lists';

const dice = (...values: number[]): Ready[] => values.map((value, i) => ({ id: POOL_DICE[i] as Die, value }));
const shown = (ready: readonly Ready[], laid: readonly (readonly Die[])[] | null) =>
  laid?.map((slot) => slot.map((id) => ready.find((die) => die.id === id)?.value).sort());
const patrol = mission('german_patrol').need;

describe('covering a slot (LR-5.32, LR-5.33)', () => {
  it('takes one die on white, a sum on black, and no die too many', () => {
    expect(covers({ kind: 'white', need: 5 }, [5])).toBe(true);
    expect(covers({ kind: 'white', need: 5 }, [4])).toBe(false);
    expect(covers({ kind: 'white', need: 5 }, [5, 5])).toBe(false);
    expect(covers({ kind: 'black', need: 6 }, [3, 3])).toBe(true);
    expect(covers({ kind: 'black', need: 6 }, [3, 3, 1])).toBe(false);
    expect(covers({ kind: 'black', need: 6 }, [5])).toBe(false);
    expect(covers({ kind: 'black', need: 3 }, [6])).toBe(true);
  });
  it('LR-O.six_cost_exact: an exact price takes no pip too many', () => {
    const six = { whites: [], blacks: [6], exact: true };
    expect(coverable(six, dice(5, 5, 4))).toBe(false);
    expect(shown(dice(5, 4, 2, 1), cheapest(six, dice(5, 4, 2, 1)))).toEqual([[2, 4]]);
    expect(coverable({ whites: [], blacks: [6] }, dice(5, 5, 4))).toBe(true);
  });
  it('EX-4: a patrol is covered by 5 and 3 + 3, and not without the 5', () => {
    const pool = dice(5, 3, 3, 1, 1, 1);
    expect(coverable(patrol, pool, [['w1'], ['w2', 'w3']])).toBe(true);
    expect(coverable(patrol, pool, [['w1'], ['w2', 'w3', 'w4']])).toBe(false);
    expect(coverable(patrol, dice(3, 3, 1, 1, 1))).toBe(false);
    expect(missing(patrol, dice(3, 3, 1, 1, 1))).toEqual({ kind: 'white', need: 5, count: 1 });
    expect(missing(patrol, dice(5, 2, 1))).toEqual({ kind: 'black', pips: 3 });
  });
});

describe('the cheapest cover', () => {
  it('gives away the fewest pips, and keeps the high dice', () => {
    expect(shown(dice(6, 5, 4, 4, 2), cheapest(patrol, dice(6, 5, 4, 4, 2)))).toEqual([[5], [2, 4]]);
    expect(shown(dice(5, 6, 6), cheapest(patrol, dice(5, 6, 6)))).toEqual([[5], [6]]);
    const pool = dice(5, 4, 2, 5, 6);
    expect(shown(pool, cheapest(VICHY, pool))).toEqual([[5]]);
  });
  it('spares cards, and takes the leader’s die before pips', () => {
    const pool: Ready[] = [...dice(6, 5, 5, 4), { id: 'mg6', value: 6 }, { id: 'vasseur4', value: 4 }];
    const need = mission('pow_camp').need;
    expect(cheapest(need, pool)).toEqual([['w2'], ['w3'], ['vasseur4']]);
    // With a single die of 5 or more in the pool the gun has to help.
    const poor: Ready[] = [...dice(5, 4, 1), { id: 'mg6', value: 6 }];
    expect(cheapest(need, poor)?.flat()).toContain('mg6');
  });
  it('keeps what lies there already', () => {
    const pool = dice(6, 5, 4, 2, 1);
    expect(shown(pool, cheapest(patrol, pool, [['w1'], []]))).toEqual([[6], [2, 4]]);
    expect(cheapest(patrol, pool, [['w1'], ['w2']])?.[1]).toEqual(['w2', 'w5']);
  });
  it('agrees with trying everything, for every card and many pools (invariant 16)', () => {
    const pools = [[6, 4, 4, 5, 2, 1, 5], [6, 6, 6, 6, 6, 2], [1, 1, 1, 1, 1, 1], [4, 3, 3, 2, 1, 1], [6, 5, 5, 5, 4, 3, 2], [6, 1], [5, 5, 4, 1, 1]];
    const kinds = ['german_patrol', 'panzer_grenadiers', 'panzer', 'tiger', 'gendarmerie', 'botched_raid', 'recruits', 'comm_hub', 'pow_camp', 'ammo_dump'] as const;
    for (const kind of kinds) {
      const need = mission(kind).need;
      const slots = [...need.whites.map((n) => ({ kind: 'white' as const, need: n })), ...need.blacks.map((n) => ({ kind: 'black' as const, need: n }))];
      for (const pool of pools) {
        let least: number | null = null;
        const tryAll = (at: number, used: number, pips: number): void => {
          if (at === slots.length) { least = Math.min(least ?? Infinity, pips); return; }
          for (let set = 1; set < 1 << pool.length; set += 1) {
            if (set & used) continue;
            const values = pool.filter((_, i) => (set >> i) & 1);
            const slot = slots[at];
            if (slot && covers(slot, values)) tryAll(at + 1, used | set, pips + values.reduce((a, b) => a + b, 0));
          }
        };
        tryAll(0, 0, 0);
        const found = shown(dice(...pool), cheapest(need, dice(...pool)));
        expect(found?.flat().reduce<number>((a, b) => a + (b ?? 0), 0) ?? null, `${kind} with ${pool.join(' ')}`).toBe(least);
      }
    }
  });
});
