/** The knife: outlines are sampled, pushed by one field of noise and simplified, so that straight facets remain. Shapes that
    share a border are pushed by the same field and keep sharing it. */

function lattice(x, y, seed) {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2147483647);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 31 - 1;
}
const ease = (t) => t * t * (3 - 2 * t);

/** Smooth noise from -1 to 1. */
export function noise(x, y, seed) {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - i), ease(y - j)];
  const top = lattice(i, j, seed) * (1 - u) + lattice(i + 1, j, seed) * u;
  const foot = lattice(i, j + 1, seed) * (1 - u) + lattice(i + 1, j + 1, seed) * u;
  return top * (1 - v) + foot * v;
}

/** Pushes a point: three quarters long wave, a third short. */
export function warp([x, y], { amp, wave }) {
  const push = (seed) =>
    amp * (0.75 * noise(x / wave, y / wave, seed) + 0.35 * noise((x * 3.7) / wave, (y * 3.7) / wave, seed + 1));
  return [x + push(19), y + push(57)];
}

/** Points no farther apart than `step`. */
export function sampled(line, step) {
  const out = [];
  line.forEach(([x, y], i) => {
    if (i > 0) {
      const [px, py] = line[i - 1];
      const parts = Math.ceil(Math.hypot(x - px, y - py) / step);
      for (let n = 1; n < parts; n += 1) out.push([px + ((x - px) * n) / parts, py + ((y - py) * n) / parts]);
    }
    out.push([x, y]);
  });
  return out;
}

/** Douglas and Peucker. */
export function simplified(line, tolerance) {
  if (line.length < 3) return line;
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const todo = [[0, line.length - 1]];
  while (todo.length > 0) {
    const [from, to] = todo.pop();
    const [[x1, y1], [x2, y2]] = [line[from], line[to]];
    const long = Math.hypot(x2 - x1, y2 - y1);
    let [far, at] = [tolerance, -1];
    for (let i = from + 1; i < to; i += 1) {
      const [x, y] = line[i];
      const off =
        long < 1e-9 ? Math.hypot(x - x1, y - y1) : Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / long;
      if (off > far) [far, at] = [off, i];
    }
    if (at > 0) {
      keep[at] = 1;
      todo.push([from, at], [at, to]);
    }
  }
  return line.filter((_, i) => keep[i]);
}

export function area(ring) {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1)
    sum += (ring[j][0] - ring[i][0]) * (ring[j][1] + ring[i][1]);
  return Math.abs(sum / 2);
}

/** A ring after the knife; empty if nothing is left of it. */
export function cut(ring, { amp, wave, facet, least }) {
  if (area(ring) < least) return [];
  const out = simplified(
    sampled(ring, 3).map((point) => warp(point, { amp, wave })),
    facet,
  );
  return out.length > 3 ? out : [];
}

/** Path data with one decimal, in steps from point to point. */
export function path(lines, closed = true) {
  const tenth = (n) => Math.round(n * 10);
  const word = (n) => String(n / 10).replace(/^(-?)0\./, '$1.');
  return lines
    .filter((line) => line.length > 1)
    .map((line) => {
      let [x, y] = line[0].map(tenth);
      let out = `M${word(x)} ${word(y)}l`;
      const points = closed ? line.slice(1, -1) : line.slice(1);
      const steps = [];
      for (const point of points) {
        const [u, v] = point.map(tenth);
        if (u === x && v === y) continue;
        const [dx, dy] = [word(u - x), word(v - y)];
        steps.push(`${dx}${dy.startsWith('-') ? '' : ' '}${dy}`);
        [x, y] = [u, v];
      }
      out += steps.map((step, i) => (i > 0 && !step.startsWith('-') ? ` ${step}` : step)).join('');
      return steps.length > 0 ? out + (closed ? 'z' : '') : '';
    })
    .join('');
}
