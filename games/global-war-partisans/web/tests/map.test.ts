import { describe, expect, it } from 'vitest';
import { brotliCompressSync } from 'node:zlib';
import world from '../map/world.json';
import { CONNECTORS, sheetOf, theatreOf, THEATRES, zonesOf } from '../logic/sheets';
import { oddsPlaces, shownLabels, type Wanted } from '../logic/labels';
import { LINKS } from '../logic/links';
import { ZONES } from '../logic/tables';

/** The rings of a path of steps. */
function rings(path: string): [number, number][][] {
  return path
    .split('M')
    .filter(Boolean)
    .map((part) => {
      const [head = '', tail = ''] = part.replace(/z$/, '').split('l');
      const numbers = (text: string) => [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map((match) => Number(match[0]));
      let [x = 0, y = 0] = numbers(head);
      const ring: [number, number][] = [[x, y]];
      const steps = numbers(tail);
      for (let i = 0; i + 1 < steps.length; i += 2) {
        [x, y] = [x + (steps[i] ?? 0), y + (steps[i + 1] ?? 0)];
        ring.push([x, y]);
      }
      return ring;
    });
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

describe('the printed maps', () => {
  it('are at most 150 KiB as they travel', () => {
    expect(brotliCompressSync(JSON.stringify(world)).length).toBeLessThan(150 * 1024);
  });
  it('show all zones on the map of the world, and each in one theatre', () => {
    for (const { id } of ZONES) {
      expect(sheetOf('world').cells[id], id).toBeTruthy();
      expect(sheetOf('world').at[id], id).toBeDefined();
    }
    expect(THEATRES.flatMap(zonesOf).sort()).toEqual(ZONES.map(({ id }) => id).sort());
    expect([theatreOf('kiev'), theatreOf('shensi'), theatreOf('washington'), theatreOf('egypt')]).toEqual([
      'europe',
      'china',
      'world',
      'europe',
    ]);
  });
  it('keep the middle of every inland zone in its own cell and in no other', () => {
    for (const theatre of ['europe', 'china'] as const) {
      const { cells, at, size } = sheetOf(theatre);
      for (const zone of zonesOf(theatre)) {
        const point = at[zone];
        if (!point || point[0] < 0 || point[1] < 0 || point[0] > size[0] || point[1] > size[1]) continue;
        for (const [other, cell] of Object.entries(cells))
          if (other !== zone) expect(inside(cell, point), `${zone} in the cell of ${other}`).toBe(false);
      }
      for (const zone of ['kiev', 'moscow', 'berlin', 'szechwan', 'shensi'] as const) {
        const point = at[zone];
        if (point) expect(inside(cells[zone] ?? '', point), zone).toBe(true);
      }
    }
  });
  it('join linked zones that do not touch, and know which touch without a link', () => {
    const pairs = CONNECTORS.map((pair) => pair.join('-'));
    for (const pair of ['anatolia-persia', 'baltic_states-warsaw', 'delhi-persia', 'italian_east_africa-sudan'])
      expect(pairs).toContain(pair);
    const walls = sheetOf('europe')
      .borders.filter(([, , , linked]) => linked === 0)
      .map(([a, b]) => `${a}-${b}`);
    expect(walls).toContain('bavaria-northern_italy');
    const linked = new Set(LINKS.filter(({ sea }) => !sea).map(({ a, b }) => `${a}-${b}`));
    for (const [a, b, , is] of sheetOf('world').borders)
      expect(linked.has(`${a}-${b}`) || linked.has(`${b}-${a}`), `${a}-${b}`).toBe(is === 1);
  });
});

describe('names on the map', () => {
  const at = (zone: Wanted['zone'], x: number, rank: number): Wanted => ({
    zone,
    at: [x, 100],
    name: 'Berlin',
    capital: false,
    plate: 1,
    diamonds: 0,
    rank,
  });
  /** More important ones on both sides, this far away. */
  const beside = (x: number, away: number): Wanted[] => {
    const places = [x - away, x + away].flatMap((each) => [72, 100, 128].map((y) => [each, y] as const));
    return (['rome', 'paris', 'london', 'berlin', 'warsaw', 'moscow'] as const).map((zone, n) => ({
      ...at(zone, 0, 2),
      at: places[n] ?? [0, 0],
    }));
  };
  it('give way to the more important ones, never to nothing', () => {
    const ring = beside(90, 20);
    const shown = shownLabels([at('kiev', 90, 5), ...ring]);
    expect(shown.get('kiev')).toMatchObject({ name: false, plate: 'none' });
    expect(ring.every(({ zone }) => shown.get(zone)?.name && shown.get(zone)?.plate === 'full')).toBe(true);
    expect(shownLabels([at('kiev', 90, 5)]).get('kiev')).toMatchObject({ name: true, plate: 'full', shift: [0, 0] });
  });
  it('give the sum of their units where there is no room for each', () => {
    const shown = shownLabels([{ ...at('kiev', 100, 5), plate: 5 }, ...beside(100, 54)]);
    expect(shown.get('kiev')).toMatchObject({ name: true, plate: 'sum' });
  });
  it('step aside before they are left out', () => {
    const shown = shownLabels([{ ...at('kiev', 100, 5), plate: 0 }, at('berlin', 110, 2)]);
    expect(shown.get('kiev')?.name).toBe(true);
    expect(shown.get('kiev')?.shift).not.toEqual([0, 0]);
    expect(shown.get('berlin')?.shift).toEqual([0, 0]);
  });
  it('are never left out where something may be done', () => {
    const shown = shownLabels([at('kiev', 100, -1), at('berlin', 104, -1)]);
    expect([shown.get('kiev')?.name, shown.get('berlin')?.name]).toEqual([true, true]);
  });
  it('leave the chance of a target where no partisan stands', () => {
    const target = at('kharkov', 100, -1);
    const below: Wanted = { ...at('kiev', 100, 5), at: [100, 160], diamonds: 1 };
    expect(oddsPlaces([target], new Set(['kharkov'])).get('kharkov')).toEqual([0, 38]);
    expect(oddsPlaces([target, below], new Set(['kharkov'])).get('kharkov')).not.toEqual([0, 38]);
  });
  it('are cut short before they go, and no plate stays without one', () => {
    const around = beside(100, 40);
    const shown = shownLabels([{ ...at('kiev', 100, 5), name: 'Verylongname', short: 'V.' }, ...around]);
    expect(shown.get('kiev')).toMatchObject({ name: true, short: true });
    expect([...shown.values()].every(({ name, plate }) => name || plate === 'none')).toBe(true);
  });
  it('keep clear of partisans', () => {
    const shown = shownLabels([
      { ...at('kiev', 100, 5), diamonds: 2 },
      { ...at('smolensk', 100, 5), at: [100, 76] },
    ]);
    expect(shown.get('smolensk')?.name).toBe(false);
  });
});
