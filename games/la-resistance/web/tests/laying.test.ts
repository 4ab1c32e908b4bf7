import { describe, expect, it } from 'vitest';
import type { Line } from '$web/table/board';
import { beatenWith, secondWay } from '../logic/beaten';
import { begin, complete, completed, fitting, fromDraft, isWhy, lacks, place, run, slotFor, takeOff, type Laying, type Target } from '../logic/laying';
import { mission } from '../logic/printed-cards';
import type { Die } from '../generated';
import type { BoardView } from '../logic/house';
import { table } from './tables';

const camp: Target = { what: 'defeat', spot: '3' };
/** EX-1: Ted's roll and his blue die. */
const ted = (): BoardView => table({ row: ['gendarmerie', 'german_patrol', 'pow_camp'], event: 'heavy_casualties', recruits: 6, glory: 0, pool: [6, 4, 4, 5, 2, 1], blue: [5] });

function laid(view: BoardView, laying: Laying, ...drops: [number, Die][]): Laying {
  return drops.reduce((now, [slot, die]) => {
    const then = place(view, now, slot, die);
    if (isWhy(then)) throw new Error(then.key);
    return then;
  }, laying);
}

describe('dice laid in any order', () => {
  it('EX-1: go out as one run, whites before blacks', () => {
    const view = ted();
    const done = laid(view, begin(view, camp), [2, 'w2'], [1, 'b1'], [0, 'w4']);
    expect(complete(view, done)).toBe(true);
    expect(run(view, done)).toEqual(['defeat mission:3', 'lay die:w4', 'lay die:b1', 'lay die:w2']);
  });
  it('name equal dice in the order in which the rules take them', () => {
    const view = table({ row: ['german_patrol', 'german_patrol', 'pow_camp'], recruits: 6, glory: 0, pool: [2, 5, 2, 2, 1, 1] });
    const paid = laid(view, begin(view, { what: 'buy', discount: false }), [0, 'w4'], [0, 'w1'], [0, 'w3']);
    expect(run(view, paid)).toEqual(['buy', 'lay die:w1', 'lay die:w3', 'lay die:w4']);
  });
  it('EX-1: a black slot gathers dice until it is covered', () => {
    const view = ted();
    let now = laid(view, begin(view, { what: 'defeat', spot: '1' }), [1, 'w6']);
    expect(lacks(view, now, 1)).toBe(2);
    now = laid(view, now, [1, 'w5']);
    expect(lacks(view, now, 1)).toBe(0);
    now = laid(view, now, [2, 'w2'], [0, 'w1']);
    expect(run(view, now)).toEqual(['defeat mission:1', 'lay die:w1', 'lay die:w6', 'lay die:w5', 'lay die:w2']);
  });
  it('go to the first open slot that takes them when dropped on the card', () => {
    const view = ted();
    const start = begin(view, camp);
    expect(slotFor(view, start, 'w4')).toBe(0);
    expect(slotFor(view, start, 'w2')).toBe(2);
    expect(slotFor(view, laid(view, start, [0, 'w4'], [1, 'b1']), 'w1')).toBe(2);
  });
  it('move, make room and come off again', () => {
    const view = ted();
    const moved = laid(view, begin(view, camp), [0, 'w4'], [1, 'w4']);
    expect(moved.laid).toEqual([[], ['w4'], []]);
    expect(laid(view, moved, [1, 'b1']).laid).toEqual([[], ['b1'], []]);
    expect(takeOff(moved, 'w4').laid.flat()).toEqual([]);
  });
  it('are refused by the rule that forbids them', () => {
    const view = ted();
    const start = begin(view, camp);
    expect(place(view, start, 0, 'w2')).toEqual({ rule: 'LR-5.32', key: 'die-too-low', n: 5 });
    // EX-4: 3 + 3 + 1 holds a die too many.
    const four = table({ row: ['german_patrol'], recruits: 6, glory: 0, pool: [5, 3, 3, 1, 1, 1] });
    const full = laid(four, begin(four, { what: 'defeat', spot: '1' }), [1, 'w2'], [1, 'w3']);
    expect(place(four, full, 1, 'w4')).toEqual({ rule: 'LR-5.33', key: 'die-too-many' });
    // The only 5 on a black slot leaves nothing for the white one.
    expect(place(four, begin(four, { what: 'defeat', spot: '1' }), 1, 'w1')).toEqual({ rule: 'LR-5.32', key: 'cannot-complete' });
    expect(place(four, full, 0, 'dumont5')).toEqual({ rule: 'LR-3.5', key: 'no-such-bonus' });
    const spent = { ...four, pool: { ...four.pool, w1: { value: 5, state: 'spent' as const } } };
    expect(place(spent, full, 0, 'w1')).toEqual({ rule: 'LR-G71', key: 'die-not-free' });
  });
  it('show which others fit', () => {
    const view = ted();
    const now = laid(view, begin(view, camp), [0, 'w1'], [1, 'w4']);
    // 2 and 1 are too little together, and with a 4 one die too many.
    expect(fitting(view, now)).toEqual(['w2', 'w3', 'b1']);
    const dump = table({ row: ['ammo_dump'], recruits: 6, glory: 0, pool: [5, 6, 3, 2, 1] });
    const six = laid(dump, begin(dump, { what: 'defeat', spot: '1' }), [0, 'w1'], [1, 'w2']);
    expect(fitting(dump, six)).toEqual(['w3', 'w4', 'w5']);
    expect(fitting(dump, laid(dump, six, [1, 'w4']))).toEqual(['w5']);
  });
});

describe('bonus dice', () => {
  it('EX-29: Dumont’s 5 on a patrol, once a turn', () => {
    const given = { row: ['german_patrol'], recruits: 6, glory: 0, leader: 'dumont', pool: [6, 2, 1, 1, 1, 1] } as const;
    const done = laid(table(given), begin(table(given), { what: 'defeat', spot: '1' }), [1, 'w1'], [0, 'dumont5']);
    expect(complete(table(given), done)).toBe(true);
    expect(run(table(given), done)).toEqual(['defeat mission:1', 'lay die:dumont5', 'lay die:w1']);
    const used = table({ ...given, used: ['dumont'] });
    // Without it the 6 is wanted twice.
    expect(completed(used, begin(used, { what: 'defeat', spot: '1' }))?.laid[0]).toEqual(['w1']);
    expect(fitting(used, begin(used, { what: 'defeat', spot: '1' }))).not.toContain('dumont5');
  });
  it('EX-28: Vasseur’s 4 on a building only', () => {
    const view = table({ row: ['ammo_dump', 'german_patrol'], recruits: 6, glory: 0, leader: 'vasseur', pool: [5, 5] });
    const dump = begin(view, { what: 'defeat', spot: '1' });
    expect(completed(view, dump)?.laid).toEqual([['w1'], ['w2', 'vasseur4'].sort()].map((slot) => expect.arrayContaining(slot)));
    expect(place(view, begin(view, { what: 'defeat', spot: '2' }), 1, 'vasseur4')).toEqual({ rule: 'LR-3.5', key: 'no-such-bonus' });
  });
  it('EX-15: the Panzerfaust counts a 6 on the Tiger', () => {
    const view = table({ row: ['tiger'], recruits: 3, glory: 0, pool: [6, 6, 2], hand: ['panzerfaust'] });
    const three = completed(view, begin(view, { what: 'defeat', spot: '1' }));
    expect(three && run(view, three)).toEqual(['defeat mission:1', 'lay die:w1', 'lay die:w2', 'lay die:pf5']);
    const two = completed(view, begin(view, { what: 'defeat_alt', spot: '1' }));
    expect(two && run(view, two)).toEqual(['defeat_alt mission:1', 'lay die:w1', 'lay die:w2']);
  });
  it('EX-7: MG-34 on a Warehouse, and never for a purchase', () => {
    const view = table({ row: ['warehouse'], recruits: 6, glory: 0, pool: [4, 2, 1, 1, 1, 1], hand: ['mg34'] });
    expect(completed(view, begin(view, { what: 'defeat', spot: '1' }))?.laid).toEqual([['mg6'], expect.any(Array)]);
    expect(fitting(view, begin(view, { what: 'buy', discount: false }))).not.toContain('mg6');
    const vichy = { ...view, event: 'vichy_forces' as const };
    expect(fitting(vichy, begin(vichy, { what: 'cover_vichy' }))).toContain('mg6');
  });
});

describe('payments', () => {
  it('EX-9: 1 + 2 + 3 pays six', () => {
    const view = table({ row: [], recruits: 6, glory: 0, pool: [1, 2, 3] });
    const paid = laid(view, begin(view, { what: 'sow', victim: 1, discount: false }), [0, 'w3'], [0, 'w1'], [0, 'w2']);
    expect(run(view, paid)).toEqual(['sow seat:1', 'lay die:w3', 'lay die:w1', 'lay die:w2']);
  });
  it('EX-26: Boutroux pays four', () => {
    const view = table({ row: [], recruits: 6, glory: 0, pool: [4, 3, 3, 2, 1, 1] });
    const paid = completed(view, begin(view, { what: 'steal', victim: 2, discount: true }));
    expect(paid && run(view, paid).slice(0, 2)).toEqual(['steal seat:2', 'discount']);
    expect(paid?.laid.flat().reduce((sum, die) => sum + (view.pool[die as 'w1']?.value ?? 0), 0)).toBe(4);
  });
});

describe('what beat a mission', () => {
  const line = (kind: string, dice: string): Line => ({ entry: 1, seat: 0, withdrawn: null, told: { what: 'defeated', rule: 'LR-5.32', args: { seat: { seat: 0 }, mission: { word: `mission-${kind}` }, dice } } });
  it('is read from the record, slot by slot', () => {
    const faces = beatenWith([line('panzer', '5 5 3'), line('gendarmerie', '6 2 1 4')], 'gendarmerie', mission('gendarmerie').need)?.map((slot) => slot.map((die) => die.face));
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
    const draft = { what: 'defeat' as const, target: 2, laid: [['w4' as const], [], [], []], bonus: [], left: 0, slot: 1, lacks: 0, least: 6, extra: 0 };
    expect(fromDraft({ ...view, draft })).toEqual({ target: camp, laid: [['w4'], [], []] });
    expect(fromDraft({ ...view, draft: { ...draft, what: 'play' } })).toBeNull();
    expect(fromDraft(view)).toBeNull();
  });
});
