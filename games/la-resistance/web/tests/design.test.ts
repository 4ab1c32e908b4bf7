import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Seat } from '$web/design/types';
import ActionButton from '../design/ActionButton.svelte';
import Card from '../design/Card.svelte';
import Counter from '../design/Counter.svelte';
import ForecastTable from '../design/ForecastTable.svelte';
import HandCard from '../design/HandCard.svelte';
import OutcomeChoice from '../design/OutcomeChoice.svelte';
import ScoreTrack from '../design/ScoreTrack.svelte';
import SeatPanel from '../design/SeatPanel.svelte';
import Slot from '../design/Slot.svelte';
import Track from '../design/Track.svelte';
import { signed } from '../design/types';

const NIVES: Seat = { number: 1, name: 'Nives', initial: 'N' };
const TOMAZ: Seat = { number: 2, name: 'Tomaž', initial: 'T' };
const ACCOUNT = {
  pays: { heading: 'Beaten', amounts: [{ value: 3, glyph: 'star', label: 'glory' }], none: 'no reward' },
  costs: { heading: 'Left lying', amounts: [{ value: -1, glyph: 'recruit', label: 'recruit' }], none: 'no harm' },
} as const;

describe('Card', () => {
  it('is an article by its name, with signed amounts and their meaning', () => {
    render(Card, { name: 'POW Camp', number: 24, ...ACCOUNT });
    const card = screen.getByRole('article', { name: 'POW Camp' });
    expect(within(card).getByText('24')).toBeTruthy();
    expect(card.textContent).toContain('+3');
    expect(card.textContent).toContain('−1');
    expect(within(card).getByRole('img', { name: 'glory' })).toBeTruthy();
  });
  it('says the words for none where nothing is paid', () => {
    render(Card, { name: 'German Patrol', pays: { ...ACCOUNT.pays, amounts: [] }, costs: ACCOUNT.costs });
    expect(screen.getByText('no reward')).toBeTruthy();
    expect(screen.queryByText('no harm')).toBeNull();
  });
  it('is picked by its name, its hint described', async () => {
    const onpick = vi.fn();
    render(Card, { name: 'POW Camp', state: 'lit', tag: 'One slot to go', hint: 'Blue 4 would do.', onpick });
    const name = screen.getByRole('button', { name: 'POW Camp' });
    expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Blue 4 would do.');
    await fireEvent.click(name);
    expect(onpick).toHaveBeenCalledOnce();
    expect(screen.getByText('One slot to go')).toBeTruthy();
  });
  it('refuses in words and does nothing', async () => {
    const onpick = vi.fn();
    render(Card, { name: 'Hub', state: 'refused', hint: 'Out of reach.', onpick });
    const name = screen.getByRole('button', { name: 'Hub' });
    expect(name.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(name);
    expect(onpick).not.toHaveBeenCalled();
  });
  it('wears a stamp when it is done and no tag', () => {
    const { container } = render(Card, { name: 'Patrol', state: 'done', tag: 'Beaten' });
    expect(container.querySelector('.stamp')?.textContent).toBe('Beaten');
    expect(container.querySelector('.tag')).toBeNull();
  });
  it('strikes out the harm that camouflage spares', () => {
    const { container } = render(Card, { name: 'Gendarmerie', state: 'camouflaged', tag: 'Camouflaged', ...ACCOUNT });
    expect(container.querySelector('.struck')?.textContent).toContain('−1');
    expect(screen.getByText('no harm')).toBeTruthy();
  });
  it('says what its corner marks mean', () => {
    render(Card, {
      name: 'Hub',
      flags: [
        { sign: 'V', meaning: 'Veterans: one recruit more' },
        { sign: { glyph: 'house' }, meaning: 'Building' },
      ],
    });
    expect(screen.getByText('Veterans: one recruit more')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Building' })).toBeTruthy();
  });
  it('shows a second way to cover it, with its price', () => {
    render(Card, {
      name: 'Tiger',
      slots: [{ kind: 'white', need: 6 }],
      alternative: {
        label: 'or',
        slots: [{ kind: 'white', need: 6 }],
        amounts: [{ value: -1, glyph: 'recruit', label: 'recruit' }],
      },
    });
    expect(screen.getByText('or')).toBeTruthy();
    expect(screen.getAllByRole('img', { name: 'Open slot, die 6+' })).toHaveLength(2);
    expect(screen.getByRole('img', { name: 'recruit' })).toBeTruthy();
  });
});

describe('HandCard', () => {
  it('counts what is left of it and keeps its secret in words', () => {
    render(HandCard, { name: 'MG-34', text: 'A die 6.', uses: { left: 2, of: 3 }, secret: true });
    expect(screen.getByRole('img', { name: '2 of 3 uses left' }).children).toHaveLength(3);
    expect(screen.getByText('only you')).toBeTruthy();
  });
  it('puts the refusal where its text was', async () => {
    const onpick = vi.fn();
    render(HandCard, {
      name: 'Exposed',
      text: 'Another band loses 2 glory.',
      refusal: 'Only before the roll.',
      onpick,
    });
    expect(screen.queryByText('Another band loses 2 glory.')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Exposed' }));
    expect(onpick).not.toHaveBeenCalled();
  });
});

describe('amounts', () => {
  it('carry a sign, the minus a true one', () => {
    expect([signed(3), signed(-2), signed(0)]).toEqual(['+3', '\u22122', '0']);
  });
});

describe('Track', () => {
  const kinds = (container: HTMLElement) =>
    [...container.querySelectorAll('.cells i')].map((i) => i.className.split(' ')[0]);
  it('fills as many cells as the value', () => {
    const { container } = render(Track, { label: 'Recruits', value: 2, max: 4 });
    expect(kinds(container)).toEqual(['on', 'on', 'off', 'off']);
    const meter = screen.getByRole('meter', { name: 'Recruits' });
    expect(meter.getAttribute('aria-valuetext')).toBe('2 of 4');
  });
  it('stripes what would be gained and cuts what would be lost', () => {
    expect(kinds(render(Track, { label: 'a', value: 1, max: 4, forecast: 3 }).container)).toEqual([
      'on',
      'may',
      'may',
      'off',
    ]);
    expect(kinds(render(Track, { label: 'b', value: 3, max: 4, forecast: 1 }).container)).toEqual([
      'on',
      'falls',
      'falls',
      'off',
    ]);
    expect(screen.getByRole('meter', { name: 'b' }).getAttribute('aria-valuetext')).toBe('3 of 4, would be 1');
  });
  it('shows a value over its end as it is', () => {
    const { container } = render(Track, { label: 'Glory', value: 14, max: 12 });
    expect(container.querySelector('b')?.textContent).toBe('14');
    expect(kinds(container)).toEqual(Array.from({ length: 12 }, () => 'on'));
  });
});

describe('Counter', () => {
  it('names what it counts and signs its change', () => {
    const { container } = render(Counter, { label: 'Recruits', value: 3, change: -1 });
    expect(container.textContent?.replace(/\s+/g, ' ').trim()).toBe('Recruits 3 −1');
    expect(container.querySelector('.fell')).not.toBeNull();
  });
});

describe('ScoreTrack', () => {
  it('stands every seat on its cell, those past the goal on the goal', () => {
    const { container } = render(ScoreTrack, {
      name: 'Glory',
      goal: 12,
      racers: [
        { seat: NIVES, value: 14 },
        { seat: TOMAZ, value: 0 },
      ],
    });
    const cells = [...container.querySelectorAll('.road > li')];
    expect(cells).toHaveLength(13);
    expect(cells[12]?.querySelector('text')?.textContent).toBe('N');
    expect(cells[0]?.querySelector('text')?.textContent).toBe('T');
  });
  it('sets a ghost where the forecast leads, and none where nothing changes', () => {
    const { container } = render(ScoreTrack, {
      name: 'Glory',
      goal: 12,
      racers: [
        { seat: NIVES, value: 7, forecast: 10 },
        { seat: TOMAZ, value: 9, forecast: 9 },
      ],
    });
    const ghosts = [...container.querySelectorAll('.ghost')];
    expect(ghosts).toHaveLength(1);
    expect(container.querySelectorAll('.road > li')[10]?.contains(ghosts[0] ?? null)).toBe(true);
  });
  it('reads the standings out as a list', () => {
    render(ScoreTrack, {
      name: 'Glory',
      goal: 12,
      racers: [
        { seat: NIVES, value: 7, forecast: 10 },
        { seat: TOMAZ, value: 9 },
      ],
    });
    const region = screen.getByRole('region', { name: 'Glory' });
    expect(within(region).getByText('Nives: 7 of 12, would be 10')).toBeTruthy();
    expect(within(region).getByText('Tomaž: 9 of 12')).toBeTruthy();
  });
});

describe('SeatPanel', () => {
  it('is an article by the person’s name, with leader, state and hidden cards in words', () => {
    render(SeatPanel, {
      seat: TOMAZ,
      leader: 'Jean Dumont',
      presence: { kind: 'order', text: 'Passes this turn' },
      hidden: 2,
      tracks: [{ label: 'Recruits', value: 3, max: 10 }],
    });
    const panel = screen.getByRole('article', { name: 'Tomaž' });
    expect(within(panel).getByText('Passes this turn')).toBeTruthy();
    expect(within(panel).getByRole('img', { name: '2 cards face down' })).toBeTruthy();
    expect(within(panel).getByRole('meter', { name: 'Recruits' })).toBeTruthy();
  });
});

describe('Slot', () => {
  it('tells a white slot from a black one in words', () => {
    render(Slot, { kind: 'white', need: 5 });
    render(Slot, { kind: 'black', need: 9 });
    expect(screen.getByRole('img', { name: 'Open slot, die 5+' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Open slot, sum 9+' })).toBeTruthy();
  });
  it('names the dice that cover it, and takes a click only where they may be taken back', async () => {
    const onpick = vi.fn();
    const covered = {
      kind: 'black',
      need: 6,
      dice: [
        { face: 4, kind: 'white' },
        { face: 3, kind: 'blue' },
      ],
    } as const;
    const { rerender } = render(Slot, covered);
    expect(screen.getByRole('img', { name: 'Slot sum 6+, covered by 4 + 3' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    await rerender({ ...covered, onpick });
    await fireEvent.click(screen.getByRole('button', { name: 'Slot sum 6+, covered by 4 + 3' }));
    expect(onpick).toHaveBeenCalledOnce();
  });
  it('shows what a half-covered slot still lacks', () => {
    render(Slot, {
      kind: 'black',
      need: 6,
      dice: [{ face: 4, kind: 'white' }],
      lacks: 2,
      label: 'Black slot, 2 to go',
    });
    expect(screen.getByRole('img', { name: 'Black slot, 2 to go' }).textContent).toContain('+2');
  });
  it('takes a click when the dice fit, and gives its reason when it is refused', async () => {
    const onpick = vi.fn();
    const { rerender } = render(Slot, { kind: 'black', need: 4, state: 'possible', onpick });
    await fireEvent.click(screen.getByRole('button', { name: /your dice fit/ }));
    expect(onpick).toHaveBeenCalledOnce();
    await rerender({ kind: 'black', need: 4, state: 'refused', reason: 'Only 3 is free.', onpick });
    await fireEvent.click(screen.getByRole('button', { name: /Only 3 is free/ }));
    expect(onpick).toHaveBeenCalledOnce();
  });
});

describe('Verb', () => {
  it('says why instead of what it costs', async () => {
    const onclick = vi.fn();
    const { rerender } = render(ActionButton, {
      name: 'Sow',
      does: 'Lure a recruit',
      price: '6',
      refusal: 'Needs 6, 5 free',
      onclick,
    });
    expect(screen.getByText('Needs 6, 5 free')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button'));
    expect(onclick).not.toHaveBeenCalled();
    await rerender({ name: 'Sow', does: 'Lure a recruit', price: '6', refusal: undefined, onclick });
    await fireEvent.click(screen.getByRole('button'));
    expect(onclick).toHaveBeenCalledOnce();
  });
});

describe('OutcomeChoice', () => {
  it('says what comes of every answer, warns in words of a grave one, and is given by a press', async () => {
    const lines = (recruits: number, glory: number) => [
      { label: 'Recruits', value: recruits },
      { label: 'Glory', value: glory },
    ];
    const onpick = vi.fn();
    render(OutcomeChoice, {
      label: 'Recruits to save',
      outcomes: [
        { value: 0, name: 'Save none', lines: lines(0, 6), warning: 'Your band would be broken.' },
        { value: 1, name: 'Save one', does: 'Pay 2 glory', lines: lines(1, 4) },
      ],
      onpick,
    });
    expect(screen.getByRole('button', { name: /^Save none\s+Your band would be broken/ })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: /^Save one\s+Pay 2 glory\s+Recruits 1\s+Glory 4/ }));
    expect(onpick).toHaveBeenCalledExactlyOnceWith(1);
  });
});

describe('Forecast', () => {
  it('signs every change, leaves untouched cells empty, and warns in words', () => {
    const { container } = render(ForecastTable, {
      title: 'If you end your turn',
      columns: [
        { label: 'Recruits', glyph: 'recruit' },
        { label: 'Glory', glyph: 'star' },
      ],
      rows: [
        { source: 'POW Camp', values: [1, 3] },
        { source: 'Panzer', values: [-3, null] },
      ],
      result: { label: 'You would stand at', values: [0, 10] },
      warning: 'Your band would be broken.',
    });
    const cells = [...container.querySelectorAll('tbody tr')].map((tr) =>
      [...tr.querySelectorAll('td')].map((td) => td.textContent),
    );
    expect(cells).toEqual([
      ['+1', '+3'],
      ['−3', ''],
      ['0', '10'],
    ]);
    expect(screen.getByRole('alert').textContent).toBe('Your band would be broken.');
    expect(screen.getByRole('columnheader', { name: 'Glory' })).toBeTruthy();
  });
});
