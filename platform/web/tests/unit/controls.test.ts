import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Button from '../../src/design/Button.svelte';
import HotSeatScreen from '../../src/design/HotSeatScreen.svelte';
import Dialog from '../../src/design/Dialog.svelte';
import Select from '../../src/design/Select.svelte';
import Stepper from '../../src/design/Stepper.svelte';
import TextField from '../../src/design/TextField.svelte';
import Toggle from '../../src/design/Toggle.svelte';
import { textSnippet } from './text-snippet';
import TabsSample from './TabsSample.svelte';

describe('Button', () => {
  it('is a link where it leads somewhere', () => {
    render(Button, { children: textSnippet('Rules'), href: '/rules/banditen' });
    expect(screen.getByRole('link', { name: 'Rules' }).getAttribute('href')).toBe('/rules/banditen');
  });
  it('refuses with its reason and keeps the keyboard', async () => {
    const onclick = vi.fn();
    render(Button, { children: textSnippet('Take back'), refusal: 'Nothing to take back.', onclick });
    const button = screen.getByRole('button', { name: 'Take back' });
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Nothing to take back.',
    );
    button.focus();
    expect(document.activeElement).toBe(button);
    await fireEvent.click(button);
    expect(onclick).not.toHaveBeenCalled();
  });
});

describe('Toggle', () => {
  it('turns and says how it stands', async () => {
    const onchange = vi.fn();
    render(Toggle, { label: 'Bots', on: false, onchange });
    const toggle = screen.getByRole('switch', { name: 'Bots' });
    expect(toggle.getAttribute('aria-checked')).toBe('false');
    await fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-checked')).toBe('true');
    expect(toggle.textContent).toContain('on');
    expect(onchange).toHaveBeenCalledWith(true);
  });
});

describe('Select', () => {
  it('hands over what was chosen', async () => {
    const onchange = vi.fn();
    render(Select, {
      label: 'Theme',
      value: 'light',
      options: [
        { value: 'light', label: 'Daylight' },
        { value: 'blackout', label: 'Blackout' },
      ],
      onchange,
    });
    const list = screen.getByLabelText('Theme') as HTMLSelectElement;
    list.value = 'blackout';
    await fireEvent.change(list);
    expect(onchange).toHaveBeenCalledWith('blackout');
  });
});

describe('TextField', () => {
  it('ties a fault to its line', () => {
    render(TextField, { label: 'Your name', value: 'N', hint: 'Any name.', fault: 'Two letters at least.' });
    const line = screen.getByLabelText('Your name');
    expect(line.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(line.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Two letters at least.',
    );
  });
});

describe('Stepper', () => {
  it('walks by buttons and by keys, and stops at its ends', async () => {
    const onchange = vi.fn();
    render(Stepper, { label: 'Seats', value: 4, min: 3, max: 5, onchange });
    const value = screen.getByRole('spinbutton', { name: 'Seats' });
    await fireEvent.click(screen.getByRole('button', { name: 'Seats: one more' }));
    expect(value.getAttribute('aria-valuenow')).toBe('5');
    await fireEvent.click(screen.getByRole('button', { name: 'Seats: one more' }));
    await fireEvent.keyDown(value, { key: 'ArrowUp' });
    expect(value.textContent).toBe('5');
    expect(onchange).toHaveBeenCalledTimes(1);
    await fireEvent.keyDown(value, { key: 'Home' });
    expect(value.textContent).toBe('3');
    await fireEvent.keyDown(value, { key: 'ArrowDown' });
    expect(value.textContent).toBe('3');
    expect(screen.getByRole('button', { name: 'Seats: one less' }).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('Tabs', () => {
  it('is one stop for the Tab key; arrows walk round, Home and End jump', async () => {
    render(TabsSample);
    const tab = (name: RegExp) => screen.getByRole('tab', { name });
    const stops = () => screen.getAllByRole('tab').filter((t) => t.tabIndex === 0);
    expect(stops()).toEqual([tab(/Dice/)]);
    await fireEvent.keyDown(tab(/Dice/), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(tab(/Cards/));
    expect(stops()).toEqual([tab(/Cards/)]);
    expect(screen.getByRole('tabpanel', { name: /Cards/ }).textContent).toBe('panel cards');
    await fireEvent.keyDown(tab(/Cards/), { key: 'End' });
    await fireEvent.keyDown(tab(/Talk/), { key: 'ArrowRight' });
    expect(tab(/Dice/).getAttribute('aria-selected')).toBe('true');
    await fireEvent.keyDown(tab(/Dice/), { key: 'ArrowLeft' });
    expect(tab(/Talk/).getAttribute('aria-selected')).toBe('true');
  });
  it('reads a count in words', () => {
    render(TabsSample);
    expect(screen.getByRole('tab', { name: /Cards.*2 new/ })).toBeTruthy();
  });
});

describe('Dialog', () => {
  it('opens and closes with its flag and hands the closing back', async () => {
    const onclose = vi.fn();
    const { container, rerender } = render(Dialog, {
      open: false,
      title: 'Duck',
      children: textSnippet('inside'),
      onclose,
    });
    const box = container.querySelector('dialog');
    expect(box?.open).toBe(false);
    await rerender({ open: true });
    expect(box?.open).toBe(true);
    expect(screen.getByText('inside')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(box?.open).toBe(false);
    expect(onclose).toHaveBeenCalledOnce();
  });
  it('turns Tab back to its start at the end, and Shift+Tab to its end', async () => {
    render(Dialog, { open: true, title: 'Duck', children: textSnippet('<a href="/rules">rules</a>') });
    const first = screen.getByRole('button', { name: 'Close' });
    const last = screen.getByRole('link', { name: 'rules' });
    last.focus();
    await fireEvent.keyDown(last, { key: 'Tab' });
    expect(document.activeElement).toBe(first);
    await fireEvent.keyDown(first, { key: 'Tab', shiftKey: true });
    expect(document.activeElement).toBe(last);
  });
});

describe('HotSeatScreen', () => {
  it('keeps the table out of the page until the right person lifts it', async () => {
    const onready = vi.fn();
    render(HotSeatScreen, {
      to: { number: 3, name: 'Giulia', initial: 'G' },
      covers: true,
      onready,
      children: textSnippet('Brutality in hand'),
    });
    expect(document.body.textContent).not.toContain('Brutality');
    expect(document.activeElement?.textContent).toBe('Hand over to Giulia');
    await fireEvent.click(screen.getByRole('button', { name: 'I am Giulia' }));
    expect(screen.getByText('Brutality in hand')).toBeTruthy();
    expect(onready).toHaveBeenCalledOnce();
  });
});
