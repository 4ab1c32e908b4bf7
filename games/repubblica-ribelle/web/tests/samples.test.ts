import { describe, expect, it } from 'vitest';
import type { Unit, View } from '../generated';
import { count } from '../logic/mission-score';
import { place } from '../logic/places';
import { reach } from '../logic/reach';
import { card } from '../logic/printed-cards';
import { PIECES } from '../logic/pieces';

interface Sample { seat: number | null; play: { view: View; draft: string[]; offers: { action: string }[]; prompt: { key: string } } }
const files = import.meta.glob<Sample>('../samples/*.json', { eager: true, import: 'default' });
const samples = Object.entries(files).map(([path, sample]) => [path.replace(/^.*\//, ''), sample] as const);

describe('views as the program writes them', () => {
  it('are there, for every kind of question', () => {
    const asked = new Set(samples.map(([, sample]) => sample.play.prompt.key));
    for (const key of ['boards', 'staff', 'staff-military', 'manoeuvres', 'way', 'mission', 'mission-military', 'activation', 'bearer', 'target', 'movement', 'store', 'loss', 'limit', 'reinforcement', 'over']) expect(asked, key).toContain(key);
  });
  it.each(samples)('%s: the board counts what the rules count', (_, sample) => {
    const { view } = sample.play;
    if (sample.seat === null || !view.own || !view.mission || sample.play.draft.length > 0) return;
    const me = view.players[sample.seat];
    if (!me?.board || !me.played_cards) return;
    const pieces = PIECES.map((id) => ({ kind: id.slice(0, 2) as Unit, at: me.pieces[id] }));
    const sum = count(view.mission, { cards: me.played_cards.map((id) => card(id, me.board, view.phase)), pieces, base: me.base });
    expect({ pieces: sum.pieces, base: sum.base, cards: sum.cards, total: sum.total + me.plus }).toEqual({ pieces: view.own.pieces, base: view.own.base, cards: view.own.cards + view.own.leader, total: view.own.total });
  });
  it.each(samples)('%s: no hand, face-down card or pile of another is in the view', (_, sample) => {
    const { view } = sample.play;
    if (sample.seat === null || view.ending !== null) return;
    for (const player of view.players) {
      if (player.seat === sample.seat) continue;
      expect(player.hand).toBeNull();
      expect(player.pile_cards).toBeNull();
      if (!view.revealed) expect(player.played_cards).toBeNull();
    }
  });
  it.each(samples.filter(([, sample]) => sample.play.prompt.key === 'way'))('%s: the next borders are those that the board would reach', (_, sample) => {
    const { view } = sample.play;
    const me = sample.seat === null ? undefined : view.players[sample.seat];
    const { draft } = view;
    const at = me && draft?.piece ? me.pieces[draft.piece] : null;
    if (!draft || !at) throw new Error('no piece on its way');
    expect(draft.path).toEqual([]);
    const near = [...reach(place(at).territory, view.movement.mp, view.movement.radici_free).values()].map((way) => way.path[0]).filter(Boolean);
    const offered = sample.play.offers.map((offer) => /^via territory:(.+)$/.exec(offer.action)?.[1]).filter(Boolean);
    expect(new Set(near)).toEqual(new Set(offered));
  });
});
