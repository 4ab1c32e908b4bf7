import { describe, expect, it } from 'vitest';
import { beyondLine, distance, Ground, GROUNDS, outline, type Hex } from '../logic/ground';
import { assault, atLeast, expectedLoss, hits, percent } from '../logic/odds';

const { gravellona, tarnova } = GROUNDS;
const hex = (ground: Ground, id: string): Hex => {
  const found = ground.get(id);
  if (!found) throw new Error(id);
  return found;
};
const nobody = () => false;
const see = (ground: Ground, a: string, b: string, manned: string[] = []) => ground.sight(hex(ground, a), hex(ground, b), ({ id }) => manned.includes(id));

describe('the ground', () => {
  it('has four hundred hexes each, and roads and streams that both sides know of', () => {
    for (const ground of [gravellona, tarnova]) {
      expect(ground.hexes).toHaveLength(400);
      for (const each of ground.hexes) for (const side of each.stream) expect(ground.beside(each, side)?.stream.length).toBeGreaterThan(0);
    }
  });
  it('measures as the specification does', () => {
    expect(distance(hex(gravellona, '13.09'), hex(gravellona, '11.10'))).toBe(2);
    expect(distance(hex(gravellona, '16.09'), hex(gravellona, '16.13'))).toBe(4);
    expect(distance(hex(gravellona, '01.01'), hex(gravellona, '20.20'))).toBe(29);
  });
  // The vectors of worked example E18: terrain only.
  it.each([
    ['gravellona', '15.08', '12.08', '14.08'], ['gravellona', '13.09', '11.09', null], ['gravellona', '16.07', '17.06', null], ['gravellona', '15.01', '14.04', null],
    ['gravellona', '15.08', '15.05', '15.07'], ['gravellona', '16.09', '18.11', null], ['gravellona', '14.08', '16.09', '15.09'], ['gravellona', '18.11', '17.13', null],
    ['tarnova', '07.17', '05.18', null], ['tarnova', '10.09', '10.11', '10.10'], ['tarnova', '09.06', '07.05', '08.05'], ['tarnova', '14.08', '16.06', null],
  ] as const)('%s: from %s to %s the eye is stopped by %s', (map, a, b, stop) => {
    expect(see(GROUNDS[map], a, b).stop?.id ?? null).toBe(stop);
    expect(see(GROUNDS[map], b, a).free).toBe(stop === null);
  });
  it('is blocked by a unit in the way, but not by one beside the line', () => {
    expect(see(gravellona, '13.09', '11.10').free).toBe(true);
    expect(see(gravellona, '13.09', '11.10', ['12.09'])).toMatchObject({ free: false, stop: { id: '12.09' } });
    expect(see(gravellona, '13.09', '11.09', ['12.08', '12.09']).free).toBe(true);
  });
  it('sees the same both ways, everywhere', () => {
    for (const ground of [gravellona, tarnova]) for (let i = 0; i < 400; i += 23) for (let j = 0; j < 400; j += 7) {
      const [a, b] = [ground.hexes[i], ground.hexes[j]];
      if (a && b) expect(ground.sight(a, b, nobody).free).toBe(ground.sight(b, a, nobody).free);
    }
  });
  it('knows the line of the third battalion', () => {
    for (const id of ['02.20', '07.17', '07.16', '06.15', '08.16', '01.13', '16.20']) expect(beyondLine(hex(tarnova, id)), id).toBe(false);
    for (const id of ['07.15', '05.14', '09.15', '07.13']) expect(beyondLine(hex(tarnova, id)), id).toBe(true);
  });
  it('draws one ring round hexes that touch, and one each round those that do not', () => {
    const some = (...ids: string[]) => outline(ids.map((id) => hex(gravellona, id)));
    expect(some('10.10').map((ring) => ring.length)).toEqual([6]);
    expect(some('10.10', '10.11').map((ring) => ring.length)).toEqual([10]);
    expect(some('10.10', '15.15').map((ring) => ring.length)).toEqual([6, 6]);
    const ring = gravellona.around(hex(gravellona, '10.10')).map(({ id }) => id);
    expect(some(...ring).map((each) => each.length).sort((a, b) => a - b)).toEqual([6, 18]);
    expect(outline(gravellona.hexes)).toHaveLength(1);
  });
});

describe('the odds', () => {
  // The table of section 13: dice, roll needed, one hit or more, two or more, strength lost.
  it.each([[2, 4, .75, .25, .25], [2, 5, .556, .111, .11], [3, 5, .704, .259, .3], [3, 6, .421, .074, .08], [6, 4, .984, .891, 2.02], [6, 5, .912, .649, 1.09], [6, 6, .665, .263, .33]])(
    '%i dice that hit on %i', (dice, need, one, two, lost) => {
      const chances = hits(Array.from({ length: dice }, () => need));
      expect(atLeast(chances, 0)).toBeCloseTo(1);
      expect(atLeast(chances, 1)).toBeCloseTo(one, 3);
      expect(atLeast(chances, 2)).toBeCloseTo(two, 3);
      expect(expectedLoss(chances)).toBeCloseTo(lost, 2);
    });
  it('cannot hit on seven and cannot miss on one', () => {
    expect(hits([7, 8])[0]).toBe(1);
    expect(atLeast(hits([1]), 1)).toBe(1);
    expect(percent(0.999)).toBe(99);
    expect(percent(0.001)).toBe(1);
    expect(percent(1)).toBe(100);
  });
  // Six strength points against two, as section 13 has them.
  it.each([
    ['settlement, morale 6', 6, 2 + 3, 1, 0, 17, 56, 28], ['the same, defender fired twice', 6, 2 + 3 - 1, 1, 0, 28, 56, 17], ['morale 3', 6, 2 + 3, .5, 0, 38, 35, 28],
    ['morale 3, fired twice', 6, 2 + 3 - 1, .5, 0, 50, 33, 17], ['fort', 6, 2 + 2, 1, .5, 28, 64, 8],
  ] as const)('%s', (_, attack, defence, holds, bears, take, back, repelled) => {
    const odds = assault(attack, defence, holds, bears);
    expect(odds.take + odds.back + odds.repelled).toBeCloseTo(1);
    expect(Math.round(odds.take * 100)).toBe(take);
    expect(Math.round(odds.back * 100)).toBe(back);
    expect(Math.round(odds.repelled * 100)).toBe(repelled);
  });
});
