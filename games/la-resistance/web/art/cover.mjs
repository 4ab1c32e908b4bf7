/** A street at night, a hand with a torch, two dice. */
import {
  Block,
  chance,
  cobbles,
  disc,
  facet,
  gouges,
  grow,
  hatch,
  join,
  line,
  meet,
  mirror,
  poly,
  rays,
  soft,
  turn,
} from '../../../../platform/web/press/index.mjs';

/** The left house front: u runs along the street away from us, v down the wall. */
const front = (u, v) => {
  const k = 1 - u * 0.62;
  return [u * 124, 190 + u * 56 + (v - 0.5) * 430 * k + 12];
};

function street(b) {
  const wall = poly([front(0, -0.1), front(1, 0), front(1, 1), front(0, 1)]);
  const panes = [];
  const red = [];
  const bars = [];
  const r = chance('windows');
  for (let row = 0; row < 5; row++) {
    for (let col = 0; col < 6; col++) {
      const [u, v] = [0.03 + col * 0.165, 0.07 + row * 0.19];
      const win = (u0, v0, u1, v1) => poly([front(u0, v0), front(u1, v0), front(u1, v1), front(u0, v1)]);
      if (col === 0 && row === 0) continue;
      const pane = win(u, v, u + 0.1, v + 0.125);
      (r.between(0, 1) < 0.16 ? red : panes).push(pane);
      bars.push(
        line([front(u + 0.05, v), front(u + 0.05, v + 0.125)], 2.6 - u),
        line([front(u, v + 0.06), front(u + 0.1, v + 0.06)], 2.6 - u),
      );
    }
    panes.push(line([front(0, 0.035 + row * 0.19), front(1, 0.035 + row * 0.19)], 2));
  }
  for (const turned of [(s) => s, (s) => mirror(s, 200)]) {
    b.free('k', facet(turned(wall), 'wall', 22, 0.8), 5);
    b.cut(meet(turned(join(panes, red)), grow(turned(wall), -2)));
    b.print('b', meet(turned(join(red)), grow(turned(wall), -2)));
    b.over('k', meet(turned(join(bars)), turned(wall)));
  }
}

function die(b, seed, x, y, size, angle, ink, pips) {
  const put = (s) => turn(s, angle, x, y);
  const h = size / 2;
  const body = poly([
    [x - h + 6, y - h],
    [x + h - 6, y - h],
    [x + h, y - h + 6],
    [x + h, y + h - 6],
    [x + h - 6, y + h],
    [x - h + 6, y + h],
    [x - h, y + h - 6],
    [x - h, y - h + 6],
  ]);
  b.free('k', facet(put(grow(body, 3)), seed, 18, 0.6), 5).cut(put(body));
  if (ink) b.over(ink, put(grow(body, -1)));
  const eyes = join(...pips.map(([u, v]) => disc(x + u * h * 0.52, y + v * h * 0.52, size * 0.085, 10)));
  if (ink) b.cut(put(eyes));
  else b.over('k', put(eyes));
}

export function cover() {
  const b = new Block('cover');
  b.print('a', b.frame);
  b.cut(rays(200, 120, 'torch light', { from: 84, to: 420, n: 66, w: 5.4, breaks: 3 }));
  b.over('k', facet(poly('110,404 290,404 400,452 400,520 0,520 0,452'), 'road', 30, 0.8)).cut(
    meet(cobbles(0, 400, 408, 458, 'street', 4), poly('112,406 288,406 400,455 400,470 0,470 0,455')),
  );
  street(b);

  // Flame: red, a paper heart, a red core.
  const flame = soft(
    '200,22 214,52 236,74 240,96 250,84 258,118 250,156 226,184 174,184 150,156 144,122 156,92 166,104 172,76 190,58',
    3,
  );
  b.cut(grow(flame, 8)).over('b', facet(flame, 'flame', 14, 0.8));
  b.cut(
    facet(
      soft('204,88 218,116 228,128 230,154 216,178 184,178 170,156 176,132 188,140 192,116', 3),
      'flame light',
      14,
      0.6,
    ),
  ).over('b', facet(soft('202,130 212,148 212,170 188,172 186,154 194,148', 3), 'flame core', 14, 0.4));
  b.cut(gouges(3.4, '160,126 158,152', '244,112 242,140', '202,44 196,66'));
  b.free('k', facet(poly('158,184 242,184 234,206 226,212 174,212 166,206'), 'cup', 16, 0.6), 5).cut(
    line('164,196 236,196', 2.6),
    gouges(3, '176,188 224,188'),
  );
  b.free('k', facet(poly('180,212 220,212 214,430 186,430'), 'handle', 22, 0.6), 4);
  b.cut(gouges(3.4, '188,220 189,250', '194,218 195,252'), gouges(2.6, '192,378 193,404'));

  // Sleeve and wrist, then four fingers round the handle and the thumb across.
  b.free('k', facet(poly('138,346 262,342 300,470 110,470'), 'sleeve', 18, 0.9), 6);
  b.cut(hatch(poly('146,372 256,368 290,462 122,462'), 'sleeve', { angle: 68, gap: 13, w: 3.6, lo: 18, hi: 50 }));
  b.free('k', facet(poly('134,338 266,334 270,358 132,362'), 'cuff', 18, 0.6), 4).cut(
    line('138,350 264,346', 2.4),
    gouges(3, '142,342 196,341'),
  );
  b.free('k', facet(poly('148,262 160,252 246,250 258,262 262,330 246,344 160,346 144,330'), 'fist', 18, 0.6), 5);
  [258, 280, 302, 323].forEach((y, i) => {
    const finger = soft(
      [
        [140 + i, y + 2],
        [150, y - 9],
        [190, y - 10],
        [224, y - 8],
        [234 - i * 2, y],
        [226, y + 9],
        [188, y + 10],
        [148, y + 10],
      ],
      2,
    );
    b.free('k', facet(finger, `finger ${i}`, 14, 0.5), 3.2).cut(
      gouges(4, `156,${y - 3} 214,${y - 3}`),
      gouges(2.4, `160,${y + 4} 198,${y + 4}`),
    );
  });
  b.free(
    'k',
    facet(soft('252,322 240,300 226,276 214,262 206,266 206,280 218,300 226,322 240,338 254,336', 2), 'thumb', 14, 0.5),
    3.6,
  ).cut(gouges(4, '214,272 230,304'), gouges(3, '224,272 242,306', '234,316 246,330'));

  die(b, 'white die', 78, 402, 74, -14, null, [
    [0, 0],
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ]);
  die(b, 'blue die', 326, 396, 64, 13, 'a', [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, 0],
    [1, 0],
  ]);
  b.over('k', facet(poly('0,455 400,455 400,520 0,520'), 'foot', 30, 1));
  return b;
}
