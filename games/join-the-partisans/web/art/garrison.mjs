/** An outpost by night: a watchtower over the wire, a helmet in it, its searchlight on the snow. The lamp is the one accent. */
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

export function garrison() {
  const b = new Block('cover');
  const [lx, ly] = [150, 206];
  b.print('a', box(0, 0, 400, 380));
  b.cut(rays(lx, ly, 'searchlight sky', { from: 46, to: 440, n: 54, w: 5.5, breaks: 3 }));
  const ground = facet(poly('0,366 110,352 220,370 310,356 400,372 400,470 0,470'), 'ground', 20, 1);
  b.cut(grow(ground, 3));
  b.print('a', hatch(box(0, 378, 400, 84), 'drift', { angle: -4, gap: 15, w: 3.2, lo: 24, hi: 80, flow: 3 }));
  for (const [x, y, h] of [
    [60, 388, 190],
    [356, 400, 210],
    [14, 420, 230],
  ]) {
    b.free('k', facet(spruce(x, y, h), `spruce ${x}`, 15, 0.8), 4.5);
    b.cut(
      [0.18, 0.4, 0.62].flatMap((t) =>
        gouges(3, `${x + h * 0.04},${y - h * (t + 0.13)} ${x + h * 0.22 * (1 - t)},${y - h * t}`),
      ),
    );
  }
  // The beam falls from the lamp to the snow before the wire.
  b.cut(
    poly([
      [lx, ly - 6],
      [lx + 6, ly + 8],
      [176, 470],
      [92, 470],
    ]),
  );
  // Legs and their braces, then the cabin and the roof.
  const legs = join(
    line(
      [
        [178, 236],
        [150, 420],
      ],
      13,
    ),
    line(
      [
        [262, 236],
        [292, 420],
      ],
      13,
    ),
    line(
      [
        [206, 236],
        [196, 404],
      ],
      9,
    ),
    line(
      [
        [236, 236],
        [246, 404],
      ],
      9,
    ),
    line(
      [
        [170, 288],
        [284, 366],
      ],
      7,
    ),
    line(
      [
        [270, 288],
        [158, 366],
      ],
      7,
    ),
    line(
      [
        [164, 288],
        [276, 288],
      ],
      8,
    ),
    line(
      [
        [150, 368],
        [292, 368],
      ],
      8,
    ),
  );
  b.free('k', facet(legs, 'legs', 18, 0.5), 4);
  const cabin = join(poly('160,162 280,162 284,240 156,240'), box(146, 232, 148, 12));
  b.free('k', facet(cabin, 'cabin', 20, 0.6), 5);
  b.free('k', facet(poly('220,82 304,150 296,166 220,140 144,166 136,150'), 'roof', 18, 0.8), 5);
  b.cut(gouges(3.4, '214,98 160,144', '226,98 280,144', '220,104 220,130'));
  // The opening, and the guard in it: a helmet and shoulders, no face.
  b.cut(box(176, 172, 88, 38));
  const guard = join(
    poly('204,196 206,184 214,176 226,174 238,178 246,186 248,197 240,197 240,203 210,203 210,197'),
    poly('196,212 204,203 246,203 256,212'),
  );
  b.over('k', facet(guard, 'guard', 12, 0.4));
  b.cut(gouges(2.4, '212,184 226,179'));
  b.cut(hatch(box(164, 214, 112, 16), 'planks', { angle: 90, gap: 9, w: 2.2, lo: 10, hi: 15 }));
  // The lamp at the rail.
  b.free('k', disc(lx, ly, 21, 14), 4)
    .cut(disc(lx, ly, 14, 12))
    .over('b', disc(lx, ly, 9, 10));
  // Wire before it all.
  for (const x of [40, 132, 224, 316, 392]) b.free('k', facet(box(x - 5, 372, 10, 90), `post ${x}`, 18, 0.6), 3.5);
  for (const y of [396, 424, 450]) {
    b.over(
      'k',
      line(
        [
          [0, y + 3],
          [132, y - 2],
          [224, y + 4],
          [316, y - 2],
          [400, y + 2],
        ],
        3,
      ),
    );
    for (let x = 22; x < 400; x += 46)
      b.over(
        'k',
        line(
          [
            [x - 6, y - 7],
            [x + 6, y + 8],
          ],
          2.4,
        ),
        line(
          [
            [x + 5, y - 8],
            [x - 5, y + 8],
          ],
          2.4,
        ),
      );
  }
  b.over('k', facet(poly('0,464 400,464 400,520 0,520'), 'foot', 30, 1));
  return b;
}
