/** The world, and a railway that leads to the front no longer. */
import {
  Block,
  box,
  curve,
  disc,
  facet,
  gouges,
  grow,
  hatch,
  join,
  line,
  meet,
  minus,
  mirror,
  poly,
  rays,
  star,
  turn,
} from '../../../../platform/web/press/index.mjs';
import { LANDS, WATERS } from './lands.mjs';

const [CX, CY, R] = [200, 190, 172];
/** Where the globe is turned to: Europe stands above the line, Africa behind it. */
const [LON, LAT] = [(24 * Math.PI) / 180, (30 * Math.PI) / 180];

/** Orthographic; what lies behind is pushed out to the rim, where the globe's edge cuts it off. @param {number[]} place */
function onGlobe(place) {
  const [lon, lat] = place;
  const [l, f] = [(lon * Math.PI) / 180 - LON, (lat * Math.PI) / 180];
  const x = Math.cos(f) * Math.sin(l);
  const y = Math.cos(LAT) * Math.sin(f) - Math.sin(LAT) * Math.cos(f) * Math.cos(l);
  const front = Math.sin(LAT) * Math.sin(f) + Math.cos(LAT) * Math.cos(f) * Math.cos(l) >= 0;
  const far = front ? 1 : 1.2 / Math.max(0.2, Math.hypot(x, y));
  return [CX + R * x * far, CY - R * y * far];
}

export function cover() {
  const b = new Block('cover');
  b.print('k', b.frame);
  b.cut(rays(CX, CY, 'night', { from: R + 16, to: 400, n: 74, w: 6, breaks: 2 }));
  const globe = disc(CX, CY, R, 52);
  b.cut(grow(globe, 8)).over('k', grow(globe, 3)).cut(globe).over('b', grow(globe, -3));
  b.cut(hatch(grow(globe, -4), 'sea', { angle: -22, gap: 11, w: 2.8, lo: 14, hi: 44, space: 0.9 }));
  const land = minus(
    join(...LANDS.map((pts) => poly(pts.map(onGlobe)))),
    ...WATERS.map((pts) => poly(pts.map(onGlobe))),
  );
  const cutLand = meet(facet(land, 'land', 11, 1.6), grow(globe, -4));
  b.cut(meet(grow(cutLand, 3), grow(globe, -3))).over('k', cutLand);
  b.cut(hatch(cutLand, 'land', { angle: -22, gap: 15, w: 2.6, lo: 8, hi: 26, space: 1.6, shy: 3 }));

  // The line comes up from the foot of the sheet, towards the middle of the world, and is cut there.
  const [hx, hy] = [200, 196];
  const to = (x, t) => [x + (hx - x) * t, 470 + (hy - 470) * t];
  const bed = poly([to(30, 0), to(370, 0), to(370, 0.6), to(30, 0.6)]);
  b.cut(grow(bed, 5)).over('k', bed);
  for (let i = 0; i < 8; i++) {
    const t = 1 - 1 / (1 + i * 0.2);
    const w = 0.074 * (1 - t);
    b.cut(facet(poly([to(56, t), to(344, t), to(344, t + w), to(56, t + w)]), `sleeper ${i}`, 30, 0.9 * (1 - t)));
  }
  const rail = (x) => poly([to(x - 12, 0), to(x + 12, 0), to(x + 12, 0.27), to(x - 12, 0.27)]);
  for (const x of [118, 282])
    b.free('k', rail(x), 3).cut(poly([to(x - 6, 0), to(x + 1, 0), to(x + 1, 0.26), to(x - 5, 0.26)]));

  // The charge: rails bent aside, two splinters of sleepers, fire.
  const burst = (r, inner, n, a, seed) => facet(turn(star(200, 316, r, inner, n), a, 200, 316), seed, 18, 1.2);
  b.cut(burst(100, 0.52, 13, 6, 'fire edge'))
    .over('k', burst(93, 0.5, 13, 6, 'fire rim'))
    .cut(burst(89, 0.48, 13, 6, 'fire gap'))
    .over('a', burst(84, 0.47, 13, 6, 'fire'));
  b.cut(burst(50, 0.5, 11, 14, 'white'))
    .over('a', burst(25, 0.55, 9, 4, 'core'))
    .cut(disc(200, 316, 7, 9));
  const bent = line(curve('139,402 143,374 124,346 86,336', 3), 13);
  b.free('k', facet(bent, 'bent left', 14, 0.5), 4).cut(line(curve('137,398 140,376 122,350 92,341', 3), 2.6));
  b.free('k', facet(mirror(bent, 200), 'bent right', 14, 0.5), 4).cut(
    mirror(line(curve('137,398 140,376 122,350 92,341', 3), 2.6), 200),
  );
  [
    [112, 286, 44, 34],
    [296, 280, 42, -40],
  ].forEach(([x, y, n, a], i) => {
    b.free('k', facet(turn(box(x - n / 2, y - 6, n, 12), a, x, y), `splinter ${i}`, 14, 0.8), 3.4).cut(
      turn(gouges(2.4, `${x - n / 3},${y} ${x + n / 3},${y}`)[0], a, x, y),
    );
  });
  b.cut(grow(box(0, 455, 400, 0.2), 2)).over('k', facet(poly('0,457 400,457 400,520 0,520'), 'foot', 30, 1));
  return b;
}
