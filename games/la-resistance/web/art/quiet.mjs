/** Things without people: what was dropped, left, rung, lit. */
import {
  at,
  Block,
  box,
  cobbles,
  curve,
  disc,
  ellipse,
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
  scale,
  shift,
  soft,
  spruce,
  star,
  turn,
} from '../../../../platform/web/press/index.mjs';
import { beret } from './figures.mjs';

/** A laced shoe from the side, toe to the right, about 64 long: upper, then sole and heel. */
const upper = () => poly('-31,8 -32,-14 -30,-25 -10,-27 -8,-18 2,-11 16,-7 27,-3 33,4 33,8');
const sole = () => poly('-32,9 34,9 34,13 -8,13 -10,16 -32,16');

function pair(b, seed, x, y, k, laces = true) {
  for (const [i, [dx, dy]] of [
    [17 * k, -15 * k],
    [0, 0],
  ].entries()) {
    const put = (s) => at(s, x + dx, y + dy, k);
    b.free('k', facet(put(join(upper(), sole())), `${seed} ${i}`, 16, 0.3), 3);
    b.cut(
      put(
        join(
          line('-32,8.5 34,8.5', 2.2 / Math.sqrt(k)),
          gouges(3.4, '-26,-16 -25,2'),
          gouges(2.6, '8,-3 26,3'),
          poly('-28,-23 -12,-25 -11,-22 -27,-20'),
        ),
      ),
    );
    if (laces) b.cut(put(join(gouges(2.6, '-13,-15 -2,-6', '-8,-17 3,-9', '-18,-13 -8,-3'))));
  }
}

/** Empty shoes at a door; nothing more. */
export function massacre() {
  const b = new Block('emblem');
  b.print('a', b.frame);
  b.cut(
    hatch(box(0, 0, 92, 116), 'wall', { gap: 15, w: 2.8, lo: 14, hi: 40, space: 1 }),
    hatch(box(212, 0, 88, 116), 'wall right', { gap: 15, w: 2.8, lo: 14, hi: 40, space: 1 }),
  );
  b.free('k', facet(poly('94,-4 210,-4 210,114 94,114'), 'frame'));
  b.cut(rim(poly('101,-8 203,-8 203,120 101,120'), 3));
  // The door stands ajar; inside there is only dark.
  b.free('k', facet(poly('110,-4 158,-4 158,104 110,114'), 'leaf', 24, 0.5), 3);
  b.cut(
    hatch(poly('112,-4 156,-4 156,102 112,112'), 'leaf', { angle: 90, gap: 9, w: 2.4, lo: 30, hi: 80 }),
    disc(150, 54, 3, 8),
  );
  b.cut(facet(poly('60,112 240,112 264,162 36,162'), 'step top'));
  b.over('k', hatch(poly('214,114 238,114 260,158 226,160'), 'step shade', { gap: 6, w: 2.6, lo: 12, hi: 30, shy: 0 }));
  b.print('k', facet(poly('34,164 266,164 266,190 34,190'), 'step')).cut(
    gouges(3, '56,172 150,171', '170,178 246,176', '70,184 140,183'),
  );
  b.over(
    'k',
    facet(poly('0,166 30,164 30,190 0,190'), 'ground left'),
    facet(poly('270,164 300,166 300,190 270,190'), 'ground right'),
  );
  pair(b, 'grown', 104, 141, 1.12);
  pair(b, 'child', 192, 148, 0.66, false);
  return b;
}

/** The lamp lies where it fell. */
export function botchedRaid() {
  const b = new Block('emblem');
  b.print('k', b.frame);
  b.cut(rays(150, 104, 'spilled light', { from: 66, to: 240, n: 32, w: 5.5, a0: 172, a1: 372, breaks: 2 }));
  const road = facet(poly('0,140 300,132 300,190 0,190'), 'road');
  b.cut(grow(road, 2))
    .over('a', road)
    .cut(cobbles(0, 300, 140, 190, 'raid', 3));
  // Storm lantern drawn upright around 0,0, then tipped over.
  const lay = (s) => shift(turn(scale(s, 1.08), 68, 0, 0), 152, 104);
  b.free(
    'k',
    facet(
      lay(
        minus(
          soft('-34,-40 -30,-66 -12,-82 12,-82 30,-66 34,-40', 3),
          soft('-29,-36 -25,-63 -10,-77 10,-77 25,-63 29,-36', 3),
        ),
      ),
      'bail',
      18,
      0.3,
    ),
    2,
  );
  b.free(
    'k',
    facet(
      lay(
        join(
          poly('-12,-66 12,-66 16,-58 9,-54 9,-48 20,-42 22,-34 -22,-34 -20,-42 -9,-48 -9,-54 -16,-58'),
          poly('-26,34 26,34 34,44 38,62 32,68 -32,68 -38,62 -34,44'),
          line('-32,44 -34,0 -22,-36', 5.5),
          line('32,44 34,0 22,-36', 5.5),
        ),
      ),
      'body',
      18,
      0.4,
    ),
    3.4,
  );
  b.cut(
    lay(
      join(
        gouges(4, '-24,46 -27,60', '-15,46 -16,62'),
        line('-36,50 36,50', 2),
        line('-19,-41 19,-41', 2),
        gouges(2.4, '-6,-63 -4,-52'),
      ),
    ),
  );
  const glass = lay(soft('-18,-34 18,-34 25,-8 22,20 16,34 -16,34 -22,20 -25,-8', 3));
  b.free('k', grow(glass, 2.4), 2.5).cut(glass);
  // Fire does not lie down with the lamp.
  b.over(
    'b',
    facet(soft('136,126 130,112 138,100 136,86 150,72 154,90 166,98 164,116 152,128', 3), 'flame', 12, 0.3),
  ).cut(soft('144,122 142,112 150,102 156,112 152,122', 3));
  b.over('k', lay(join(line('-24,-6 -8,4 -14,20', 2.4), line('24,-14 10,-6', 2.4))));
  // Slivers of its glass.
  b.free(
    'k',
    facet(
      join(poly('236,160 250,150 246,164'), poly('258,168 270,164 266,176'), poly('224,174 232,168 238,178')),
      'slivers',
      20,
      0.2,
    ),
    2,
  );
  return b;
}

/** Bells. */
export function theTimeIsNow() {
  const b = new Block('emblem');
  b.print('a', b.frame);
  b.cut(rays(150, 84, 'peal', { from: 40, to: 260, n: 50, w: 5, breaks: 2 }));
  const bell = poly('-7,-50 7,-50 10,-42 24,-34 30,-10 34,14 48,34 48,42 -48,42 -48,34 -34,14 -30,-10 -24,-34 -10,-42');
  const ring = (x, y, k, a, seed) => {
    const put = (s) => shift(turn(scale(s, k), a, 0, 0), x, y);
    b.free('k', facet(put(join(line('0,34 0,52', 5), disc(0, 54, 10, 10))), `${seed} clapper`, 20, 0.4), 3);
    b.over('b', put(disc(0, 54, 10, 10)));
    b.free('k', facet(put(bell), seed, 18, 0.6), 4);
    b.cut(
      put(
        join(
          line('-36,24 36,24', 2.6),
          line('-32,4 32,4', 2),
          gouges(6, '-18,-24 -22,-2'),
          gouges(5, '-8,-30 -11,-2'),
          gouges(4.4, '-27,9 -32,20', '-16,9 -19,21'),
          gouges(3, '16,-24 20,-4', '-38,36 -10,36', '0,-30 0,-8'),
        ),
      ),
    );
    b.free('k', facet(put(box(-22, -60, 44, 12)), `${seed} yoke`, 18, 0.5), 3);
  };
  ring(70, 82, 0.82, 24, 'left bell');
  ring(230, 82, 0.82, -24, 'right bell');
  ring(150, 90, 1.08, -9, 'great bell');
  b.free('k', facet(poly('0,0 300,0 300,18 0,20'), 'beam'), 4).cut(
    hatch(box(0, 3, 300, 14), 'beam', { gap: 7, w: 2.4, lo: 30, hi: 80 }),
  );
  return b;
}

/** From the aircraft that has already turned: two chutes, one canister in the light of the moon. */
export function foreignAid() {
  const b = new Block('emblem', 'xMaxYMid');
  b.print('a', b.frame);
  b.cut(rays(64, 50, 'moon', { from: 40, to: 320, n: 40, w: 4.4 }));
  const moon = disc(64, 50, 31, 20);
  b.cut(grow(moon, 1));
  b.print(
    'k',
    facet(
      poly('46,46 58,50 66,36 72,36 72,51 88,54 93,48 97,48 95,58 72,58 70,70 64,70 62,57 46,51'),
      'aircraft',
      20,
      0.2,
    ),
  );
  const chute = (x, y, k, seed, load) => {
    const put = (s) => at(s, x, y, k);
    b.cut(put(poly('-64,2 64,2 14,70 -14,70')));
    const cords = join(
      ...[-62, -36, -12, 12, 36, 62].map((d) =>
        line(
          [
            [d, 0],
            [d * 0.16, 66],
          ],
          2.4 / Math.max(0.7, k),
        ),
      ),
    );
    b.cut(grow(put(cords), 1.5)).print('k', put(cords));
    const canopy = put(
      poly(
        '-66,2 -62,-22 -46,-44 -20,-56 0,-58 20,-56 46,-44 62,-22 66,2 50,-8 36,2 24,-8 12,2 0,-8 -12,2 -24,-8 -36,2 -50,-8',
      ),
    );
    b.free('k', facet(canopy, seed, 16, 0.5), 4);
    b.cut(
      put(
        join(
          poly('-36,-4 -34,-28 -10,-54 -22,-28 -24,-10'),
          poly('-60,-2 -54,-24 -34,-44 -48,-22 -50,-10'),
          poly('12,-4 12,-28 6,-54 24,-28 24,-10'),
        ),
      ),
    );
    b.cut(put(gouges(3, '44,-6 36,-38')[0]));
    b.free('k', facet(put(load), `${seed} load`, 18, 0.4), 3);
  };
  b.over('k', facet(poly('0,168 300,164 300,190 0,190'), 'field')).cut(
    hatch(box(0, 172, 300, 18), 'field', { gap: 7, w: 2.6, lo: 14, hi: 50 }),
  );
  const wood = join(
    ...Array.from({ length: 14 }, (_, i) => spruce(4 + i * 11.5 + (i % 3) * 2, 172, 20 + ((i * 7) % 5) * 4)),
  );
  b.cut(grow(wood, 2)).print('k', wood);
  chute(126, 92, 0.42, 'far chute', poly('-10,66 10,66 10,94 -10,94'));
  chute(208, 68, 0.98, 'chute', poly('-14,64 14,64 16,70 16,98 14,104 -14,104 -16,98 -16,70'));
  const put = (s) => at(s, 208, 68, 0.98);
  b.over('b', put(box(-16, 78, 32, 12))).cut(
    put(join(line('-16,77 16,77', 2), line('-16,91 16,91', 2), gouges(3, '-9,66 -9,76', '-9,93 -9,102'))),
  );
  return b;
}

/** A cross of two planks, a beret on it; others behind. */
export function heavyCasualties() {
  const b = new Block('emblem');
  b.print('a', b.frame);
  b.cut(hatch(box(0, 0, 300, 130), 'evening', { gap: 12, w: 3.4, lo: 30, hi: 90, angle: -3 }));
  const hill = facet(poly('0,136 70,120 150,114 230,120 300,112 300,190 0,190'), 'hill');
  b.free('k', hill, 3);
  b.cut(
    hatch(poly('0,140 150,120 300,118 300,190 0,190'), 'grass', {
      angle: 78,
      gap: 11,
      w: 2.6,
      lo: 8,
      hi: 18,
      space: 1.2,
    }),
  );
  const cross = (x, y, k, a) =>
    turn(
      join(
        line(
          [
            [x, y],
            [x, y - 70 * k],
          ],
          9 * k,
        ),
        line(
          [
            [x - 22 * k, y - 50 * k],
            [x + 22 * k, y - 50 * k],
          ],
          8 * k,
        ),
      ),
      a,
      x,
      y,
    );
  [
    [222, 124, 0.66, 3],
    [258, 120, 0.52, -4],
    [286, 117, 0.4, 3],
    [56, 130, 0.62, -4],
    [22, 136, 0.46, 3],
  ].forEach(([x, y, k, a], i) => b.free('k', facet(cross(x, y, k, a), `far ${i}`, 20, 0.4), 3));
  const grave = join(line('130,184 134,46', 16), line('88,92 176,88', 15));
  b.free('k', facet(grave, 'cross', 20, 0.7), 4.5);
  b.cut(gouges(3, '127,176 129,106', '134,140 135,66', '96,92 122,91', '144,93 168,92'));
  // The beret hangs over the upright, as it was put there.
  const cap = soft('92,54 96,38 114,26 140,24 164,34 176,50 178,66 168,70 154,58 132,54 110,60 98,66', 3);
  b.free('k', facet(cap, 'beret', 16, 0.4), 4).cut(
    gouges(5, '104,48 120,34'),
    gouges(3.4, '118,46 138,34', '140,44 158,44'),
    gouges(2.4, '104,60 128,50', '140,52 166,62'),
  );
  b.free('k', facet(line('132,24 136,15', 5), 'stalk', 20, 0.2), 2);
  // One poppy.
  b.cut(grow(line('216,190 208,152', 3), 2.4)).print('k', line('216,190 208,152', 3), gouges(5, '213,176 230,164'));
  for (const [i, a] of [200, 290, 20, 110].entries())
    b.free(
      'b',
      facet(turn(soft('208,140 196,128 202,114 214,114 220,128', 2), a, 208, 142), `petal ${i}`, 12, 0.4),
      1.6,
    );
  b.free('k', disc(208, 142, 5, 8), 2);
  return b;
}

/** The charge did not go: the plunger up, the wire cut. */
export function botchedRaids() {
  const b = new Block('emblem', 'xMaxYMid');
  b.print('a', b.frame);
  b.cut(hatch(box(0, 0, 300, 150), 'rain', { angle: 66, gap: 14, w: 3, lo: 20, hi: 56, space: 0.9 }));
  // A bridge that still stands.
  const arches = join(ellipse(36, 130, 20, 30), ellipse(90, 130, 20, 30), ellipse(144, 130, 20, 30));
  b.free('k', facet(minus(poly('0,84 170,84 170,136 0,136'), arches), 'bridge', 20, 0.6)).cut(
    line('0,92 168,92', 2.2),
    hatch(box(0, 94, 168, 8), 'stones', { gap: 6, w: 2, lo: 8, hi: 18, shy: 0 }),
  );
  b.over('k', facet(poly('0,138 120,136 300,146 300,190 0,190'), 'bank')).cut(
    line('0,137 140,135', 3),
    hatch(poly('0,150 300,156 300,190 0,190'), 'bank', { gap: 9, w: 2.6, lo: 14, hi: 40, angle: 2 }),
  );
  const wire = line(curve('186,158 150,176 112,164 84,172', 4), 4);
  const wireTo = line(curve('46,166 30,160 14,170 -6,166', 4), 4);
  b.cut(grow(join(wire, wireTo), 2.4)).print('k', wire, wireTo);
  b.free('b', facet(star(65, 168, 17, 0.4, 7), 'spark', 20, 0.3), 2.6).cut(disc(65, 168, 3.4, 7));
  b.free('k', facet(poly('186,112 258,108 266,118 266,174 194,180 186,170'), 'box', 22, 0.6));
  b.cut(
    poly('190,115 257,111 261,116 194,120'),
    line('194,122 195,178', 2.4),
    rim(poly('202,128 258,125 258,168 203,172'), 2.4),
    gouges(3, '208,136 250,134', '208,144 240,142'),
    gouges(2.4, '210,164 250,160'),
  );
  b.free('k', facet(join(line('226,114 226,52', 7), poly('196,40 256,38 258,52 196,54')), 'plunger', 22, 0.5), 4).cut(
    line('226,60 226,106', 1.8),
    gouges(3, '202,45 248,43'),
  );
  b.free('k', disc(196, 158, 7, 10), 2.4).cut(disc(196, 158, 2.4, 6));
  return b;
}

/** Bread, a bottle, a bowl that steams; the rifle leans against the wall. */
export function lull() {
  const b = new Block('emblem');
  b.print('a', b.frame);
  const pane = poly('24,0 150,0 150,116 24,116');
  b.cut(hatch(minus(box(0, 0, 300, 130), grow(pane, 8)), 'plaster', { gap: 15, w: 2.8, lo: 10, hi: 34, space: 1.2 }));
  b.free('k', grow(pane, 6), 3).cut(pane);
  b.print('a', meet(pane, rays(88, 112, 'sun', { from: 46, to: 150, n: 17, w: 5, a0: 182, a1: 358, breaks: 2 })));
  b.over('a', meet(pane, facet(poly('20,98 60,86 104,96 156,82 156,120 20,120'), 'hills')));
  b.cut(
    hatch(meet(pane, poly('20,100 60,88 104,98 156,84 156,120 20,120')), 'hills', {
      angle: 8,
      gap: 8,
      w: 2.4,
      lo: 14,
      hi: 36,
    }),
  );
  b.over('k', line('87,0 87,116', 6), line('24,46 150,46', 5));
  const gun = join(line('262,-6 252,62', 5), line('254,50 246,108', 9), poly('242,100 254,102 250,150 230,148'));
  b.free('k', facet(gun, 'rifle', 24, 0.4), 3.6).cut(line('258,30 250,92', 2), gouges(2.6, '246,108 240,142'));
  b.free('k', facet(poly('0,134 300,130 300,190 0,190'), 'table'), 3);
  b.cut(facet(poly('0,137 300,133 300,152 0,156'), 'table top'));
  const cloth = poly('40,137 214,134 226,190 28,190');
  b.cut(cloth).over(
    'b',
    meet(
      cloth,
      join(
        ...Array.from({ length: 7 }, (_, i) =>
          join(
            line(
              [
                [30 + i * 30, 132],
                [22 + i * 33, 190],
              ],
              8,
            ),
          ),
        ),
        line('26,146 224,143', 6),
        line('24,166 228,163', 7),
      ),
    ),
  );
  b.print('k', rim(cloth, 1.6));
  b.free('k', facet(poly('166,134 166,84 172,70 172,44 186,44 186,70 192,84 192,134'), 'bottle', 20, 0.4), 4).cut(
    gouges(3.4, '172,88 171,126'),
    box(175, 92, 14, 20),
    line('171,52 187,52', 2),
  );
  b.free('k', facet(soft('46,134 50,112 74,100 108,100 132,110 138,132 120,138 62,140', 3), 'loaf', 16, 0.5), 4);
  b.cut(gouges(5, '66,122 76,106', '84,122 94,105', '102,122 112,107'), gouges(3, '58,132 122,132'));
  b.free('k', facet(poly('202,118 252,116 246,136 238,144 216,144 208,138'), 'bowl', 16, 0.4), 4).cut(
    ellipse(227, 118, 21, 3.4, 14),
    gouges(3, '210,126 214,138'),
  );
  const steam = join(
    line(curve('220,110 214,100 222,92 216,80', 3), 3.6),
    line(curve('232,110 228,100 236,90 230,76', 3), 3.6),
  );
  b.cut(grow(steam, 1)).cut(steam);
  return b;
}

/** The paper was wrong: a torn map, the route leads into the dark. */
export function faultyIntel() {
  const b = new Block('emblem');
  b.print('k', b.frame);
  b.cut(hatch(b.frame, 'table', { angle: 4, gap: 13, w: 2.4, lo: 30, hi: 90, space: 0.8 }));
  const left = poly('28,34 152,22 146,44 158,62 144,84 156,108 142,128 150,152 146,166 36,174');
  const right = turn(poly('166,26 268,36 262,172 160,158 168,140 156,118 170,94 158,72 172,50 162,34'), 7, 214, 100);
  b.free('k', grow(join(left, right), 1.5), 4).cut(facet(left, 'left', 14, 0.8), facet(right, 'right', 14, 0.8));
  const land = join(left, right);
  b.over(
    'a',
    meet(grow(land, -5), facet(line(curve('28,60 76,74 110,58 150,76 200,66 280,88', 4), 15), 'river', 14, 0.8)),
  );
  b.cut(
    hatch(line(curve('28,60 76,74 110,58 150,76 200,66 280,88', 4), 10), 'river', {
      angle: 8,
      gap: 6,
      w: 2,
      lo: 10,
      hi: 24,
    }),
  );
  b.print('k', meet(grow(land, -5), join(line('92,28 88,170', 1.8), line('30,112 270,112', 1.8))));
  const hills = [
    [56, 100],
    [70, 94],
    [64, 108],
    [214, 136],
    [228, 130],
    [242, 138],
    [118, 40],
  ];
  for (const [x, y] of hills)
    b.print(
      'k',
      poly([
        [x - 9, y + 6],
        [x, y - 7],
        [x + 9, y + 6],
        [x + 3, y + 6],
        [x, y - 1],
        [x - 3, y + 6],
      ]),
    );
  b.over(
    'k',
    box(112, 140, 12, 9),
    box(104, 148, 9, 8),
    box(222, 52, 12, 9),
    box(236, 58, 9, 8),
    poly('110,140 118,132 126,140'),
    poly('220,52 228,44 236,52'),
  );
  // The route in dashes, and where it ends a cross.
  const route = curve('58,152 76,132 96,124 122,116 142,96 176,100 200,112 222,100', 4);
  for (let i = 0; i < route.length - 1; i += 2) b.free('b', line([route[i], route[i + 1]], 6), 1.8);
  b.free('b', facet(join(line('222,84 248,112', 8), line('248,84 222,112', 8)), 'cross', 14, 0.5), 3);
  b.cut(minus(grow(join(left, right), 6), grow(join(left, right), 4)));
  // A compass that points elsewhere.
  b.free('k', disc(48, 40, 25, 18), 4)
    .cut(rim(disc(48, 40, 20, 16), 2.6))
    .cut(turn(poly('48,24 53,40 43,40'), 140, 48, 40))
    .over('b', turn(poly('48,56 53,40 43,40'), 140, 48, 40));
  return b;
}

/** A candle in a window, a beret beside it. */
export function sacrifice() {
  const b = new Block('emblem');
  b.print('k', b.frame);
  b.cut(rays(150, 62, 'candle', { from: 42, to: 250, n: 46, w: 5, breaks: 3 }));
  const sill = facet(poly('0,152 300,150 300,190 0,190'), 'sill');
  b.cut(grow(sill, 4))
    .over('a', sill)
    .cut(hatch(box(0, 160, 300, 28), 'sill', { gap: 8, w: 2.6, lo: 20, hi: 60 }));
  b.cut(soft('150,14 176,52 182,76 172,96 128,96 118,76 124,52', 3));
  b.free('b', facet(soft('150,22 160,44 167,62 164,80 150,88 136,80 133,62 142,46', 3), 'flame', 12, 0.5), 3);
  b.cut(soft('150,54 156,66 155,78 150,82 145,78 144,66', 3));
  b.free('k', facet(poly('132,94 138,100 150,94 162,100 168,94 168,150 132,150'), 'candle', 18, 0.6), 4);
  b.cut(poly('136,101 146,99 146,146 136,146'), gouges(3, '151,104 151,126'), gouges(2.4, '158,110 158,140')).over(
    'k',
    line('150,82 150,98', 3),
  );
  b.free('k', facet(poly('106,148 194,148 200,156 180,166 120,166 100,156'), 'dish', 20, 0.5), 4).cut(
    gouges(3, '112,154 150,157'),
  );
  b.free('k', facet(shift(scale(beret(), 1.1), 232, 152), 'beret', 16, 0.5), 4).cut(
    shift(scale(join(gouges(5, '-26,-2 -6,-15'), gouges(3, '-14,0 8,-12'), line('-30,3 30,3', 2)), 1.1), 232, 152),
  );
  b.free('k', facet(line('234,128 240,120', 5), 'stalk', 20, 0.2), 2);
  return b;
}

/** A nailed boot on what others had won. */
export function brutality() {
  const b = new Block('emblem', 'xMaxYMid');
  b.print('k', b.frame);
  b.cut(rays(132, 164, 'dust', { from: 96, to: 280, n: 30, w: 5, a0: 184, a1: 356, breaks: 2 }));
  b.cut(line('0,162 300,158', 4), hatch(box(0, 164, 300, 26), 'floor', { gap: 8, w: 2.8, lo: 20, hi: 60 }));
  // The star breaks under the sole.
  const whole = turn(star(212, 132, 58), -16, 212, 132);
  const crack = '214,60 220,92 204,114 222,136 206,160 216,200';
  b.free('a', facet(meet(whole, poly(`100,60 ${crack} 100,200`)), 'star left', 20, 0.5), 4);
  b.free(
    'a',
    facet(shift(turn(meet(whole, poly(`300,60 ${crack} 300,200`)), 9, 216, 180), 8, 2), 'star right', 20, 0.5),
    4,
  );
  const step = (s) => shift(turn(s, 7, 150, 150), -22, -16);
  b.free(
    'k',
    facet(
      step(poly('62,-26 132,-30 136,50 146,86 178,102 214,110 228,126 226,140 78,146 66,140 72,84')),
      'boot',
      22,
      0.7,
    ),
    5,
  );
  b.cut(
    step(
      join(
        gouges(6, '76,6 82,70'),
        gouges(5, '90,4 94,60', '82,84 84,118'),
        gouges(3.4, '104,4 108,48', '120,66 140,94', '112,76 134,104', '150,106 196,120', '96,92 98,116'),
      ),
    ),
  );
  b.free('k', facet(step(poly('74,144 228,138 226,152 122,156 120,166 76,168')), 'sole', 22, 0.5), 2.6);
  b.cut(
    step(
      join(
        ...[134, 148, 162, 176, 190, 204, 218].map((x) => disc(x, 148, 3, 6)),
        ...[84, 98, 110].map((x) => disc(x, 157, 3, 6)),
      ),
    ),
  );
  return b;
}
