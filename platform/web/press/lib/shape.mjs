/**
 * Shapes: polygons with holes, and what can be done to them. A shape is a list of rings, outer rings one way round and
 * holes the other. Rings are kept as whole hundredths of a unit, because the clipping library is exact on whole numbers.
 */
import { Clipper, EndType, FillRule, JoinType } from 'clipper2-ts';

/** @typedef {number[]} Point x, then y */
/** @typedef {{ x: number, y: number }[][]} Shape */

const FINE = 100;
const NOTHING = () => /** @type {Shape} */ ([]);

/**
 * Points written as '10,20 30,40', or already a list.
 * @param {string | Point[]} pts
 * @returns {Point[]}
 */
export function points(pts) {
  if (typeof pts !== 'string') return pts;
  return pts.trim().split(/\s+/).map((pair) => {
    const [x, y, more] = pair.split(',').map(Number);
    if (!Number.isFinite(x) || !Number.isFinite(y) || more !== undefined) throw new Error(`not a point: '${pair}' in '${pts}'`);
    return [x, y];
  });
}

const ringOf = (pts) => pts.map(([x, y]) => ({ x: Math.round(x * FINE), y: Math.round(y * FINE) }));

/** The rings of a shape as points in picture units. @param {Shape} shape @returns {Point[][]} */
export const rings = (shape) => shape.map((ring) => ring.map(({ x, y }) => [x / FINE, y / FINE]));

/** Rings in picture units back to a clean shape. @param {Point[][]} list @returns {Shape} */
export const fromRings = (list) => Clipper.union(list.map(ringOf), FillRule.NonZero);

/** A polygon from its corners. @param {string | Point[]} pts @returns {Shape} */
export function poly(pts) {
  const ring = ringOf(points(pts));
  // Drawn by hand, corners come in either direction; clipping wants one.
  return Clipper.union([Clipper.area(ring) < 0 ? ring.reverse() : ring], FillRule.NonZero);
}


/** Everything of every shape. @param {...(Shape | Shape[])} shapes @returns {Shape} */
export function join(...shapes) {
  const all = /** @type {Shape} */ (gather(shapes));
  return all.length ? Clipper.union(all, FillRule.NonZero) : NOTHING();
}

/** Shapes may be handed over singly or in lists; a ring is a list of {x, y}, so it is told apart by its first item. */
function gather(item) {
  if (!item.length) return [];
  const first = item.find((i) => !Array.isArray(i) || i.length);
  if (first === undefined) return [];
  if (!Array.isArray(first)) return [item];
  return item.flatMap(gather);
}

/** The first without the others. @param {Shape} shape @param {...(Shape | Shape[])} others @returns {Shape} */
export function minus(shape, ...others) {
  const away = join(...others);
  if (!shape.length || !away.length) return shape;
  return Clipper.difference(shape, away, FillRule.NonZero);
}

/** What two shapes share. @param {Shape} one @param {Shape} other @returns {Shape} */
export function meet(one, other) {
  if (!one.length || !other.length) return NOTHING();
  return Clipper.intersect(one, other, FillRule.NonZero);
}

/** Grown by d all round, or shrunk when d is negative; corners stay corners. @param {Shape} shape @returns {Shape} */
export function grow(shape, d) {
  return shape.length ? Clipper.inflatePaths(shape, d * FINE, JoinType.Miter, EndType.Polygon, 2.2) : NOTHING();
}

/** A line with a body of width w. @param {string | Point[]} pts @returns {Shape} */
export function line(pts, w, blunt = false) {
  const open = Clipper.inflatePaths([ringOf(points(pts))], (w / 2) * FINE, JoinType.Miter, blunt ? EndType.Square : EndType.Butt, 2.5);
  return Clipper.union(open, FillRule.NonZero);
}

/** The outline of a shape as a band inside it. @param {Shape} shape @returns {Shape} */
export const rim = (shape, w) => minus(shape, grow(shape, -w));

export const box = (x, y, w, h) => poly([[x, y], [x + w, y], [x + w, y + h], [x, y + h]]);

export function ellipse(x, y, rx, ry, n = 20, from = 0) {
  const at = (i) => from + (2 * Math.PI * i) / n;
  return poly(Array.from({ length: n }, (_, i) => [x + rx * Math.cos(at(i)), y + ry * Math.sin(at(i))]));
}

export const disc = (x, y, r, n = 18) => ellipse(x, y, r, r, n, 0.1);

export function star(x, y, r, inner = 0.42, n = 5, rot = -90) {
  const at = (i) => ((rot + (180 / n) * i) * Math.PI) / 180;
  const len = (i) => (i % 2 ? r * inner : r);
  return poly(Array.from({ length: 2 * n }, (_, i) => [x + len(i) * Math.cos(at(i)), y + len(i) * Math.sin(at(i))]));
}

function through(p, n) {
  const f = (a, b, c, d, t) => 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
  const out = [];
  for (let i = 1; i < p.length - 2; i++) {
    for (let k = 0; k < n; k++) {
      const at = (j) => f(p[i - 1][j], p[i][j], p[i + 1][j], p[i + 2][j], k / n);
      out.push([at(0), at(1)]);
    }
  }
  return out;
}

/** An open line bent through the points, in few facets: a knife turns, it does not glide. @returns {Point[]} */
export function curve(pts, n = 4) {
  const p = points(pts);
  return [...through([p[0], ...p, p[p.length - 1]], n), p[p.length - 1]];
}

/** A closed shape bent through its points. @returns {Shape} */
export function soft(pts, n = 3) {
  const p = points(pts);
  return poly(through([p[p.length - 1], ...p, p[0], p[1]], n));
}

/** Every point moved by a rule. @param {Shape} shape @param {(p: Point) => Point} f @returns {Shape} */
export function warp(shape, f) {
  const moved = rings(shape).map((ring) => ringOf(ring.map(f)));
  // A mirror turns outer rings into holes; turn them back.
  const area = moved.reduce((sum, ring) => sum + Clipper.area(ring), 0);
  return area < 0 ? moved.map((ring) => ring.reverse()) : moved;
}

export const shift = (shape, dx, dy) => warp(shape, ([x, y]) => [x + dx, y + dy]);
export const scale = (shape, k, ky = k, cx = 0, cy = 0) => warp(shape, ([x, y]) => [cx + (x - cx) * k, cy + (y - cy) * ky]);
export const mirror = (shape, axis) => warp(shape, ([x, y]) => [2 * axis - x, y]);

export function turn(shape, degrees, cx, cy) {
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  return warp(shape, ([x, y]) => [cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c]);
}

/** Puts a shape drawn around 0,0 at x, y in size k, looking the other way if asked. */
export function at(shape, x, y, k = 1, flip = false) {
  return shift(scale(flip ? mirror(shape, 0) : shape, k), x, y);
}

/** @param {Shape} shape @returns {{ x0: number, y0: number, x1: number, y1: number, cx: number, cy: number }} */
export function bounds(shape) {
  const all = rings(shape).flat();
  const xs = all.map((p) => p[0]);
  const ys = all.map((p) => p[1]);
  const [x0, y0, x1, y1] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return { x0, y0, x1, y1, cx: (x0 + x1) / 2, cy: (y0 + y1) / 2 };
}

/** Is the point inside? @param {Shape} shape */
export function holds(shape, x, y) {
  let inside = false;
  for (const ring of rings(shape)) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [xi, yi] = ring[i];
      const [xj, yj] = ring[j];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
  }
  return inside;
}
