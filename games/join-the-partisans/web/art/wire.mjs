/** An escape: pliers at the barbed wire, the wood and the first light behind. The sleeve's patch is the one accent. */
import {
  Block,
  box,
  disc,
  facet,
  gouges,
  grow,
  hatch,
  join,
  line,
  poly,
  rays,
  spruce,
} from '../../../../platform/web/press/index.mjs';

export function wire() {
  const b = new Block('cover');
  const [sx, sy] = [226, 214];
  b.print('a', box(0, 0, 400, 330));
  b.cut(rays(sx, sy, 'first light', { from: 50, to: 430, n: 58, w: 6, breaks: 3, a0: 180, a1: 360 }));
  b.cut(disc(sx, sy, 44, 20));
  const hill = poly('0,236 70,214 150,236 226,222 310,238 400,216 400,340 0,340');
  b.free('k', facet(hill, 'hill', 18, 1.2), 4.5);
  for (let x = 12; x < 400; x += 37)
    b.free('k', facet(spruce(x, 268 + (x % 3) * 8, 84 + (x % 5) * 12), `wood ${x}`, 12, 0.8), 3.2);
  b.cut(hatch(box(0, 262, 400, 60), 'wood light', { angle: 70, gap: 14, w: 3, lo: 10, hi: 24 }));
  const snow = facet(poly('0,322 120,308 240,326 400,312 400,470 0,470'), 'snow', 20, 1);
  b.cut(grow(snow, 3));
  b.print('a', hatch(box(0, 332, 400, 126), 'drifts', { angle: -4, gap: 17, w: 3.2, lo: 26, hi: 84, flow: 3 }));
  for (const x of [96, 318]) {
    b.free(
      'k',
      facet(
        poly([
          [x - 9, 150],
          [x + 8, 148],
          [x + 10, 462],
          [x - 11, 462],
        ]),
        `post ${x}`,
        22,
        0.8,
      ),
      5,
    );
    b.cut(gouges(2.8, `${x - 3},170 ${x - 2},230`, `${x + 3},260 ${x + 2},330`, `${x - 3},350 ${x - 2},420`));
  }
  const barb = (x, y) =>
    join(
      line(
        [
          [x - 9, y - 11],
          [x + 9, y + 11],
        ],
        3.6,
      ),
      line(
        [
          [x + 8, y - 12],
          [x - 8, y + 12],
        ],
        3.6,
      ),
    );
  const strand = (pts) => b.free('k', line(pts, 4.4), 3);
  for (const y of [186, 404]) {
    strand([
      [0, y + 4],
      [96, y],
      [206, y + 7],
      [318, y - 1],
      [400, y + 3],
    ]);
    for (const x of [44, 150, 206, 262, 366]) b.free('k', barb(x, y + 4), 2.2);
  }
  // The strand that is cut springs back to both sides.
  strand([
    [0, 292],
    [96, 288],
    [128, 284],
    [150, 268],
    [148, 246],
    [132, 240],
  ]);
  strand([
    [400, 290],
    [318, 288],
    [286, 296],
    [262, 314],
    [266, 336],
    [284, 340],
  ]);
  for (const [x, y] of [
    [46, 291],
    [146, 262],
    [364, 289],
    [266, 322],
  ])
    b.free('k', barb(x, y), 2.2);
  // Pliers and the hand on them, from below.
  const pliers = join(
    poly('186,266 196,254 208,282 214,306 200,312 188,296'),
    poly('228,258 238,268 230,298 214,312 204,302 216,280'),
    poly('200,306 214,300 222,330 216,398 202,398 204,336'),
    poly('212,306 222,302 248,340 252,396 238,398 232,346'),
  );
  b.free('k', facet(pliers, 'pliers', 14, 0.5), 5);
  b.cut(disc(210, 302, 4.5, 8), gouges(2.4, '212,322 210,380', '232,334 242,380'));
  const hand = poly('178,366 196,352 250,350 270,362 276,392 264,424 246,470 178,470 168,420 170,388');
  b.cut(grow(hand, 5));
  b.over('k', facet(grow(hand, 0.1), 'hand', 14, 0.7)).cut(grow(hand, -5));
  for (const [x0, y0, x1, y1] of [
    [186, 372, 262, 370],
    [180, 390, 268, 390],
    [184, 408, 262, 410],
  ])
    b.over(
      'k',
      line(
        [
          [x0, y0],
          [(x0 + x1) / 2, y0 + 5],
          [x1, y1],
        ],
        4.2,
      ),
    );
  const sleeve = poly('164,424 254,428 276,470 140,470');
  b.free('k', facet(sleeve, 'sleeve', 16, 0.8), 4.5);
  b.cut(gouges(3, '180,438 172,460', '206,438 202,462', '240,440 248,460'));
  b.over('b', facet(poly('214,436 234,438 236,456 216,456'), 'patch', 10, 0.5));
  b.over('k', facet(poly('0,464 400,464 400,520 0,520'), 'foot', 30, 1));
  return b;
}
