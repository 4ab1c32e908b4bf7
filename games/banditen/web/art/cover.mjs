/** One valley, hex by hex: somebody watches it from the edge of the wood. */
import {
  at,
  Block,
  box,
  disc,
  facet,
  gouges,
  grow,
  hatch,
  join,
  line,
  meet,
  poly,
} from '../../../../platform/web/press/index.mjs';

const [RX, RY] = [40, 20];
const hex = (x, y) =>
  poly([
    [x - RX, y],
    [x - RX / 2, y - RY],
    [x + RX / 2, y - RY],
    [x + RX, y],
    [x + RX / 2, y + RY],
    [x - RX / 2, y + RY],
  ]);
const column = (x, y, foot) =>
  poly([
    [x - RX, y],
    [x - RX / 2, y - RY],
    [x + RX / 2, y - RY],
    [x + RX, y],
    [x + RX, foot],
    [x - RX, foot],
  ]);

/** Height of each hex above the valley floor, row by row from the back; 'w' wood, 'f' field, 's' bare. */
const LAND = [
  ['30f', '44w', '60f', '88s', '118f', '84w', '50f'],
  ['22w', '30f', '42w', '66f', '76f', '40w', '26f'],
  ['12f', '16w', '24f', '34w', '30f', '12f', '8w'],
  ['2f', '4w', '8f', '10f', '4w', '0f', '0f'],
];

function valley(b) {
  LAND.forEach((row, r) =>
    row.forEach((cell, c) => {
      const x = -6 + c * RX * 1.62 + (r % 2) * RX * 0.81;
      const y = 316 + r * 34 + (c % 2) * 4 - parseInt(cell, 10);
      const name = `hex ${r} ${c}`;
      const body = facet(column(x, y, 470), name, 22, 0.5);
      b.cut(grow(body, 3)).over('k', body);
      b.cut(
        hatch(
          poly([
            [x - RX, y + 6],
            [x - RX / 2, y + RY + 4],
            [x + RX / 2, y + RY + 4],
            [x + RX, y + 6],
            [x + RX, y + 44],
            [x - RX, y + 44],
          ]),
          `${name} side`,
          { angle: 90, gap: 12, w: 2.6, lo: 10, hi: 24, space: 1.4, skip: 0.25 },
        ),
      );
      const top = facet(hex(x, y), `${name} top`, 20, 0.5);
      b.cut(top);
      const face = grow(top, -2.6);
      if (cell.endsWith('f'))
        b.over('a', face).cut(
          hatch(face, `${name} field`, { angle: c % 2 ? 0 : -14, gap: 9.5, w: 2.6, lo: 14, hi: 34 }),
        );
      if (cell.endsWith('s'))
        b.print('k', hatch(face, `${name} bare`, { angle: -10, gap: 10, w: 2, lo: 6, hi: 14, space: 1.4 }));
      if (cell.endsWith('w')) {
        b.over('a', face);
        for (const [i, [dx, dy]] of [
          [-17, 2],
          [15, -1],
          [1, 9],
        ].entries()) {
          const [tx, ty] = [x + dx, y + dy];
          const tree = poly([
            [tx - 11, ty],
            [tx - 5, ty - 9],
            [tx - 8, ty - 9],
            [tx, ty - 24],
            [tx + 8, ty - 9],
            [tx + 5, ty - 9],
            [tx + 11, ty],
          ]);
          b.free('k', facet(tree, `${name} tree ${i}`, 20, 0.4), 1.8).cut(
            gouges(2.2, `${tx - 5},${ty - 2} ${tx - 1},${ty - 14}`),
          );
        }
      }
    }),
  );
}

export function cover() {
  const b = new Block('cover');
  b.print('a', box(0, 0, 400, 330));
  b.cut(hatch(box(0, 0, 400, 320), 'sky', { gap: 12, w: 4, lo: 36, hi: 110, space: 0.7 }));
  const sun = disc(92, 100, 46, 24);
  b.cut(grow(sun, 6))
    .over('b', facet(sun, 'sun', 14, 0.8))
    .cut(hatch(meet(sun, box(40, 104, 110, 50)), 'sun', { gap: 10, w: 3, lo: 18, hi: 44 }));
  valley(b);

  // The church on the highest hex.
  b.free('k', facet(poly('250,196 250,160 300,156 300,196'), 'nave', 18, 0.5), 4);
  b.cut(poly('253,194 253,164 266,163 266,194'), box(276, 172, 7, 12), box(288, 171, 7, 12));
  b.free('b', facet(poly('244,164 256,138 296,136 308,160'), 'nave roof', 16, 0.5), 3).cut(
    gouges(2.4, '258,158 264,144', '270,158 276,143', '282,157 288,143'),
  );
  b.free('k', facet(poly('212,198 212,96 246,96 246,198'), 'tower', 20, 0.6), 4);
  b.cut(
    poly('215,196 215,100 227,100 227,196'),
    line('212,128 246,128', 2.4),
    poly('233,120 233,108 236.5,103 240,108 240,120'),
    gouges(2.4, '236,140 236,188'),
  ).over('k', poly('218,120 218,108 221.5,103 225,108 225,120'), box(219, 150, 5, 12));
  b.free('k', facet(poly('206,98 229,34 252,98'), 'spire', 18, 0.5), 4).cut(
    gouges(3.4, '216,94 227,56'),
    gouges(2.4, '224,94 229,64'),
  );
  b.free('k', join(line('229,36 229,14', 3.4), line('222,21 236,21', 3.4)), 2.4);

  // The watcher: hat, profile, rifle; leaves of the edge of the wood.
  const put = (s) => at(s, 306, 352, 1.86, true);
  b.free(
    'k',
    facet(put(poly('-18,30 -24,44 -52,54 -66,84 -72,180 62,180 52,86 38,58 16,46 10,34')), 'coat', 18, 0.9),
    7,
  );
  b.cut(
    put(
      join(
        gouges(3.4, '-46,66 -52,96', '-36,62 -40,90'),
        gouges(3, '-24,58 -24,84', '30,62 38,90'),
        poly('-22,40 -4,60 10,48 14,52 2,72 -28,48'),
      ),
    ),
  );
  const head = put(
    poly(
      '-24,-16 18,-16 18,-5 21,1 29,11 28,13 22,14 22,17 23.5,19 21.5,21 22.5,24 20,26 20,31 15,36 8,37 -2,33 -4,46 -26,44 -27,6',
    ),
  );
  b.free('k', facet(head, 'head', 40, 0.2), 6);
  // Light on the face but for the cheek; the outline stays as one thin edge.
  b.cut(
    meet(grow(head, -2.6), put(poly('4,-12 40,-12 40,40 6,40 10,31 5,27 8,18 -1,10'))),
    put(join(poly('-22,12 -16,10 -14,22 -20,24'), poly('-8,36 -2,36 -8,44 -18,43'))),
  );
  b.over(
    'k',
    put(
      join(
        poly('6,-4 17,-4 16,-1 7,0'),
        poly('9,4 13,1.5 18,2.5 15,5.5 11,5.5'),
        poly('14,21 22,20.5 16,23'),
        gouges(1.6, '6,10 10,15', '7,13 10,18', '12,28 17,27'),
      ),
    ),
  );
  b.free('b', facet(put(poly('-26,34 -2,40 12,32 18,44 0,56 -30,50')), 'scarf', 14, 0.5), 4).cut(
    put(join(gouges(2, '-22,41 0,47', '-20,46 -6,50'))),
  );
  b.free(
    'k',
    facet(
      put(poly('-48,-6 -34,-16 -28,-14 -26,-36 -14,-46 4,-40 16,-44 24,-32 26,-16 44,-10 42,-4 20,-8 -20,-6 -40,-1')),
      'hat',
      14,
      0.5,
    ),
    6,
  );
  b.cut(
    put(
      join(
        gouges(3, '-20,-24 -12,-38', '-10,-24 -4,-36'),
        line('-27,-18 26,-20', 2),
        gouges(2.2, '-36,-8 -6,-11', '10,-36 18,-26'),
      ),
    ),
  );
  const gun = join(line('128,312 196,404', 6), line('150,342 252,480', 14), poly('128,306 136,302 140,310 132,314'));
  b.free('k', facet(gun, 'rifle', 22, 0.6), 5).cut(line('156,356 222,444', 2.6));
  b.free('k', facet(poly('262,470 214,446 186,430 176,410 186,396 204,398 222,418 268,440'), 'arm', 14, 0.6), 5);
  b.cut(
    gouges(3, '184,404 204,414', '182,412 200,422', '190,398 208,406'),
    line('212,420 204,440', 3),
    gouges(3, '224,430 256,446'),
  );
  b.over('k', facet(poly('0,455 400,455 400,520 0,520'), 'foot', 30, 1));
  return b;
}
