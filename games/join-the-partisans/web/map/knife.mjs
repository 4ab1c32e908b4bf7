/** Chance, the push of the knife, and path data: everything is seeded by a name, so a redraw never moves a point. */
import { chance } from '../../../../platform/web/press/index.mjs';

const mix = (a, b, t) => a + (b - a) * t;
const ease = (t) => t * t * (3 - 2 * t);

/** A number between -1 and 1 for a corner of the lattice. */
function corner(ix, iy, seed) {
  let h = Math.imul(ix, 0x27d4eb2d) ^ Math.imul(iy, 0x165667b1) ^ Math.imul(seed + 1, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0x7fffffff - 1;
}
/** Smooth chance from -1 to 1, one wave a unit. */
export function noise(x, y, seed) {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - ix), ease(y - iy)];
  return mix(
    mix(corner(ix, iy, seed), corner(ix + 1, iy, seed), u),
    mix(corner(ix, iy + 1, seed), corner(ix + 1, iy + 1, seed), u),
    v,
  );
}

/** Moves a point as the hand slips there; shapes that share a border go on sharing it. */
export function slip({ amp, wave, seed }) {
  const push = (x, y, k) =>
    amp * (0.75 * noise(x / wave, y / wave, seed + k) + 0.35 * noise((x * 3.7) / wave, (y * 3.7) / wave, seed + k + 7));
  return ([x, y]) => [x + push(x, y, 0), y + push(x, y, 20)];
}

/** The points of a line and more between them, none farther apart than `step`. */
export function dense(line, step, closed = true) {
  return line.flatMap(([x0, y0], i) => {
    if (!closed && i === line.length - 1) return [[x0, y0]];
    const [x1, y1] = line[(i + 1) % line.length];
    const n = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) / step));
    return Array.from({ length: n }, (_, k) => [mix(x0, x1, k / n), mix(y0, y1, k / n)]);
  });
}

export const area = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length][1] - ring[(i + 1) % ring.length][0] * y, 0) /
      2,
  );

/** A line bent through its points. */
export function smooth(points, per = 5) {
  const p = [points[0], ...points, points[points.length - 1]];
  const f = (a, b, c, d, t) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
  const out = [];
  for (let i = 1; i < p.length - 2; i++)
    for (let k = 0; k < per; k++)
      out.push([0, 1].map((j) => f(p[i - 1][j], p[i][j], p[i + 1][j], p[i + 2][j], k / per)));
  return [...out, points[points.length - 1]];
}

/** One stroke of the gouge, thick at its beginning and thin at its end. */
export function gouge(x, y, angle, length, thick, tail = 0.15) {
  const [c, s, h] = [Math.cos(angle), Math.sin(angle), thick / 2];
  const at = (u, v) => [x + u * c - v * s, y + u * s + v * c];
  return [
    at(0, -h),
    at(length * 0.35, -h * 0.8),
    at(length, -h * tail),
    at(length, h * tail),
    at(length * 0.3, h),
    at(-length * 0.06, h * 0.5),
  ];
}

export { chance };
