import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../Board.svelte';
import { ResistanceBoard } from '../logic/board.svelte';
import { faceOf } from '../logic/dice';
import { begin, complete, completed, type Laying, type Target } from '../logic/laying';
import { victims } from '../logic/victims';
import type { BonusWorth, Covering, Forecast, Outcome, Prices, Query, Spot, Victim, View } from '../generated';
import { names, props, sample, texts } from './samples';

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
function boardOf(name: string): ResistanceBoard {
  const given = props(name);
  return new ResistanceBoard(() => given);
}
const having = (kind: string) => names.filter((name) => told(name, kind).length > 0);
const viewOf = (name: string) => sample(name).play.view as View;
function targetOf(goal: Extract<Query, { cover: unknown }>['cover']['goal']): Target {
  if (goal === 'cover_vichy') return { what: goal };
  if (typeof goal === 'string') return { what: 'buy', discount: goal === 'pay_discount' };
  return 'defeat' in goal ? { what: 'defeat', spot: goal.defeat } : { what: 'defeat_alt', spot: goal.defeat_alt };
}

describe('views as the program writes them', () => {
  it('are there, for every kind of question', () => {
    const asked = new Set(names.map((name) => sample(name).play.prompt.key));
    for (const key of [
      'leaders',
      'blind-leaders',
      'pre-roll',
      'r1',
      'r2',
      'r3',
      'r4',
      'post-roll',
      'explode',
      'action',
      'cover-the-slot',
      'aim-the-card',
      'duck',
      'take',
      'choose',
      'over-limit',
      'over',
    ])
      expect(asked, key).toContain(key);
  });
  it('have answers of every kind to what the board asks', () => {
    for (const kind of ['forecast', 'ducking', 'cover', 'bonus_dice', 'prices', 'victims'])
      expect(having(kind).length, kind).toBeGreaterThan(0);
  });
});

describe('what the board shows is what the rules say', () => {
  it.each(having('forecast'))('%s: the assessment, as things stand and with what is looked at', async (name) => {
    const board = boardOf(name);
    const own = sample(name).seat === viewOf(name).active;
    for (const { query, answer } of told<'forecast', Forecast>(name, 'forecast')) {
      const [spot] = [...query.defeated, ...query.defeated_alt];
      board.move.preview.show(
        query.vichy
          ? 'vichy'
          : spot === undefined
            ? null
            : `auto${query.defeated_alt.length > 0 ? '_alt' : ''}:${spot}`,
      );
      // Dice that are being laid count as what they would do.
      if (own && !board.move.laying) await vi.waitFor(() => expect(board.forecast).toEqual(answer));
      else if (spot === undefined && !query.vichy)
        await vi.waitFor(() => expect(board.forecast?.seat).toBe(answer.seat));
    }
  });
  it.each(having('forecast'))('%s: the assessment has the sum of the view', (name) => {
    const plain = told<'forecast', Forecast>(name, 'forecast').find(
      ({ query }) => query.defeated.length + query.defeated_alt.length === 0 && !query.vichy,
    );
    expect(plain?.answer.loss).toBe(viewOf(name).forecast?.loss);
  });
  it.each(having('cover'))('%s: what fits where, and the cheapest way', async (name) => {
    const board = boardOf(name);
    for (const { query, answer } of told<'cover', Covering>(name, 'cover')) {
      const laying: Laying = { target: targetOf(query.goal), laid: query.laid };
      await vi.waitFor(() => expect(board.covering(laying)).toEqual(answer));
      expect(completed(laying, answer)?.laid.map((slot) => [...slot].sort()) ?? null).toEqual(
        answer.cheapest?.map((slot) => [...slot].sort()) ?? null,
      );
      expect(complete(answer)).toBe(answer.slots.every(({ lacks }) => lacks === 0));
    }
  });
  it.each(
    names.filter(
      (name) =>
        viewOf(name).step === 'action' &&
        !viewOf(name).draft &&
        sample(name).play.offers.length > 0 &&
        sample(name).seat === viewOf(name).active,
    ),
  )('%s: what can be covered is what is offered', async (name) => {
    const board = boardOf(name);
    for (const { query, answer } of told<'cover', Covering>(name, 'cover')) {
      if (typeof query.goal === 'string' || !('defeat' in query.goal) || query.laid.length > 0) continue;
      const { defeat } = query.goal;
      const offered = board.move.offers.some(({ action }) => action === `defeat mission:${defeat}`);
      if (answer.recruits === 0) expect(answer.cheapest !== null, defeat).toBe(offered);
      await vi.waitFor(() =>
        expect(board.covering(begin({ what: 'defeat', spot: defeat }))?.missing ?? null).toEqual(answer.missing),
      );
    }
  });
  it('lays the dice of the cheapest way one by one, and sends them when all is covered', async () => {
    const given = props('action-4');
    const board = new ResistanceBoard(() => given);
    const found = told<'cover', Covering>('action-4', 'cover').find(
      ({ query, answer }) => typeof query.goal === 'object' && query.laid.length === 0 && answer.cheapest !== null,
    );
    if (!found?.answer.cheapest) throw new Error('nothing can be covered');
    for (const [at, dice] of found.answer.cheapest.entries())
      for (const die of dice) await board.move.lay(targetOf(found.query.goal), die, at);
    expect(vi.mocked(given.act).mock.calls[0]?.[0].slice(1)).toHaveLength(found.answer.cheapest.flat().length);
  });
  it.each(having('ducking'))('%s: where each number of recruits saved leads', async (name) => {
    const { container } = render(Board, props(name));
    const outcomes = told<'ducking', Outcome[]>(name, 'ducking')[0]?.answer ?? [];
    // Part of the board that is fetched: on a busy machine that takes more than the usual second.
    await vi.waitFor(
      () => expect(container.querySelectorAll('.outcomes button')).toHaveLength(outcomes.length),
      10_000,
    );
    const numbers = [...container.querySelectorAll('.outcomes button')].map((answer) =>
      [...answer.querySelectorAll('i')].map((cell) => Number(cell.textContent)),
    );
    expect(numbers).toEqual(outcomes.map(({ recruits, glory }) => [recruits, glory]));
  });
  it.each(having('bonus_dice'))('%s: which bonus dice are left, and what they count where', async (name) => {
    const board = boardOf(name);
    const [bonus] = told<'bonus_dice', BonusWorth[]>(name, 'bonus_dice');
    await vi.waitFor(() => expect(board.bonus).toEqual(bonus?.answer));
    for (const { die, missions } of bonus?.answer ?? [])
      for (const { spot, value } of missions) expect(faceOf(board, die, spot as Spot)).toBe(value);
  });
  it.each(having('prices'))('%s: what purchases cost', async (name) => {
    const board = boardOf(name);
    await vi.waitFor(() => expect(board.prices).toEqual(told<'prices', Prices>(name, 'prices')[0]?.answer));
    expect(board.cheap).toBe(board.prices?.discount !== null);
  });
  it.each(having('victims'))('%s: what would become of a band', async (name) => {
    const board = boardOf(name);
    for (const { query, answer } of told<'victims', Victim[]>(name, 'victims')) {
      if (query.with === 'gift' || query.with === 'sow' || query.with === 'steal') board.move.aim = query.with;
      else if (query.with !== 'take') continue;
      await vi.waitFor(() => expect(victims(board).every(({ change }) => change !== null)).toBe(true));
      for (const { seat, change } of victims(board))
        expect(change?.to).toBe(answer.find((each) => each.seat === seat)?.[change?.of ?? 'glory']);
    }
  });
});
