import { describe, expect, it } from 'vitest';
import { blow, need, threats, volley, type Field } from '../logic/fire';
import type { Hex } from '../logic/ground';
import { assault, atLeast } from '../logic/odds';
import type { Piece } from '../logic/pieces';
import { ground } from '../logic/printed-tables';
import { field, piece } from './pieces';

const at = (on: Field, id: string): Hex => {
  const found = on.ground.get(id);
  if (!found) throw new Error(id);
  return found;
};
const iv = (change: Partial<Piece> = {}) => piece('A-IV-1', 'iv', 'inf', 2, '13.09', { automatic: true, ...change });
const redi = (n: number, hex: string, change: Partial<Piece> = {}) => piece(`P-RED-${n}`, 'redi', 'inf', 3, hex, change);

describe('fire', () => {
  it('E7: automatic infantry at open ground hits on four', () => {
    const on = field('gravellona', [iv(), redi(1, '11.10')]);
    expect(need(on, iv(), at(on, '11.10'), on.pieces.slice(1))).toBe(4);
    expect(need({ ...on, low: true }, iv(), at(on, '11.10'), [])).toBe(5);
    expect(need({ ...on, low: true }, iv({ formation: 'iii' }), at(on, '11.10'), [])).toBe(4);
    expect(need(on, iv({ pinned: true }), at(on, '11.10'), [])).toBe(5);
  });
  it('E8: a machine gun has its bonus in open ground only', () => {
    const gun = piece('A-GNR-1', 'gnr', 'mg', 2, '16.09');
    const on = field('gravellona', [gun]);
    expect(need(on, gun, at(on, '16.13'), [])).toBe(4);
    expect(need(on, gun, at(on, '17.15'), [])).toBe(6);
    expect(volley(on, [gun], at(on, '16.09'), at(on, '17.15'), []).firing).toEqual([]);
  });
  it('E10: moving and firing costs one', () => {
    const on = field('gravellona', []);
    expect(need(on, redi(1, '12.09'), at(on, '13.09'), [], -1)).toBe(7);
    expect(need(on, iv(), at(on, '13.09'), [], -1)).toBe(6);
  });
  it('E23: a bunker is hit on seven; a mortar has a bonus against it', () => {
    const mortar = piece('P-1-R', 'bn1', 'mor', 2, '05.18');
    const on = field('tarnova', [mortar], { bunkers: new Set(['07.17']) });
    expect(need(on, mortar, at(on, '07.17'), [])).toBe(6);
    expect(need(on, piece('P-1-1', 'bn1', 'inf', 2, '05.18'), at(on, '07.17'), [])).toBe(7);
    expect(volley({ ...on, frost: true }, [mortar], at(on, '05.18'), at(on, '07.17'), []).firing).toEqual([]);
  });
  it('a light-armed unit fires at the next hex, and only when something moves', () => {
    const guard = piece('A-VER-1', 'verbania', 'inf', 2, '14.04', { light: true });
    const on = field('gravellona', [guard]);
    const shots = (to: string, reacting: boolean) => volley(on, [guard], at(on, '14.04'), at(on, to), [], { reacting }).dice.length;
    expect(shots('14.05', true)).toBe(2);
    expect(shots('14.06', true)).toBe(0);
    expect(shots('14.05', false)).toBe(0);
  });
  it('E16: who sees a hex that is entered, and who does not', () => {
    const moving = piece('P-ROM-1', 'romolo', 'inf', 3, '12.11');
    const on = field('gravellona', [iv(), piece('A-VG-A', 'vg', 'art', 2, '15.08'), moving]);
    const [first] = threats(on, 0, at(on, '12.10'), [moving]);
    const second = threats(on, 0, at(on, '12.08'), [moving]).find(({ from }) => from.id === '15.08');
    expect(first).toMatchObject({ from: { id: '13.09' }, stop: null });
    expect(atLeast(first?.volley.chances ?? [], 1)).toBeCloseTo(0.75);
    expect(second?.stop?.id).toBe('14.08');
    expect(threats(field('gravellona', [iv({ fire: 2 }), moving]), 0, at(on, '12.10'), [moving])).toEqual([]);
  });
});

describe('an assault', () => {
  it('E11: terrain, stream and the second shot count', () => {
    const on = field('gravellona', []);
    const attackers = [redi(1, '12.09'), redi(2, '12.09')];
    expect(blow(on, attackers, at(on, '12.09'), at(on, '13.09'), [iv({ fire: 2 })], false)).toMatchObject({ attack: 6, defence: 2 - 1 + 3 + 1 });
    // Along the road the stream does not help.
    expect(blow(on, attackers, at(on, '12.08'), at(on, '13.08'), [iv()], false).defence).toBe(2);
  });
  it('RSI in a fort always stand, the German unit never', () => {
    const [on, one] = [field('tarnova', [], { morale: 3 }), piece('P-1-1', 'bn1', 'inf', 2, '05.18')];
    const six = [one, { ...one, id: 'x' }, { ...one, id: 'y' }];
    const fort = blow(on, six, at(on, '08.16'), at(on, '07.17'), [piece('A-1-1', 'company1', 'inf', 2, '07.17')], true);
    // Forts are house numbers: what they give is read, what follows is reckoned.
    expect(fort).toMatchObject({ attack: 6, defence: 2 + ground('fort').assault });
    expect(fort.take).toBeCloseTo(assault(fort.attack, fort.defence, 1, 0.5).take, 5);
    expect(fort.take).toBeLessThan(assault(fort.attack, fort.defence, 0.5, 0.5).take);
    const plain = field('gravellona', []);
    const german = piece('A-VER-1', 'verbania', 'inf', 2, '14.04', { light: true });
    expect(blow(plain, [redi(1, '14.05'), redi(2, '14.05')], at(plain, '14.05'), at(plain, '14.04'), [german], false).take).toBeGreaterThan(0.5);
  });
});
