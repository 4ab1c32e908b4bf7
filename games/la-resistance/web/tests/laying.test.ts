import { describe, expect, it } from 'vitest';
import type { Line } from '$web/table/board';
import { beatenWith, secondWay } from '../logic/beaten';
import { begin, coverQuery, fromDraft, run, slotFor, takeOff, withDie, type Target } from '../logic/laying';
import { mission } from '../logic/printed-cards';
import type { Covering, View } from '../generated';
import { table } from './tables';

const camp: Target = { what: 'defeat', spot: '3' };
/** EX-1: Ted's roll and his blue die. */
const ted = (): View =>
  table({
    row: ['gendarmerie', 'german_patrol', 'pow_camp'],
    event: 'heavy_casualties',
    recruits: 6,
    glory: 0,
    pool: [6, 4, 4, 5, 2, 1],
    blue: [5],
  });

describe('dice laid in any order', () => {
  it('EX-1: go out as one run, whites before blacks', () => {
    const done = withDie(withDie(withDie(begin(camp), 2, 'w2', false), 1, 'b1', true), 0, 'w4', true);
    expect(run(ted(), done)).toEqual(['defeat mission:3', 'lay die:w4', 'lay die:b1', 'lay die:w2']);
  });
  it('name equal dice in the order in which the rules take them', () => {
    const view = table({
      row: ['german_patrol', 'german_patrol', 'pow_camp'],
      recruits: 6,
      glory: 0,
      pool: [2, 5, 2, 2, 1, 1],
    });
    expect(run(view, { target: { what: 'buy', discount: false }, laid: [['w4', 'w1', 'w3']] })).toEqual([
      'buy',
      'lay die:w1',
      'lay die:w3',
      'lay die:w4',
    ]);
    expect(
      run(view, { target: { what: 'steal', victim: 2, discount: true }, laid: [['w1', 'w3']] }).slice(0, 2),
    ).toEqual(['steal seat:2', 'discount']);
  });
  it('move, make room and come off again', () => {
    const moved = withDie(withDie(begin(camp), 0, 'w4', true), 1, 'w4', true);
    expect(moved.laid).toEqual([[], ['w4']]);
    expect(withDie(moved, 1, 'b1', true).laid).toEqual([[], ['b1']]);
    expect(withDie(moved, 1, 'b1', false).laid).toEqual([[], ['w4', 'b1']]);
    expect(takeOff(moved, 'w4').laid.flat()).toEqual([]);
  });
  it('go to the first open slot that takes them when dropped on the card, else to the first that says why not', () => {
    const slot = { white: true, value: 5, exact: false };
    const covering: Covering = {
      slots: [
        { ...slot, lacks: 0, fits: [] },
        { ...slot, lacks: 5, fits: ['w1'] },
        { ...slot, lacks: 4, fits: ['w1', 'w2'] },
      ],
      recruits: 0,
      cheapest: null,
      missing: null,
    };
    expect([slotFor(covering, 'w1'), slotFor(covering, 'w2'), slotFor(covering, 'w3')]).toEqual([1, 2, 1]);
  });
  it('are asked about without empty slots at the end', () => {
    expect(coverQuery({ target: camp, laid: [[], ['w4'], [], []] })).toEqual({
      goal: { defeat: '3' },
      laid: [[], ['w4']],
    });
    expect(coverQuery(begin({ what: 'buy', discount: true }))).toEqual({ goal: 'pay_discount', laid: [] });
  });
});

describe('what beat a mission', () => {
  const line = (kind: string, dice: string): Line => ({
    entry: 1,
    seat: 0,
    withdrawn: null,
    told: {
      what: 'defeated',
      rule: 'LR-5.32',
      args: { seat: { seat: 0 }, mission: { word: `mission-${kind}` }, dice },
    },
  });
  it('is read from the record, slot by slot', () => {
    const faces = beatenWith(
      [line('panzer', '5 5 3'), line('gendarmerie', '6 2 1 4')],
      'gendarmerie',
      mission('gendarmerie').need,
    )?.map((slot) => slot.map((die) => die.face));
    expect(faces).toEqual([[6], [2, 1], [4]]);
    expect(beatenWith([], 'gendarmerie', mission('gendarmerie').need)).toBeNull();
  });
  it('tells the Tiger’s second way from its first', () => {
    const alt = mission('tiger').alt;
    expect(alt && secondWay([line('tiger', '6 6')], 'tiger', alt)).toBe(true);
    expect(alt && secondWay([line('tiger', '6 6 6')], 'tiger', alt)).toBe(false);
  });
});

describe('the server’s draft', () => {
  it('is taken up as dice being laid', () => {
    const view = ted();
    const draft = {
      what: 'defeat' as const,
      target: 2,
      laid: [['w4' as const], [], [], []],
      bonus: [],
      left: 0,
      slot: 1,
      lacks: 0,
      least: 6,
      extra: 0,
    };
    expect(fromDraft({ ...view, draft })).toEqual({ target: camp, laid: [['w4'], [], [], []] });
    expect(fromDraft({ ...view, draft: { ...draft, what: 'play' } })).toBeNull();
    expect(fromDraft(view)).toBeNull();
  });
});
