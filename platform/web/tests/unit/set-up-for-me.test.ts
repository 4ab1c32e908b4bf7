import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import SetUpForMe from '../../src/table/SetUpForMe.svelte';

const props = () => ({ going: true, asked: true, covered: false, cover: vi.fn(), comeBack: vi.fn() });

describe('a set-up in one press', () => {
  it('is a bot’s until the first turn, then the seat is the viewer’s again', async () => {
    const given = props();
    const { rerender } = render(SetUpForMe, given);
    await fireEvent.click(screen.getByRole('button', { name: 'Set up for me' }));
    expect(given.cover).toHaveBeenCalledOnce();
    await rerender({ asked: false, covered: true });
    expect(screen.getByRole('status').textContent).toMatch(/A bot sets up for you/);
    expect(given.comeBack).not.toHaveBeenCalled();
    await rerender({ going: false });
    expect(given.comeBack).toHaveBeenCalledOnce();
    expect(screen.queryByRole('status')).toBeNull();
  });
  it('is not offered to whoever is not asked', () => {
    render(SetUpForMe, { ...props(), asked: false });
    expect(screen.queryByRole('button')).toBeNull();
  });
  it('leaves a seat alone that a bot plays later on', async () => {
    const given = { ...props(), going: false, covered: true };
    const { rerender } = render(SetUpForMe, given);
    await rerender({ asked: false });
    expect(given.comeBack).not.toHaveBeenCalled();
  });
});
