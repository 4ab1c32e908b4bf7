/** Path data, as short as it can be said: simplified, rounded to a grid, relative, without a letter too many. */
import { rings } from './shape.mjs';

/** @import { Point } from './shape.mjs' */

/** How far an edge may stray from the cut, in units. */
const TOLERANCE = 0.45;
/** Specks the paper would not take up, in square units. */
const SPECK = 2;

/** Distance of p from the line a-b. @param {Point} p @param {Point} a @param {Point} b */
function off(p, a, b) {
  const [[px, py], [ax, ay], [bx, by]] = [p, a, b];
  const d = Math.hypot(bx - ax, by - ay);
  return d ? Math.abs((bx - ax) * (ay - py) - (ax - px) * (by - ay)) / d : Math.hypot(px - ax, py - ay);
}

/** Douglas-Peucker on an open run of points. @param {Point[]} pts @returns {Point[]} */
export function simplify(pts, tol) {
  if (pts.length < 3) return pts;
  let far = 0;
  let at = 0;
  for (let i = 1; i < pts.length - 1; i++) {
    const d = off(pts[i], pts[0], pts[pts.length - 1]);
    if (d > far) [far, at] = [d, i];
  }
  if (far <= tol) return [pts[0], pts[pts.length - 1]];
  return [...simplify(pts.slice(0, at + 1), tol).slice(0, -1), ...simplify(pts.slice(at), tol)];
}

/** A ring is simplified in two halves, from its first point to the one farthest away and back. */
export function simplifyRing(ring, tol) {
  let far = 0;
  let at = 0;
  ring.forEach(([x, y], i) => {
    const d = Math.hypot(x - ring[0][0], y - ring[0][1]);
    if (d > far) [far, at] = [d, i];
  });
  const out = simplify(ring.slice(0, at + 1), tol).slice(0, -1);
  return [...out, ...simplify([...ring.slice(at), ring[0]], tol).slice(0, -1)];
}

function area(ring) {
  return ring.reduce((sum, [x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length];
    return sum + (x * v - u * y) / 2;
  }, 0);
}

/** To the grid, as whole steps; points that fall together or onto a straight line go, one at a time. */
function snap(ring, grid) {
  const pts = ring.map(([x, y]) => [Math.round(x / grid), Math.round(y / grid)]);
  for (let i = 0, kept = 0; pts.length > 2 && kept < pts.length; ) {
    const n = pts.length;
    const [[px, py], [x, y], [nx, ny]] = [pts[(i + n - 1) % n], pts[i % n], pts[(i + 1) % n]];
    if ((x - px) * (ny - y) === (y - py) * (nx - x)) {
      pts.splice(i % n, 1);
      i = (i % n) + pts.length - 1;
      kept = 0;
    } else {
      i++;
      kept++;
    }
  }
  return pts;
}

/** Steps of the grid as a number without needless zeros: .5, -.5, 12. */
const num = (steps, grid) => String(Math.round(steps * grid * 10) / 10).replace(/^(-?)0\./, '$1.');

/** A run of numbers; a minus parts them as well as a space does. */
const run = (list) => list.reduce((s, n) => s + (s && !n.startsWith('-') ? ' ' : '') + n, '');

/**
 * @param {import('./shape.mjs').Shape} shape
 * @param {number} grid
 */
export function pathData(shape, grid) {
  const kept = rings(shape)
    .filter((ring) => Math.abs(area(ring)) >= SPECK * grid)
    .map((ring) => snap(simplifyRing(ring, TOLERANCE * Math.sqrt(grid)), grid))
    .filter((ring) => ring.length >= 3 && Math.abs(area(ring)) * grid * grid >= SPECK * 0.6 * grid);
  let [x, y] = [0, 0];
  return kept.map((ring, k) => {
    const [[sx, sy]] = ring;
    const far = run([num(sx, grid), num(sy, grid)]);
    const near = run([num(sx - x, grid), num(sy - y, grid)]);
    const start = k === 0 ? `M${far}` : near.length <= far.length ? `m${near}` : `M${far}`;
    [x, y] = [sx, sy];
    const steps = [];
    for (let i = 1; i < ring.length; i++) steps.push(num(ring[i][0] - ring[i - 1][0], grid), num(ring[i][1] - ring[i - 1][1], grid));
    // After 'm' further pairs are relative lines of their own accord; after 'M' they need the letter.
    return start.startsWith('m') ? `m${run([near, ...steps])}z` : `${start}l${run(steps)}z`;
  }).join('');
}
