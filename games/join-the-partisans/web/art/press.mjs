/** The hidden press: a hand press under one lantern, sheets drying on a line. */
import { Block, facet, grow, hatch, join, line, poly, rays, turn } from '../../../../platform/web/press/index.mjs';

export function press() {
  const b = new Block('cover');
  const [lx, ly] = [112, 116];
  b.print('a', b.frame);
  b.cut(rays(lx, ly, 'lantern light', { from: 52, to: 470, n: 60, w: 5.2, breaks: 4 }));
  const roof = poly('0,0 400,0 400,60 296,22 158,44 0,86');
  b.free('k', facet(roof, 'roof', 18, 1), 4).cut(
    hatch(grow(roof, -5), 'roof boards', { angle: -12, gap: 13, w: 3, lo: 18, hi: 44 }),
  );
  const floor = poly('0,440 400,428 400,520 0,520');
  b.free('k', facet(floor, 'floor', 20, 1), 4).cut(
    hatch(grow(floor, -6), 'floor light', { angle: 2, gap: 14, w: 3.2, lo: 24, hi: 64 }),
  );
  const lamp = poly([
    [lx - 23, 94],
    [lx - 10, 85],
    [lx + 10, 85],
    [lx + 23, 94],
    [lx + 17, 146],
    [lx - 17, 146],
  ]);
  b.free(
    'k',
    join(
      lamp,
      line(
        [
          [lx, 66],
          [lx, 88],
        ],
        4.5,
      ),
    ),
    6,
  )
    .cut(
      poly([
        [lx - 14, 101],
        [lx + 14, 101],
        [lx + 10, 138],
        [lx - 10, 138],
      ]),
    )
    .over(
      'b',
      poly([
        [lx - 4.5, 132],
        [lx + 4.5, 132],
        [lx + 6, 118],
        [lx, 107],
        [lx - 6, 118],
      ]),
    );
  b.over(
    'k',
    line(
      [
        [196, 82],
        [400, 102],
      ],
      3.2,
    ),
  );
  for (const [x, y, tilt] of [
    [220, 87, -3],
    [282, 93, 4],
    [344, 98, -2],
  ]) {
    const page = turn(
      poly([
        [x, y],
        [x + 46, y + 3],
        [x + 46, y + 66],
        [x, y + 63],
      ]),
      tilt,
      x + 23,
      y + 30,
    );
    b.over('k', grow(page, 4)).cut(page);
    const row = (top, high) =>
      turn(
        poly([
          [x + 6, y + top],
          [x + 40, y + top + 1],
          [x + 40, y + top + high + 1],
          [x + 6, y + top + high],
        ]),
        tilt,
        x + 23,
        y + 30,
      );
    b.over('k', row(9, 7), ...[0, 1, 2, 3, 4].map((k) => row(23 + 8 * k, 3.4)));
  }
  const iron = join(
    poly('84,212 114,212 108,424 74,424'),
    poly('286,212 316,212 326,424 292,424'),
    poly('74,198 200,172 326,198 326,232 74,232'),
    poly('182,160 218,160 218,284 182,284'),
    poly('124,280 276,280 284,306 116,306'),
    poly('40,344 360,344 360,368 40,368'),
    poly('54,424 142,424 150,448 46,448'),
    poly('258,424 346,424 354,448 250,448'),
    line(
      [
        [200, 256],
        [346, 266],
        [384, 258],
      ],
      13,
    ),
  );
  b.free('k', facet(iron, 'iron', 18, 0.8), 6);
  for (const y of [240, 251, 262, 273])
    b.cut(
      line(
        [
          [187, y],
          [213, y - 6],
        ],
        3.4,
      ),
    );
  b.cut(
    hatch(poly('84,206 200,182 316,206 316,222 84,222'), 'iron light', { angle: -3, gap: 10, w: 2.8, lo: 20, hi: 50 }),
    line(
      [
        [89, 222],
        [83, 416],
      ],
      3.2,
    ),
    line(
      [
        [297, 222],
        [304, 416],
      ],
      3.2,
    ),
    line(
      [
        [130, 293],
        [270, 293],
      ],
      3.2,
    ),
  );
  const paper = poly('94,320 306,320 326,344 74,344');
  b.cut(grow(paper, 4))
    .over('k', poly('128,328 272,328 276,332.6 124,332.6'))
    .over('b', poly('150,322 250,322 253,326 147,326'))
    .over('k', poly('120,337 280,337 283,340.4 117,340.4'));
  b.over('k', facet(poly('0,470 400,470 400,520 0,520'), 'foot', 30, 1));
  return b;
}
