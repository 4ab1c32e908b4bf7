/** What grew there: fields, slopes and woods. */
import { chance, meet, minus, poly, rings, box } from '../../../../platform/web/press/index.mjs';
import { around, inside, melt, noise, scatter, swell } from './rough-path.mjs';
import { print, stamp, stock } from './marks.mjs';
import { HEIGHT, margin, outline, SIDE, WIDTH } from './sheet.mjs';

export const PAPER = box(0, 0, WIDTH, HEIGHT);
const KNIFE = { amp: 11.5, wave: 32, step: 3.6, seed: 1944 };
/** Light falls from the north-west on every map. */
const LIGHT = Math.atan2(-0.83, -0.55);

/** Hexes of these kinds as one shape. At the edge of the sheet it runs on beyond it, so that the print bleeds. */
export function region(map, kinds) {
  const cells = [...map.hexes.values()]
    .filter((hex) => kinds.includes(hex.terrain))
    .flatMap((hex) => {
      const [mx, my] = margin(hex);
      const off = [
        [0, 0],
        [mx, 0],
        [0, my],
        [mx, my],
      ].filter(([i, j], n) => n === 0 || i !== 0 || j !== 0);
      return off.flatMap(([i, j]) =>
        [0.5, 1].map((t) => poly(outline({ x: hex.x + i * 58 * t, y: hex.y + j * 58 * t }, SIDE + (i || j ? 6 : 0.4)))),
      );
    });
  return melt(cells, 12.5, KNIFE);
}

/** Strokes that run downhill from rings inside the slope: heavy away from the light, few towards it. */
export function hachures(map, slope) {
  const r = chance(map.name, 'slopes');
  const cut = stock(40, 1.5, 0.4);
  const LONG = 11;
  const on = inside(meet(slope, PAPER));
  const placed = [];
  for (const depth of [0.8, 14, 27.5]) {
    for (const ring of rings(swell(slope, -depth - LONG))) {
      if (ring.length < 3) continue;
      for (const {
        at: [x, y],
        out,
      } of around(ring, 4.7, r)) {
        const shade = Math.max(0, -Math.cos(out - LIGHT));
        if (!on(x, y) || (shade < 0.06 && r.between(0, 1) < 0.5)) continue;
        placed.push({ mark: cut(out + r.between(-0.12, 0.12), LONG * r.between(0.7, 1.1), 0.9 + 2.3 * shade), x, y });
      }
    }
  }
  return print(placed);
}

/** A broadleaf: a lump with two cuts of light. A conifer: a saw-edged wedge with one. */
function tree(r, conifer) {
  const size = r.between(4, 5.9);
  const cut = stock(48, 0.6, 0.3, 0.4);
  const light = (x, y, angle, long, thick) => ({ mark: cut(angle, long, thick), x, y });
  const shade = [light(size * 0.1, size * 0.75, 0.4, size * 2.1, size)];
  if (conifer) {
    const h = size * 2.45;
    const tiers = [
      [0.48, -0.2],
      [0.24, -0.18],
      [0.72, 0.11],
      [0.38, 0.12],
      [0.94, 0.4],
    ];
    const side = (sign) => tiers.map(([u, v]) => [sign * size * u * r.between(0.92, 1.08), h * v]);
    return {
      shade,
      crown: stamp([[0, -h * 0.66], ...side(1), ...side(-1).reverse()]),
      lights: [light(-size * 0.06, -h * 0.4, 1.82, h * 0.62, size * 0.4)],
    };
  }
  const turn = r.between(0, Math.PI);
  const lump = Array.from({ length: 9 }, (_, k) => {
    const a = turn + (k * 2 * Math.PI) / 9;
    const reach = size * r.between(0.87, 1.14);
    return [reach * Math.cos(a), reach * Math.sin(a)];
  });
  return {
    shade,
    crown: stamp(lump),
    lights: [
      light(size * 0.15, -size * 0.62, 2.6, size * 1.05, size * 0.36),
      light(size * 0.3, -size * 0.1, 2.65, size * 0.95, size * 0.28),
    ],
  };
}

/** Trees stand close along the rim of a wood and looser inside it. */
export function trees(map, wood) {
  const r = chance(map.name, 'trees');
  const kinds = {
    leaf: Array.from({ length: 9 }, () => tree(r, false)),
    needle: Array.from({ length: 7 }, () => tree(r, true)),
  };
  const onSheet = meet(wood, box(-8, -8, WIDTH + 16, HEIGHT + 16));
  const rim = minus(swell(onSheet, 0.5), swell(onSheet, -13));
  // Inside, thickets and looser stands follow one long wave.
  const thick = ([x, y]) => noise(x / 70, y / 70, 31) > -0.15;
  const deep = swell(onSheet, -14);
  const spots = [
    ...scatter(rim, 10.6, r),
    ...scatter(deep, 11.6, r).filter(thick),
    ...scatter(deep, 15.5, r).filter((p) => !thick(p)),
  ];
  const shade = [];
  const crown = [];
  const light = [];
  for (const [x, y] of spots) {
    const stand = r.between(0, 1) < 0.36 ? kinds.needle : kinds.leaf;
    const one = stand[r.whole(stand.length)];
    crown.push({ mark: one.crown, x, y });
    for (const part of one.shade) shade.push({ mark: part.mark, x: x + part.x, y: y + part.y });
    for (const part of one.lights) light.push({ mark: part.mark, x: x + part.x, y: y + part.y });
  }
  return { shade: print(shade), crown: print(crown), light: print(light), count: spots.length };
}

/** A few furrows here and there, so that open ground is not empty. */
export function fields(map, taken) {
  const r = chance(map.name, 'fields');
  const cut = stock(48, 2, 0.4, 0.5);
  const open = minus(PAPER, taken);
  const placed = [];
  for (const [x, y] of scatter(swell(open, -13), 57, r)) {
    const lie = [0.2, 0.2, -0.35, 1.25][r.whole(4)] + r.between(-0.08, 0.08);
    const long = r.between(18, 27);
    for (let k = 4 + r.whole(4); k > 0; k--) {
      const n = long * r.between(0.8, 1.05);
      placed.push({
        mark: cut(lie, n, 1.3),
        x: x - Math.sin(lie) * k * 3.7 - (Math.cos(lie) * n) / 2,
        y: y + Math.cos(lie) * k * 3.7 - (Math.sin(lie) * n) / 2,
      });
    }
  }
  return print(placed);
}
