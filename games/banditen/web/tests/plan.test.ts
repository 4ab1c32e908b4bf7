import { describe, expect, it } from 'vitest';
import { nextPick, routeOrder, type PlannedAction } from '../logic/plan.svelte';

const offers = (...actions: string[]) =>
  actions.map((action) => {
    const [verb = '', target] = action.split(' ');
    return { action, verb, target: target ?? null };
  });
const planned = (change: Partial<PlannedAction> = {}): PlannedAction => ({
  picks: [],
  units: 'all',
  route: [],
  ...change,
});

describe('a planned action', () => {
  it('answers stack, verb, units and step in the order in which they are asked', () => {
    const move = planned({ picks: ['activate hex:12.12', 'move'], units: ['p3'], route: ['12.11'] });
    expect(nextPick(move, offers('activate hex:12.12', 'activate hex:10.10', 'pass'))).toBe('activate hex:12.12');
    expect(nextPick(move, offers('move', 'fire'))).toBe('move');
    expect(nextPick(move, offers('with unit:p3', 'with unit:p4', 'all'))).toBe('with unit:p3');
    expect(nextPick(move, offers('with unit:p4', 'go'))).toBe('go');
    expect(nextPick(move, offers('step hex:12.11', 'step hex:13.11'))).toBe('step hex:12.11');
    expect(nextPick(move, offers('step hex:12.10', 'stop'))).toBeNull();
  });
  it('leaves a longer way with the table, once the group is on its way', () => {
    const move = planned({ picks: ['move'], route: ['12.11', '12.10', '12.09'] });
    expect(routeOrder(move, offers('move', 'fire'), '12.12')).toBeNull();
    expect(nextPick(move, offers('move', 'fire'))).toBe('move');
    expect(routeOrder(move, offers('with unit:p3', 'all'), '12.12')).toBeNull();
    expect(routeOrder(move, offers('step hex:12.11', 'step hex:13.11'), '12.12')).toBe('route 12.12 12.11 12.10 12.09');
    expect(routeOrder(planned({ route: ['12.11'] }), offers('step hex:12.11'), '12.12')).toBeNull();
  });
  it('takes all where all are wanted', () => {
    expect(nextPick(planned(), offers('with unit:p3', 'with unit:p4', 'all'))).toBe('all');
    expect(nextPick(planned({ units: ['p3', 'p4'] }), offers('with unit:p3', 'with unit:p4', 'all'))).toBe('all');
  });
  it('names its target once', () => {
    const fire = planned({ at: '13.09' });
    expect(nextPick(fire, offers('at hex:13.09', 'at hex:14.04'))).toBe('at hex:13.09');
    expect(nextPick(fire, offers('at hex:13.09', 'at hex:14.04'))).toBeNull();
  });
  it('ends where its next pick is not offered', () => {
    expect(nextPick(planned({ picks: ['fire'] }), offers('move'))).toBeNull();
    expect(nextPick(planned({ route: ['12.11'] }), offers('react_fire hex:13.09', 'decline'))).toBeNull();
  });
});
