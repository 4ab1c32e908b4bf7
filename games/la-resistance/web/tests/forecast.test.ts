import { describe, expect, it } from 'vitest';
import { assess } from '../logic/forecast';
import { table } from './tables';

const results = (given: Parameters<typeof table>[0], supposing = {}) =>
  assess(table(given), supposing)?.outcomes.map(({ ducks, recruits, glory }) => [ducks, recruits, glory]);

describe('the forecast, against the worked examples', () => {
  it('EX-1: two missions beaten, a patrol left, Heavy Casualties', () => {
    const row = [['gendarmerie', 'tapped'], 'german_patrol', ['pow_camp', 'tapped']] as const;
    const given = { row: row.map((each) => (typeof each === 'string' ? each : [...each])) as never, recruits: 6, glory: 0 };
    expect(results({ ...given, event: 'heavy_casualties' })).toEqual([[0, 5, 3], [1, 6, 1]]);
    expect(results({ ...given, event: 'lull' })?.[0]).toEqual([0, 6, 3]);
  });
  it('LR-O.duck_needs_full_glory: without it the last glory will do', () => {
    const given = { row: ['german_patrol', 'german_patrol', 'foreign_aid'] as never, recruits: 6, glory: 3, event: 'lull' as const };
    expect(results(given)).toEqual([[0, 4, 3], [1, 5, 1]]);
    const loose = { ...table(given), house: { exactPrice: false, fullDuck: false, weakPanzerfaust: false } };
    expect(assess(loose)?.outcomes.map(({ ducks, recruits, glory }) => [ducks, recruits, glory])).toEqual([[0, 4, 3], [1, 5, 1], [2, 6, 0]]);
  });
  it('EX-2: Samantha after Charismatic', () => {
    const given = { row: ['german_patrol', ['ammo_dump', 'tapped'], ['foreign_aid', 'tapped']] as never, recruits: 7, glory: 0 };
    expect(results({ ...given, event: 'heavy_casualties' })?.[0]).toEqual([0, 7, 2]);
    expect(results({ ...given, event: 'lull' })?.[0]).toEqual([0, 8, 2]);
  });
  it('EX-3: a Botched Raid takes from whoever has glory', () => {
    const given = { row: [['german_patrol', 'tapped'], ['botched_raid', 'tapped'], 'comm_hub'] as never, recruits: 5, glory: 0 };
    expect(results({ ...given, others: [{ recruits: 6, glory: 2 }, { recruits: 6, glory: 3 }] })).toEqual([[0, 5, 1]]);
    expect(results({ ...given, others: [{ recruits: 6, glory: 0 }, { recruits: 6, glory: 0 }] })).toEqual([[0, 5, 0]]);
  });
  it('EX-17: Veterans, full row, and EX-18: the same with camouflage', () => {
    const given = { row: ['german_patrol', 'botched_raid', 'comm_hub'] as const, event: 'wehrmacht_veterans' as const, recruits: 6, glory: 4 };
    expect(results(given)).toEqual([[0, 1, 2], [1, 2, 0]]);
    const hidden = assess(table({ ...given, row: [['german_patrol', 'camouflaged'], 'botched_raid', 'comm_hub'] }));
    expect(hidden?.loss).toBe(3);
    expect(assess(table(given), { hidden: '1' })?.loss).toBe(3);
  });
  it('EX-19: Vichy Forces, open and covered', () => {
    const given = { row: ['foreign_aid', 'recruits', 'warehouse'] as const, event: 'vichy_forces' as const, recruits: 2, glory: 0 };
    expect(results(given)).toEqual([[0, 1, 0]]);
    expect(results({ ...given, used: ['vichy'] })).toEqual([[0, 2, 0]]);
    expect(results(given, { vichy: true })).toEqual([[0, 2, 0]]);
  });
  it('EX-20: Heavy Casualties twice', () => {
    expect(results({ row: [['warehouse', 'tapped'], ['ammo_dump', 'tapped'], 'foreign_aid'], event: 'heavy_casualties', recruits: 6, glory: 0 })).toEqual([[0, 4, 3], [1, 5, 1]]);
  });
  it('EX-21: gains come before losses, EX-23: the band breaks unless it ducks twice', () => {
    expect(results({ row: [['warehouse', 'tapped'], 'gendarmerie', 'recruits'], recruits: 3, glory: 0 })).toEqual([[0, 2, 0]]);
    const last = assess(table({ row: [['pow_camp', 'tapped'], 'panzer', 'recruits'], recruits: 1, glory: 11 }));
    expect(last?.outcomes.map((o) => [o.ducks, o.recruits, o.glory, o.broken])).toEqual([[0, 0, 14, true], [1, 0, 12, true], [2, 1, 10, false], [3, 2, 8, false]]);
  });
  it('EX-27: Arnaud loses one fewer of two or more, EX-34: the cap', () => {
    expect(assess(table({ row: ['panzer'], recruits: 6, glory: 0, leader: 'arnaud' }))?.loss).toBe(2);
    expect(assess(table({ row: ['german_patrol'], recruits: 6, glory: 0, leader: 'arnaud' }))?.loss).toBe(1);
    expect(results({ row: [['foreign_aid', 'tapped'], 'german_patrol'], recruits: 10, glory: 0 })).toEqual([[0, 10, 0]]);
  });
  it('EX-5: The Time is Now! pays one more for patrols and tanks', () => {
    expect(results({ row: [['german_patrol', 'tapped'], ['tiger', 'tapped']], recruits: 6, glory: 0, time: true })).toEqual([[0, 6, 3]]);
  });
  it('names every source once, and supposes what is not yet done', () => {
    const view = table({ row: ['german_patrol', 'warehouse', 'massacre'], event: 'vichy_forces', recruits: 6, glory: 3 });
    expect(assess(view)?.lines.map((line) => [line.word, line.how, line.recruits, line.glory])).toEqual([
      ['mission-german_patrol', 'standing', -1, 0], ['mission-massacre', 'standing', 0, -2], ['event-vichy_forces', 'event', -1, 0],
    ]);
    const then = assess(view, { beaten: ['3'], paid: 1 });
    expect(then?.lines.find((line) => line.how === 'if-covered')).toMatchObject({ word: 'mission-massacre', glory: 2 });
    expect(then?.outcomes[0]).toMatchObject({ recruits: 3, glory: 5 });
  });
  it('shows what other options change as a line of its own', () => {
    const view = { ...table({ row: ['comm_hub'], event: 'wehrmacht_veterans', recruits: 6, glory: 0 }), forecast: { glory: 0, recruits: 0, lost_glory: 0, loss: 0 } };
    const sum = assess(view);
    expect(sum?.loss).toBe(0);
    expect(sum?.lines.at(-1)).toMatchObject({ how: 'other', recruits: 1 });
  });
  it('is silent once the assessment has begun', () => {
    expect(assess({ ...table({ row: [], recruits: 6, glory: 0 }), step: 'duck' })).toBeNull();
  });
});
