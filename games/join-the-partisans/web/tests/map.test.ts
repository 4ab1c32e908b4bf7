import { describe, expect, it } from 'vitest';
import { csvRows } from '$web/board/csv';
import table from '../../data/places.csv?raw';
import type { Place } from '../generated';
import { labels } from '../logic/labels';
import { PATHS, PLACES, SPOTS, trail } from '../logic/places';
import forest from '../map/forest.json?raw';
import sheet from '../map/sheet.json?raw';

describe('the map', () => {
  it('has every place and every path of the tables', () => {
    expect(PLACES).toHaveLength(88);
    const spots = new Map<string, { x: number; y: number }>(Object.entries(SPOTS));
    for (const { id = '', x, y } of csvRows(table))
      expect([spots.get(id)?.x, spots.get(id)?.y]).toEqual([Number(x), Number(y)]);
    expect(PATHS.match(/M/g)).toHaveLength(161);
  });
  it('weighs at most 150 KiB', () => {
    expect(sheet.length + forest.length).toBeLessThanOrEqual(150 * 1024);
  });
  it('draws a way along the paths', () => {
    expect(trail(['TUR', 'CRK', 'LOG', 'ZIR']).match(/Q/g)).toHaveLength(3);
    expect(trail(['TUR', 'CRK'])).toMatch(new RegExp(`^M${SPOTS.TUR.x} ${SPOTS.TUR.y}Q`));
  });
});

describe('names', () => {
  const bare = { name: (id: Place) => SPOTS[id].name, phone: false, lit: [], goal: null, pieces: [], shown: null };
  it('never meet each other', () => {
    for (const scale of [0.62, 0.84, 1, 1.5]) {
      const shown = labels({ ...bare, scale });
      const boxes = shown.map(({ id, x, y, anchor, size }) => {
        const wide = SPOTS[id].name.length * size * 0.455;
        const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
        return [left, y - size * 0.7, left + wide, y] as const;
      });
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1))
          expect(a[0] < b[2] - 1 && b[0] < a[2] - 1 && a[1] < b[3] - 1 && b[1] < a[3] - 1).toBe(false);
    }
  });
  it('are never under 12 pixels, and the goal is always there', () => {
    for (const scale of [0.5, 0.84, 1, 1.5]) {
      const shown = labels({ ...bare, scale, goal: 'RAS' });
      expect(shown.some(({ id }) => id === 'RAS')).toBe(true);
      for (const { size } of shown) expect(size * scale).toBeGreaterThanOrEqual(12);
    }
  });
});
