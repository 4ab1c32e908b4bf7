/** The mountains: ridges of seeded chance that sink towards every road and village and rise to the south-west, where
    the crest of the Apennine runs. Hatched, never shaded, so that they print in one ink and every theme has them. */
import { chance } from '../../../../platform/web/press/index.mjs';
import { away, noise } from './field.mjs';

const GAP = 7.9;
const LIGHT = [-0.55, -0.83]; // from the north-west, as on every map of the house
const STEEP = 0.008; // gentler ground stays paper
const SINK = 47; // how far from a road the valley floor ends

/** Is the point inside one of the rings? */
function within(rings, x, y) {
  let inside = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      if (
        ring[i][1] > y !== ring[j][1] > y &&
        x < ((ring[j][0] - ring[i][0]) * (y - ring[i][1])) / (ring[j][1] - ring[i][1]) + ring[i][0]
      )
        inside = !inside;
    }
  }
  return inside;
}

/** A stroke of the gouge downhill: blunt above, running out below. */
function stroke(x, y, angle, length, thick) {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const at = (u, v) => [x + u * c - v * s, y + u * s + v * c];
  const h = thick / 2;
  return [at(0, -h), at(length, 0), at(length * 0.36, h), at(-length * 0.05, h * 0.45)];
}

/**
 * @param {number[][][]} republic rings
 * @param {number[][][]} lines roads
 * @param {number[][]} spots where villages stand
 * @param {{ x: number, y: number, w: number, h: number }[]} words where names stand
 */
export function relief(republic, lines, spots, words) {
  const low = ([x, y]) =>
    Math.min(...lines.map((line) => away([x, y], line)), ...spots.map(([u, v]) => Math.hypot(x - u, y - v)));
  const known = new Map();
  /** Distances are measured on a grid of 4 units and kept. */
  const lowAt = (x, y) => {
    const key = Math.round(x / 4) * 4096 + Math.round(y / 4);
    if (!known.has(key)) known.set(key, low([x, y]));
    return known.get(key);
  };
  const ridge = (x, y, wave, seed) => 1 - 1.6 * Math.abs(noise(x / wave, y / wave, seed));
  const height = (x, y) => {
    const crest = 0.55 + 0.75 * Math.max(0, Math.min(1, (y - 0.55 * x + 180) / 900));
    const rise = Math.min(1, Math.max(0, lowAt(x, y) - 7) / (SINK - 7));
    return (ridge(x, y, 120, 3) + 0.5 * ridge(x, y, 55, 9)) * crest * rise * rise * (3 - 2 * rise);
  };
  const hidden = (x, y) =>
    lowAt(x, y) < 8 ||
    spots.some(([u, v]) => Math.hypot(x - u, y - v) < 21) ||
    words.some((b) => x > b.x - 4 && x < b.x + b.w + 4 && y > b.y - 3 && y < b.y + b.h + 5);
  const r = chance('relief of the Apennine');
  const strokes = [];
  const all = republic.flat();
  const [x0, y0, x1, y1] = [
    Math.min(...all.map((p) => p[0])),
    Math.min(...all.map((p) => p[1])),
    Math.max(...all.map((p) => p[0])),
    Math.max(...all.map((p) => p[1])),
  ];
  for (let j = 0; y0 + j * GAP < y1; j++) {
    for (let i = 0; x0 + i * GAP < x1; i++) {
      const [x, y] = [x0 + (i + (j % 2) / 2 + r.between(-0.3, 0.3)) * GAP, y0 + (j + r.between(-0.3, 0.3)) * GAP];
      const skip = r.between(0, 1);
      const lean = r.between(-0.1, 0.1);
      if (hidden(x, y) || !within(republic, x, y)) continue;
      const [gx, gy] = [(height(x + 4, y) - height(x - 4, y)) / 8, (height(x, y + 4) - height(x, y - 4)) / 8];
      const steep = Math.hypot(gx, gy);
      if (steep < STEEP) continue;
      const down = [-gx / steep, -gy / steep];
      const shade = Math.max(0, -(down[0] * LIGHT[0] + down[1] * LIGHT[1]));
      if (shade < 0.2 && skip < 0.74) continue; // what faces the light is left out, mostly
      strokes.push(
        stroke(
          x,
          y,
          Math.atan2(down[1], down[0]) + lean,
          Math.min(19, 7 + steep * 420),
          0.7 + Math.min(4.8, steep * 145) * (0.13 + shade),
        ),
      );
    }
  }
  return strokes;
}
