/** Small marks that come by the hundred. Each is one of a few that were cut beforehand and is only put somewhere else, so that the
    printed path repeats itself and packs well. */

const tenth = (v) => Math.round(v * 10);
const num = (tenths) => String(tenths / 10).replace(/^(-?)0\./, '$1.');
const pair = (x, y) => `${num(x)}${y < 0 ? '' : ' '}${num(y)}`;

/**
 * A polygon as the relative path from its first point, and where that point lies.
 * @param {number[][]} points
 */
export function stamp(points) {
  const at = points.map(([x, y]) => [tenth(x), tenth(y)]);
  let path = 'l';
  for (let i = 1; i < at.length; i++) {
    const step = pair(at[i][0] - at[i - 1][0], at[i][1] - at[i - 1][1]);
    path += (i > 1 && !step.startsWith('-') ? ' ' : '') + step;
  }
  return { from: at[0], path: `${path}z` };
}

/** Marks put at places: one path. Neighbours follow each other, so that the way from one to the next is short. */
export function print(placed) {
  const rows = placed
    .map(({ mark, x, y }) => ({ path: mark.path, x: tenth(x) + mark.from[0], y: tenth(y) + mark.from[1] }))
    .sort((a, b) => Math.floor(a.y / 240) - Math.floor(b.y / 240) || a.x - b.x || a.y - b.y);
  let [x, y] = [0, 0];
  return rows
    .map((row, i) => {
      const step = i === 0 ? `M${pair(row.x, row.y)}` : `m${pair(row.x - x, row.y - y)}`;
      [x, y] = [row.x, row.y];
      return step + row.path;
    })
    .join('');
}

/** One stroke of the gouge from the origin: blunt where it enters, fine where it leaves. @returns {number[][]} */
export function gouge(angle, length, thick, tail = 0.15) {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const h = thick / 2;
  return [
    [-length * 0.05, h * 0.4],
    [0, -h],
    [length * 0.4, -h * 0.75],
    [length, -h * tail],
    [length * 0.97, h * tail],
    [length * 0.3, h],
  ].map(([u, v]) => [u * c - v * s, u * s + v * c]);
}

/** Gouges out of a small stock: angles, lengths and thicknesses are rounded to it. */
export function stock(turns = 40, lengthStep = 1.5, thickStep = 0.5, tail = 0.15) {
  const cutBefore = new Map();
  return (angle, length, thick) => {
    const a = ((Math.round((angle / (2 * Math.PI)) * turns) % turns) + turns) % turns;
    const [l, w] = [
      Math.max(1, Math.round(length / lengthStep)) * lengthStep,
      Math.max(1, Math.round(thick / thickStep)) * thickStep,
    ];
    const key = `${a},${l},${w}`;
    if (!cutBefore.has(key)) cutBefore.set(key, stamp(gouge((a / turns) * 2 * Math.PI, l, w, tail)));
    return cutBefore.get(key);
  };
}
