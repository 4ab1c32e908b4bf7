import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Refusal } from '$web/table/board';
import Board from '../Board.svelte';
import type { Reach } from '../generated';
import { names, props, sample, texts } from './table';

beforeAll(async () => {
  await texts.setLanguage('en');
  // Parts that are fetched when they are needed: a busy machine takes its time.
  await Promise.all([
    import('../parts/play'),
    import('../parts/desk'),
    import('../parts/fight'),
    import('../parts/Final.svelte'),
  ]);
});

/** A key that no catalogue had words for. */
const UNSAID = /\b(board|formation|type|terrain|side|entry|battle|verb|prompt|refusal|end|deed)-[a-z_]+/;
const prompt = () => within(screen.getByRole('region', { name: 'The question' }));
const list = () => fireEvent.click(screen.getByRole('button', { name: 'List' }));
const refusal: Refusal = {
  code: 'refused-by-rule',
  rule: 'BN-8.3',
  key: null,
  n: null,
  message: 'Enemies stand there.',
};

describe('the board', () => {
  it.each(names)(
    'draws %s and tells it in words: every word in the catalogue, every legal action a button of its own name',
    async (name) => {
      const given = props(name);
      const { container } = render(Board, given);
      expect(container.textContent).not.toMatch(UNSAID);
      await list();
      const told = await screen.findByRole('region', { name: 'List' });
      const buttons = new Set(
        within(told)
          .queryAllByRole('button')
          .map((button) => (button.textContent ?? '').replace(/,.*$/, '')),
      );
      for (const offer of given.seat === null ? [] : (given.play?.offers ?? []))
        expect(buttons).toContain(texts.label(offer).replace(/,.*$/, ''));
      expect(told.textContent).not.toMatch(UNSAID);
    },
  );
  it('offers nothing in a replay, whatever the view says', () => {
    const { container } = render(Board, props('step-gravellona', { still: true, play: null, awaiting: null }));
    expect(container.querySelectorAll('.lit, .reach, .mark, button.lamp')).toHaveLength(0);
    expect(container.querySelectorAll('.prompt button')).toHaveLength(0);
  });
  it('lights what can be reached and writes what would be left', async () => {
    const { container } = render(Board, props('step-gravellona'));
    expect(container.querySelector('.reach')).toBeTruthy();
    const [reach] = (sample('step-gravellona').answers ?? []).flatMap(({ reply }) =>
      reply && typeof reply === 'object' && 'reach' in reply ? [reply.reach as Reach] : [],
    );
    await vi.waitFor(() => expect(container.querySelectorAll('.mark')).toHaveLength(reach?.stops.length ?? 0));
    expect([...container.querySelectorAll('.mark')].map((mark) => mark.textContent.trim()).sort()).toEqual(
      reach?.stops.map(({ left }) => String(left)).sort(),
    );
    expect(container.querySelectorAll('.mark.next').length).toBe(
      sample('step-gravellona').play.offers.filter(({ verb }) => verb === 'step').length,
    );
  });
  it('stops on a button, and does not send twice while the table has not answered', async () => {
    const given = props('step-gravellona', { act: vi.fn(() => new Promise<undefined>(() => undefined)) });
    const stop = {
      action: 'stop',
      verb: 'stop',
      target: null,
      args: {},
      price: null,
      odds: null,
      lasting: false,
      rule: 'BN-8.1',
    };
    render(Board, {
      ...given,
      play: given.play && { ...given.play, offers: [...given.play.offers.filter(({ verb }) => verb !== 'stop'), stop] },
    });
    await fireEvent.click(prompt().getByRole('button', { name: 'Stop here' }));
    await fireEvent.click(prompt().getByRole('button', { name: 'Stop here' }));
    expect(given.act).toHaveBeenCalledExactlyOnceWith(['stop']);
  });
  it('walks over the map with keys, says the hex, and does what is lit', async () => {
    const given = props('step-gravellona');
    render(Board, given);
    const map = screen.getByRole('application');
    await fireEvent.keyDown(map, { key: 'n' });
    await fireEvent.keyDown(map, { key: 'Enter' });
    // A hex next to the group is a step; one further on is left with the table as a way.
    const [sent, left] = [vi.mocked(given.act).mock.calls[0]?.[0][0], vi.mocked(given.order).mock.calls[0]?.[0].reply];
    expect(sent ?? (left as { own: string }).own).toMatch(/^(step hex:|route )\d\d\.\d\d/);
  });
  it('sends a verb for the stack that was taken up', async () => {
    const given = props('verb-gravellona');
    render(Board, given);
    await fireEvent.click(
      within(await screen.findByRole('group', { name: 'What the stack may do' })).getByRole('button', {
        name: /^Fire \d/,
      }),
    );
    expect(given.act).toHaveBeenCalledExactlyOnceWith(['fire']);
  });
  it('puts back what is half chosen, with a button and with Escape', async () => {
    const given = props('verb-gravellona');
    render(Board, given);
    await fireEvent.click(prompt().getByRole('button', { name: 'Back' }));
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(given.forget).toHaveBeenCalledTimes(2);
  });
  it('says why a hex is refused, with its rule', async () => {
    const whyNot = vi.fn(async () => refusal);
    render(Board, props('step-gravellona', { whyNot }));
    const map = screen.getByRole('application');
    // Far from anything lit.
    for (let i = 0; i < 30; i += 1) await fireEvent.keyDown(map, { key: 'ArrowUp' });
    for (let i = 0; i < 30; i += 1) await fireEvent.keyDown(map, { key: 'ArrowLeft' });
    await fireEvent.keyDown(map, { key: 'Enter' });
    expect(await screen.findByText(/Enemies stand there/)).toBeTruthy();
    expect(whyNot).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Rule BN-8.3' }).getAttribute('href')).toBe('/rules/banditen#BN-8.3');
  });
  it('reacts by the list as well, and declines on a button', async () => {
    const given = props('react-gravellona');
    render(Board, given);
    await fireEvent.click(prompt().getByRole('button', { name: 'Pass once' }));
    expect(given.act).toHaveBeenCalledWith(['decline']);
  });
  it('leaves a way that begins after a step with the table from the hex where the group stands, one way at a time', async () => {
    const given = props('step-gravellona');
    const orders = [{ id: 7, order: { reply: { own: 'route 01.01 01.02' }, until: 'window' as const } }];
    const { container } = render(Board, { ...given, play: given.play && { ...given.play, orders } });
    const steps = given.play?.offers.map(({ target }) => target) ?? [];
    const far = await vi.waitFor(() => {
      const found = [...container.querySelectorAll<HTMLElement>('button[data-hex]')].find(
        ({ dataset }) => !steps.includes(`hex:${dataset['hex']}`),
      );
      expect(found).toBeTruthy();
      return found as HTMLElement;
    });
    await fireEvent.click(far);
    expect((vi.mocked(given.order).mock.calls[0]?.[0].reply as { own: string }).own).toMatch(
      /^route 17\.14 \d\d\.\d\d \d\d\.\d\d/,
    );
    expect(given.revoke).toHaveBeenCalledWith(7);
  });
  it('shows what an action costs the units that are chosen: twice as much out of command (BN-4.4)', async () => {
    const given = props('verb-gravellona');
    const { ask } = given;
    const doubled = async (queries: readonly unknown[]) =>
      (await ask(queries)).map((answer) => {
        const menu = (answer as { actions?: { action: string; price: number }[] }).actions;
        return menu
          ? { actions: menu.map((item) => ({ ...item, price: item.action === 'move' ? 2 : item.price })) }
          : answer;
      });
    render(Board, { ...given, ask: doubled as typeof ask });
    const verbs = within(await screen.findByRole('group', { name: 'What the stack may do' }));
    expect(await verbs.findByRole('button', { name: /^Move 2/ })).toBeTruthy();
    expect(verbs.getByRole('button', { name: /^Fire 1/ })).toBeTruthy();
  });
  it('says who is to act: not the partisans while the Axis sets up', async () => {
    render(Board, props('split-gravellona', { seat: 0, play: null }));
    expect((await screen.findByRole('region', { name: 'Partisans' })).textContent).not.toMatch(/to act/);
  });
  it('misses in the list only what the stack in the hand might do', async () => {
    render(Board, props('activate-gravellona'));
    await list();
    await screen.findByRole('region', { name: 'List' });
    expect(screen.queryByRole('heading', { name: 'What you may not do now' })).toBeNull();
    expect(screen.getByRole('region', { name: 'List' }).textContent).not.toMatch(/…/);
  });
  it('asks nobody for a reaction that cannot succeed', () => {
    const given = props('react-gravellona');
    render(Board, {
      ...given,
      play: given.play && {
        ...given.play,
        offers: given.play.offers.map((offer) => (offer.odds === null ? offer : { ...offer, odds: 0 })),
      },
    });
    expect(given.act).toHaveBeenCalledExactlyOnceWith(['decline']);
  });
  it('tells an income that no die was rolled for without a die', () => {
    const line = {
      seat: 1,
      told: { what: 'income', rule: null, args: { seat: { seat: 1 }, income: 9, die: 0, pa: 9 } },
    };
    expect(texts.line(line as never)).not.toMatch(/die/);
  });
  it('names the winner and the way of the end', async () => {
    render(Board, props('over-gravellona'));
    expect(await screen.findByRole('heading', { name: /wins?\b/i })).toBeTruthy();
  });
});
