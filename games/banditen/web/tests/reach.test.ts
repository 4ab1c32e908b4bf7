import { describe, expect, it } from 'vitest';
import { GROUNDS, type Hex } from '../logic/ground';
import { allowance, cost, mix, reach, routeTo } from '../logic/reach';
import { stageOf } from '../logic/stage';
import { piece } from './pieces';

const { gravellona, tarnova } = GROUNDS;
const hex = (id: string, ground = gravellona): Hex => {
  const found = ground.get(id);
  if (!found) throw new Error(id);
  return found;
};
const infantry = piece('P-ROM-1', 'romolo', 'inf', 3, '12.12');

describe('movement', () => {
  it('E17: streams cost one more, roads one in all', () => {
    expect(cost(gravellona, hex('12.09'), hex('13.10'), infantry)).toBe(2);
    expect(cost(gravellona, hex('12.08'), hex('13.08'), infantry)).toBe(1);
    expect(cost(gravellona, hex('15.01'), hex('15.02'), infantry)).toBe(1);
    expect(cost(gravellona, hex('14.02'), hex('15.02'), infantry)).toBeNull();
    expect(cost(gravellona, hex('12.09'), hex('16.10'), infantry)).toBeNull();
    expect(cost(gravellona, hex('12.12'), hex('13.13'), { type: 'car' })).toBeNull();
  });
  it('tells what is left, goes round enemies and keeps to the limit of a stack', () => {
    const foe = piece('A-IV-1', 'iv', 'inf', 2, '12.11');
    const full = [piece('P-ROM-2', 'romolo', 'inf', 3, '11.12'), piece('P-ROM-3', 'romolo', 'inf', 1, '11.12')];
    const reached = reach(gravellona, [infantry, foe, ...full], { pieces: [infantry], at: hex('12.12'), points: allowance([infantry]), held: false });
    expect(reached.get('12.13')?.left).toBe(3);
    expect(reached.get('13.12')?.left).toBe(2);
    expect(reached.has('12.11')).toBe(false);
    expect(reached.has('11.12')).toBe(false);
    expect(reached.has('12.12')).toBe(false);
    expect(routeTo(reached, hex('12.12'), '12.16').map(({ id }) => id)).toEqual(['12.13', '12.14', '12.15', '12.16']);
  });
  it('BN-8.4: friends next to the enemy end a move', () => {
    const others = [piece('A-IV-1', 'iv', 'inf', 2, '12.10'), piece('P-ROM-2', 'romolo', 'inf', 1, '12.11')];
    const reached = reach(gravellona, [infantry, ...others], { pieces: [infantry], at: hex('12.12'), points: 4, held: false });
    expect(reached.get('12.11')?.left).toBe(3);
    expect([...reached.values()].some(({ from }) => from === '12.11')).toBe(false);
  });
  it('BN-8.2: light artillery makes one step, whatever it costs', () => {
    const gun = piece('P-1-A', 'bn1', 'art', 2, '05.10');
    const at = hex('05.10', tarnova);
    const reached = reach(tarnova, [gun], { pieces: [gun], at, points: 1, held: false });
    expect([...reached.keys()].sort()).toEqual(tarnova.around(at).map(({ id }) => id).sort());
    expect([...reached.values()].every(({ left }) => left === 0)).toBe(true);
  });
  it('BN-16.6: the held battalion stays behind its line', () => {
    const company = piece('P-3-1', 'bn3', 'inf', 2, '07.16');
    const held = reach(tarnova, [company], { pieces: [company], at: hex('07.16', tarnova), points: 4, held: true });
    const free = reach(tarnova, [company], { pieces: [company], at: hex('07.16', tarnova), points: 4, held: false });
    expect(held.has('07.15')).toBe(false);
    expect(free.has('07.15')).toBe(true);
    expect(free.size).toBeGreaterThan(held.size);
  });
  it('BN-7.2 to BN-7.4: who may share a hex', () => {
    const of = (...formations: Parameters<typeof piece>[1][]) => formations.map((formation) => ({ formation }));
    expect(mix(of('redi', 'romolo'), true)).toBe(true);
    expect(mix(of('redi', 'romolo'), false)).toBe(false);
    expect(mix(of('redi', 'cv', 'gar'), false)).toBe(true);
    expect(mix(of('redi', 'cinquanta'), true)).toBe(false);
    expect(mix(of('beltrami', 'valdossola'), false)).toBe(true);
    expect(mix(of('bn1', 'bn2'), true)).toBe(false);
    expect(mix(of('bn1', 'ass'), false)).toBe(true);
    expect(mix(of('iv', 'verbania'), false)).toBe(true);
  });
});

describe('the stage of a question', () => {
  it.each([
    [['activate', 'pass'], [], 'activate'], [['move', 'fire'], ['activate hex:12.12'], 'verb'], [['at'], ['activate hex:12.12', 'fire'], 'target'], [['with', 'all'], ['activate hex:12.12', 'move'], 'units'],
    [['step', 'stop'], [], 'step'], [['react_fire', 'decline'], [], 'react'], [['lose'], [], 'loss'], [['retreat'], [], 'place'], [['hasten', 'bide'], [], 'other'], [[], [], 'none'], [['pass'], [], 'activate'],
  ] as const)('%j after %j is %s', (verbs, draft, stage) => expect(stageOf(verbs.map((verb) => ({ verb })), draft)).toBe(stage));
});
