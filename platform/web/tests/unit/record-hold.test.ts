import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Line } from '../../src/table/board';
import type { Pace } from '../../src/preferences.svelte';
import { line } from './fake-table';
import { HeldRecord } from './held-record.svelte';

const rolled = (entry: number): Line => {
  const plain = line(entry, 'rolls');
  return { ...plain, told: plain.told && { ...plain.told, args: { dice: '6 1' } } };
};

let record: HeldRecord;
function open(pace: Pace): void {
  record = new HeldRecord(pace, [line(1, 'turn')]);
  flushSync();
}
function come(...lines: Line[]): void {
  record.lines = [...record.lines, ...lines];
  flushSync();
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  record.end();
  vi.useRealTimers();
});

describe('the record while dice are in the air', () => {
  it('tells what comes with dice when they lie', () => {
    open('normal');
    come(line(2, 'moves'));
    expect(record.told).toBe(2);
    come(line(3, 'aims'), rolled(3), line(3, 'falls'));
    expect(record.told).toBe(3);
    vi.advanceTimersByTime(400);
    expect(record.told).toBe(3);
    vi.advanceTimersByTime(100);
    expect(record.told).toBe(5);
  });

  it('tells at once what was there when the page came, and everything where nothing moves', () => {
    open('none');
    expect(record.told).toBe(1);
    come(rolled(2));
    expect(record.told).toBe(2);
  });

  it('waits for the longest picture, and tells all at a press', () => {
    open('normal');
    come(rolled(2));
    record.hold.hold(1, 2000);
    vi.advanceTimersByTime(1000);
    expect(record.told).toBe(1);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }));
    expect(record.told).toBe(2);
  });
});
