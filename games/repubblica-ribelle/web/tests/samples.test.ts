import { beforeAll, describe, expect, it, vi } from 'vitest';
import { RepublicBoard } from '../logic/board.svelte';
import type { Count, Piece, Query, Reach, View } from '../generated';
import { names, props, sample, texts } from './table';

beforeAll(() => texts.setLanguage('en'));

/** The questions of one kind that a sample has answers to. */
function told<Name extends string, Answer>(
  name: string,
  kind: Name,
): { query: Extract<Query, Record<Name, unknown>>[Name]; answer: Answer }[] {
  return (sample(name).answers ?? []).flatMap(({ query, reply }) => {
    const [asked, said] = [query as Record<string, never>, reply as Record<string, Answer> | undefined];
    return kind in asked && said ? [{ query: asked[kind] as never, answer: said[kind] as Answer }] : [];
  });
}
function boardOf(name: string): RepublicBoard {
  const given = props(name);
  return new RepublicBoard(() => given);
}
const viewOf = (name: string) => sample(name).play.view as View;

describe('views as the program writes them', () => {
  it('are there, for every kind of question', () => {
    const asked = new Set(names.map((name) => sample(name).play.prompt.key));
    for (const key of [
      'boards',
      'staff',
      'staff-military',
      'manoeuvres',
      'way',
      'mission',
      'mission-military',
      'activation',
      'bearer',
      'target',
      'movement',
      'store',
      'loss',
      'limit',
      'reinforcement',
      'over',
    ])
      expect(asked, key).toContain(key);
  });
  it.each(names)('%s: no hand, face-down card or pile of another is in the view', (name) => {
    const [view, { seat }] = [viewOf(name), sample(name)];
    if (seat === null || view.ending !== null) return;
    for (const player of view.players) {
      if (player.seat === seat) continue;
      expect(player.hand).toBeNull();
      expect(player.pile_cards).toBeNull();
      if (!view.revealed) expect(player.played_cards).toBeNull();
    }
  });
});

describe('what the board shows is what the rules say', () => {
  it.each(names.filter((name) => told(name, 'count').length > 0))(
    '%s: what everybody has in the mission',
    async (name) => {
      const board = boardOf(name);
      for (const { query, answer } of told<'count', Count>(name, 'count')) {
        const chief = board.chiefs[query.seat];
        if (!chief) throw new Error(`no seat ${query.seat}`);
        const sum = await vi.waitFor(() => {
          const found = board.sumOf(chief, query.cards);
          if (!found) throw new Error('not counted');
          return found;
        });
        expect(sum).toEqual(answer);
        expect(board.sumWords(sum)).toMatch(new RegExp(`(^|= )${answer.total}$`));
      }
    },
  );
  it.each(names.filter((name) => told(name, 'count').some(({ query }) => query.cards.length === 1)))(
    '%s: what a lifted card would make',
    async (name) => {
      const board = boardOf(name);
      const { picking } = board.move;
      if (picking !== 'one' && picking !== 'set' && picking !== 'queue') return;
      for (const { query, answer } of told<'count', Count>(name, 'count').filter(
        (each) => each.query.seat === sample(name).seat && each.query.cards.length === 1,
      )) {
        board.move.chosen = query.cards;
        await vi.waitFor(() => expect(board.mySum).toEqual(answer));
      }
    },
  );
  it('counts the cards that lie there as the view does', async () => {
    for (const name of names) {
      const [{ own }, { seat, play }] = [viewOf(name), sample(name)];
      const counts = told<'count', Count>(name, 'count').filter(
        ({ query }) => query.seat === seat && query.cards.length === 0,
      );
      if (own && play.draft.length === 0)
        for (const { answer } of counts)
          expect(answer, name).toMatchObject({
            cards: own.cards,
            leader: own.leader,
            pieces: own.pieces,
            base: own.base,
            total: own.total,
          });
    }
  });
  const moves = names.filter((name) => told(name, 'reach').length > 0);
  it.each(moves)('%s: where a piece can go, what it costs and which way', async (name) => {
    const board = boardOf(name);
    for (const { query, answer } of told<'reach', Reach>(name, 'reach')) {
      board.move.piece = query.piece as Piece;
      const places = answer.stops.flatMap(({ localities }) => localities);
      await vi.waitFor(() => expect([...board.move.places.keys()].sort()).toEqual([...places].sort()));
      expect(board.radici).toBe(answer.radici_free);
      for (const { territory, path, cost, localities } of answer.stops) {
        expect(board.move.costs.get(territory)?.cost).toBe(path.length > 0 ? cost : undefined);
        for (const id of localities)
          expect(board.move.wayTo(id)).toEqual([
            `move piece:${query.piece}`,
            ...path.map((each) => `via territory:${each}`),
            `to locality:${id}`,
          ]);
      }
    }
  });
  it('has samples of both', () => {
    expect(moves.length).toBeGreaterThan(2);
    expect(names.filter((name) => told(name, 'count').length > 1).length).toBeGreaterThan(10);
  });
});
