import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Card from '../../src/design/Card.svelte';
import HandCard from '../../src/design/HandCard.svelte';
import { signed } from '../../src/design/types';
import { picture, print } from '../../src/design/pictures';

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
    render(Card, { name: 'Hub', flags: [{ sign: 'V', meaning: 'Veterans: one recruit more' }, { sign: { glyph: 'house' }, meaning: 'Building' }] });
    expect(screen.getByText('Veterans: one recruit more')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Building' })).toBeTruthy();
  });
  it('shows a second way to cover it, with its price', () => {
    render(Card, {
      name: 'Tiger', slots: [{ kind: 'white', need: 6 }],
      alternative: { label: 'or', slots: [{ kind: 'white', need: 6 }], amounts: [{ value: -1, glyph: 'recruit', label: 'recruit' }] },
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
    render(HandCard, { name: 'Exposed', text: 'Another band loses 2 glory.', refusal: 'Only before the roll.', onpick });
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

describe('pictures', () => {
  it('are taken out of their file with sheet and focus', () => {
    expect(print('<svg xmlns="x" viewBox="0 0 300 190" preserveAspectRatio="xMaxYMid slice"><path d="M0 0"/></svg>')).toEqual({ viewBox: '0 0 300 190', focus: 'xMaxYMid', paths: '<path d="M0 0"/>' });
    expect(print('<svg viewBox="0 0 1 1"><g/></svg>')?.focus).toBe('xMidYMid');
    expect(print('no picture')).toBeNull();
  });
  it('that nobody has cut are null, not a fault', async () => {
    expect(await picture('no-game/no-picture')).toBeNull();
  });
});
