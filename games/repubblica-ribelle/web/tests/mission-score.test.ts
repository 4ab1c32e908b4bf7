import { describe, expect, it } from 'vitest';
import { count, taken } from '../logic/mission-score';
import { action, leader } from '../logic/printed-cards';

/** As a view shows the missions of the worked examples. */
const MISSIONS = {
  M11: { sphere: 'military', territory: 'toa', low: 6, high: null },
  M13: { sphere: 'military', territory: 'pal', low: 7, high: null },
  P11: { sphere: 'political', territory: 'mon', low: 6, high: 8 },
  P12: { sphere: 'political', territory: 'pol', low: 7, high: 10 },
  P21: { sphere: 'political', territory: 'mon', low: 8, high: 11 },
  S11: { sphere: 'social', territory: 'toa', low: 7, high: 9 },
  S21: { sphere: 'social', territory: 'pol', low: 8, high: 10 },
} as const;
const mission = (id: keyof typeof MISSIONS) => MISSIONS[id];

const cards = (...ids: string[]) => ids.map(action);
const dm = (at: string) => ({ kind: 'dm' as const, at });
const cp = (at: string) => ({ kind: 'cp' as const, at });

describe('what cards and pieces count', () => {
  it('RR-6.1: nine of cards and the detachment in Toano', () => {
    const sum = count(mission('M11'), { cards: cards('A007', 'A010', 'A013'), pieces: [dm('cerredolo'), cp('cerredolo')], base: null });
    expect(sum).toMatchObject({ cards: 9, pieces: 1, total: 10 });
  });
  it('RR-6.2: a commissar and the base in a political mission, then +1 for each of two cards', () => {
    const given = { cards: cards('A025', 'A026'), pieces: [cp('gombola')], base: 'gombola' };
    expect(count(mission('P12'), given)).toMatchObject({ cards: 8, pieces: 1, base: 2, total: 11 });
    expect(count(mission('P12'), { ...given, plus1: 1 }).total).toBe(13);
  });
  it('RR-6.2: pieces that came by an effect count where they stand', () => {
    expect(count(mission('M13'), { cards: cards('A011', 'A002'), pieces: [dm('palagano'), dm('monchio')], base: 'costabona' }).total).toBe(9);
  });
  it('RR-5.7: the Leader counts, for the effect too', () => {
    const given = { cards: [...cards('A079', 'A081', 'A001'), leader('armando', 1)], pieces: [], base: null, plus1: 1 };
    expect(count(mission('M11'), given).total).toBe(19);
  });
  it('gives nothing for pieces in a social mission', () => {
    expect(count(mission('S11'), { cards: [], pieces: [dm('cerredolo'), cp('cerredolo')], base: 'cerredolo' }).total).toBe(0);
  });
  it('RR-6.5: objectives by the printed pairs', () => {
    const of = (id: keyof typeof MISSIONS, ...scores: number[]) => scores.map((score) => taken(mission(id), score));
    expect(of('P11', 5, 6, 7, 8)).toEqual([0, 1, 1, 2]);
    expect(of('P21', 7, 8, 10, 11)).toEqual([0, 1, 1, 2]);
    expect(of('S11', 6, 7, 8, 9)).toEqual([0, 1, 1, 2]);
    expect(of('S21', 7, 9, 10)).toEqual([0, 1, 2]);
  });
});
