/** What men built: roads, rails, houses, forts. */
import { chance, join, meet, poly } from '../../../../platform/web/press/index.mjs';
import { cut, swell } from './rough-path.mjs';
import { PAPER } from './land.mjs';
import { print, stamp } from './marks.mjs';
import { beyond, middle, outline, SIDE } from './sheet.mjs';

const n1 = (v) => String(Math.round(v * 10) / 10).replace(/^(-?)0\./, '$1.');
const pt = ([x, y]) => `${n1(x)} ${n1(y)}`;

/** In every hex the way bends from the middle of one side to the middle of another, with the hex's own (slightly shifted) centre as its
    control: neighbours meet in the same point with the same tangent. At a junction the straightest pair runs through.
    @returns {{ path: string, points: Map<string, number[][]> }} */
export function ways(map, kind) {
  const r = chance(map.name, kind);
  const points = new Map();
  let path = '';
  const arc = (hex, a, c, b) => {
    path += `M${pt(a)}Q${pt(c)} ${pt(b)}`;
    const along = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) =>
      [0, 1].map((k) => (1 - t) ** 2 * a[k] + 2 * t * (1 - t) * c[k] + t * t * b[k]),
    );
    points.set(hex.id, [...(points.get(hex.id) ?? []), ...along]);
  };
  for (const hex of map.hexes.values()) {
    const sides = hex[kind];
    if (sides.length === 0) continue;
    const centre = [hex.x + r.between(-3, 3), hex.y + r.between(-3, 3)];
    const ends = sides.map((side) => middle(hex, side));
    const edge = hex.col === 1 || hex.col === 20 || hex.row === 1 || hex.row === 20;
    // At the edge of the sheet the way runs on, off the paper.
    const off = ([x, y]) => {
      path += `M${pt([x, y])}L${pt([x + 3 * (x - hex.x), y + 3 * (y - hex.y)])}`;
    };
    for (const [i, side] of sides.entries()) if (!beyond(map, hex, side)) off(ends[i]);
    if (ends.length === 1) {
      const far = edge ? [2 * hex.x - ends[0][0], 2 * hex.y - ends[0][1]] : centre;
      arc(hex, ends[0], centre, far);
      if (edge) off(far);
      continue;
    }
    const bend = (a, b) => Math.hypot(a[0] + b[0] - 2 * hex.x, a[1] + b[1] - 2 * hex.y);
    const pairs = ends.flatMap((a, i) => ends.slice(i + 1).map((b) => [a, b])).sort((p, q) => bend(...p) - bend(...q));
    const [one, two] = pairs[0];
    arc(hex, one, centre, two);
    for (const end of ends)
      if (end !== one && end !== two) arc(hex, end, centre, bend(end, one) < bend(end, two) ? one : two);
  }
  return { path, points };
}

/** Sunk ground under houses, and the houses: blocks round the hex with one half of the roof in the light. */
export function settlements(map, ...roads) {
  const towns = [...map.hexes.values()].filter((hex) => hex.terrain === 'settlement');
  const yard = meet(
    cut(swell(swell(join(towns.map((hex) => poly(outline(hex, SIDE * 0.93)))), 3), -3), {
      amp: 3.5,
      wave: 20,
      step: 5,
      seed: 5,
    }),
    PAPER,
  );
  const roofs = [];
  const lit = [];
  for (const hex of towns) {
    const r = chance(map.name, 'houses', hex.id);
    const street = roads.flatMap((road) => road.points.get(hex.id) ?? []);
    const lie = r.between(-0.25, 0.25);
    const mill = hex.place === 'Cotonificio';
    const spots = [
      [-19, -11],
      [-7, -20],
      [9, -18],
      [19, -10],
      [20, 7],
      [9, 19],
      [-7, 19],
      [-20, 7],
      [0, -6],
      [3, 8],
      [-10, 1],
      [12, -1],
    ];
    for (const [i, [dx, dy]] of spots.entries()) {
      const [x, y] = [hex.x + dx + r.between(-1.5, 1.5), hex.y + dy + r.between(-1.5, 1.5)];
      const [w, d] = mill && i < 4 ? [19, 8] : [r.between(7, 12), r.between(5, 7.5)];
      const keep = street.every(([u, v]) => Math.hypot(u - x, v - y) > 7.5) && r.between(0, 1) < 0.87;
      const a = lie + (r.whole(3) === 0 ? Math.PI / 2 : 0) + r.between(-0.12, 0.12);
      if (!keep) continue;
      const at = (u, v) => [u * Math.cos(a) - v * Math.sin(a), u * Math.sin(a) + v * Math.cos(a)];
      roofs.push({ mark: stamp([at(-w / 2, -d / 2), at(w / 2, -d / 2), at(w / 2, d / 2), at(-w / 2, d / 2)]), x, y });
      lit.push({
        mark: stamp([
          at(-w / 2 + 0.9, -d / 2 + 0.9),
          at(w / 2 - 0.9, -d / 2 + 0.9),
          at(w / 2 - 0.9, -0.4),
          at(-w / 2 + 0.9, -0.4),
        ]),
        x,
        y,
      });
    }
    if (hex.place === 'Chiesa') {
      // The church: a nave and a tower, larger than the houses round it.
      roofs.push(
        {
          mark: stamp([
            [-4, -9],
            [10, -9],
            [10, 0],
            [-4, 0],
          ]),
          x: hex.x + 4,
          y: hex.y - 12,
        },
        {
          mark: stamp([
            [-11, -13],
            [-4, -13],
            [-4, 2],
            [-11, 2],
          ]),
          x: hex.x + 4,
          y: hex.y - 12,
        },
      );
      lit.push({
        mark: stamp([
          [-3, -8],
          [9, -8],
          [9, -5],
          [-3, -5],
        ]),
        x: hex.x + 4,
        y: hex.y - 12,
      });
    }
  }
  return { yard, roofs: print(roofs), lit: print(lit) };
}

/** A strongpoint: a trench that zigzags round the hex, with a gap towards the village. */
export function forts(map) {
  const works = [];
  for (const hex of map.hexes.values()) {
    if (!hex.fort) continue;
    const r = chance(map.name, 'fort', hex.id);
    const ring = Array.from({ length: 24 }, (_, k) => {
      const a = (k / 24) * 2 * Math.PI;
      // On the hexagon, alternately in and out.
      const flat = (SIDE * Math.cos(Math.PI / 6)) / Math.cos(((a + Math.PI / 6) % (Math.PI / 3)) - Math.PI / 6 + 0);
      const reach = Math.min(flat, SIDE) * (k % 2 ? 0.78 : 0.9) + r.between(-0.6, 0.6);
      return [reach * Math.cos(a), reach * Math.sin(a)];
    });
    const thick = 2.6;
    const inner = ring.map(([x, y]) => {
      const d = Math.hypot(x, y);
      return [x * (1 - thick / d), y * (1 - thick / d)];
    });
    const gap = r.whole(20);
    const kept = [...ring.slice(gap + 2), ...ring.slice(0, gap + 1)];
    const back = [...inner.slice(gap + 2), ...inner.slice(0, gap + 1)].reverse();
    works.push({ mark: stamp([...kept, ...back]), x: hex.x, y: hex.y });
  }
  return print(works);
}
