/** Men in helmets: the patrols of the mission row, and the veterans of the events. */
import {
  Block,
  box,
  chatter,
  cobbles,
  disc,
  facet,
  gouges,
  grow,
  hatch,
  join,
  line,
  meet,
  minus,
  poly,
  rays,
  soft,
} from '../../../../platform/web/press/index.mjs';
import { rifle, soldier } from './figures.mjs';

/** Three in file before a low red sun, the nearest largest. */
export function germanPatrol() {
  const b = new Block('emblem');
  b.print('a', b.frame);
  const sun = disc(92, 74, 40);
  b.cut(rays(92, 74, 'patrol sky', { from: 50, to: 290, n: 34, w: 4.6, a0: 120, a1: 420 }), grow(sun, 5));
  b.over('b', facet(sun, 'patrol sun', 12, 0.8)).cut(
    hatch(meet(sun, box(50, 84, 90, 40)), 'sun', { gap: 9, w: 2.6, lo: 14, hi: 30 }),
  );
  rifle(b, 'r1', 20, 22, 46, 130, 7);
  soldier(b, 's1', 62, 96, 0.78);
  rifle(b, 'r2', 96, 4, 124, 120, 8);
  soldier(b, 's2', 142, 90, 0.98);
  rifle(b, 'r3', 172, -14, 208, 120, 10);
  soldier(b, 's3', 230, 82, 1.22);
  return b;
}

/** The side of a half-track, helmets over its edge. */
export function panzerGrenadiers() {
  const b = new Block('emblem');
  b.print('a', box(0, 0, 300, 150));
  b.cut(hatch(box(0, 0, 300, 140), 'grenadiers sky', { angle: -12, gap: 11, w: 3.2, lo: 24, hi: 70, skip: 0.12 }));
  b.print('k', facet(poly('0,158 70,150 190,154 300,148 300,190 0,190'), 'ground'));
  for (const [i, [x, y]] of [
    [62, 52],
    [108, 47],
    [154, 51],
  ].entries())
    soldier(b, `g${i}`, x, y, 0.74);
  b.free('k', facet(poly('20,116 34,80 186,80 196,94 262,104 276,114 270,136 30,138'), 'hull', 24, 0.6));
  b.cut(line('28,114 196,110 272,116', 2.6), line('118,82 118,136', 2), line('186,82 192,134', 2.4));
  b.cut(box(150, 90, 22, 5), poly('200,100 206,100 208,110 202,110'));
  b.cut(gouges(3, '44,96 108,94', '44,104 92,103', '204,121 262,124', '130,104 176,103', '40,124 108,123'));
  b.free('k', facet(poly('12,150 26,126 180,126 196,146 184,168 30,170'), 'track', 20, 0.8), 3.5);
  b.cut(
    minus(
      poly('22,150 32,133 174,133 186,146 178,160 36,162'),
      grow(poly('22,150 32,133 174,133 186,146 178,160 36,162'), -2.4),
    ),
  );
  for (let i = 0; i < 6; i++) {
    const [x, y] = [42 + i * 26, 148];
    b.cut(disc(x, y, 12.5, 12))
      .over('k', disc(x, y, 9.5, 11))
      .cut(disc(x, y, 3, 7));
  }
  b.free('k', disc(244, 152, 20, 16), 3.5).cut(
    minus(disc(244, 152, 14, 14), disc(244, 152, 10, 12)),
    disc(244, 152, 3, 7),
  );
  b.free('b', facet(disc(270, 108, 7, 10), 'lamp', 20, 0.3), 3);
  b.cut(chatter(box(0, 172, 300, 16), 'mud', { n: 16, w: 2.6, lo: 10, hi: 26 }));
  return b;
}

/** Round a corner of a dark street: a helmet, a hand torch, its beam. */
export function unexpectedPatrol() {
  const b = new Block('emblem');
  b.print('a', b.frame);
  const street = poly('0,150 300,150 300,190 0,190');
  b.over('k', street);
  b.cut(cobbles(0, 300, 152, 190, 'corner', 3));
  b.cut(hatch(box(120, 0, 180, 148), 'wall far', { angle: 0, gap: 15, w: 3, lo: 20, hi: 52, space: 0.9 }));
  const beam = poly('172,120 300,52 300,190 236,190 172,134');
  b.cut(facet(beam, 'beam', 30, 0.9));
  b.print(
    'a',
    meet(
      grow(beam, -3),
      rays(160, 127, 'beam lines', { from: 50, to: 190, n: 11, w: 3.2, a0: -22, a1: 32, breaks: 2 }),
    ),
  );
  soldier(b, 'corner2', 66, 46, 0.8);
  soldier(b, 'corner', 108, 58, 1.08);
  b.free('k', facet(poly('92,190 96,140 112,128 144,120 150,136 126,150 124,190'), 'arm'), 3);
  b.cut(gouges(3, '108,140 138,128', '104,150 106,184'));
  b.free('k', facet(poly('128,118 160,116 170,110 174,114 174,141 170,144 160,138 128,137'), 'torch', 20, 0.4), 3).cut(
    line('160,116 160,138', 2.2),
  );
  b.free('b', facet(poly('174,111 182,109 182,146 174,144'), 'glass', 20, 0.3), 2.5);
  b.free('k', facet(soft('130,122 140,113 152,115 156,124 152,140 138,143 130,136'), 'hand', 12, 0.4), 2.5);
  b.cut(gouges(2.4, '137,121 154,121', '137,128 154,128', '138,135 152,135'));
  const wall = facet(poly('0,0 62,0 62,190 0,190'), 'near wall', 24, 1);
  b.free('k', wall, 4);
  const bricks = [];
  for (let i = 0; i < 9; i++)
    bricks.push(
      line(`0,${14 + i * 22} 56,${16 + i * 22}`, 2.2),
      line(`${18 + (i % 2) * 18},${15 + i * 22} ${18 + (i % 2) * 18},${37 + i * 22}`, 2.2),
    );
  b.cut(meet(join(bricks), box(6, 0, 50, 190)));
  return b;
}

/** An old front soldier, face on, snow in the air: the years are in the lines. */
export function wehrmachtVeterans() {
  const b = new Block('emblem');
  b.print('a', b.frame);
  b.cut(hatch(b.frame, 'veteran sky', { angle: 62, gap: 13, w: 3.4, lo: 16, hi: 44, space: 0.8 }));
  b.free('k', facet(poly('52,190 66,158 112,140 124,126 176,126 188,140 234,158 248,190'), 'coat'));
  b.cut(poly('118,140 148,172 144,182 108,150'), poly('182,140 152,172 156,182 192,150'));
  b.cut(gouges(4, '84,160 78,188', '100,158 96,186', '216,160 222,188', '200,158 204,186'));
  b.cut(line('150,176 150,190', 3));
  const face = poly('114,84 186,84 186,118 178,142 162,158 138,158 122,142 114,118');
  b.free('k', facet(face, 'face', 20, 0.6), 3.5);
  // Lit from the left: the right half stays black but for the cheekbone.
  b.cut(poly('120,98 146,98 146,124 141,132 150,134 150,140 136,140 136,145 150,146 150,154 140,154 126,140 119,118'));
  b.cut(
    poly('154,98 172,98 162,102'),
    poly('158,112 172,108 176,114 164,128'),
    poly('154,134 164,136 160,141 154,140'),
  );
  b.over(
    'k',
    poly('122,100 144,102 144,106 134,110 124,107'),
    gouges(2.6, '122,114 134,116', '124,119 134,121', '128,124 132,140', '121,126 127,138'),
  );
  b.cut(poly('129,103 138,104 135,107 130,106'), poly('160,104 169,102 167,105 162,106'));
  b.over('b', facet(poly('127,108 131,108 137,132 134,133'), 'scar', 20, 0.2));
  const helmet = poly(
    '92,102 98,84 100,56 112,36 132,26 150,24 168,26 188,36 200,56 202,84 208,102 196,104 186,92 168,87 132,87 114,92 104,104',
  );
  b.free('k', facet(helmet, 'helmet', 22, 0.7));
  b.cut(
    gouges(5, '112,70 122,42', '122,66 134,36'),
    gouges(3, '134,60 146,34', '104,90 132,80', '190,50 194,74', '180,44 186,62', '138,82 166,82', '98,98 108,90'),
  );
  return b;
}
