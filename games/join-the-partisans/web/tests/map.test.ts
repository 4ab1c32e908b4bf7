import { describe, expect, it } from 'vitest';
import { csvRows } from '$web/board/csv';
import table from '../../data/places.csv?raw';
import type { Place } from '../generated';
import { labels, meets, widthOf, type Box } from '../logic/labels';
import { lampSpots } from '../logic/lamps';
import { wordsApart } from '../logic/marks';
import { PATHS, PLACES, SPOTS, trail } from '../logic/places';
import { plateSpots } from '../logic/plates';
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

const TOWER = {
  kind: 'tower',
  dx: 0,
  dy: -6,
  of: null,
  letter: '',
  claim: null,
  captive: false,
  deserter: 0,
} as const;

describe('names', () => {
  const bare = {
    name: (id: Place) => SPOTS[id].name,
    phone: false,
    lit: [],
    lamps: new Map<Place, { x: number; y: number }>(),
    lamp: () => 16,
    seen: null,
    goal: null,
    pieces: [],
    shown: null,
  };
  it('never meet each other', () => {
    for (const scale of [0.62, 0.84, 1, 1.5]) {
      const shown = labels({ ...bare, scale });
      const boxes = shown.map(({ id, x, y, anchor, size }) => {
        const wide = widthOf(SPOTS[id].name) * size;
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
  it('never lie under a plate, also those that must stand', () => {
    const towers = (['IVG', 'KAM'] as const).map((at) => ({ ...TOWER, key: at, at, x: SPOTS[at].x, y: SPOTS[at].y }));
    const plates = towers.map(({ at, x, y }) => ({ at, box: [x - 21, y + 5, x + 21, y + 25] satisfies Box }));
    for (const scale of [0.62, 1, 1.5]) {
      const shown = labels({ ...bare, scale, pieces: towers, plates });
      for (const label of shown) expect(plates.some(({ box }) => meets(label.box, box))).toBe(false);
      for (const { at } of towers) expect(shown.some(({ id }) => id === at)).toBe(true);
    }
  });
});

describe('lamps and plates', () => {
  it('part numbers that would lie on one another or on a tower, and leave the others where they are', () => {
    const r = 16;
    const lit: Place[] = ['RAS', 'DOM', 'MOR', 'SEV'];
    const spots = lampSpots(lit, new Set<Place>(['LIT']), 1, r);
    const at = lit.map((id) => spots.get(id) ?? SPOTS[id]);
    for (const [i, a] of at.entries())
      for (const b of at.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * r - 1.5);
    for (const { x, y } of at) expect(Math.hypot(x - SPOTS.LIT.x, y - (SPOTS.LIT.y - 22))).toBeGreaterThan(r + 10);
    for (const [i, { x, y }] of at.entries()) {
      const home = SPOTS[lit[i] ?? 'SEV'];
      expect(Math.hypot(x - home.x, y - home.y)).toBeLessThan(2 * r);
    }
    expect(at[3]).toMatchObject({ x: SPOTS.SEV.x, y: SPOTS.SEV.y });
  });
  it('put a plate beside its place where a figure stands under it', () => {
    const { x, y } = SPOTS.CEL;
    const figure: Box = [x - 14, y + 4, x + 12, y + 34];
    const [free] = plateSpots([{ at: 'CEL' }], [], 1);
    expect(free).toMatchObject({ x, y: y + 17 });
    for (const { box } of plateSpots([{ at: 'CEL' }], [figure], 1)) expect(meets(box, figure)).toBe(false);
  });
});

describe('the words of marks', () => {
  const WIDE = 80;
  const at = (...marks: number[]) =>
    wordsApart(
      234,
      marks.map((mark) => ({ at: mark, wide: WIDE })),
      8,
    );
  it('stand under their marks, within the bar and beside each other', () => {
    expect(at(0.45)).toEqual([0.45 * 234 - WIDE / 2]);
    for (const marks of [
      [0.95, 0.96],
      [0, 0.01],
      [0.45, 0.73],
      [0.5, 0.5],
    ]) {
      const [stop = 0, best = 0] = at(...marks) ?? [];
      expect(stop).toBeGreaterThanOrEqual(0);
      expect(best - stop).toBeGreaterThanOrEqual(WIDE + 8);
      expect(best + WIDE).toBeLessThanOrEqual(234);
    }
  });
  it('say that the bar is too short for them', () => {
    expect(
      wordsApart(
        150,
        [
          { at: 0, wide: 80 },
          { at: 1, wide: 80 },
        ],
        8,
      ),
    ).toBeNull();
  });
});
