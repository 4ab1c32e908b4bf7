import { csvRows } from '$web/board/csv';
import { describe, expect, it } from 'vitest';
import { atLeast, percent } from '../logic/chances';
import { Ground, GROUNDS, outline, type Hex } from '../logic/ground';
import gravellonaCsv from '../../data/gravellona.csv?raw';
import tarnovaCsv from '../../data/tarnova.csv?raw';

const { gravellona, tarnova } = GROUNDS;

describe.each([
  ['gravellona', gravellonaCsv, gravellona],
  ['tarnova', tarnovaCsv, tarnova],
] as const)('the ground of %s', (_, csv, ground) => {
  it('is that of the data', () => {
    const sides = (text = '') => text.split(' ').filter(Boolean);
    expect(ground.hexes.map(({ x, y, ...hex }) => ({ ...hex, x: Math.round(x * 10), y: Math.round(y * 10) }))).toEqual(
      csvRows(csv).map((row) => ({
        id: row['hex'],
        q: Number(row['q']),
        r: Number(row['r']),
        terrain: row['terrain'],
        road: sides(row['road_sides']),
        stream: sides(row['stream_sides']),
        bridge: row['bridge'] === '1',
        fort: Number(row['fort']),
        objective: row['objective'],
        place: row['place'],
        x: Math.round(Number(row['x']) * 10),
        y: Math.round(Number(row['y']) * 10),
      })),
    );
  });
});
const hex = (ground: Ground, id: string): Hex => {
  const found = ground.get(id);
  if (!found) throw new Error(id);
  return found;
};

describe('the ground', () => {
  it('has four hundred hexes each, and roads and streams that both sides know of', () => {
    for (const ground of [gravellona, tarnova]) {
      expect(ground.hexes).toHaveLength(400);
      for (const each of ground.hexes)
        for (const side of each.stream) expect(ground.beside(each, side)?.stream.length).toBeGreaterThan(0);
    }
  });
  it('draws one ring round hexes that touch, and one each round those that do not', () => {
    const some = (...ids: string[]) => outline(ids.map((id) => hex(gravellona, id)));
    expect(some('10.10').map((ring) => ring.length)).toEqual([6]);
    expect(some('10.10', '10.11').map((ring) => ring.length)).toEqual([10]);
    expect(some('10.10', '15.15').map((ring) => ring.length)).toEqual([6, 6]);
    const ring = gravellona.around(hex(gravellona, '10.10')).map(({ id }) => id);
    expect(
      some(...ring)
        .map((each) => each.length)
        .sort((a, b) => a - b),
    ).toEqual([6, 18]);
    expect(outline(gravellona.hexes)).toHaveLength(1);
  });
});

describe('chances', () => {
  it('are written as certain only where they are', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
    expect(atLeast([0.25, 0.5, 0.25], 1)).toBe(0.75);
  });
});
