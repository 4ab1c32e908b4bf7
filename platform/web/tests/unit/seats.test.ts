import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Counter from '../../src/design/Counter.svelte';
import type { Seat, SeatNumber } from '../../src/design/types';
import SeatPanel from '../../src/design/SeatPanel.svelte';
import ScoreTrack from '../../src/design/ScoreTrack.svelte';
import SeatMark from '../../src/design/SeatMark.svelte';
import Track from '../../src/design/Track.svelte';

const NIVES: Seat = { number: 1, name: 'Nives', initial: 'N' };
const TOMAZ: Seat = { number: 2, name: 'Tomaž', initial: 'T' };

describe('SeatMark', () => {
  it('gives every seat a shape of its own and keeps the initial', () => {
    const shapes = ([1, 2, 3, 4, 5, 6] as SeatNumber[]).map((seat) => {
      const { container } = render(SeatMark, { seat, initial: 'Ž' });
      expect(container.querySelector('text')?.textContent).toBe('Ž');
      return container.querySelector('.shape')?.getAttribute('d');
    });
    expect(new Set(shapes).size).toBe(6);
  });
  it('is decoration beside a name and speaks where it stands alone', () => {
    const { container } = render(SeatMark, { seat: 1, initial: 'N' });
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    render(SeatMark, { seat: 2, initial: 'T', label: 'Tomaž' });
    expect(screen.getByRole('img', { name: 'Tomaž' })).toBeTruthy();
  });
});

describe('Track', () => {
  const kinds = (container: HTMLElement) => [...container.querySelectorAll('.cells i')].map((i) => i.className.split(' ')[0]);
  it('fills as many cells as the value', () => {
    const { container } = render(Track, { label: 'Recruits', value: 2, max: 4 });
    expect(kinds(container)).toEqual(['on', 'on', 'off', 'off']);
    const meter = screen.getByRole('meter', { name: 'Recruits' });
    expect(meter.getAttribute('aria-valuetext')).toBe('2 of 4');
  });
  it('stripes what would be gained and cuts what would be lost', () => {
    expect(kinds(render(Track, { label: 'a', value: 1, max: 4, forecast: 3 }).container)).toEqual(['on', 'may', 'may', 'off']);
    expect(kinds(render(Track, { label: 'b', value: 3, max: 4, forecast: 1 }).container)).toEqual(['on', 'falls', 'falls', 'off']);
    expect(screen.getByRole('meter', { name: 'b' }).getAttribute('aria-valuetext')).toBe('3 of 4, would be 1');
  });
  it('shows a value over its end as the end and more', () => {
    const { container } = render(Track, { label: 'Glory', value: 14, max: 12 });
    expect(container.querySelector('b')?.textContent).toBe('12+');
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
    const { container } = render(ScoreTrack, { name: 'Glory', goal: 12, racers: [{ seat: NIVES, value: 14 }, { seat: TOMAZ, value: 0 }] });
    const cells = [...container.querySelectorAll('.road > li')];
    expect(cells).toHaveLength(13);
    expect(cells[12]?.querySelector('text')?.textContent).toBe('N');
    expect(cells[0]?.querySelector('text')?.textContent).toBe('T');
  });
  it('sets a ghost where the forecast leads, and none where nothing changes', () => {
    const { container } = render(ScoreTrack, { name: 'Glory', goal: 12, racers: [{ seat: NIVES, value: 7, forecast: 10 }, { seat: TOMAZ, value: 9, forecast: 9 }] });
    const ghosts = [...container.querySelectorAll('.ghost')];
    expect(ghosts).toHaveLength(1);
    expect(container.querySelectorAll('.road > li')[10]?.contains(ghosts[0] ?? null)).toBe(true);
  });
  it('reads the standings out as a list', () => {
    render(ScoreTrack, { name: 'Glory', goal: 12, racers: [{ seat: NIVES, value: 7, forecast: 10 }, { seat: TOMAZ, value: 9 }] });
    const region = screen.getByRole('region', { name: 'Glory' });
    expect(within(region).getByText('Nives: 7 of 12, would be 10')).toBeTruthy();
    expect(within(region).getByText('Tomaž: 9 of 12')).toBeTruthy();
  });
});

describe('SeatPanel', () => {
  it('is an article by the person’s name, with leader, state and hidden cards in words', () => {
    render(SeatPanel, { seat: TOMAZ, leader: 'Jean Dumont', presence: { kind: 'order', text: 'Passes this turn' }, hidden: 2, tracks: [{ label: 'Recruits', value: 3, max: 10 }] });
    const panel = screen.getByRole('article', { name: 'Tomaž' });
    expect(within(panel).getByText('Passes this turn')).toBeTruthy();
    expect(within(panel).getByRole('img', { name: '2 cards face down' })).toBeTruthy();
    expect(within(panel).getByRole('meter', { name: 'Recruits' })).toBeTruthy();
  });
});
