/** The star over Triglav; below it a hut with a light, and people on their way to it. */
import {
  at,
  Block,
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
  star,
} from '../../../../platform/web/press/index.mjs';

/** One walker with a pack and a rifle, about 40 tall, feet at 0,0, going right. */
const walker = () =>
  join(
    poly('-4,-40 3,-42 7,-39 6,-33 2,-30 -4,-32'),
    poly('-7,-30 4,-31 9,-22 8,-14 9,0 4,0 1,-12 -4,0 -10,0 -5,-15'),
    poly('-14,-29 -7,-31 -6,-17 -13,-16'),
    line('-12,-44 6,-16', 2.4),
    poly('-6,-42 5,-44 9,-40 -5,-38'),
  );

/** Ridges: each has a face in the light, cut out, with the rock left standing in strokes. */
const FACES = [
  '200,150 178,196 184,236 160,300 134,322 150,262 144,236 172,190',
  '132,204 112,246 116,280 88,326 62,330 86,280 92,254',
  '278,200 262,236 268,270 246,322 222,326 240,276 238,250',
  '62,252 44,290 24,330 0,334 24,292',
  '344,240 330,276 334,300 312,334 296,334 312,292',
];

export function cover() {
  const b = new Block('cover');
  b.print('a', box(0, 0, 400, 350));
  b.cut(rays(200, 88, 'star light', { from: 62, to: 420, n: 56, w: 5.4, breaks: 3 }));
  const light = star(200, 88, 54);
  b.cut(grow(light, 6)).over('b', facet(light, 'star', 20, 0.6));
  b.cut(gouges(3.4, '200,50 200,78', '238,78 214,86', '222,118 210,98', '176,120 188,100', '160,78 186,86'));

  const range = poly(
    '0,296 30,268 62,246 84,226 108,214 132,196 150,188 168,168 200,146 222,170 244,184 258,200 278,192 300,216 322,236 344,232 370,256 400,276 400,360 0,360',
  );
  b.free('k', facet(range, 'range', 18, 1.4), 5);
  for (const [i, pts] of FACES.entries()) {
    const lit = facet(poly(pts), `face ${i}`, 14, 1.2);
    b.cut(lit).print('k', hatch(lit, `rock ${i}`, { angle: 112, gap: 10, w: 2.6, lo: 8, hi: 24, space: 0.9 }));
  }
  b.cut(
    gouges(4, '214,184 226,226', '232,196 242,232', '206,230 214,276'),
    gouges(
      3,
      '292,222 304,256',
      '160,206 150,226',
      '352,250 364,282',
      '100,232 94,244',
      '196,280 202,318',
      '274,270 280,312',
      '370,280 378,312',
    ),
  );

  // The snow, with the tree line over it.
  const snow = facet(poly('0,344 60,336 140,342 230,334 320,342 400,334 400,470 0,470'), 'snow');
  b.cut(grow(snow, 2));
  const wood = join(
    ...Array.from({ length: 27 }, (_, i) =>
      spruce(6 + i * 15 + ((i * 7) % 5), 350 + ((i * 3) % 4) * 2, 26 + ((i * 11) % 7) * 4),
    ),
  );
  b.cut(grow(wood, 1.6)).print('k', wood);
  b.print(
    'a',
    hatch(box(0, 362, 400, 92), 'drifts', { angle: -3, gap: 15, w: 3.2, lo: 24, hi: 80, space: 1, flow: 3 }),
  );

  // Hut.
  b.free('k', facet(poly('246,386 342,382 342,436 246,440'), 'logs', 20, 0.6), 4);
  for (const y of [396, 407, 418, 429])
    b.cut(
      line(
        [
          [248, y + 1],
          [340, y - 2],
        ],
        2.2,
      ),
    );
  b.over('k', poly('262,400 292,399 292,424 262,425'))
    .cut(poly('264,402 290,401 290,422 264,423'))
    .over(
      'b',
      poly('266,404 276,403.5 276,411 266,411.5'),
      poly('279,403.5 288,403 288,410.5 279,411'),
      poly('266,414 276,413.5 276,421 266,421.5'),
      poly('279,413.5 288,413 288,420 279,420.5'),
    );
  b.cut(poly('304,398 326,397 326,438 304,439'))
    .over('k', poly('307,401 323,400 323,438 307,439'))
    .cut(gouges(2, '312,404 312,434', '318,404 318,434'));
  const roof = poly(
    '226,392 256,348 330,344 362,386 350,388 340,384 330,390 316,386 300,392 284,388 270,394 252,388 240,394',
  );
  b.free('k', grow(roof, 1.6), 4).cut(facet(roof, 'roof', 16, 0.8));
  b.print('k', hatch(roof, 'roof snow', { angle: 60, gap: 17, w: 2.4, lo: 6, hi: 16, space: 1.6 }));
  b.free('k', facet(poly('300,350 300,330 314,328 314,348'), 'chimney', 20, 0.3), 3);

  // The path and who walks it.
  const feet = [
    [58, 424, 1.08],
    [98, 416, 1.02],
    [136, 420, 1.04],
    [174, 412, 0.98],
    [210, 414, 0.98],
  ];
  for (const [x, y, k] of feet) b.free('k', facet(at(walker(), x, y, k), `walker ${x}`, 20, 0.2), 2.6);
  b.print(
    'k',
    gouges(
      3,
      '36,428 50,427',
      '70,426 88,424',
      '110,422 126,424',
      '148,423 164,419',
      '186,417 200,418',
      '222,418 240,428',
    ),
  );

  for (const [x, y, h] of [
    [376, 486, 150],
    [6, 484, 132],
    [348, 482, 72],
    [398, 480, 110],
  ]) {
    b.free('k', facet(spruce(x, y, h), `near ${x}`, 14, 0.6), 4);
    b.cut(
      [0.2, 0.42, 0.66].flatMap((t) =>
        gouges(3, `${x - h * 0.2 * (1 - t)},${y - h * t} ${x - 2},${y - h * (t + 0.12)}`),
      ),
    );
  }
  b.over('k', facet(poly('0,455 400,455 400,520 0,520'), 'foot', 30, 1));
  return b;
}
