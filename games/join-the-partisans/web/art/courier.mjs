/** A Special Mission: a courier in the snow at the edge of the wood, a bridge with a guard's light behind. */
import {
  Block,
  at,
  box,
  facet,
  gouges,
  grow,
  hatch,
  join,
  line,
  poly,
  rays,
  spruce,
  disc,
} from '../../../../platform/web/press/index.mjs';

export function courier() {
  const b = new Block('cover');
  const [lx, ly] = [292, 128];
  b.print('a', box(0, 0, 400, 330));
  b.cut(rays(lx, ly, 'guard light', { from: 34, to: 430, n: 52, w: 5, breaks: 3 }));
  // The bridge, with the guard's hut and its light.
  const bridge = join(
    poly('120,206 400,176 400,200 120,230'),
    poly('150,222 168,220 176,330 158,330'),
    poly('236,212 254,210 262,330 244,330'),
    poly('330,202 348,200 356,330 338,330'),
  );
  b.free('k', facet(bridge, 'bridge', 22, 0.8), 4.5);
  for (const [x0, x1] of [
    [160, 246],
    [246, 340],
  ])
    b.cut(
      line(
        [
          [x0 + 14, 300],
          [x1 - 2, 226],
        ],
        2.6,
      ),
      line(
        [
          [x0 + 10, 226],
          [x1 + 6, 300],
        ],
        2.6,
      ),
    );
  b.free(
    'k',
    facet(
      join(poly('262,134 326,128 328,190 264,196'), poly('252,136 292,104 336,128 330,136 292,116 258,144')),
      'hut',
      18,
      0.6,
    ),
    4,
  );
  b.cut(disc(lx, ly + 30, 15, 12)).over('b', disc(lx, ly + 30, 9, 10));
  const snow = facet(poly('0,316 90,300 180,322 280,308 400,326 400,470 0,470'), 'snow', 20, 1);
  b.cut(grow(snow, 3));
  b.print('a', hatch(box(0, 330, 400, 130), 'drifts', { angle: -5, gap: 16, w: 3.2, lo: 26, hi: 84, flow: 3 }));
  for (const [x, y, h] of [
    [34, 420, 250],
    [92, 372, 150],
    [372, 452, 190],
    [8, 470, 190],
  ]) {
    b.free('k', facet(spruce(x, y, h), `tree ${x}`, 15, 0.8), 4.5);
    b.cut(
      [0.18, 0.4, 0.62].flatMap((t) =>
        gouges(3.2, `${x + h * 0.04},${y - h * (t + 0.13)} ${x + h * 0.24 * (1 - t)},${y - h * t}`),
      ),
    );
  }
  // The courier, bent under a pack, going left.
  const person = join(
    poly('6,-118 -8,-124 -18,-116 -17,-102 -8,-96 4,-100'),
    poly('-20,-122 -2,-134 10,-126 12,-116 -20,-112'),
    poly('-12,-98 10,-100 24,-70 22,-44 30,0 14,0 6,-34 -10,0 -28,0 -12,-44 -18,-72'),
    poly('12,-104 40,-92 46,-54 24,-44 16,-70'),
    line(
      [
        [-14, -84],
        [-40, -60],
        [-52, -66],
      ],
      9,
    ),
  );
  b.free('k', facet(at(person, 214, 446, 1.25), 'courier', 18, 0.5), 5);
  b.cut(
    at(
      join(...gouges(3, '16,-92 36,-84', '22,-78 38,-70', '-4,-60 -8,-30', '8,-70 10,-44', '-12,-108 -4,-106')),
      214,
      446,
      1.25,
    ),
  );
  b.over('b', poly('205,288 211,290 209,296 203,294'));
  b.print('k', gouges(3.4, '250,452 268,450', '286,448 304,450', '322,446 340,448', '356,450 374,448'));
  b.over('k', facet(poly('0,466 400,466 400,520 0,520'), 'foot', 30, 1));
  return b;
}
