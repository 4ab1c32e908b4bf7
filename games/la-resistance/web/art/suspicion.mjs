/** The events of fear: the search, the traitor; and the backs of the decks. */
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
  minus,
  poly,
  rays,
  rim,
  soft,
} from '../../../../platform/web/press/index.mjs';

/** One of us by the light of the lamp; his shadow wears a helmet. */
export function traitorsLoss() {
  const b = new Block('emblem');
  b.print('a', b.frame);
  b.cut(rays(8, 74, 'street lamp', { from: 40, to: 330, n: 22, w: 5.5, a0: -62, a1: 70, breaks: 3 }));
  const wall = facet(poly('140,0 300,0 300,190 140,190'), 'wall', 30, 1);
  b.cut(wall).over(
    'a',
    meet(wall, hatch(box(140, 0, 160, 190), 'plaster', { gap: 12, w: 3.4, lo: 24, hi: 60, space: 0.9 })),
  );
  const shade = poly(
    '-45,22 -36,-2 -31,-19 -18,-33 1,-39 18,-34 28,-21 30,-6 46,6 45,11 29,12 36,24 30,27 32,31 29,33 30,39 22,45 8,45 9,52 34,60 52,80 60,150 -58,150 -50,80 -36,58 -14,50 -14,24',
  );
  b.free('k', facet(at(shade, 214, 78, 1.42), 'shadow', 20, 0.8), 3);
  b.cut(hatch(at(shade, 214, 78, 1.42), 'shadow', { gap: 11, w: 2, lo: 14, hi: 40, space: 0.9 }));
  const put = (s) => at(s, 96, 88, 1.06);
  b.free('k', facet(put(poly('-20,24 -20,38 -46,50 -56,76 -62,150 50,150 46,78 36,54 14,44 12,30')), 'coat'), 4);
  b.cut(
    put(
      join(
        gouges(5, '-42,66 -48,116'),
        gouges(4, '-28,60 -31,104'),
        gouges(3, '30,64 36,108'),
        poly('-20,34 -8,40 10,56 14,46 20,48 12,70 -22,44'),
      ),
    ),
  );
  b.free(
    'k',
    facet(put(poly('-20,-20 16,-20 17,-8 26,5 19,8 21,13 18,15 19,22 12,29 0,27 -6,38 -22,38 -22,0')), 'head', 18, 0.3),
    3,
  );
  // Lamp at his back: the cheek and the neck are lit, the face is not.
  b.cut(
    put(
      join(
        poly('-19,-4 -8,-8 -2,6 -6,20 -2,26 -8,36 -19,36'),
        poly('14,-6 22,4 17,6 10,0'),
        poly('12,14 17,14 16,21 11,26 4,25'),
      ),
    ),
  ).over('k', put(join(gouges(2.6, '-14,2 -9,12'), poly('-16,6 -12,4 -10,12 -15,14'))));
  b.cut(put(poly('9,-9 15,-9 14,-6 10,-6')));
  b.free('k', facet(put(poly('-27,-12 -30,-24 -12,-34 12,-32 24,-24 36,-16 34,-12 18,-14')), 'cap', 18, 0.4), 3).cut(
    put(join(gouges(4, '-24,-20 -8,-29'), gouges(2.6, '-20,-15 10,-18'))),
  );
  b.free('b', facet(put(poly('6,30 20,40 14,50 -4,44 -22,40 -20,28')), 'scarf', 18, 0.3), 2.6);
  return b;
}

/** Lights over the roofs, and a dog that has found something. */
export function ssMassiveSearch() {
  const b = new Block('emblem', 'xMaxYMid');
  b.print('a', b.frame);
  b.cut(hatch(box(0, 0, 300, 100), 'night', { gap: 14, w: 3, lo: 12, hi: 36, space: 1.2 }));
  const beam = (x, y, x0, x1, seed) =>
    b.cut(
      facet(
        poly([
          [x - 3, y],
          [x0, -4],
          [x1, -4],
          [x + 3, y],
        ]),
        seed,
        34,
        0.6,
      ),
    );
  beam(286, 120, 96, 148, 'beam 1');
  beam(160, 122, 232, 276, 'beam 2');
  const roofs = poly(
    '0,112 0,92 22,74 46,92 52,92 52,82 60,82 60,94 84,94 104,78 126,96 150,96 150,88 164,78 178,88 178,98 214,100 232,84 252,100 262,100 280,88 300,102 300,150 0,150',
  );
  b.free('k', facet(roofs, 'roofs', 20, 0.6), 3.4).cut(
    box(16, 98, 7, 9),
    box(30, 98, 7, 9),
    box(98, 98, 8, 9),
    box(160, 100, 7, 8),
  );
  b.cut(facet(poly('0,140 300,136 300,190 0,190'), 'street'))
    .over('k', facet(poly('0,143 300,139 300,190 0,190'), 'road'))
    .cut(cobbles(0, 300, 143, 190, 'search', 3));
  const dog = poly(
    '270,80 256,70 244,64 238,38 228,58 218,62 204,78 186,86 150,92 118,94 102,102 88,118 70,134 58,154 66,158 84,146 96,136 100,146 86,158 92,180 110,180 108,174 100,164 122,150 136,134 166,138 178,140 174,158 178,182 194,182 192,175 188,160 196,140 206,134 222,158 226,180 242,178 238,172 230,150 216,122 220,106 232,100 246,102 250,98 240,94 262,92 270,88',
  );
  b.free('k', facet(dog, 'dog', 18, 0.5), 4);
  b.cut(
    gouges(4, '114,104 150,99'),
    gouges(3, '122,114 164,108', '168,98 196,92', '104,118 96,130', '178,112 196,128'),
    gouges(2.4, '140,124 170,126', '206,98 210,116', '228,52 234,62', '250,82 264,86'),
    poly('242,74 248,75 245,78'),
  );
  b.free('b', facet(poly('204,78 212,72 224,98 216,104'), 'collar', 20, 0.3), 2.4);
  b.free('k', facet(line('212,86 150,66 76,40', 4.6), 'lead', 30, 0.4), 2.6);
  // Whoever holds the lead is only a sleeve and a glove.
  b.free('k', facet(poly('-4,4 40,22 66,32 60,52 34,52 -4,44'), 'sleeve', 20, 0.6), 4).cut(
    gouges(4, '4,18 46,32'),
    gouges(3, '4,30 40,42'),
    line('54,28 48,52', 3),
  );
  b.free('k', facet(soft('60,30 72,28 86,36 86,46 76,54 62,50'), 'glove', 12, 0.4), 3).cut(
    gouges(2.2, '70,36 84,41', '68,43 80,48'),
  );
  return b;
}

/** The back of a deck: one lamp in a lattice, printed in the deck's own ink. @param {'a' | 'b' | 'k'} ink */
export const back = (ink) => () => {
  const b = new Block('emblem');
  b.print(ink, b.frame);
  b.cut(rim(grow(b.frame, -9), 3));
  const lattice = [];
  for (let i = -9; i < 16; i++)
    lattice.push(
      line(
        [
          [i * 24, 0],
          [i * 24 + 190, 190],
        ],
        2.6,
      ),
      line(
        [
          [i * 24, 190],
          [i * 24 + 190, 0],
        ],
        2.6,
      ),
    );
  const field = grow(b.frame, -16);
  const boss = poly('150,16 246,95 150,174 54,95');
  b.cut(meet(facet(minus(meet(join(lattice), field), grow(boss, 4)), 'lattice', 40, 0.5), field));
  b.cut(rim(grow(boss, 3), 4));
  b.cut(meet(grow(boss, -5), rays(150, 92, 'back', { from: 44, to: 100, n: 34, w: 4, breaks: 1 })));
  const accent = ink === 'b' ? 'k' : 'b';
  b.cut(disc(150, 94, 40, 20));
  b.over(
    accent,
    facet(soft('150,58 160,74 172,84 172,104 162,118 138,118 128,104 132,88 140,94 144,76', 3), 'flame', 12, 0.4),
  );
  b.cut(soft('150,88 160,102 158,114 142,114 141,102', 3));
  b.over('k', facet(poly('134,120 166,120 162,129 138,129'), 'cup', 20, 0.3));
  return b;
};
