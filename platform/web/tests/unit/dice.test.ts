import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Die from '../../src/design/Die.svelte';
import { DIE_FACES } from '../../src/design/die-faces';

describe('the faces of a die', () => {
  it('have as many pips as they count, all within the block', () => {
    for (const [face, { pips }] of DIE_FACES) {
      expect(pips.match(/M/g)).toHaveLength(face);
      for (const n of pips.match(/[\d.]+/g) ?? []) expect(Number(n)).toBeGreaterThan(8);
      for (const n of pips.match(/[\d.]+/g) ?? []) expect(Number(n)).toBeLessThan(56);
    }
  });
});

describe('Die', () => {
  it('speaks its kind, number and state, and shows the state in a word', () => {
    const { container } = render(Die, { face: 4, kind: 'blue', state: 'spent' });
    expect(screen.getByRole('img', { name: 'Blue die 4, spent' })).toBeTruthy();
    expect(container.querySelector('small')?.textContent).toBe('spent');
  });
  it('is picked with a click while it is free', async () => {
    const onpick = vi.fn();
    render(Die, { face: 5, state: 'free', onpick });
    const die = screen.getByRole('button', { name: 'White die 5, free' });
    expect(die.getAttribute('aria-pressed')).toBe('false');
    await fireEvent.click(die);
    expect(onpick).toHaveBeenCalledOnce();
  });
  it('says that it is picked', () => {
    render(Die, { face: 5, state: 'picked', onpick: () => undefined });
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true');
  });
  it.each(['spent', 'placed', 'empty'] as const)('is no button when %s', (state) => {
    render(Die, { face: 5, state, onpick: () => undefined });
    expect(screen.queryByRole('button')).toBeNull();
  });
  it('stays reachable when refused, says why, and does nothing', async () => {
    const onpick = vi.fn();
    render(Die, { face: 2, onpick, refusal: 'This slot wants a 5 or more.' });
    const die = screen.getByRole('button');
    expect(die.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(die.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'This slot wants a 5 or more.',
    );
    await fireEvent.click(die);
    expect(onpick).not.toHaveBeenCalled();
  });
  it('leaves a numbered hole where it was placed', () => {
    const { container } = render(Die, { face: 6, state: 'placed' });
    expect(container.querySelector('.hole')?.textContent).toBe('6');
    expect(container.querySelector('svg')).toBeNull();
  });
  it('tumbles once for a new roll, within 600 ms even when slow, and not at all without pace', async () => {
    const durations: number[] = [];
    const animate = vi.fn((_frames: unknown, options: { duration: number }) => {
      durations.push(options.duration);
      return { cancel: () => undefined };
    });
    const before = HTMLElement.prototype.animate;
    HTMLElement.prototype.animate = animate as unknown as typeof before;
    // The test's document resolves no custom properties, so the style sheet's answer is given here.
    let pace = '1.42';
    const style = vi
      .spyOn(window, 'getComputedStyle')
      .mockImplementation(() => ({ getPropertyValue: () => pace }) as unknown as CSSStyleDeclaration);
    try {
      const { rerender } = render(Die, { face: 3 });
      expect(animate).not.toHaveBeenCalled();
      await rerender({ face: 4, roll: 1 });
      expect(animate).toHaveBeenCalledOnce();
      expect(durations[0]).toBeLessThanOrEqual(600);
      expect(durations[0]).toBeGreaterThan(400);
      await rerender({ face: 6, roll: 1 });
      expect(animate).toHaveBeenCalledOnce();
      pace = '0';
      await rerender({ face: 1, roll: 2 });
      expect(animate).toHaveBeenCalledOnce();
    } finally {
      HTMLElement.prototype.animate = before;
      style.mockRestore();
    }
  });
});
