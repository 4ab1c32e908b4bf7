/** Path data with one decimal at the most, relative and without a letter too many. */

const tenths = (v) => Math.round(v * 10);
const text = (n) => String(n / 10).replace(/^(-?)0\./, '$1.');
const run = (list) => list.reduce((s, n) => s + (s && !n.startsWith('-') ? ' ' : '') + n, '');

/** Distance of p from the line a-b. */
function off([px, py], [ax, ay], [bx, by]) {
  const d = Math.hypot(bx - ax, by - ay);
  return d ? Math.abs((bx - ax) * (ay - py) - (ax - px) * (by - ay)) / d : Math.hypot(px - ax, py - ay);
}

/** Keeps the corners that a knife would keep. */
export function facets(pts, tolerance) {
  if (pts.length < 3) return pts;
  let [far, at] = [0, 0];
  for (let i = 1; i < pts.length - 1; i++) {
    const d = off(pts[i], pts[0], pts[pts.length - 1]);
    if (d > far) [far, at] = [d, i];
  }
  if (far <= tolerance) return [pts[0], pts[pts.length - 1]];
  return [...facets(pts.slice(0, at + 1), tolerance).slice(0, -1), ...facets(pts.slice(at), tolerance)];
}
/** The same for a closed ring, cut at the point farthest from its first. */
export function facetRing(ring, tolerance) {
  let [far, at] = [0, 0];
  ring.forEach(([x, y], i) => {
    const d = Math.hypot(x - ring[0][0], y - ring[0][1]);
    if (d > far) [far, at] = [d, i];
  });
  return [...facets(ring.slice(0, at + 1), tolerance).slice(0, -1), ...facets([...ring.slice(at), ring[0]], tolerance).slice(0, -1)];
}

/** One path out of many lines; closed ones are rings. */
export function path(lines, closed = true) {
  let [x, y] = [0, 0];
  return lines.map((line, k) => {
    const pts = line.map(([u, v]) => [tenths(u), tenths(v)]);
    const first = pts[0];
    const steps = [];
    for (let i = 1; i < pts.length; i++) steps.push(text(pts[i][0] - pts[i - 1][0]), text(pts[i][1] - pts[i - 1][1]));
    // The first point stands for itself, so that whole paths can be set one after another.
    const from = k === 0 ? `M${run([text(first[0]), text(first[1])])}l` : `m${run([text(first[0] - x), text(first[1] - y)])}`;
    [x, y] = closed ? first : pts[pts.length - 1];
    return (k === 0 ? from + run(steps) : run([from, ...steps])) + (closed ? 'z' : '');
  }).join('');
}
