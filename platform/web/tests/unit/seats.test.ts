import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { SeatNumber } from '../../src/design/types';
import SeatMark from '../../src/design/SeatMark.svelte';

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
