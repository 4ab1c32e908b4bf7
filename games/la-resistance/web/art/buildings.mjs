/** The four targets with walls: warehouse, communications hub, prison camp, ammunition dump. */
import {
  Block,
  box,
  curve,
  disc,
  ellipse,
  facet,
  gouge,
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
  turn,
} from '../../../../platform/web/press/index.mjs';

function crate(b, seed, x, y, w, h, d) {
  const front = poly([
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]);
  const side = poly([
    [x + w, y],
    [x + w + d, y - d * 0.6],
    [x + w + d, y + h - d * 0.6],
    [x + w, y + h],
  ]);
  const lid = poly([
    [x, y],
    [x + d, y - d * 0.6],
    [x + w + d, y - d * 0.6],
    [x + w, y],
  ]);
  b.free('k', facet(join(front, side, lid), seed, 26, 0.6));
  // The lid takes the lamp, the front half of it, the side none.
  b.cut(
    grow(lid, -2),
    line(
      [
        [x + w, y + 2],
        [x + w, y + h - 2],
      ],
      2.6,
    ),
  );
  const slat = h / 3;
  for (let i = 1; i < 3; i++)
    b.cut(
      line(
        [
          [x + 3, y + slat * i],
          [x + w - 3, y + slat * i],
        ],
        2.2,
      ),
    );
  b.cut(hatch(box(x + 4, y + 3, w - 8, h - 6), seed, { gap: 6.5, w: 1.9, lo: 8, hi: 26, space: 0.9, skip: 0.25 }));
  const brace = join(
    line(
      [
        [x + 5, y + h - 5],
        [x + w - 5, y + 5],
      ],
      8,
    ),
    rim(grow(front, -1), 6),
  );
  b.cut(grow(meet(brace, grow(front, -1)), 1.8)).over('k', meet(brace, grow(front, -1)));
  b.cut(hatch(side, `${seed} side`, { angle: 90, gap: 9, w: 2, lo: 10, hi: 24 }));
}

/** Crates to the roof under one hanging lamp. */
export function warehouse() {
  const b = new Block('emblem');
  b.print('a', b.frame);
  b.cut(poly('146,38 44,190 266,190 164,38'));
  b.print(
    'a',
    meet(rays(155, 30, 'lamp light', { from: 30, to: 190, n: 14, w: 2.6, a0: 56, a1: 124, breaks: 3 }), b.frame),
  );
  b.cut(
    hatch(poly('0,0 138,0 138,40 30,190 0,190'), 'left', { angle: 90, gap: 13, w: 3, lo: 24, hi: 70 }),
    hatch(poly('172,0 300,0 300,190 276,190 172,40'), 'right', { angle: 90, gap: 13, w: 3, lo: 24, hi: 70 }),
  );
  b.over('k', facet(poly('0,0 300,0 300,9 0,12'), 'beam'));
  b.free('k', join(box(153, 4, 4, 20), facet(poly('148,22 162,22 182,42 128,42'), 'shade', 20, 0.4)), 3);
  b.free('b', facet(ellipse(155, 45, 9, 6, 10), 'bulb', 20, 0.3), 2.5);
  crate(b, 'c1', 40, 108, 66, 62, 18);
  crate(b, 'c2', 196, 112, 58, 58, 16);
  crate(b, 'c3', 112, 82, 78, 88, 20);
  crate(b, 'c4', 58, 62, 44, 40, 14);
  b.over('k', facet(poly('0,172 300,170 300,190 0,190'), 'floor'));
  b.cut(hatch(box(0, 174, 300, 16), 'floor', { gap: 7, w: 2.4, lo: 20, hi: 60 }));
  return b;
}

/** Poles lead the wires to the mast; red leaves it. */
export function commHub() {
  const b = new Block('emblem', 'xMaxYMid');
  b.print('a', b.frame);
  b.cut(rays(204, 40, 'hub sky', { from: 66, to: 270, n: 36, w: 4, a0: 0, a1: 360 }));
  b.over('k', facet(poly('0,158 80,150 170,154 300,146 300,190 0,190'), 'ground'));
  b.cut(hatch(poly('0,166 300,156 300,190 0,190'), 'field', { gap: 9, w: 2.6, lo: 14, hi: 44, flow: 2 }));
  for (const [r, a] of [
    [24, 40],
    [38, 44],
    [52, 48],
  ]) {
    const arc = (from, to) =>
      line(
        Array.from({ length: 6 }, (_, i) => {
          const t = ((from + ((to - from) * i) / 5) * Math.PI) / 180;
          return [204 + r * Math.cos(t), 34 + r * Math.sin(t)];
        }),
        6,
      );
    b.free('b', facet(join(arc(-a, a), arc(180 - a, 180 + a)), `wave ${r}`, 14, 0.5), 2.6);
  }
  const mast = join(
    line('196,34 178,160', 4.6),
    line('212,34 230,160', 4.6),
    line('204,20 204,44', 5),
    ...[44, 62, 84, 108, 134].map((y) => {
      const w = 7 + (y - 34) * 0.145;
      return join(
        line(
          [
            [204 - w, y],
            [204 + w, y],
          ],
          3,
        ),
        line(
          [
            [204 - w, y],
            [204 + w + 3, y + 24],
          ],
          2.6,
        ),
        line(
          [
            [204 + w, y],
            [204 - w - 3, y + 24],
          ],
          2.6,
        ),
      );
    }),
  );
  b.cut(grow(poly('192,30 216,30 236,160 172,160'), 2)).print('k', facet(mast, 'mast', 30, 0.3), disc(204, 34, 7, 10));
  const pole = (x, foot, top, k) =>
    join(
      line(
        [
          [x, top],
          [x, foot],
        ],
        7 * k,
      ),
      line(
        [
          [x - 24 * k, top + 12 * k],
          [x + 24 * k, top + 12 * k],
        ],
        5 * k,
      ),
      line(
        [
          [x - 20 * k, top + 27 * k],
          [x + 20 * k, top + 27 * k],
        ],
        5 * k,
      ),
      ...[-20, -8, 8, 20].map((d) => box(x + d * k - 2.5 * k, top + 3 * k, 5 * k, 9 * k)),
      ...[-15, 15].map((d) => box(x + d * k - 2.5 * k, top + 18 * k, 5 * k, 9 * k)),
    );
  const wire = (x0, y0, x1, y1, sag) =>
    line(
      curve(
        [
          [x0, y0],
          [(x0 + x1) / 2, (y0 + y1) / 2 + sag],
          [x1, y1],
        ],
        4,
      ),
      2.2,
    );
  const wires = join(
    wire(24, 28, 92, 68, 16),
    wire(66, 30, 116, 68, 12),
    wire(92, 70, 176, 118, 16),
    wire(116, 70, 178, 112, 12),
    wire(28, 44, 104, 80, 16),
  );
  b.cut(grow(wires, 1.8)).print('k', wires);
  b.free('k', facet(pole(104, 160, 58, 0.62), 'far pole', 26, 0.3), 2.6);
  b.free('k', facet(pole(46, 190, 18, 1.05), 'near pole', 30, 0.5), 3.5);
  b.free('k', facet(poly('158,132 170,116 238,116 250,132 250,168 158,168'), 'station', 24, 0.6));
  b.cut(
    line('160,133 248,133', 2.8),
    box(168, 141, 14, 12),
    box(190, 141, 14, 12),
    box(224, 140, 15, 28),
    gouges(2.6, '176,124 200,121', '208,122 232,125'),
  );
  b.cut(line('46,60 46,180', 1.6));
  return b;
}

/** A tower, its light over the huts, wire before everything. */
export function powCamp() {
  const b = new Block('emblem', 'xMaxYMid');
  b.print('k', b.frame);
  b.cut(hatch(box(0, 0, 300, 70), 'night', { gap: 13, w: 2.8, lo: 14, hi: 46, angle: 8, space: 1 }));
  const beam = facet(poly('214,54 0,70 0,146 214,66'), 'beam', 34, 0.8);
  b.cut(beam);
  b.over('a', meet(hatch(beam, 'beam', { angle: 167, gap: 10, w: 2.4, lo: 18, hi: 46, space: 1.1 }), beam));
  for (const [i, [x, y, w]] of [
    [8, 122, 62],
    [92, 118, 56],
  ].entries()) {
    const hut = poly([
      [x, y],
      [x + 10, y - 20],
      [x + w - 4, y - 20],
      [x + w + 6, y],
      [x + w, y],
      [x + w, y + 24],
      [x + 4, y + 24],
      [x + 4, y],
    ]);
    const panes = [0.2, 0.5, 0.8].map((t) => box(x + w * t - 4, y + 6, 8, 8));
    b.free('k', facet(hut, `hut ${i}`, 20, 0.5), 3.5).cut(
      panes,
      gouges(2.2, `${x + 14},${y - 14} ${x + w - 8},${y - 15}`, `${x + 10},${y - 7} ${x + w - 20},${y - 8}`),
    );
  }
  b.cut(facet(poly('0,148 300,142 300,190 0,190'), 'snow'));
  b.print('a', hatch(box(0, 152, 300, 38), 'snow', { gap: 11, w: 2.6, lo: 16, hi: 50, space: 1.2, angle: -2 }));
  const legs = join(
    line('212,84 200,176', 6),
    line('266,84 278,176', 6),
    line('210,112 268,112', 4),
    line('206,140 272,140', 4),
    line('208,138 268,114', 3.4),
    line('270,138 210,114', 3.4),
    line('202,172 272,142', 3.4),
    line('276,172 206,142', 3.4),
  );
  b.cut(grow(poly('210,80 268,80 282,178 196,178'), 3)).print('k', facet(legs, 'legs', 30, 0.4));
  b.free('k', facet(poly('202,44 276,44 276,86 202,86'), 'cabin', 24, 0.5));
  b.cut(
    box(208, 50, 62, 14),
    line('204,68 274,68', 2.4),
    hatch(box(206, 70, 66, 14), 'planks', { angle: 90, gap: 8, w: 2, lo: 9, hi: 13, shy: 0 }),
  );
  b.over('k', box(236, 50, 5, 14), sentry());
  b.free('k', facet(poly('190,46 239,18 288,46'), 'roof', 22, 0.5), 3.5).cut(
    gouges(3, '206,41 234,26', '218,42 236,33'),
    gouges(2.2, '246,27 270,41'),
  );
  b.free('b', facet(disc(214, 60, 9, 12), 'searchlight', 20, 0.3), 3);
  // Wire: three strands with barbs, two posts.
  const strand = (y, dip) =>
    join(
      line(
        curve(
          [
            [-4, y],
            [70, y + dip],
            [150, y + 1],
            [230, y + dip],
            [304, y],
          ],
          3,
        ),
        2.6,
      ),
      ...[18, 48, 92, 128, 176, 208, 250, 284].map((x) => {
        const yy = y + dip * 0.6;
        return join(
          line(
            [
              [x - 5, yy - 5],
              [x + 5, yy + 5],
            ],
            2.2,
          ),
          line(
            [
              [x - 5, yy + 5],
              [x + 5, yy - 5],
            ],
            2.2,
          ),
        );
      }),
    );
  const wire = join(strand(130, 4), strand(150, -3), strand(170, 4));
  b.cut(grow(wire, 1.7)).print('k', wire);
  b.free(
    'k',
    facet(join(poly('30,116 40,114 42,190 30,190'), poly('152,118 163,116 164,190 152,190')), 'posts', 24, 0.7),
    3,
  );
  b.cut(gouges(2.2, '35,122 36,182', '157,124 158,182'));
  return b;
}

/** A sentry's head and shoulders behind the sill. */
const sentry = () => join(disc(254, 56, 5, 9), box(247, 59, 14, 5));

/** Shells stand ready under a net between poles. */
export function ammoDump() {
  const b = new Block('emblem');
  b.print('a', b.frame);
  b.cut(rays(150, 190, 'dump sky', { from: 120, to: 300, n: 26, w: 5, a0: 185, a1: 355 }));
  b.over('k', facet(poly('0,160 300,158 300,190 0,190'), 'ground'));
  b.cut(hatch(box(0, 166, 300, 24), 'ground', { gap: 8, w: 2.6, lo: 14, hi: 44 }));
  const shell = (x, y, h) =>
    poly([
      [x - 12, y],
      [x - 12, y - h * 0.58],
      [x - 10, y - h * 0.74],
      [x - 6, y - h * 0.9],
      [x, y - h],
      [x + 6, y - h * 0.9],
      [x + 10, y - h * 0.74],
      [x + 12, y - h * 0.58],
      [x + 12, y],
    ]);
  const stand = (x, y, h, i, front = true) => {
    b.free('k', facet(shell(x, y, h), `shell ${i}`, 22, 0.4), 3);
    if (!front) return;
    b.over('b', box(x - 12, y - h * 0.56, 24, 8)).cut(
      line(
        [
          [x - 12, y - h * 0.56 - 1.5],
          [x + 12, y - h * 0.56 - 1.5],
        ],
        2,
      ),
      line(
        [
          [x - 12, y - h * 0.56 + 9.5],
          [x + 12, y - h * 0.56 + 9.5],
        ],
        2,
      ),
    );
    b.cut(
      gouge(x - 6, y - h * 0.86, x - 7, y - h * 0.62, 3.4),
      gouge(x - 6.5, y - 8, x - 6.5, y - h * 0.38, 3.6),
      gouge(x - 1, y - 10, x - 1, y - h * 0.3, 2),
    );
    b.cut(
      line(
        [
          [x - 12, y - 6],
          [x + 12, y - 6],
        ],
        2,
      ),
    );
  };
  [74, 106, 138, 170, 202, 234].forEach((x, i) => stand(x - 4, 152, 84, i, false));
  [58, 90, 122, 154, 186, 218, 250].forEach((x, i) => stand(x - 4, 176, 84, i + 9));
  // The net: a sagging sheet, meshes cut through, rags of cloth left standing.
  const net = poly(
    curve('10,30 60,30 104,42 150,24 200,40 246,28 292,32', 3).concat(
      curve('296,88 250,68 200,80 150,64 104,80 56,68 6,90', 3),
    ),
  );
  b.free('k', facet(net, 'net', 18, 0.9));
  const mesh = [];
  for (let i = -8; i < 24; i++)
    mesh.push(
      line(
        [
          [i * 15, 100],
          [i * 15 + 80, 14],
        ],
        2.8,
      ),
      line(
        [
          [i * 15 - 30, 14],
          [i * 15 + 50, 100],
        ],
        2.8,
      ),
    );
  const holes = minus(grow(net, -4), join(mesh));
  const rags = join(
    ...[
      [34, 50],
      [78, 60],
      [118, 52],
      [146, 40],
      [176, 58],
      [214, 62],
      [252, 44],
      [276, 62],
    ].map(([x, y], i) =>
      turn(
        poly(`${x - 12},${y} ${x - 3},${y - 8} ${x + 12},${y - 4} ${x + 8},${y + 7} ${x - 6},${y + 8}`),
        i * 37,
        x,
        y,
      ),
    ),
  );
  b.cut(minus(holes, rags));
  b.free('k', facet(join(poly('4,30 14,28 18,178 8,180'), poly('286,28 296,30 292,180 282,178')), 'poles', 26, 0.7), 3);
  return b;
}
