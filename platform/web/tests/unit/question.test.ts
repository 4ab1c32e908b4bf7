import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { RecordEntry, Seat } from '../../src/design/types';
import PromptBar from '../../src/design/PromptBar.svelte';
import RecordPanel from '../../src/design/RecordPanel.svelte';

const TOMAZ: Seat = { number: 2, name: 'Tomaž', initial: 'T' };
const RULE = { id: 'LR-5.32', href: '/rules/la-resistance#LR-5.32' };

describe('PromptBar', () => {
  it('says whose turn it is, the sentence, and the rule by its id', () => {
    render(PromptBar, { sentence: 'POW Camp lacks one slot.', reason: 'Blue 4 would do.', rule: RULE, clock: '1:42' });
    expect(screen.getByText('Your turn')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('POW Camp lacks one slot.');
    expect(screen.getByRole('link', { name: 'Rule LR-5.32' }).getAttribute('href')).toBe(RULE.href);
    expect(screen.getByRole('timer', { name: 'Time left 1:42' })).toBeTruthy();
  });
  it('lights the likely verb when the reader decides', async () => {
    const roll = vi.fn();
    render(PromptBar, { sentence: 'Roll.', actions: [{ label: 'Roll', likely: true, onclick: roll }] });
    const button = screen.getByRole('button', { name: 'Roll' });
    expect(button.classList.contains('lamp')).toBe(true);
    await fireEvent.click(button);
    expect(roll).toHaveBeenCalledOnce();
  });
  it('names who decides once: in the tab only where the sentence does not', async () => {
    const { rerender, container } = render(PromptBar, { other: TOMAZ, sentence: 'Tomaž decides.' });
    const tab = () => container.querySelector('.tab')?.textContent.trim();
    expect(tab()).toBe('T');
    await rerender({ other: TOMAZ, sentence: 'Will he play a card?' });
    expect(tab()).toBe('T Tomaž decides');
  });
  it('tells what happened last where there is no reason to give', async () => {
    const news = [{ strong: 'Nives' }, ' passes.'];
    const { rerender, container } = render(PromptBar, { other: TOMAZ, sentence: 'Tomaž decides.', news });
    const said = () => container.querySelector('.reason')?.textContent.trim();
    expect(said()).toBe('Nives passes.');
    await rerender({ reason: 'Your answer waits for the others.' });
    expect(said()).toBe('Your answer waits for the others.');
  });
  it('says whose turn it is, then the sentence, then the verbs', () => {
    const { container } = render(PromptBar, {
      sentence: 'Roll.',
      actions: [{ label: 'Roll', likely: true, onclick: () => undefined }],
    });
    expect([...(container.querySelector('.prompt')?.children ?? [])].map(({ classList }) => classList[0])).toEqual([
      'tab',
      'words',
      'actions',
    ]);
  });
  it('burns no lamp while another seat decides', () => {
    render(PromptBar, {
      other: TOMAZ,
      sentence: 'Will he play a card?',
      actions: [{ label: 'Pass this turn', likely: true, onclick: () => undefined }],
    });
    expect(screen.getByText('Tomaž decides')).toBeTruthy();
    expect(screen.queryByText('Your turn')).toBeNull();
    expect(screen.getByRole('button').classList.contains('lamp')).toBe(false);
  });
});

describe('Record', () => {
  const line = (id: number, text: string): RecordEntry => ({
    id,
    kind: 'line',
    text: [{ strong: 'Nives' }, ` ${text}`],
    rule: RULE,
  });
  it('puts the newest first and reads out only that one', async () => {
    const { container, rerender } = render(RecordPanel, { entries: [line(2, 'rolls.'), line(1, 'sits down.')] });
    const live = container.querySelector('[aria-live]');
    expect(container.querySelector('.now p')?.textContent).toContain('Nives rolls.');
    expect(live?.textContent).toBe('Nives rolls.');
    await rerender({ entries: [line(3, 'wins.'), line(2, 'rolls.'), line(1, 'sits down.')] });
    expect(container.querySelector('[aria-live]')).toBe(live);
    expect(live?.textContent).toBe('Nives wins.');
    expect([...container.querySelectorAll('ol li')].map((li) => li.textContent?.trim().slice(0, 11))).toEqual([
      'Nives rolls',
      'Nives sits ',
    ]);
  });
  it('skips heads when it looks for the newest line', () => {
    const { container } = render(RecordPanel, {
      entries: [{ id: 'h', kind: 'head', text: 'Round 2' }, line(1, 'rolls.')],
    });
    expect(container.querySelector('.now p')?.textContent).toContain('rolls.');
    expect(container.querySelector('li.head')?.textContent).toBe('Round 2');
  });
  it('shows a page and asks before it shows more', async () => {
    const { container } = render(RecordPanel, { page: 2, entries: [5, 4, 3, 2, 1].map((n) => line(n, `entry ${n}.`)) });
    expect(container.querySelectorAll('ol li')).toHaveLength(2);
    await fireEvent.click(screen.getByRole('button', { name: '2 earlier entries' }));
    expect(container.querySelectorAll('ol li')).toHaveLength(4);
    expect(screen.queryByRole('button')).toBeNull();
  });
  it('has words for an empty table', () => {
    render(RecordPanel, { entries: [] });
    expect(screen.getByText('Nothing has happened yet.')).toBeTruthy();
  });
});
