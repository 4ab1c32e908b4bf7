/** Conifers where no path, place, river or name is; clearings by chance. One path for the trees, one for the cuts of light. */
import { bounds, grow, holds } from '../../../../platform/web/press/index.mjs';
import { path } from '../../../../platform/web/press/lib/outline.mjs';
import { chance, gouge, noise } from './knife.mjs';

const GAP = 7.8;

function away([px, py], line) {
  let least = Infinity;
  for (let i = 0; i + 1 < line.length; i++) {
    const [ax, ay] = line[i];
    const [dx, dy] = [line[i + 1][0] - ax, line[i + 1][1] - ay];
    const t = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(px - ax - t * dx, py - ay - t * dy));
  }
  return least;
}

/** The box of a place's name on the sheet. */
function word({ name, at: [x, y], side }) {
  const n = name.length * 5.3;
  if (side === 'left') return [x - 12 - n, y - 7, x - 8, y + 7];
  if (side === 'above') return [x - n / 2, y - 22, x + n / 2, y - 8];
  if (side === 'below') return [x - n / 2, y + 8, x + n / 2, y + 22];
  return [x + 8, y - 7, x + 12 + n, y + 7];
}

export function forest(country, places, paths, rivers) {
  const ground = grow(country, -5);
  const { x0, y0, x1, y1 } = bounds(ground);
  const lines = paths.map(({ a, b, by }) =>
    [0, 0.25, 0.5, 0.75, 1].map((t) =>
      [0, 1].map((j) => (1 - t) ** 2 * places.get(a).at[j] + 2 * t * (1 - t) * by[j] + t * t * places.get(b).at[j]),
    ),
  );
  const words = [...places.values()].map(word);
  const taken = (p) =>
    lines.some((line) => away(p, line) < 7.5) ||
    rivers.some((line) => away(p, line) < 7) ||
    [...places.values()].some(({ at }) => Math.hypot(at[0] - p[0], at[1] - p[1]) < 15) ||
    words.some(([ax, ay, bx, by]) => p[0] > ax - 4 && p[0] < bx + 4 && p[1] > ay - 2 && p[1] < by + 6);
  const r = chance('slovenia', 'forest');
  const grid = new Map();
  const trees = [];
  for (let i = 0; i < ((x1 - x0) * (y1 - y0) * 3) / (GAP * GAP); i++) {
    const p = [r.between(x0, x1), r.between(y0, y1)];
    const [gx, gy] = p.map((v) => Math.floor(v / GAP));
    const near = [-1, 0, 1].some((dx) =>
      [-1, 0, 1].some((dy) =>
        (grid.get(`${gx + dx},${gy + dy}`) ?? []).some((q) => Math.hypot(q[0] - p[0], q[1] - p[1]) < GAP),
      ),
    );
    if (near || noise(p[0] / 38, p[1] / 38, 12) < -0.05 || !holds(ground, ...p) || taken(p)) continue;
    grid.set(`${gx},${gy}`, [...(grid.get(`${gx},${gy}`) ?? []), p]);
    trees.push([...p, r.between(2.7, 4.3)]);
  }
  trees.sort((a, b) => a[1] - b[1]);
  const crown = ([x, y, s]) => {
    const h = s * 2.6;
    return [
      [x, y - h * 0.62],
      [x + s * 0.5, y - h * 0.16],
      [x + s * 0.25, y - h * 0.14],
      [x + s * 0.85, y + h * 0.36],
      [x - s * 0.85, y + h * 0.33],
      [x - s * 0.25, y - h * 0.14],
      [x - s * 0.5, y - h * 0.18],
    ];
  };
  return {
    trees: path(trees.map(crown)),
    light: path(trees.map(([x, y, s]) => gouge(x - s * 0.05, y - s * 0.88, 1.8, s * 1.43, s * 0.34, 0.3))),
  };
}
