/** The outlines of maps: path data with one decimal at the most, relative and without a letter too many. */

const tenths = (v) => Math.round(v * 10);
const text = (n) => String(n / 10).replace(/^(-?)0\./, '$1.');
const run = (list) => list.reduce((s, n) => s + (s && !n.startsWith('-') ? ' ' : '') + n, '');

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
