import { fireEvent, screen, within } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Refusal } from '$web/table/board';
import en from '../../text/en.ftl?raw';
import it_ from '../../text/it.ftl?raw';
import type { View } from '../generated';
import { draw, italian, names, props, texts } from './table';

beforeAll(async () => {
  await texts.setLanguage('en');
  await italian.setLanguage('it');
});

const prompt = () => within(screen.getByRole('region', { name: 'The question' }));
/** The end comes as a file of its own, which takes its time on a busy machine. */
const FETCHED = { timeout: 8000 };
const hand = () => within(screen.getByRole('group', { name: 'Your hand' })).getAllByRole('button');
const RAW =
  /\b(board|mission|card|title|locality|territory|piece|unit|sphere|effect|verb|prompt|refusal|end)-[a-zA-Z0-9_]+/;

describe('the board', () => {
  it.each(names)('draws %s, every word in both catalogues', async (name) => {
    for (const speech of [texts, italian]) {
      const { container, unmount } = await draw(props(name, { texts: speech }));
      expect(container.textContent).not.toMatch(RAW);
      for (const named of container.querySelectorAll('[aria-label]'))
        expect(named.getAttribute('aria-label')).not.toMatch(RAW);
      unmount();
    }
  });
  it('offers nothing in a replay, whatever the view says', async () => {
    const { container } = await draw(props('manoeuvres-first-4', { still: true, play: null, awaiting: null }));
    expect(container.querySelectorAll('.lit, .target, button.lamp, .glow')).toHaveLength(0);
    expect(container.querySelectorAll('.prompt button')).toHaveLength(0);
  });
  it('gathers a set of cards and sends it as one run, the Leader last', async () => {
    const given = props('mission-military-1');
    await draw(given);
    const leader = hand().find((card) => /Leader: no effect/.test(card.textContent ?? ''));
    const other = hand().find((card) => !/Leader: no effect/.test(card.textContent ?? ''));
    if (!leader || !other) throw new Error('a hand of one');
    await fireEvent.click(leader);
    await fireEvent.click(other);
    expect(given.act).not.toHaveBeenCalled();
    await fireEvent.click(prompt().getByRole('button', { name: 'Lay 2 cards' }));
    const picks = vi.mocked(given.act).mock.calls[0]?.[0] ?? [];
    expect(picks).toHaveLength(3);
    expect(picks[0]).toMatch(/^lay card:A\d\d\d$/);
    expect(picks.slice(1)).toEqual(['lay card:leader', 'commit']);
  });
  it('puts lifted cards back', async () => {
    const given = props('mission-military-1');
    await draw(given);
    const [first] = hand();
    if (!first) throw new Error('no card');
    await fireEvent.click(first);
    expect(first.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(prompt().getByRole('button', { name: 'Take back' }));
    expect(first.getAttribute('aria-pressed')).toBe('false');
    expect(given.forget).not.toHaveBeenCalled();
  });
  it('lays one card at a time in a political mission, or passes', async () => {
    const given = props('mission-political-4');
    await draw(given);
    const [first, second] = hand();
    if (!first || !second) throw new Error('no cards');
    await fireEvent.click(first);
    await fireEvent.click(second);
    expect(first.getAttribute('aria-pressed')).toBe('false');
    await fireEvent.click(prompt().getByRole('button', { name: /^Lay / }));
    expect(vi.mocked(given.act).mock.calls[0]?.[0]).toEqual([expect.stringMatching(/^lay card:/)]);
  });
  it('moves a piece by piece and place, with the way in between', async () => {
    const given = props('manoeuvres-first-4');
    const { container } = await draw(given);
    const piece = container.querySelector('[data-piece$=".dm1"]');
    if (!piece) throw new Error('no piece');
    await fireEvent.click(piece);
    const goal = container.querySelector('[data-place="monchio"]');
    if (!goal) throw new Error('Monchio is one step from Montefiorino');
    expect(goal.getAttribute('aria-label')).toMatch(/Monchio: one movement point/);
    await fireEvent.click(goal);
    expect(given.act).toHaveBeenCalledExactlyOnceWith(['move piece:dm1', 'via territory:pal', 'to locality:monchio']);
  });
  it('names the free stretch of the Radici road', async () => {
    const { container } = await draw(props('manoeuvres-first-4'));
    const piece = container.querySelector('[data-piece$=".dm1"]');
    if (!piece) throw new Error('no piece');
    await fireEvent.click(piece);
    expect(container.querySelector('[data-place="toano"]')?.getAttribute('aria-label')).toMatch(
      /no movement point, the Radici road free/,
    );
    expect(container.querySelector('[data-place="montefiorino"]')).toBeNull();
    expect(container.querySelector('[data-place="farneta"]')?.getAttribute('aria-label')).toMatch(
      /no movement point, 3 left/,
    );
  });
  it('says with its rule why something is not to be had', async () => {
    const refusal: Refusal = { code: 'refused-by-rule', rule: 'RR-5.4', key: 'no-piece', n: 0, message: '' };
    const given = props('activation-4', { whyNot: vi.fn(async () => refusal) });
    const { container } = await draw({
      ...given,
      play: given.play && { ...given.play, offers: given.play.offers.filter((offer) => offer.verb !== 'activate') },
    });
    const card = container.querySelector('.hand button.card');
    if (!card) throw new Error('no card laid');
    await fireEvent.click(card);
    expect(await screen.findByText(/No unused piece of yours/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rule RR-5.4' }).getAttribute('href')).toBe(
      '/rules/repubblica-ribelle#RR-5.4',
    );
  });
  it('queues cards and a pass before the turn comes', async () => {
    const given = props('mission-waits-4');
    await draw(given);
    const [first] = hand();
    if (!first) throw new Error('no cards');
    await fireEvent.click(first);
    await fireEvent.click(prompt().getByRole('button', { name: 'Queue 1 card, then pass' }));
    expect(given.order).toHaveBeenCalledExactlyOnceWith({
      reply: { own: expect.stringMatching(/^lay (A\d\d\d|leader)$/) },
      until: 'turn',
    });
    expect(given.act).not.toHaveBeenCalled();
  });
  it('queues a whole set in a military mission', async () => {
    const given = props('mission-military-waits-5');
    await draw(given);
    const [first] = hand();
    if (!first) throw new Error('no cards');
    await fireEvent.click(first);
    await fireEvent.click(prompt().getByRole('button', { name: 'Lay 1 card when asked' }));
    expect(given.order).toHaveBeenCalledExactlyOnceWith({
      reply: { picks: [expect.stringMatching(/^lay card:/), 'commit'] },
      until: 'once',
    });
  });
  it('queues cards while manoeuvring, so that one visit will do', async () => {
    const given = props('manoeuvres-6');
    await draw(given);
    const [first, second] = hand();
    if (!first || !second) throw new Error('no cards');
    await fireEvent.click(second);
    await fireEvent.click(first);
    await fireEvent.click(prompt().getByRole('button', { name: 'Queue 2 cards, then pass' }));
    expect(given.order).toHaveBeenCalledExactlyOnceWith({
      reply: { own: expect.stringMatching(/^lay (A\d\d\d|leader) (A\d\d\d|leader)$/) },
      until: 'turn',
    });
    expect(prompt().getByRole('button', { name: 'End manoeuvres' })).toBeTruthy();
  });
  it('says why a piece cannot stop where it stands', async () => {
    const { container } = await draw(props('manoeuvres-first-4'));
    const piece = container.querySelector('[data-piece$=".dm1"]');
    if (!piece) throw new Error('no piece');
    await fireEvent.click(piece);
    const here = container.querySelector('path.touch[role="presentation"]');
    if (!here) throw new Error('every place can be reached');
    await fireEvent.click(here);
    expect(screen.getByText(/The piece is there already/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Rule RR-3.4' }).length).toBeGreaterThan(0);
  });
  it('says a pledge and is ready, one after the other', async () => {
    const given = props('staff-military-6');
    const { rerender } = await draw(given);
    await fireEvent.click(screen.getByRole('button', { name: 'Say it, ready' }));
    expect(given.act).toHaveBeenCalledExactlyOnceWith(['pledge points:5']);
    await rerender({ ...given, view: structuredClone(given.view), play: given.play && { ...given.play } });
    expect(vi.mocked(given.act).mock.calls[1]?.[0]).toEqual(['ready']);
  });
  it('never shows what another holds or has laid face down', async () => {
    const given = props('mission-political-4');
    const view = given.view as View;
    const { container } = await draw(given);
    expect(container.querySelectorAll('.mini')).toHaveLength(view.players[given.seat ?? 0]?.played ?? -1);
    expect(container.querySelectorAll('.hand .card')).toHaveLength(view.players[given.seat ?? 0]?.cards ?? -1);
  });
  it('does not send twice while the table has not answered', async () => {
    const given = props('manoeuvres-first-4', { act: vi.fn(() => new Promise<undefined>(() => undefined)) });
    await draw(given);
    await fireEvent.click(prompt().getByRole('button', { name: 'End manoeuvres' }));
    await fireEvent.click(prompt().getByRole('button', { name: 'End manoeuvres' }));
    expect(given.act).toHaveBeenCalledOnce();
  });
  it('puts the server’s draft back', async () => {
    const given = props('way-3');
    await draw(given);
    await fireEvent.click(prompt().getByRole('button', { name: 'Take back' }));
    expect(given.forget).toHaveBeenCalledOnce();
  });
  it('lists the map and everything that may be done in words', async () => {
    const given = props('manoeuvres-first-4');
    const { container } = await draw(given);
    const roll = container.querySelector('.roll');
    expect(roll?.querySelectorAll('.do button')).toHaveLength(given.play?.offers.length ?? -1);
    expect(roll?.textContent).toMatch(/Cerredolo: grain store/);
  });
  it('tells how it ended', async () => {
    await draw(props('over-defeat-3'));
    expect(await screen.findByRole('heading', { name: 'The republic has fallen' }, FETCHED)).toBeTruthy();
  });
  it('counts the points line by line', async () => {
    const given = props('over-survived-1');
    const view = given.view as View;
    await draw(given);
    const total = await screen.findByRole('row', { name: /^Total/ }, FETCHED);
    expect(within(total).getByText(String(view.players[0]?.total))).toBeTruthy();
  });
  it('has the same words in both languages', () => {
    const keys = (text: string) => [...text.matchAll(/^(board-[\w-]+) =/gm)].map((match) => match[1]).sort();
    expect(keys(it_)).toEqual(keys(en));
    expect(new Set(keys(en)).size).toBe(keys(en).length);
  });
});
