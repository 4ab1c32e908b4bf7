/** Fields over the whole sheet: smooth chance, and the push by which one knife cuts every border. */

/** A number between -1 and 1 for a corner of the lattice. */
function corner(ix, iy, seed) {
  let h = Math.imul(ix, 0x27d4eb2d) ^ Math.imul(iy, 0x165667b1) ^ Math.imul(seed + 1, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0x7fffffff - 1;
}
const ease = (t) => t * t * (3 - 2 * t);
const mix = (a, b, t) => a + (b - a) * t;

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

/** Moves a point as the hand slips there. Shapes that share a border are pushed alike and go on sharing it. */
export function slip({ amp, wave, seed }) {
  const push = (x, y, k) =>
    amp * (0.72 * noise(x / wave, y / wave, seed + k) + 0.34 * noise((x * 3.6) / wave, (y * 3.6) / wave, seed + k + 7));
  return ([x, y]) => [x + push(x, y, 0), y + push(x, y, 20)];
}

/** The points of a closed ring and more between them, none farther apart than `step`. */
export function dense(ring, step) {
  return ring.flatMap(([x0, y0], i) => {
    const [x1, y1] = ring[(i + 1) % ring.length];
    const n = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) / step));
    return Array.from({ length: n }, (_, k) => [mix(x0, x1, k / n), mix(y0, y1, k / n)]);
  });
}

/** How far a point lies from a line of points. */
export function away([px, py], line) {
  let least = Infinity;
  for (let i = 0; i + 1 < line.length; i++) {
    const [ax, ay] = line[i];
    const [dx, dy] = [line[i + 1][0] - ax, line[i + 1][1] - ay];
    const t = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(px - ax - t * dx, py - ay - t * dy));
  }
  return least;
}
