/** People of the resistance and those who stand in their way, seen close. */
import {
  at,
  Block,
  box,
  cobbles,
  disc,
  facet,
  gouges,
  grow,
  hatch,
  join,
  line,
  meet,
  poly,
  rays,
  rim,
  soft,
} from '../../../../platform/web/press/index.mjs';

/** The lit half of a face: brow, eye, nostril, lips. */
const FEATURES = () =>
  join(
    poly('-18,-11 -14,-13.5 -4,-12.5 -4,-9.5 -13,-10.5 -17,-8.5'),
    line('-16,-4 -12.5,-7 -7,-7 -3.5,-4', 2),
    disc(-9.6, -4.6, 2.4, 8),
    line('-13,-1 -7,-0.6', 1.2),
    poly('-3,8.5 0,10 5,12.4 -2,11.8'),
    poly('-9,17.4 -2,15.8 1,16.6 5,16 4,18.4 -2,19.4'),
    line('-4,22.6 2,22.6', 1.4),
  );

/** A head and shoulders from the front, lit from the left: paper face, dark right side. Around 0,0, about 60 wide. */
function bust(b, seed, x, y, k) {
  const put = (s) => at(s, x, y, k);
  b.free(
    'k',
    facet(put(poly('-12,26 -16,38 -44,50 -56,74 -60,160 60,160 56,74 44,50 16,38 12,26')), `${seed} coat`),
    3.4,
  );
  b.cut(put(join(gouges(4, '-42,64 -46,110', '-30,58 -32,90'), gouges(2.8, '40,66 46,104', '28,60 30,88'))));
  b.cut(put(poly('-14,36 0,58 14,36 20,42 3,66 0,160 -3,66 -20,42')));
  const face = put(poly('-22,-22 22,-22 22,4 16,22 6,32 -6,32 -16,22 -22,4'));
  b.free('k', facet(face, `${seed} face`, 18, 0.4), 3);
  b.cut(
    put(poly('-19,-18 3,-18 2,-2 5,12 -1,13 -1,17 4,19 3,24 -1,29 -6,28 -14,20 -19,3')),
    put(poly('9,-9 17,-9 17,-4 11,6')),
  );
  b.over('k', put(FEATURES()));
  b.cut(put(join(poly('7,-5 11,-7.5 16,-7 17,-4.5 12,-3'), poly('6,15 9,15 8,17'))));
  b.over('k', put(disc(12.4, -5.4, 1.8, 7)));
}

/** Three who have come: a woman in a scarf, a young man, an old one, before the barn. */
export function recruits() {
  const b = new Block('emblem');
  b.print('k', b.frame);
  // The open door lets the lamp out.
  const door = poly('58,34 242,34 242,190 58,190');
  b.cut(facet(grow(door, 4), 'door'));
  b.over('a', facet(door, 'inside'));
  b.cut(rays(150, 26, 'lamp', { from: 22, to: 190, n: 24, w: 5, a0: 10, a1: 170, breaks: 2 }));
  b.free('k', facet(poly('0,18 300,14 300,32 0,36'), 'lintel'), 3).cut(
    hatch(box(0, 18, 300, 14), 'lintel', { gap: 8, w: 2.4, lo: 30, hi: 70 }),
  );
  const leaf = join(line('2,44 52,184', 10), line('52,44 2,184', 10));
  b.cut(grow(leaf, 2.4)).over('k', leaf);
  const leafR = join(line('248,44 298,184', 10), line('298,44 248,184', 10));
  b.cut(grow(leafR, 2.4)).over('k', leafR);
  bust(b, 'old', 214, 104, 0.98);
  b.over('k', at(poly('-12,10 10,10 14,20 8,34 -4,38 -14,30 -16,18'), 214, 104, 0.98)).cut(
    at(join(gouges(3, '-10,16 -6,32', '-3,18 -1,34', '4,18 4,32')), 214, 104, 0.98),
  );
  b.free(
    'k',
    facet(at(poly('-30,-16 -26,-30 -4,-36 22,-32 30,-20 26,-14 -24,-13'), 214, 104, 0.98), 'cap', 18, 0.5),
    3,
  ).cut(at(join(gouges(3, '-20,-25 2,-31'), gouges(2.2, '-22,-18 20,-19')), 214, 104, 0.98));
  bust(b, 'woman', 86, 108, 0.98);
  const kerchief = poly(
    '-30,34 -32,-6 -26,-28 -8,-40 12,-39 27,-26 32,-4 30,34 22,30 22,-2 14,-20 -6,-24 -18,-14 -22,4 -21,30',
  );
  b.free('b', facet(at(kerchief, 86, 108, 0.98), 'kerchief', 18, 0.5), 3).cut(
    at(gouges(3.2, '-22,-20 -4,-34', '-28,0 -26,24')[0], 86, 108, 0.98),
    at(gouges(3, '24,-16 28,14')[0], 86, 108, 0.98),
  );
  b.free('b', facet(at(poly('-15,31 15,31 4,42 9,60 1,57 -7,61 -4,42'), 86, 108, 0.98), 'knot', 20, 0.3), 2.4);
  bust(b, 'young', 150, 92, 1.16);
  b.free(
    'k',
    facet(at(soft('-27,-13 -33,-24 -20,-36 4,-42 26,-36 32,-24 26,-14 0,-17'), 150, 92, 1.16), 'beret', 18, 0.5),
    3,
  );
  b.cut(at(join(gouges(3.6, '-24,-25 -8,-36'), gouges(2.4, '-16,-23 -2,-31', '-20,-18 20,-19')), 150, 92, 1.16));
  return b;
}

/** The gendarme: képi, cape, and the bicycle he leads. */
export function gendarmerie() {
  const b = new Block('emblem', 'xMinYMid');
  b.print('a', b.frame);
  b.cut(hatch(box(0, 0, 300, 150), 'evening', { gap: 11, w: 3.2, lo: 24, hi: 74 }));
  b.over('k', facet(poly('0,164 300,160 300,190 0,190'), 'road')).cut(cobbles(0, 300, 164, 190, 'gendarme', 2));
  const wheel = (x, y) => {
    b.cut(disc(x, y, 41, 26));
    const spokes = Array.from({ length: 7 }, (_, i) => {
      const a = (i * Math.PI) / 7 + 0.2;
      return line(
        [
          [x - 36 * Math.cos(a), y - 36 * Math.sin(a)],
          [x + 36 * Math.cos(a), y + 36 * Math.sin(a)],
        ],
        1.7,
      );
    });
    b.print('k', rim(disc(x, y, 38, 24), 5.5), disc(x, y, 5, 8), spokes);
  };
  wheel(126, 134);
  wheel(242, 134);
  const frame = join(
    line('126,134 152,84', 5),
    line('152,84 222,82', 5),
    line('152,92 184,136', 5),
    line('184,136 224,86', 5),
    line('126,134 184,136', 4),
    line('218,66 226,92 242,134', 5),
    line('152,84 149,72', 5),
    line('138,71 162,71', 7),
    line('218,67 234,62 238,68', 5),
  );
  b.cut(grow(frame, 2.4)).print('k', facet(frame, 'frame', 30, 0.3));
  b.free('k', join(disc(184, 136, 9, 12), box(178, 148, 16, 5)), 2).cut(disc(184, 136, 4, 8));
  b.free('b', facet(disc(86, 116, 6, 10), 'tail lamp', 20, 0.3), 2.6);
  // Cape: one black bell, cut by folds.
  b.free(
    'k',
    facet(
      join(poly('56,150 70,150 71,174 84,178 84,184 56,184'), poly('86,150 100,150 101,172 114,177 114,183 86,183')),
      'boots',
      20,
      0.4,
    ),
    3,
  );
  b.free('k', facet(poly('60,60 88,60 104,74 126,158 96,164 66,166 28,160 44,80'), 'cape'));
  b.cut(
    gouges(5, '50,96 40,152'),
    gouges(4, '62,90 56,156', '74,92 73,158'),
    gouges(3, '90,84 102,152', '84,96 88,156', '100,92 114,150'),
  );
  b.free('k', facet(poly('68,70 104,76 112,92 84,96 56,88'), 'collar', 18, 0.5), 3).cut(gouges(2.4, '66,84 84,90'));
  b.free('k', facet(poly('60,40 96,40 98,48 105,56 99,58 100,63 96,65 95,72 82,76 66,72 58,62'), 'face', 20, 0.3), 3);
  b.cut(poly('82,48 94,46 101,55 95,58 95,61 84,60 80,54')).over('k', gouges(2.4, '86,50 94,49')[0]);
  b.cut(poly('82,67 93,66 91,71 84,72'));
  b.free('k', facet(poly('54,16 92,14 98,40 114,47 112,51 92,46 56,46 52,40'), 'kepi', 20, 0.5), 3.2);
  b.over('b', poly('54,34 96,32 98,40 54,42')).cut(
    line('53,33 96,31', 2.2),
    line('53,43 97,41', 2),
    gouges(3, '60,22 60,30', '67,21 67,30'),
  );
  return b;
}

/** The képi at the barrier; behind him the decree on the wall. */
export function vichyForces() {
  const b = new Block('emblem', 'xMaxYMid');
  b.print('a', b.frame);
  const bricks = [];
  for (let i = 0; i < 10; i++) {
    bricks.push(line(`0,${i * 20 + 6} 300,${i * 20 + 4}`, 2.6));
    for (let j = 0; j < 7; j++)
      bricks.push(line(`${j * 46 + (i % 2) * 23},${i * 20 + 5} ${j * 46 + (i % 2) * 23},${i * 20 + 25}`, 2.6));
  }
  b.cut(facet(join(bricks), 'bricks', 40, 0.5));
  b.free('k', facet(poly('26,22 112,16 118,132 32,138'), 'sheet edge', 24, 0.6), 2);
  b.cut(facet(poly('29,25 109,19 115,129 35,135'), 'sheet'));
  b.over('b', poly('38,36 100,31 101,46 39,51'));
  for (let i = 0; i < 5; i++)
    b.over(
      'k',
      facet(
        poly(
          `${41 + i * 0.6},${64 + i * 11} ${(i === 4 ? 76 : 102) + i * 0.6},${60 + i * 11} ${(i === 4 ? 76 : 102) + i * 0.6},${64 + i * 11} ${41 + i * 0.6},${68 + i * 11}`,
        ),
        `row ${i}`,
        20,
        0.4,
      ),
    );
  b.free('k', facet(poly('118,190 130,150 172,136 178,120 222,120 228,136 270,150 284,190'), 'coat'));
  b.cut(
    gouges(4, '146,152 140,172'),
    gouges(3, '252,154 258,172'),
    poly('176,136 200,160 224,136 230,142 204,170 196,170 170,142'),
  );
  b.free('k', facet(poly('166,74 234,74 236,104 228,126 212,142 188,142 172,126 164,104'), 'face', 18, 0.5), 3.4);
  b.cut(
    poly('170,84 201,84 199,100 204,112 192,113 186,116 176,118 170,102'),
    poly('176,124 196,124 196,128 202,130 200,137 190,137 180,130'),
  );
  b.cut(poly('210,88 228,88 226,96 214,108'), poly('214,120 222,116 218,124'));
  b.over(
    'k',
    join(
      poly('171,90 176,86 193,87 193,91 178,91'),
      line('174,98 178,94.5 186,94.5 191,98', 2.4),
      disc(182.5, 97.5, 3, 8),
      poly('190,106 195,109 202,112 192,111'),
    ),
  )
    .cut(poly('209,97 214,92.5 221,93 225,96.5 217,99'))
    .over('k', disc(217, 95.8, 2.6, 8));
  b.free('k', facet(poly('156,80 164,70 236,70 244,80 228,86 200,88 172,86'), 'visor', 20, 0.4), 3).cut(
    gouges(2.6, '168,79 198,82'),
  );
  b.free('k', facet(poly('164,72 160,26 170,20 230,20 240,26 236,72 200,75'), 'kepi', 20, 0.5), 3);
  b.over('b', poly('163,58 237,58 236,70 200,73 164,70')).cut(
    line('161,57 239,57', 2.6),
    gouges(4, '170,28 172,52'),
    gouges(3, '180,27 181,50', '228,30 227,50'),
  );
  b.over('k', poly('196,30 204,30 204,50 196,50')).cut(rim(disc(200, 40, 8, 10), 2.4));
  const pole = poly('-4,164 304,148 304,166 -4,182');
  b.free('k', grow(pole, 1.5), 3.5).cut(pole);
  for (let x = 2; x < 300; x += 44) b.over('b', meet(pole, poly(`${x},140 ${x + 22},140 ${x + 14},190 ${x - 8},190`)));
  return b;
}

/** One speaks from a crate, arm raised; the square listens. */
export function charismatic() {
  const b = new Block('emblem');
  b.print('a', b.frame);
  b.cut(rays(150, 62, 'voice', { from: 44, to: 260, n: 38, w: 5, a0: 150, a1: 390 }));
  b.free('k', facet(poly('96,138 204,138 204,190 96,190'), 'crate'), 3.4).cut(
    line('98,154 202,154', 2.2),
    line('98,170 202,170', 2.2),
  );
  // Coat and raised arm.
  b.free(
    'k',
    facet(
      poly(
        '134,68 166,68 178,76 200,44 204,22 216,20 220,30 214,54 190,98 178,106 184,142 116,142 122,106 108,124 92,132 84,124 104,108 116,78',
      ),
      'speaker',
    ),
  );
  b.cut(gouges(4, '130,88 126,130'), gouges(3, '140,92 139,132', '162,92 168,132', '186,88 206,54', '122,88 108,112'));
  b.cut(poly('204,24 214,22 216,30 208,40 203,34')).over('k', gouges(1.8, '208,24 209,34', '212,24 213,31')[0]);
  b.free('b', facet(poly('136,66 164,66 168,74 152,84 156,104 146,102 146,84 132,74'), 'scarf', 20, 0.3), 2.6);
  const put = (s) => at(s, 150, 44, 0.86);
  b.free('k', facet(put(poly('-22,-22 22,-22 22,4 16,22 6,32 -6,32 -16,22 -22,4')), 'face', 18, 0.4), 3);
  b.cut(
    put(poly('-19,-14 3,-14 2,-2 5,10 -1,12 4,14 3,24 -1,29 -6,28 -14,20 -19,3')),
    put(poly('9,-9 17,-9 17,-4 11,6')),
  );
  b.over(
    'k',
    put(join(poly('-17,-10 -5,-11 -5,-8 -16,-7'), poly('-14,-5 -6,-5 -8,-1 -12,-1'), poly('-9,13 5,13 3,22 -4,22'))),
  );
  b.free(
    'k',
    facet(put(soft('-26,-10 -28,-26 -10,-40 14,-38 28,-24 25,-8 18,-18 0,-20 -18,-18')), 'hair', 16, 0.5),
    2.6,
  ).cut(put(join(gouges(3, '-20,-24 -4,-34', '-12,-22 4,-30'))));
  // The listeners: backs of heads, caps, a plait.
  const crowd = [
    [24, 158, 'cap'],
    [72, 168, 'hair'],
    [122, 176, 'cap'],
    [184, 172, 'hair'],
    [232, 164, 'cap'],
    [280, 156, 'hair'],
  ];
  for (const [x, y, kind] of crowd) {
    const head =
      kind === 'cap'
        ? poly('-22,2 -24,-12 -8,-22 14,-20 24,-10 22,2 14,6 14,22 34,32 40,60 -40,60 -34,32 -14,22 -14,6')
        : poly('-17,10 -20,-8 -10,-22 8,-23 19,-10 17,10 12,24 34,34 40,60 -40,60 -34,34 -12,24');
    b.free('k', facet(at(head, x, y, 1), `head ${x}`, 18, 0.6), 3);
    b.cut(at(join(gouges(3, '-14,-6 4,-16', '-28,40 -8,30'), gouges(2.2, '-12,0 10,-4')), x, y));
  }
  return b;
}

/** Eyes in the leaves. */
export function camouflage() {
  const b = new Block('emblem');
  b.print('k', b.frame);
  b.cut(hatch(b.frame, 'dusk', { angle: 64, gap: 15, w: 2.6, lo: 12, hi: 34, space: 1 }));
  const leaf = (x, y, len, angle, ink, i) => {
    const rad = (angle * Math.PI) / 180;
    const p = (t, s) => [
      x + Math.cos(rad) * len * t - Math.sin(rad) * len * s,
      y + Math.sin(rad) * len * t + Math.cos(rad) * len * s,
    ];
    const shape = facet(
      poly([p(0, 0), p(0.2, 0.17), p(0.5, 0.24), p(0.8, 0.14), p(1, 0), p(0.8, -0.14), p(0.5, -0.24), p(0.2, -0.17)]),
      `leaf ${i}`,
      20,
      0.5,
    );
    if (ink === 'paper') b.cut(grow(shape, 1)).print('k', rim(shape, 2));
    else b.free(ink, shape, 3);
    const veins = join(
      line([p(0.04, 0), p(0.92, 0)], 2.2),
      ...[0.3, 0.5, 0.7].flatMap((t) => [
        line([p(t, 0), p(t + 0.14, 0.13)], 1.8),
        line([p(t, 0), p(t + 0.14, -0.13)], 1.8),
      ]),
    );
    if (ink === 'paper') b.print('k', meet(veins, shape));
    else b.cut(meet(veins, shape));
  };
  // A face in the middle of it all, beret and cheeks lost among branches.
  b.free(
    'k',
    facet(
      poly('98,76 100,56 118,38 150,30 182,38 200,56 204,78 206,100 192,138 166,158 134,158 108,138 94,100'),
      'face',
      18,
      0.6,
    ),
    4,
  );
  b.cut(poly('104,84 196,84 198,104 184,116 162,108 150,112 138,108 116,116 102,104'));
  for (const x of [126, 174]) {
    b.over(
      'k',
      facet(
        poly([
          [x - 18, 98],
          [x - 8, 90],
          [x + 8, 90],
          [x + 18, 98],
          [x + 8, 105],
          [x - 8, 105],
        ]),
        `lid ${x}`,
        20,
        0.3,
      ),
    );
    b.cut(
      poly([
        [x - 13, 98],
        [x - 6, 93],
        [x + 6, 93],
        [x + 13, 98],
        [x + 6, 102],
        [x - 6, 102],
      ]),
    ).over('k', disc(x, 97.5, 4.6, 10));
  }
  b.over('k', join(poly('106,84 140,80 142,85 108,90'), poly('194,84 160,80 158,85 192,90')));
  b.cut(poly('146,112 154,112 157,128 150,132 143,128'), gouges(2.6, '132,142 168,142'));
  const spray = [
    [20, 40, 74, 20],
    [8, 96, 88, -6],
    [10, 150, 84, -24],
    [60, 186, 66, -58],
    [292, 30, 78, 158],
    [298, 88, 86, 186],
    [290, 148, 84, 204],
    [236, 190, 70, 238],
    [84, -10, 74, 62],
    [134, -14, 66, 80],
    [178, -12, 64, 100],
    [224, -10, 74, 120],
    [116, 190, 52, -80],
    [178, 194, 50, -104],
  ];
  spray.forEach(([x, y, len, angle], i) => leaf(x, y, len, angle, i % 3 === 1 ? 'paper' : 'a', i));
  for (const [i, [x, y]] of [
    [66, 22],
    [80, 30],
    [226, 164],
    [240, 172],
    [232, 152],
  ].entries())
    b.free('b', facet(disc(x, y, 6.5, 10), `berry ${i}`, 20, 0.3), 2.4);
  [
    [58, 60, 46, 44],
    [242, 62, 46, 138],
    [56, 128, 44, -18],
    [246, 124, 46, 196],
  ].forEach(([x, y, len, angle], i) => leaf(x, y, len, angle, i % 2 ? 'a' : 'paper', `in ${i}`));
  return b;
}

/** Caught: one figure, the light, and a shadow larger than it. */
export function exposed() {
  const b = new Block('emblem');
  b.print('k', b.frame);
  b.cut(hatch(box(0, 0, 300, 156), 'night wall', { gap: 15, w: 2.4, lo: 12, hi: 34, space: 1.2 }));
  b.cut(facet(poly('300,8 120,2 58,18 28,64 28,124 56,164 110,190 216,190 300,44'), 'pool', 24, 1));
  b.over(
    'a',
    meet(
      poly('300,14 120,6 62,20 32,66 32,124 58,162 112,190 212,190 300,36'),
      hatch(b.frame, 'pool', { angle: 152, gap: 12, w: 3, lo: 20, hi: 56, space: 1 }),
    ),
  );
  // The shadow on the wall, long and to the left.
  const man = join(
    poly('-14,-74 10,-78 14,-66 12,-54 4,-48 -8,-50 -14,-58'),
    poly('-12,-46 12,-46 24,-38 30,-8 28,10 20,8 18,-18 18,14 22,70 6,70 1,24 -8,70 -24,70 -18,12 -18,-20 -26,-34'),
    poly('-22,-40 -30,-56 -16,-74 -8,-70 -18,-56 -10,-40'),
    poly('-20,-74 -18,-84 0,-90 16,-84 17,-76'),
  );
  b.over('k', facet(at(man, 96, 108, 1.26), 'shadow', 20, 0.8));
  b.cut(hatch(at(man, 96, 108, 1.26), 'shadow', { angle: 152, gap: 9, w: 2, lo: 8, hi: 26 }));
  b.free('k', facet(at(man, 178, 116, 0.96), 'man', 20, 0.4), 4);
  b.cut(
    at(
      join(
        gouges(4, '10,-34 16,0'),
        gouges(3, '4,-36 8,4', '14,16 17,60', '20,-30 24,-4'),
        poly('2,-72 9,-72 11,-64 8,-56 2,-54 4,-62'),
      ),
      178,
      116,
      0.96,
    ),
  );
  b.free(
    'b',
    facet(at(poly('-10,-48 12,-48 14,-40 2,-36 4,-22 -4,-22 -4,-38'), 178, 116, 0.96), 'scarf', 20, 0.3),
    2.4,
  );
  b.free('k', facet(at(poly('-20,-74 -18,-84 0,-90 16,-84 17,-76'), 178, 116, 0.96), 'beret', 20, 0.4), 2);
  b.free('k', facet(disc(298, 22, 20, 14), 'lamp', 20, 0.5), 3).cut(rim(disc(298, 22, 14, 12), 3.4));
  b.print('k', facet(poly('0,186 300,184 300,190 0,190'), 'ground'));
  return b;
}
