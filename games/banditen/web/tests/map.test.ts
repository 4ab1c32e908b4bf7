// @vitest-environment node
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { GROUNDS, type Hex, type Scenario } from '../logic/ground';

/* The drawing program is plain JavaScript; what is used of it here. */
type Shape = unknown;
interface Drawn {
  land: string;
  small: string;
  shapes: {
    wood: Shape;
    high: Shape;
    toce: Shape;
    trees: number;
    inside: (shape: Shape) => (x: number, y: number) => boolean;
  };
}
const program = new URL('../map/print.mjs', import.meta.url).href;
const { draw, printed } = (await import(/* @vite-ignore */ program)) as {
  draw: (name: Scenario) => Drawn;
  printed: (name: Scenario) => Record<string, string>;
};
const folder = new URL('../map/printed/', import.meta.url);

describe.each(['gravellona', 'tarnova'] as const)('the print of %s', (name) => {
  const { land, shapes } = draw(name);
  it('is the committed one, to the last byte', () => {
    for (const [file, text] of Object.entries(printed(name)))
      expect(
        readFileSync(new URL(file, folder), 'utf8') === text,
        `${file}: run node games/banditen/web/map/print.mjs`,
      ).toBe(true);
  });
  it('leaves the middle of every hex in its own terrain', () => {
    const [wood, high, water] = [shapes.inside(shapes.wood), shapes.inside(shapes.high), shapes.inside(shapes.toce)];
    const wrong = GROUNDS[name].hexes.filter(
      ({ x, y, terrain }: Hex) =>
        wood(x, y) !== (terrain === 'wood') ||
        high(x, y) !== (terrain === 'wood' || terrain === 'hill') ||
        water(x, y) !== (terrain === 'river'),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
  it('has one path for each kind of mark, no filter and no colour of its own', () => {
    const kinds = [...land.matchAll(/<path class="([^"]+)"/g)].map(([, kind]) => kind ?? '');
    // Stream and river are both water; everything else is there once.
    for (const kind of new Set(kinds))
      expect(kinds.filter((each) => each === kind).length, kind).toBeLessThanOrEqual(
        ['bank', 'river'].includes(kind) ? 2 : 1,
      );
    expect(land).not.toMatch(/filter|<use|style=|fill=|#[0-9a-f]{3}/i);
    expect(shapes.trees).toBeGreaterThan(600);
  });
  it('travels light', () => {
    const text = readFileSync(new URL(`${name}.svg`, folder));
    expect(text.length).toBeLessThan(640_000);
    expect(brotliCompressSync(text).length).toBeLessThan(56_000);
  });
});
