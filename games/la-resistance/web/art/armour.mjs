/** Steel: tanks, aircraft, and what is fired at them. */
import {
  Block,
  box,
  disc,
  ellipse,
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
  rim,
  scale,
  shift,
  turn,
} from '../../../../platform/web/press/index.mjs';

const both = (shape) => join(shape, mirror(shape, 150));

/** The hull from the front, tracks to left and right, the muzzle looking at you. */
export function panzer() {
  const b = new Block('emblem');
  b.print('a', b.frame);
  b.cut(rays(150, 96, 'panzer sky', { from: 70, to: 250, n: 30, w: 5, a0: 180, a1: 360 }));
  b.print('k', facet(poly('0,164 40,158 260,158 300,164 300,190 0,190'), 'ground'));
  b.cut(hatch(box(0, 166, 300, 22), 'mud', { gap: 8, w: 3, lo: 12, hi: 40 }));
  const track = poly('36,84 78,80 84,176 42,180 32,168 30,98');
  b.free('k', facet(both(track), 'tracks', 24, 0.7));
  const links = [];
  for (let y = 92; y < 176; y += 12)
    links.push(
      poly([
        [37, y],
        [72, y - 2],
        [73, y + 3],
        [38, y + 5],
      ]),
    );
  b.cut(both(join(links)));
  b.free('k', facet(poly('78,104 98,86 202,86 222,104 220,150 194,168 106,168 80,150'), 'hull', 22, 0.7));
  b.cut(line('82,107 218,107', 3), line('88,146 212,146', 2.4));
  b.cut(
    gouges(3.4, '96,151 130,161', '170,162 204,152', '138,158 162,158'),
    gouges(4, '88,116 87,138', '97,114 96,140'),
    gouges(2.6, '205,116 207,138', '213,116 214,134'),
  );
  b.cut(grow(disc(186, 127, 10, 12), 3))
    .over('k', disc(186, 127, 10, 12))
    .cut(disc(186, 127, 3.4, 8));
  b.cut(box(106, 116, 44, 20))
    .over('k', box(109, 119, 38, 14))
    .over('b', box(112, 124, 32, 5));
  b.cut(both(disc(92, 97, 7, 10))).over('k', both(disc(92, 97, 3.6, 8)));
  b.free('k', facet(poly('92,84 102,48 122,40 178,40 198,48 208,84 182,92 118,92'), 'turret', 20, 0.7));
  b.cut(gouges(5, '102,78 110,52'), gouges(3, '112,82 118,56', '122,84 124,66', '190,56 198,78', '182,54 186,72'));
  b.free('k', facet(poly('156,28 188,28 192,41 152,41'), 'cupola', 20, 0.4), 3).cut(line('160,34 184,34', 2.6));
  b.free('k', facet(poly('122,54 178,54 184,70 176,88 124,88 116,70'), 'mantlet', 20, 0.4), 3);
  b.cut(gouges(2.6, '124,62 122,78'));
  b.free('k', disc(150, 71, 16, 14), 3.2)
    .cut(rim(disc(150, 71, 12.5, 14), 3.4))
    .over('k', disc(150, 71, 7, 10));
  return b;
}

/** The gun along the whole card, and the turret it belongs to. */
export function tiger() {
  const b = new Block('emblem', 'xMinYMid');
  b.print('a', b.frame);
  b.cut(hatch(box(0, 0, 300, 130), 'tiger sky', { gap: 11, w: 3.4, lo: 26, hi: 80, angle: -4 }));
  b.print('k', facet(poly('0,166 90,160 300,164 300,190 0,190'), 'ground'));
  const hull = poly('112,106 128,88 300,84 300,150 122,150 108,128');
  b.free('k', facet(hull, 'hull', 26, 0.7));
  b.cut(line('112,124 300,118', 3), gouges(3.4, '134,98 200,94', '132,106 176,103', '230,102 290,99'));
  b.free('k', facet(poly('96,142 116,126 300,126 300,178 124,180 104,166'), 'track', 24, 0.8), 3.5);
  b.cut(rim(poly('104,144 120,132 320,132 320,172 126,174 110,162'), 2.4));
  for (let i = 0; i < 4; i++) {
    const [x, y] = [140 + i * 48, 153];
    b.cut(disc(x + 24, y, 17, 14)).over('k', disc(x + 24, y, 14, 12));
    b.cut(disc(x, y, 20, 16))
      .over('k', disc(x, y, 17, 14))
      .cut(rim(disc(x, y, 11, 12), 2.6), disc(x, y, 3, 7));
  }
  b.free('k', facet(poly('148,84 152,46 172,34 262,34 284,46 286,84'), 'turret', 24, 0.7));
  b.cut(
    gouges(5, '166,78 170,46'),
    gouges(3.4, '178,78 184,44', '192,80 196,56'),
    gouges(2.6, '268,46 276,78', '258,44 262,66'),
  );
  b.free('k', facet(box(216, 22, 34, 13), 'cupola', 20, 0.4), 3).cut(line('220,28 246,28', 2.4));
  b.cut(hatch(box(206, 52, 44, 28), 'turret side', { angle: 90, gap: 8, w: 2.2, lo: 8, hi: 22 }));
  b.free('k', facet(poly('132,44 152,42 152,82 132,78 126,70 126,52'), 'mantlet', 20, 0.5), 3);
  b.free('k', facet(poly('52,56 126,53 126,69 52,66'), 'gun', 30, 0.4));
  b.cut(line('58,59.5 122,57.5', 2.2), line('86,54 86,68', 2));
  b.free('k', facet(poly('30,51 52,51 52,71 30,71'), 'brake', 20, 0.4), 3.5).cut(
    box(34, 55, 4, 12),
    box(43, 55, 4, 12),
  );
  b.free('b', facet(poly('29,61 20,38 17,53 2,44 9,58 -6,61 9,65 2,78 17,69 20,84'), 'flash', 20, 0.3), 2.5);
  return b;
}

/** A single-engined aircraft from above, nose up. */
const bomber = () =>
  join(
    poly('-4,-34 4,-34 7,-26 6,0 3,34 -3,34 -6,0 -7,-26'),
    poly('-52,-6 -50,-12 -6,-20 6,-20 50,-12 52,-6 50,0 6,0 -6,0 -50,0'),
    poly('-19,27 -17,23 17,23 19,27 17,32 -17,32'),
    poly('-13,-36 13,-36 13,-34 -13,-34'),
  );

/** Three aircraft over a village; the shadow of one has reached a roof. */
export function airStrike() {
  const b = new Block('emblem');
  b.print('a', b.frame);
  b.cut(rays(270, -20, 'strike sky', { from: 40, to: 330, n: 26, w: 5, a0: 88, a1: 184, breaks: 3 }));
  const plane = (x, y, k, a) => shift(turn(scale(bomber(), k), a, 0, 0), x, y);
  for (const [i, [x, y, k]] of [
    [236, 40, 0.94],
    [146, 36, 0.8],
    [60, 34, 0.64],
  ].entries()) {
    b.free('k', facet(plane(x, y, k, 214), `plane ${i}`, 22, 0.4), 3.5);
    b.cut(
      shift(
        turn(
          scale(join(gouges(3.4, '-46,-6 -12,-11', '12,-11 46,-6'), gouges(2.4, '0,-24 0,-14', '0,-4 0,22')), k),
          214,
          0,
          0,
        ),
        x,
        y,
      ),
    );
  }
  // Village: two gables in black, one long tiled roof in red that takes the shadow.
  b.free('k', facet(poly('0,150 0,124 22,106 46,124 46,150 60,190 0,190'), 'gable left'));
  b.cut(poly('12,134 22,134 22,148 12,148'), poly('30,134 38,134 38,148 30,148'), gouges(3, '4,122 20,109'));
  b.free('k', facet(poly('70,142 278,142 278,190 70,190'), 'wall'));
  b.cut(box(96, 158, 20, 22), box(150, 158, 20, 22), box(204, 158, 20, 22), box(246, 158, 18, 34));
  b.over('k', line('106,158 106,180', 2.4), line('160,158 160,180', 2.4), line('214,158 214,180', 2.4));
  const roof = poly('56,148 92,92 262,92 292,148');
  b.free('b', facet(roof, 'roof', 24, 0.7));
  b.free('k', facet(poly('104,102 104,76 122,76 122,102'), 'chimney', 20, 0.4), 3);
  const rows = [];
  for (let y = 100; y < 146; y += 9)
    rows.push(
      hatch(meet(roof, box(40, y, 260, 3.6)), `tile ${y}`, { gap: 9, w: 2.4, lo: 8, hi: 20, shy: 0, space: 0.4 }),
    );
  b.cut(join(rows));
  const shade = shift(turn(scale(bomber(), 0.92), 214, 0, 0), 186, 122);
  b.over('k', meet(facet(shade, 'shadow', 20, 0.4), grow(roof, -3)));
  return b;
}

/** The gun on its two legs, the belt in red. */
export function mg34() {
  const b = new Block('emblem');
  b.print('a', b.frame);
  b.cut(rays(18, 66, 'mg sky', { from: 26, to: 320, n: 22, w: 5, a0: -58, a1: 78, breaks: 3 }));
  b.print('k', facet(poly('0,172 120,166 300,170 300,190 0,190'), 'sill'));
  b.free(
    'k',
    facet(
      join(line('86,76 52,170', 7), line('90,76 118,170', 7), box(44, 164, 18, 7), box(110, 164, 18, 7)),
      'legs',
      24,
      0.4,
    ),
  );
  const gun = join(
    box(10, 66, 22, 8),
    poly('26,58 140,56 140,82 26,80'),
    poly('138,50 206,48 214,56 214,84 200,92 138,90'),
    poly('206,56 232,62 290,58 296,66 294,112 284,112 244,88 212,84'),
    poly('176,88 196,90 186,128 168,126'),
    poly('44,58 44,46 50,46 52,58'),
    poly('190,50 192,40 202,40 204,50'),
  );
  b.free('k', facet(gun, 'gun', 26, 0.5));
  for (let x = 38; x < 132; x += 14) b.cut(ellipse(x, 68, 4, 3.4, 8));
  b.cut(
    line('140,52 140,90', 2.4),
    gouges(3, '148,58 200,56', '148,82 196,83', '236,70 284,66', '250,82 286,100', '244,76 288,76'),
    gouges(2.4, '180,96 174,122'),
  );
  b.cut(rim(poly('158,90 174,90 170,112 160,110'), 2.4));
  b.free('k', facet(disc(156, 100, 20, 14), 'drum', 20, 0.4), 3)
    .cut(rim(disc(156, 100, 13, 12), 3))
    .over('k', disc(156, 100, 5, 8));
  for (const [i, [x, y]] of [
    [196, 140],
    [212, 144],
    [228, 146],
    [244, 146],
    [260, 144],
  ].entries()) {
    const round = turn(
      poly(`${x - 4},${y + 14} ${x - 4},${y - 8} ${x},${y - 18} ${x + 4},${y - 8} ${x + 4},${y + 14}`),
      14 - i * 7,
      x,
      y,
    );
    b.free('b', facet(round, `round ${i}`, 20, 0.2), 2.6);
  }
  return b;
}

/** The tube with its heavy head, fire out of the back. */
export function panzerfaust() {
  const b = new Block('emblem', 'xMaxYMid');
  b.print('k', b.frame);
  const tilt = (s) => turn(s, -18, 150, 96);
  const blast = tilt(
    poly('56,96 40,82 30,88 14,66 10,84 -16,76 -2,94 -26,104 0,106 -10,126 14,112 20,130 34,108 44,112'),
  );
  b.cut(rays(60, 124, 'back blast', { from: 54, to: 170, n: 22, w: 5, a0: 96, a1: 262, breaks: 2 }));
  b.cut(
    tilt(hatch(box(120, 10, 220, 60), 'flight', { gap: 12, w: 3, lo: 30, hi: 90 })),
    tilt(hatch(box(90, 124, 240, 60), 'flight low', { gap: 12, w: 3, lo: 30, hi: 90 })),
  );
  b.free('b', facet(blast, 'blast', 20, 0.6), 4).cut(tilt(poly('52,96 36,90 28,97 16,94 22,101 38,102')));
  b.free('a', facet(tilt(box(56, 89, 142, 15)), 'tube', 26, 0.5), 5);
  b.cut(tilt(join(line('64,93 190,93', 2.6), line('96,88 96,105', 2.4), line('150,88 150,105', 2.4))));
  b.free('a', facet(tilt(poly('112,88 118,62 136,62 134,88')), 'sight', 20, 0.4), 4).cut(tilt(box(122, 67, 8, 9)));
  b.free(
    'a',
    facet(
      tilt(poly('196,92 216,82 226,66 262,66 276,78 292,96 276,114 262,126 226,126 216,112 196,101')),
      'head',
      22,
      0.6,
    ),
    5,
  );
  b.cut(
    tilt(
      join(
        line('226,64 226,128', 3),
        line('262,64 262,128', 3),
        gouges(4, '234,74 256,74'),
        gouges(3, '234,84 256,83', '232,93 252,92'),
      ),
    ),
  );
  b.over('k', tilt(hatch(box(228, 104, 32, 20), 'head shade', { gap: 6, w: 3, lo: 14, hi: 30, shy: 0 })));
  return b;
}
