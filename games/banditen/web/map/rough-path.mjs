/** Rough outlines for maps: one field of unevenness over the whole sheet, so that shapes which share a border go on sharing it. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { bounds, fromRings, join, poly, rings } from '../../../../platform/web/press/index.mjs';

const press = createRequire(new URL('../../../../platform/web/press/package.json', import.meta.url));
const { Clipper, EndType, JoinType } = await import(pathToFileURL(press.resolve('clipper2-ts')).href);

/** @import { Point, Shape } from '../../../../platform/web/press/lib/shape.mjs' */

/** Rings of the press are whole hundredths. */
const FINE = 100;

function lattice(i, j, seed) {
  let h = Math.imul(i, 0x27d4eb2f) ^ Math.imul(j, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
}

/** Value noise, -1 to 1, one cell a unit. */
export function noise(x, y, seed) {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const ease = (t) => t * t * (3 - 2 * t);
  const [u, v] = [ease(x - i), ease(y - j)];
  const row = (k) => lattice(i, k, seed) * (1 - u) + lattice(i + 1, k, seed) * u;
  return row(j) * (1 - v) + row(j + 1) * v;
}

/** Where the hand slips to at this point: a long wave and a short one on it. @returns {Point} */
function slipped([x, y], { amp, wave, seed }) {
  const off = (k) =>
    amp * (0.74 * noise(x / wave, y / wave, seed + k) + 0.34 * noise((x / wave) * 3.6, (y / wave) * 3.6, seed + k + 1));
  return [x + off(0), y + off(2)];
}

/** No side of the ring longer than `step`. */
function dense(ring, step) {
  return ring.flatMap(([x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length];
    const n = Math.max(1, Math.ceil(Math.hypot(u - x, v - y) / step));
    return Array.from({ length: n }, (_, k) => [x + ((u - x) * k) / n, y + ((v - y) * k) / n]);
  });
}

/** Cuts the outlines anew, along the field. @param {Shape} shape @returns {Shape} */
export const cut = (shape, { amp = 4, wave = 38, step = 5, seed = 7 } = {}) =>
  fromRings(rings(shape).map((ring) => dense(ring, step).map((p) => slipped(p, { amp, wave, seed }))));

/** Grown with round corners, or shrunk. @param {Shape} shape @returns {Shape} */
export const swell = (shape, d) =>
  shape.length ? Clipper.inflatePaths(shape, d * FINE, JoinType.Round, EndType.Polygon, 2, 20) : [];

/** Hexes of one kind as one lump: corners are rounded both ways, then cut. @param {Shape[]} cells @returns {Shape} */
export const melt = (cells, radius, rough) => cut(swell(swell(swell(join(cells), radius), -2 * radius), radius), rough);

/** A line with a body, whose two edges wander each for itself. @param {Point[]} line @param {(t: number) => number} width @returns {Shape} */
export function ribbon(line, width, rough = 0.6, seed = 1) {
  const edge = (sign) =>
    line.map(([x, y], i) => {
      const [a, b] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]];
      const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const w = sign * (width(i / (line.length - 1)) / 2 + rough * noise(x / 9, y / 9, seed + sign));
      return [x - ((b[1] - a[1]) / d) * w, y + ((b[0] - a[0]) / d) * w];
    });
  return poly([...edge(1), ...edge(-1).reverse()]);
}

/** Is a point inside? Made once for many questions: edges lie sorted by the rows they cross. @param {Shape} shape */
export function inside(shape) {
  const BAND = 16;
  const bands = new Map();
  for (const ring of rings(shape)) {
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length];
      for (let k = Math.floor(Math.min(a[1], b[1]) / BAND); k <= Math.floor(Math.max(a[1], b[1]) / BAND); k++) {
        if (!bands.has(k)) bands.set(k, []);
        bands.get(k).push([a, b]);
      }
    });
  }
  return (x, y) => {
    let is = false;
    for (const [[xa, ya], [xb, yb]] of bands.get(Math.floor(y / BAND)) ?? [])
      if (ya > y !== yb > y && x < ((xb - xa) * (y - ya)) / (yb - ya) + xa) is = !is;
    return is;
  };
}

/** Points in the shape, none nearer to another than `gap`: thrown at random, the bad throws dropped. @param {Shape} shape @returns {Point[]} */
export function scatter(shape, gap, chance, throws = 3) {
  if (!shape.length) return [];
  const { x0, y0, x1, y1 } = bounds(shape);
  const within = inside(shape);
  const cells = new Map();
  const out = [];
  for (let n = ((x1 - x0) * (y1 - y0) * throws) / (gap * gap); n > 0; n--) {
    const [x, y] = [chance.between(x0, x1), chance.between(y0, y1)];
    const [i, j] = [Math.floor(x / gap), Math.floor(y / gap)];
    const near = [-1, 0, 1].some((di) =>
      [-1, 0, 1].some((dj) =>
        (cells.get(`${i + di},${j + dj}`) ?? []).some(([u, v]) => Math.hypot(u - x, v - y) < gap),
      ),
    );
    if (near || !within(x, y)) continue;
    const key = `${i},${j}`;
    cells.set(key, [...(cells.get(key) ?? []), [x, y]]);
    out.push([x, y]);
  }
  return out;
}

/** Steps of even length round a ring, each with the direction out of the shape. @returns {{ at: Point, out: number }[]} */
export function around(ring, gap, chance) {
  const total = ring.reduce(
    (sum, [x, y], i) => sum + Math.hypot(ring[(i + 1) % ring.length][0] - x, ring[(i + 1) % ring.length][1] - y),
    0,
  );
  const stops = Array.from(
    { length: Math.max(4, Math.round(total / gap)) },
    (_, i, { length: n } = { length: Math.max(4, Math.round(total / gap)) }) =>
      ((i + chance.between(0.2, 0.8)) / n) * total,
  );
  const steps = [];
  let gone = 0;
  let next = 0;
  ring.forEach(([x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length];
    const d = Math.hypot(u - x, v - y);
    for (; next < stops.length && stops[next] <= gone + d; next++) {
      const t = d ? (stops[next] - gone) / d : 0;
      // Outer rings run so that the shape lies to their left on a page whose y grows downward.
      steps.push({ at: [x + (u - x) * t, y + (v - y) * t], out: Math.atan2(-(u - x), v - y) });
    }
    gone += d;
  });
  return steps;
}
