import { beforeAll, describe, expect, it, vi } from 'vitest';
import { BanditenBoard } from '../logic/board.svelte';
import { atLeast, percent } from '../logic/chances';
import { orderLine } from '../logic/order-lines';
import type { AssaultOdds, CommandRange, FireOdds, HexGround, Query, Reach, Threats, View } from '../generated';
import { names, props, sample, texts } from './table';

beforeAll(async () => {
  await texts.setLanguage('en');
  await import('../parts/play');
});

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
function board(name: string): BanditenBoard {
  const given = props(name);
  return new BanditenBoard(() => given);
}
/** The card of a hex, once the rules have answered. */
async function looking(at: BanditenBoard, id: string) {
  at.look.to(at.ground.get(id) ?? null);
  return await vi.waitFor(() => {
    if (at.look.tooltip?.hex.id !== id) throw new Error(`no card of ${id}`);
    return at.look.tooltip;
  });
}
const near = (shown: readonly number[], right: readonly number[]) => {
  expect(shown).toHaveLength(right.length);
  shown.forEach((chance, i) => expect(chance).toBeCloseTo(right[i] ?? NaN, 6));
};
const hitChances = ({ hits }: FireOdds) => [1, 2].filter((n) => n < hits.length).map((n) => atLeast(hits, n));
const chances = (bars: readonly { chance: number }[]) => bars.map(({ chance }) => chance);

describe('views as the program writes them', () => {
  it('are there, for every kind of question', () => {
    const verbs = new Set(names.flatMap((name) => sample(name).play.offers.map(({ verb }) => verb)));
    for (const verb of [
      'split',
      'place',
      'base',
      'assign',
      'mine',
      'value',
      'activate',
      'pass',
      'move',
      'fire',
      'at',
      'with',
      'all',
      'enter',
      'step',
      'stop',
      'react_fire',
      'decline',
      'lose',
      'retreat',
      'hasten',
      'part',
    ])
      expect(verbs, verb).toContain(verb);
  });
  it.each(names)('%s hides the values of mines from whoever may not know them', (name) => {
    const view = sample(name).play.view as View;
    if (view.viewer !== 'axis' && !view.over)
      for (const mine of view.mines) if (mine.live) expect(mine.value).toBeNull();
  });
  it('have answers of every kind to what the board asks', () => {
    const kinds = new Set(
      names.flatMap((name) =>
        (sample(name).answers ?? []).filter(({ reply }) => reply).flatMap(({ query }) => Object.keys(query as object)),
      ),
    );
    for (const kind of ['actions', 'reach', 'threats', 'fire', 'sight', 'assault', 'command', 'ground'])
      expect(kinds, kind).toContain(kind);
  });
});

describe('what the board shows is what the rules say', () => {
  it.each(names.filter((name) => told(name, 'reach').length > 0))(
    '%s: where the group can go, and what is left there',
    async (name) => {
      const [at, [reach]] = [board(name), told<'reach', Reach>(name, 'reach')];
      const stops = reach?.answer.stops ?? [];
      await vi.waitFor(() => expect(at.lit.ahead.size).toBe(stops.length));
      expect(stops.length).toBeGreaterThan(0);
      for (const { hex, left, path } of stops) {
        expect(at.lit.all.find((lit) => lit.hex.id === hex)?.mark, hex).toBe(String(left));
        at.look.to(at.ground.get(hex) ?? null);
        expect(at.aims.route.map(({ id }) => id)).toEqual([reach?.answer.from, ...path]);
      }
      for (const { target, verb } of at.plan.offers)
        if (verb === 'step') expect(stops.map(({ hex }) => `hex:${hex}`)).toContain(target);
    },
  );
  it.each(names.filter((name) => told(name, 'threats').length > 0))(
    '%s: who may fire at a group that goes there',
    async (name) => {
      const at = board(name);
      await vi.waitFor(() => expect(at.lit.ahead.size).toBeGreaterThan(0));
      for (const { query, answer } of told<'threats', Threats>(name, 'threats')) {
        const card = await looking(at, query.hex);
        const worst = answer.stacks.find(({ may_fire }) => may_fire);
        near(chances(card.bars), worst ? hitChances(worst.fire) : []);
        expect(card.lead === texts.t('board-nobody-sees')).toBe(worst === undefined);
        expect(at.aims.lines.map(({ from, stop }) => [from.id, stop?.id ?? null])).toEqual(
          answer.stacks.slice(0, 6).map(({ from, may_fire, stops }) => [from, may_fire ? null : (stops[0] ?? null)]),
        );
      }
    },
  );
  it.each(names.filter((name) => told(name, 'fire').length > 0))('%s: what a fire would come to', async (name) => {
    const at = board(name);
    for (const { query, answer } of told<'fire', FireOdds>(name, 'fire')) {
      const reacts = query.action === 'react_fire';
      const card = await looking(
        at,
        reacts ? (at.units.find(({ id }) => id === query.units[0])?.hex ?? '') : query.target,
      );
      near(chances(card.bars), answer.firing.length > 0 ? hitChances(answer) : []);
      if (answer.firing.length > 0)
        expect(card.side).toBe(
          texts.t('board-shots', { dice: answer.firing.reduce((sum, { dice }) => sum + dice, 0) }),
        );
      // What an offer says of itself is the same.
      const offer = at.plan.offers.find(
        ({ verb, target, odds }) =>
          odds !== null && (reacts ? verb === 'react_fire' : verb === 'at') && target === `hex:${card.hex.id}`,
      );
      if (offer) expect(card.bars[0]?.chance).toBeCloseTo(offer.odds ?? NaN, 3);
    }
  });
  const taken = (name: string) => board(name).stage === 'verb';
  it.each(names.filter((name) => told(name, 'assault').length > 0 && !taken(name)))(
    '%s: what an assault would come to',
    async (name) => {
      for (const { query, answer } of told<'assault', AssaultOdds>(name, 'assault')) {
        const card = await looking(board(name), query.target);
        near(chances(card.bars), [answer.taken, answer.thrown_back, answer.shaken, answer.repelled + answer.wiped_out]);
        expect(chances(card.bars).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 5);
        expect(card.side).toBe(
          texts.t('board-gives-assault', { attack: answer.attack, defence: answer.defence, ground: answer.ground }),
        );
      }
    },
  );
  it.each(names.filter(taken))('%s: what each order would give', async (name) => {
    const at = board(name);
    const says = (verb: Parameters<typeof orderLine>[1], line: string) =>
      vi.waitFor(() => expect(orderLine(at, verb)).toBe(line));
    for (const { query, answer } of told<'reach', Reach>(name, 'reach')) {
      if (query.action !== 'move' && query.action !== 'move_and_fire' && query.action !== 'fire_and_move') continue;
      const hexes = Math.max(...answer.stops.map(({ path }) => path.length));
      await says(query.action, texts.t(`board-gives-${query.action}`, { hexes }));
    }
    const fires = told<'fire', FireOdds>(name, 'fire').filter(({ answer }) => answer.firing.length > 0);
    const chance = Math.max(...fires.map(({ answer }) => atLeast(answer.hits, 1)));
    expect(fires.length).toBeGreaterThan(0);
    await vi.waitFor(() => expect(orderLine(at, 'fire')).toContain(`${percent(chance)} %`));
    const assaults = told<'assault', AssaultOdds>(name, 'assault').map(({ answer }) => answer);
    const [best] = assaults.toSorted((a, b) => b.taken - a.taken);
    if (best)
      await says(
        'assault',
        texts.t('board-gives-assault', { attack: best.attack, defence: best.defence, ground: best.ground }),
      );
    await says('regroup', texts.t('board-order-regroup'));
  });
  it.each(names.filter((name) => told(name, 'command').length > 0))('%s: how far commands reach', async (name) => {
    const at = board(name);
    at.ranges = true;
    const right = new Set(told<'command', CommandRange>(name, 'command').flatMap(({ answer }) => answer.hexes));
    await vi.waitFor(() => expect(at.look.radius.length).toBeGreaterThan(0));
    expect(at.look.radius.map(({ id }) => id).sort()).toEqual([...right].sort());
  });
  it.each(names.filter((name) => told(name, 'ground').length > 1))(
    '%s: what a hex does for whoever is in it',
    async (name) => {
      const at = board(name);
      for (const { query, answer } of told<'ground', HexGround>(name, 'ground')) {
        const card = await looking(at, query.hex);
        expect(card.rules).toEqual([texts.t('board-cover', { need: answer.needs, assault: answer.assault })]);
        expect(at.limit).toBe(answer.limit);
      }
    },
  );
});
