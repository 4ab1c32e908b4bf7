/** Stock: things more than one picture is made of. */
import { chance } from './seeded-random.mjs';
import { gouge } from './strokes.mjs';
import { box, join, line, meet, poly } from './shape.mjs';

/** The joints between cobbles, to be cut out of dark ground: rows grow towards the eye, a few stones catch light. */
export function cobbles(x0, x1, y0, y1, seed, rows = 3) {
  const r = chance('cobbles', seed);
  const joints = [];
  let y = y0;
  for (let i = 0; i < rows; i++) {
    const h = ((y1 - y0) * 2 * (i + 1)) / (rows * (rows + 1));
    joints.push(line([[x0, y], [(x0 + x1) / 2, y + r.between(-1, 1)], [x1, y]], 2));
    for (let x = x0 - r.between(0, h); x < x1; ) {
      const w = h * r.between(1.4, 2.3);
      joints.push(line([[x, y], [x + r.between(-2, 2), y + h]], 2));
      if (r.between(0, 1) < 0.4) joints.push(gouge(x + w * 0.25, y + h * 0.35, x + w * 0.75, y + h * 0.35, h * 0.24, r));
      x += w;
    }
    y += h;
  }
  return meet(join(joints), box(x0, y0 - 1, x1 - x0, y1 - y0));
}

/** A spruce standing on x, y: four tiers, each over the next. */
export function spruce(x, y, h) {
  const w = h * 0.34;
  const tiers = [[0.1, 1], [0.3, 0.84], [0.5, 0.64], [0.7, 0.42]];
  const side = (d) => tiers.flatMap(([t, k]) => [[x + d * w * k, y - h * t], [x + d * w * k * 0.5, y - h * (t + 0.14)]]);
  const trunk = [[x + w * 0.14, y], [x + w * 0.14, y - h * 0.1]];
  return poly([...trunk, ...side(1), [x, y - h], ...side(-1).reverse(), [x - w * 0.14, y - h * 0.1], [x - w * 0.14, y]]);
}
