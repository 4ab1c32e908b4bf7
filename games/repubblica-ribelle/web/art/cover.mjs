/** A free town on its hill, the flag above it, terraces below. */
import {
  Block,
  box,
  curve,
  facet,
  gouges,
  grow,
  hatch,
  join,
  line,
  meet,
  poly,
  soft,
} from '../../../../platform/web/press/index.mjs';

/** A house: gable wall in paper to the left, the long wall black, a roof in ink. */
function house(b, seed, x, y, w, h, roof = 'b') {
  const wall = poly([
    [x, y],
    [x + w, y],
    [x + w, y - h],
    [x, y - h],
  ]);
  b.free('k', facet(wall, seed, 16, 0.5), 3.2);
  const lit = poly([
    [x + 2.4, y - 2],
    [x + w * 0.46, y - 2],
    [x + w * 0.46, y - h + 1],
    [x + 2.4, y - h + 1],
  ]);
  b.cut(lit);
  const win = (u, v) => box(x + w * u, y - h * v, w * 0.12, h * 0.17);
  b.over('k', win(0.13, 0.84), win(0.29, 0.84), win(0.13, 0.46), win(0.29, 0.46)).cut(
    win(0.58, 0.84),
    win(0.78, 0.84),
    win(0.58, 0.46),
    win(0.78, 0.46),
  );
  const top = poly([
    [x - 5, y - h + 1],
    [x + w * 0.16, y - h - w * 0.3],
    [x + w * 0.88, y - h - w * 0.3],
    [x + w + 5, y - h + 1],
  ]);
  b.free(roof, facet(top, `${seed} roof`, 14, 0.6), 3);
  b.cut(hatch(top, `${seed} tiles`, { angle: 72, gap: 8, w: 2, lo: 6, hi: 16, space: 0.5, shy: 2 }));
}

const cypress = (x, y, h) =>
  soft(
    [
      [x, y - h],
      [x + h * 0.13, y - h * 0.5],
      [x + h * 0.12, y - h * 0.12],
      [x, y],
      [x - h * 0.12, y - h * 0.12],
      [x - h * 0.13, y - h * 0.5],
    ],
    2,
  );

export function cover() {
  const b = new Block('cover');
  // Level sky, cut the other way round: paper with strokes of green.
  b.print('a', hatch(box(0, 0, 400, 260), 'sky', { gap: 14, w: 4, lo: 36, hi: 120, space: 0.9, shy: 0 }));
  const back = facet(
    poly('0,268 34,236 66,252 104,206 140,232 168,204 206,228 236,196 276,222 320,176 352,206 400,170 400,400 0,400'),
    'ridge',
    16,
    1.4,
  );
  b.free('a', back, 5);
  b.cut(
    hatch(poly('0,276 60,262 110,220 130,240 90,300 0,360'), 'slope west', {
      angle: 128,
      gap: 12,
      w: 3.2,
      lo: 12,
      hi: 34,
    }),
    hatch(poly('300,212 330,190 352,216 400,190 400,360 330,330'), 'slope east', {
      angle: 52,
      gap: 12,
      w: 3.2,
      lo: 14,
      hi: 40,
    }),
    hatch(poly('150,222 236,204 280,232 290,260 150,260'), 'slope mid', { angle: 60, gap: 13, w: 3, lo: 10, hi: 30 }),
  );

  // Pole and flag: three fields that move in one wind.
  const top = curve('156,24 196,14 236,30 280,18 330,30 368,20', 4);
  const low = curve('366,122 328,132 280,120 236,134 196,118 156,130', 4);
  const flag = poly([...top, ...low]);
  b.cut(grow(flag, 7))
    .over('k', grow(facet(flag, 'flag', 20, 0.6), 2.6))
    .cut(facet(flag, 'flag', 20, 0.6));
  b.over('a', meet(grow(flag, -2.4), facet(poly('150,0 226,0 222,150 150,150'), 'green', 20, 0.8)));
  b.over('b', meet(grow(flag, -2.4), facet(poly('298,0 380,0 380,150 294,150'), 'red', 20, 0.8)));
  b.cut(
    meet(
      flag,
      join(
        hatch(poly('160,20 222,14 220,130 160,130'), 'fold green', { angle: 82, gap: 17, w: 3.4, lo: 20, hi: 60 }),
        hatch(poly('304,20 364,20 362,130 302,130'), 'fold red', { angle: 96, gap: 17, w: 3.4, lo: 20, hi: 60 }),
      ),
    ),
  );
  b.print(
    'k',
    meet(grow(flag, -5), join(gouges(3, '238,40 240,92', '256,58 258,118', '276,30 274,84', '286,72 284,112'))),
  );

  b.free('k', facet(poly('147,14 153,14 156,190 145,190'), 'pole', 30, 0.4), 3).over(
    'k',
    soft('150,2 157,9 150,17 143,9', 2),
  );

  // The hill and its terraces.
  const hill = facet(poly('0,430 40,392 92,358 150,342 250,340 310,356 362,388 400,422 400,520 0,520'), 'hill', 20, 1);
  b.free('k', hill, 5);
  for (let i = 0; i < 7; i++) {
    const y = 366 + i * 15 + i * i * 0.6;
    const spread = 130 + i * 34;
    const wall = line(
      curve(
        [
          [200 - spread, y + 46 + i * 4],
          [200 - spread * 0.5, y + 10],
          [200, y],
          [200 + spread * 0.5, y + 10],
          [200 + spread, y + 46 + i * 4],
        ],
        5,
      ),
      3,
    );
    b.cut(meet(facet(wall, `terrace ${i}`, 14, 0.6), grow(hill, -4)));
    const vines = curve(
      [
        [200 - spread, y + 55 + i * 4],
        [200 - spread * 0.5, y + 19],
        [200, y + 9],
        [200 + spread * 0.5, y + 19],
        [200 + spread, y + 55 + i * 4],
      ],
      7,
    );
    for (const [k, [x, yy]] of vines.entries())
      if ((k + i) % 3) b.cut(meet(gouges(3.4, `${x - 5},${yy + 1} ${x + 7},${yy - 1}`)[0], grow(hill, -4)));
  }

  // The town climbs to its tower.
  b.free('k', facet(poly('128,320 128,186 172,186 172,320'), 'tower', 20, 0.6), 4);
  b.cut(poly('131,318 131,190 149,190 149,318'))
    .over('k', poly('136,230 136,210 140.5,204 145,210 145,230'), box(138, 256, 5, 15))
    .cut(poly('156,230 156,210 160.5,204 165,210 165,230'), gouges(3, '161,248 161,300'), line('128,242 172,242', 2.6));
  b.free(
    'k',
    facet(
      poly(
        '121,188 121,174 130,174 130,181 138,181 138,174 146,174 146,181 154,181 154,174 162,174 162,181 170,181 170,174 179,174 179,188',
      ),
      'battlement',
      20,
      0.3,
    ),
    3,
  );
  house(b, 'north', 178, 300, 66, 62, 'k');
  house(b, 'west', 66, 316, 56, 54, 'b');
  house(b, 'east', 250, 322, 58, 62, 'b');
  house(b, 'tower foot', 108, 334, 60, 50, 'k');
  house(b, 'square', 172, 342, 64, 54, 'b');
  house(b, 'far west', 34, 358, 58, 52, 'k');
  house(b, 'far east', 298, 362, 58, 54, 'k');
  house(b, 'south west', 94, 370, 64, 50, 'b');
  house(b, 'south east', 234, 372, 60, 52, 'k');
  house(b, 'gate', 164, 384, 58, 46, 'k');
  for (const [x, y, h] of [
    [368, 408, 100],
    [390, 420, 80],
    [16, 408, 84],
  ])
    b.free('k', facet(cypress(x, y, h), `cypress ${x}`, 12, 0.6), 3).cut(
      gouges(2.4, `${x - 2},${y - 10} ${x - 3},${y - h * 0.7}`),
    );
  b.over('k', facet(poly('0,455 400,455 400,520 0,520'), 'foot', 30, 1));
  return b;
}
