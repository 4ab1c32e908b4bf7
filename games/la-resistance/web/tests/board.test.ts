import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Refusal } from '$web/table/board';
import en from '../../text/en.ftl?raw';
import fr from '../../text/fr.ftl?raw';
import Board, { isOut } from '../Board.svelte';
import type { Covering, View } from '../generated';
import { names, props, sample, texts } from './samples';
import { table } from './tables';

beforeAll(() => texts.setLanguage('en'));

const refusal: Refusal = { code: 'refused-by-rule', rule: 'LR-5.33', key: 'die-too-many', n: 0, message: '' };
const prompt = () => within(screen.getByRole('region', { name: 'The question' }));

describe('the board', () => {
  it.each(names)('draws %s, every word in the catalogue', (name) => {
    const { container } = render(Board, props(name));
    expect(container.textContent).not.toMatch(
      /\b(board|mission|event|clg|leader|verb|prompt|refusal|die|purchase)-[a-z_]+/,
    );
    expect(container.querySelector('.board')).toBeTruthy();
  });
  it('offers nothing in a replay, whatever the view says', () => {
    const { container } = render(Board, props('action-4', { still: true, play: null, awaiting: null }));
    expect(container.querySelectorAll('.lit, .possible, button.lamp')).toHaveLength(0);
    expect(container.querySelectorAll('.prompt button')).toHaveLength(0);
  });
  it('finishes the server’s draft with what is missing only', async () => {
    const given = props('action-half-4');
    render(Board, given);
    await fireEvent.click(await prompt().findByRole('button', { name: /^Lay/ }));
    const picks = vi.mocked(given.act).mock.calls[0]?.[0] ?? [];
    expect(picks.length).toBeGreaterThan(0);
    expect(picks.every((pick) => pick.startsWith('lay die:'))).toBe(true);
    expect(given.forget).not.toHaveBeenCalled();
  });
  it('puts a draft back before a run that it does not begin, and sends the run when it is gone', async () => {
    const view: View = {
      ...table({ row: ['pow_camp'], recruits: 6, glory: 0, leader: 'vasseur', pool: [3, 1, 6, 6, 1, 2], blue: [5] }),
      draft: {
        what: 'defeat',
        target: 0,
        laid: [['w3'], ['b1'], ['w1'], []],
        bonus: ['vasseur4'],
        left: 0,
        slot: 2,
        lacks: 1,
        least: 3,
        extra: 0,
      },
    };
    const half = props('action-half-4');
    const covering: Covering = { slots: [], recruits: 0, cheapest: [['w3'], ['b1'], ['vasseur4']], missing: null };
    const ask = vi.fn(async (queries: readonly unknown[]) =>
      queries.map((query) =>
        query !== null && typeof query === 'object' && 'cover' in query ? { cover: covering } : refusal,
      ),
    ) as never;
    const given = {
      ...half,
      ask,
      view,
      seat: 0,
      play: half.play && { ...half.play, draft: ['defeat mission:1', 'lay die:w3', 'lay die:b1', 'lay die:w1'] },
    };
    const { rerender } = render(Board, given);
    // The 3 comes off the black slot: her own die alone covers it now, and the server still keeps the 3 there.
    await fireEvent.click(screen.getByRole('button', { name: /White die 3, placed/ }));
    await fireEvent.click(await prompt().findByRole('button', { name: 'Lay Marguerite Vasseur' }));
    expect(given.forget).toHaveBeenCalledOnce();
    expect(given.act).not.toHaveBeenCalled();
    const opening = {
      action: 'defeat mission:1',
      verb: 'defeat',
      target: 'mission:1',
      args: {},
      price: null,
      odds: null,
      lasting: false,
      rule: 'LR-5.32',
    };
    await rerender({
      ...given,
      view: { ...view, draft: null },
      play: given.play && { ...given.play, draft: [], offers: [opening] },
    });
    expect(given.act).toHaveBeenCalledExactlyOnceWith([
      'defeat mission:1',
      'lay die:w3',
      'lay die:b1',
      'lay die:vasseur4',
    ]);
  });
  it('can always keep the roll, also with a die in the hand that nothing rolls again', async () => {
    const given = props('post-roll-4');
    const { rerender, container } = render(Board, given);
    const first = container.querySelector<HTMLElement>('.well .die button');
    if (!first) throw new Error('no die');
    await fireEvent.click(first);
    expect(prompt().queryByRole('button', { name: 'Keep the roll' })).toBeNull();
    expect(prompt().getByRole('button', { name: /^Give up the/ })).toBeTruthy();
    // The Mulligan is gone: the same question, with nothing but Keep.
    await rerender({
      ...given,
      play: given.play && { ...given.play, offers: given.play.offers.filter((offer) => offer.verb === 'keep') },
    });
    expect(prompt().getByRole('button', { name: 'Keep the roll' })).toBeTruthy();
  });
  it('puts the draft back on the table', async () => {
    const given = props('action-half-4');
    render(Board, given);
    await fireEvent.click(prompt().getByRole('button', { name: 'Take back' }));
    expect(given.forget).toHaveBeenCalledOnce();
  });
  it('says a refusal with its rule, and keeps the question', async () => {
    render(Board, props('duck-4', { act: vi.fn(async () => refusal) }));
    await fireEvent.click(await screen.findByRole('button', { name: /^Save none/ }, { timeout: 10_000 }));
    expect(await screen.findByText(/One die too many/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rule LR-5.33' }).getAttribute('href')).toBe(
      '/rules/la-resistance#LR-5.33',
    );
  });
  it('does not send twice while the table has not answered', async () => {
    const given = props('post-roll-4', { act: vi.fn(() => new Promise<undefined>(() => undefined)) });
    render(Board, given);
    await fireEvent.click(prompt().getByRole('button', { name: 'Keep the roll' }));
    await fireEvent.click(prompt().getByRole('button', { name: 'Keep the roll' }));
    expect(given.act).toHaveBeenCalledOnce();
  });
  it('forgets dice that are no longer free', async () => {
    const given = props('action-half-4');
    const { rerender, container } = render(Board, given);
    expect(container.querySelector('.well .placed')).toBeTruthy();
    const view = structuredClone(given.view as View);
    for (const die of view.draft?.laid.flat() ?? []) {
      const lies = view.pool[die as 'w1'];
      if (lies) lies.state = 'spent';
    }
    view.draft = null;
    await rerender({ ...given, view, play: given.play && { ...given.play, draft: [], offers: [] } });
    expect(container.querySelector('.well .placed')).toBeNull();
  });
  it('waits with an answer that has been given early', async () => {
    const given = props('window-r1-4');
    render(Board, { ...given, play: given.play && { ...given.play, answered: true } });
    expect(screen.getByText('Your answer waits for the others.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
    expect(given.forget).toHaveBeenCalledOnce();
  });
  it('never shows what another hand holds', () => {
    const given = props('window-r2-5');
    const view = given.view as View;
    for (const band of view.bands) if (band.seat !== given.seat) expect(band.hand).toBeNull();
    const { container } = render(Board, given);
    expect(container.querySelectorAll('.hand-card')).toHaveLength(view.bands[given.seat ?? 0]?.hand?.length ?? -1);
  });
  it('warns in words before the band breaks', async () => {
    render(Board, props('action-last-recruit-4'));
    expect((await screen.findByRole('alert', {}, { timeout: 10_000 })).textContent).toMatch(/broken/);
  });
  it('names the winner and the way of the end', async () => {
    render(Board, props('over-4'));
    expect(await screen.findByRole('heading', { name: /wins$/ })).toBeTruthy();
    expect(screen.getAllByText(/Fame enough/).length).toBeGreaterThan(0);
  });
  it('has the same words in both languages', () => {
    const keys = (text: string) => [...text.matchAll(/^(board-[\w-]+) =/gm)].map((match) => match[1]).sort();
    expect(keys(fr)).toEqual(keys(en));
    expect(new Set(keys(en)).size).toBe(keys(en).length);
  });
});

describe('a band that is broken', () => {
  it('is out of the game, and no other is', () => {
    const { view } = sample('broken-5').play;
    expect([0, 1, 2, 3, 4].filter((seat) => isOut(view, seat))).toEqual([2]);
  });
});
