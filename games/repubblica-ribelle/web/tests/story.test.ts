import { beforeAll, describe, expect, it, vi } from 'vitest';
import { render, screen, within } from '@testing-library/svelte';
import type { Line } from '$web/table/board';
import Board from '../Board.svelte';
import type { OpenMission, Resolved } from '../generated';
import { chaptersOf, LINES, storyOf } from '../logic/story';
import { italian, names, props, texts } from './table';

const done = (mission: string, success = true) => ({ mission, success, taken_by: null }) as Resolved;
const ended = (what: string, mission: string, args: Record<string, number> = {}): Line => ({
  entry: 1,
  seat: 0,
  told: { what, args: { mission: { word: `mission-${mission}` }, ...args }, rule: 'RR-7.2' },
  withdrawn: null,
});
const fell = (health: number): Line => ({
  entry: 1,
  seat: 0,
  told: { what: 'health-fell', args: { health }, rule: 'RR-7.7' },
  withdrawn: null,
});
const next: Line = {
  entry: 1,
  seat: 0,
  told: { what: 'mission-revealed', args: {}, rule: 'RR-2.1' },
  withdrawn: null,
};

describe('the story of a game', () => {
  it('keeps the fall of health with the mission that cost it', () => {
    const lines = [
      ended('failed', 'P11'),
      fell(2),
      next,
      ended('succeeded', 'S11'),
      next,
      ended('failed', 'M21'),
      fell(1),
    ];
    const chapters = chaptersOf([done('P11', false), done('S11'), done('M21', false)], null, lines);
    expect(chapters.map(({ health }) => health)).toEqual([2, null, 1]);
    expect(chapters.map(({ line }) => line?.told?.what)).toEqual(['failed', 'succeeded', 'failed']);
  });
  it('counts the mission that still lies open as the one that was lost last', () => {
    const open = { id: 'M23' } as OpenMission;
    expect(chaptersOf([done('P11')], open, []).at(-1)).toMatchObject({ number: 2, mission: 'M23', success: false });
  });
  it('tells at most five: the last, those that failed, and the closest', () => {
    const ids = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    const lines = ids.map((id, i) =>
      ended('succeeded-military', id, { sum: 20 + (id === 'B' ? 0 : i + 3), target: 20 }),
    );
    const told = storyOf(
      chaptersOf(
        ids.map((id) => done(id, id !== 'D')),
        null,
        lines,
      ),
    );
    expect(told).toHaveLength(LINES);
    expect(told.map(({ mission }) => mission)).toEqual(['A', 'B', 'C', 'D', 'H']);
  });
});

describe('the end on the board', () => {
  beforeAll(async () => {
    await texts.setLanguage('en');
    await italian.setLanguage('it');
  });
  it.each(names.filter((name) => name.startsWith('over')))('draws %s, every word in both catalogues', async (name) => {
    for (const speech of [texts, italian]) {
      const { container, unmount } = render(Board, props(name, { texts: speech }));
      const final = await vi.waitUntil(() => container.querySelector('.final'));
      expect(final.textContent).not.toMatch(/\b(board|end|mission)-[a-z]/);
      unmount();
    }
  });
  it('leaves out where nobody had points from', async () => {
    render(Board, props('over-survived-4'));
    const table = within(await screen.findByRole('table'));
    expect(table.queryByRole('rowheader', { name: 'missions taken' })).toBeNull();
    expect(table.getByRole('rowheader', { name: 'support' })).toBeTruthy();
  });
});
