import { describe, expect, it } from 'vitest';
import type { Territory } from '../generated';
import { TERRITORIES } from '../logic/places';
import { reach } from '../logic/reach';

/** Steps between territories, and movement points when the free crossing is still there: the tables of the rules. */
const STEPS: Record<Territory, readonly number[]> = {
  mon: [0, 1, 2, 2, 1, 2, 1, 2, 1, 2], toa: [1, 0, 1, 2, 2, 3, 2, 3, 1, 2], pri: [2, 1, 0, 1, 2, 2, 3, 3, 2, 3], pol: [2, 2, 1, 0, 1, 1, 3, 2, 3, 4], pal: [1, 2, 2, 1, 0, 1, 2, 2, 2, 3],
  lam: [2, 3, 2, 1, 1, 0, 2, 1, 3, 4], fra: [1, 2, 3, 3, 2, 2, 0, 1, 1, 2], pia: [2, 3, 3, 2, 2, 1, 1, 0, 2, 3], vil: [1, 1, 2, 3, 2, 3, 1, 2, 0, 1], lig: [2, 2, 3, 4, 3, 4, 2, 3, 1, 0],
};
const FREE: Record<Territory, readonly number[]> = {
  mon: [0, 0, 1, 2, 1, 2, 0, 1, 1, 2], toa: [0, 0, 0, 1, 1, 2, 1, 2, 1, 2], pri: [1, 0, 0, 1, 2, 2, 2, 3, 1, 2], pol: [2, 1, 1, 0, 1, 1, 2, 2, 2, 3], pal: [1, 1, 2, 1, 0, 1, 1, 2, 2, 3],
  lam: [2, 2, 2, 1, 1, 0, 1, 1, 2, 3], fra: [0, 1, 2, 2, 1, 1, 0, 0, 1, 2], pia: [1, 2, 3, 2, 2, 1, 0, 0, 1, 2], vil: [1, 1, 1, 2, 2, 2, 1, 1, 0, 1], lig: [2, 2, 2, 3, 3, 3, 2, 2, 1, 0],
};

describe('how far a piece gets', () => {
  it.each(TERRITORIES)('from %s it costs what the rules say', (from) => {
    const [plain, free] = [reach(from, 9, false), reach(from, 9, true)];
    expect(TERRITORIES.map((to) => plain.get(to)?.cost)).toEqual(STEPS[from]);
    expect(TERRITORIES.map((to) => free.get(to)?.cost)).toEqual(FREE[from]);
  });
  it('RR-3.3: with no point left, one red border is still free', () => {
    expect([...reach('mon', 0, true).keys()].sort()).toEqual(['fra', 'mon', 'toa']);
    expect([...reach('mon', 0, false).keys()]).toEqual(['mon']);
  });
  it('RR-3.2: Montefiorino, Toano, Prignano, Polinago for two points', () => {
    const way = reach('mon', 3, true).get('pol');
    expect(way?.cost).toBe(2);
    expect(reach('toa', 3, true).get('pol')).toMatchObject({ path: ['pri', 'pol'], cost: 1, free: true });
  });
  it('RR-3.2: neighbours without a road are not one crossing apart', () => {
    const one = (from: Territory) => [...reach(from, 1, false).keys()];
    expect(one('mon')).not.toContain('pri');
    expect(one('mon')).not.toContain('pol');
    expect(one('fra')).not.toContain('pal');
  });
  it('keeps the free crossing where it saves nothing', () => {
    expect(reach('vil', 3, true).get('lig')).toMatchObject({ free: false, cost: 1 });
  });
});
