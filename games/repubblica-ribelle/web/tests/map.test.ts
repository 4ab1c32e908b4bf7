import { describe, expect, it } from 'vitest';
import localitiesCsv from '../../data/localities.csv?raw';
import { MapView, fitted } from '../logic/map-view.svelte';
import { arrange, place, placesOf, SEAL, sheet, TERRITORIES, territoryName } from '../logic/places';
import { csvRows } from '$web/board/csv';
import { cell } from '../logic/printed-cards';

/** The points of a path out of `M… l… m… z` with relative steps. */
function rings(path: string): [number, number][][] {
  const out: [number, number][][] = [];
  let [x, y] = [0, 0];
  for (const [, first, rest = ''] of path.matchAll(/([Mm])([^Mmz]*)z/g)) {
    const [head = '', tail = ''] = first === 'M' ? rest.split('l') : [rest, ''];
    const numbers = (text: string) => [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const [a = 0, b = 0, ...more] = numbers(head);
    [x, y] = first === 'M' ? [a, b] : [x + a, y + b];
    const ring: [number, number][] = [[x, y]];
    const steps = [...more, ...numbers(tail)];
    let [u, v] = [x, y];
    for (let i = 0; i + 1 < steps.length; i += 2) {
      [u, v] = [u + (steps[i] ?? 0), v + (steps[i + 1] ?? 0)];
      ring.push([u, v]);
    }
    out.push(ring);
  }
  return out;
}
function inside(path: string, [x, y]: readonly [number, number]): boolean {
  let within = false;
  for (const ring of rings(path)) {
    ring.forEach(([xi, yi], i) => {
      const [xj, yj] = ring[(i + ring.length - 1) % ring.length] ?? [0, 0];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within;
    });
  }
  return within;
}

describe('the printed map', () => {
  it('has every locality of the tables where they say', () => {
    const rows = csvRows(localitiesCsv);
    expect(Object.keys(sheet.places).sort()).toEqual(rows.map((row) => cell(row, 'id')).sort());
    for (const row of rows) expect(place(cell(row, 'id')).at).toEqual([Number(cell(row, 'x')), Number(cell(row, 'y'))]);
  });
  it('leaves every place in its own cell, its own territory and the republic, and in no other', () => {
    for (const [id, each] of Object.entries(sheet.places)) {
      expect(inside(each.cell, each.at), `${id} in its cell`).toBe(true);
      expect(inside(sheet.republic, each.at), `${id} in the republic`).toBe(true);
      for (const territory of TERRITORIES)
        expect(inside(sheet.territories[territory], each.at), `${id} in ${territory}`).toBe(
          territory === each.territory,
        );
    }
  });
  it('says what a territory costs inside that territory', () => {
    for (const territory of TERRITORIES)
      expect(inside(sheet.territories[territory], SEAL[territory]), territory).toBe(true);
  });
  it('names territories after their largest places', () => {
    expect(territoryName('lam')).toBe('Lama Mocogno');
    expect(placesOf('lig').sort()).toEqual(['cinquecerri', 'ligonchio', 'ospitaletto']);
  });
});

describe('what is in sight', () => {
  const room = { left: 0, right: 100, top: 0, bottom: 0 };
  it('fits the republic into the room that cards leave', () => {
    const { k, x, y } = fitted([0, 0, 100, 200], 400, 400, room);
    expect(k).toBe(2);
    expect([x, y]).toEqual([50, 0]);
  });
  it('keeps the point under the pointer when it comes nearer, and falls back to the whole', () => {
    const mapView = new MapView([0, 0, 100, 100]);
    mapView.frame(200, 200, { left: 0, right: 0, top: 0, bottom: 0 });
    expect(mapView.k).toBe(2);
    const before = (50 - mapView.x) / mapView.k;
    mapView.zoom(1.4, { x: 50, y: 50 });
    expect((50 - mapView.x) / mapView.k).toBeCloseTo(before);
    expect(mapView.whole).toBe(false);
    mapView.zoom(0.1);
    expect(mapView.whole).toBe(true);
    expect(mapView.k).toBe(2);
  });
  it('comes near to what is asked about, stays there when the frame changes, and lets go when it is moved', () => {
    const mapView = new MapView([0, 0, 900, 900]);
    const room = { left: 0, right: 0, top: 0, bottom: 0 };
    mapView.frame(360, 300, room);
    mapView.showAll([[700, 200]], 1);
    expect(mapView.k).toBe(1);
    expect(mapView.sees(700, 200, 100)).toBe(true);
    mapView.frame(360, 200, room);
    // A little under the middle, half of what is kept free above it: pieces stand over their dots.
    expect(mapView.k * 200 + mapView.y).toBeCloseTo(100 + 35 / 2);
    mapView.showAll(
      [
        [200, 300],
        [500, 400],
      ],
      1,
    );
    expect(mapView.k).toBeLessThan(1);
    expect([mapView.sees(200, 300, 20), mapView.sees(500, 400, 20)]).toEqual([true, true]);
    mapView.pan(30, 0);
    const { x } = mapView;
    mapView.frame(360, 210, room);
    expect(mapView.x).toBe(x);
  });
  it('shows the whole where what is asked about is everywhere, or nowhere', () => {
    const mapView = new MapView([0, 0, 900, 900]);
    mapView.frame(360, 300, { left: 0, right: 0, top: 0, bottom: 0 });
    mapView.showAll([], 1);
    expect(mapView.whole).toBe(true);
    mapView.showAll(
      [
        [10, 10],
        [890, 890],
      ],
      1,
    );
    expect(mapView.whole).toBe(true);
  });
  it('never loses the republic from sight', () => {
    const mapView = new MapView([0, 0, 100, 100]);
    mapView.frame(200, 200, { left: 0, right: 0, top: 0, bottom: 0 });
    mapView.pan(-5000, 5000);
    expect(mapView.sees(99, 1)).toBe(true);
  });
  it('sets pieces side by side, four in a row', () => {
    const all = arrange(
      [1, 2, 3, 4, 5].map(() => ({ width: 20 })),
      1,
    );
    expect(all.slice(0, 4).map(({ dx }) => dx)).toEqual([-30, -10, 10, 30]);
    expect(all[4]?.dx).toBe(0);
    expect((all[4]?.dy ?? 0) > (all[0]?.dy ?? 0)).toBe(true);
  });
});
