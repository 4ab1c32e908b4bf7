/** How far a piece gets, and what it costs (RR-3.2, RR-3.3). */
import roadsCsv from '../../data/roads.csv?raw';
import type { Territory } from '../generated';
import { place } from './places';
import { csvRows } from '$web/board/csv';
import { cell } from './printed-cards';

interface Road { to: Territory; red: boolean }

const roads = new Map<Territory, Road[]>();
for (const row of csvRows(roadsCsv)) {
  if (cell(row, 'crosses_border') !== 'yes') continue;
  const [a, b] = [place(cell(row, 'from')).territory, place(cell(row, 'to')).territory];
  const red = cell(row, 'kind') === 'red';
  for (const [from, to] of [[a, b], [b, a]] as const) roads.set(from, [...(roads.get(from) ?? []), { to, red }]);
}

export interface Way {
  to: Territory;
  /** The territories that are entered, one after another. */
  path: readonly Territory[];
  cost: number;
  /** It takes the free crossing of the Radici road. */
  free: boolean;
}

/** Everything within these movement points, cheapest first; of equal ways the one that keeps the free crossing, then the
    shorter. The first red crossing is free while `red` is to be had, and cannot be saved for later. */
export function reach(from: Territory, points: number, red: boolean): Map<Territory, Way> {
  const best = new Map<string, Way>();
  const key = (way: Way) => `${way.to} ${way.free}`;
  const open: Way[] = [{ to: from, path: [], cost: 0, free: false }];
  while (open.length > 0) {
    open.sort((a, b) => a.cost - b.cost || Number(a.free) - Number(b.free) || a.path.length - b.path.length);
    const way = open.shift();
    if (!way || best.has(key(way))) continue;
    best.set(key(way), way);
    for (const road of roads.get(way.to) ?? []) {
      const gift = road.red && red && !way.free;
      const next: Way = { to: road.to, path: [...way.path, road.to], cost: way.cost + (gift ? 0 : 1), free: way.free || gift };
      if (next.cost <= points && !best.has(key(next))) open.push(next);
    }
  }
  const out = new Map<Territory, Way>();
  for (const way of best.values()) {
    const known = out.get(way.to);
    if (!known || way.cost < known.cost || (way.cost === known.cost && !way.free && known.free)) out.set(way.to, way);
  }
  return out;
}
