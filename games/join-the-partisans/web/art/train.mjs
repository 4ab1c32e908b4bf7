/** A supply train by night, head on, with the lamp as the one accent. */
import {
  Block,
  box,
  curve,
  disc,
  facet,
  grow,
  hatch,
  join,
  line,
  minus,
  poly,
  rays,
  soft,
} from '../../../../platform/web/press/index.mjs';

export function train() {
  const b = new Block('cover');
  const [cx, cy] = [200, 218];
  b.print('a', b.frame);
  b.cut(rays(cx, cy, 'train sky', { from: 84, to: 420, n: 62, w: 6, breaks: 3 }));
  const hills = poly('0,196 40,142 76,166 122,94 156,134 200,74 248,138 286,102 328,156 368,124 400,166 400,290 0,290');
  b.free('k', facet(hills, 'hills', 18, 1.2), 4.5);
  b.cut(hatch(grow(hills, -6), 'hill light', { angle: 62, gap: 12, w: 3, lo: 12, hi: 28 }));
  b.over('k', box(0, 278, 400, 242));
  // Sleepers, the nearer ones longer.
  for (let i = 0; i < 11; i++) {
    const t = (i / 10) ** 1.7;
    b.cut(
      line(
        [
          [cx - 46 - t * 168, 318 + t * 150],
          [cx + 46 + t * 168, 320 + t * 150],
        ],
        4.5 + 10 * t,
      ),
    );
  }
  for (const s of [-1, 1]) {
    const rail = poly([
      [cx + s * 34, 306],
      [cx + s * 41, 306],
      [cx + s * 138, 470],
      [cx + s * 108, 470],
    ]);
    b.over('k', grow(rail, 5)).cut(rail);
  }
  b.cut(
    hatch(
      minus(
        box(0, 330, 400, 140),
        poly([
          [cx - 70, 300],
          [cx + 70, 300],
          [cx + 330, 470],
          [cx - 330, 470],
        ]),
      ),
      'ballast',
      { angle: 8, gap: 13, w: 3.2, lo: 14, hi: 44 },
    ),
  );
  const loco = join(
    disc(cx, cy, 84, 26),
    poly([
      [cx - 95, 279],
      [cx + 95, 279],
      [cx + 104, 317],
      [cx - 104, 317],
    ]),
    poly([
      [cx - 18, 106],
      [cx + 18, 106],
      [cx + 15, 146],
      [cx - 15, 146],
    ]),
    poly([
      [cx - 104, 263],
      [cx - 72, 263],
      [cx - 72, 292],
      [cx - 104, 292],
    ]),
    poly([
      [cx + 72, 263],
      [cx + 104, 263],
      [cx + 104, 292],
      [cx + 72, 292],
    ]),
  );
  b.free('k', facet(loco, 'loco', 20, 0.6), 5.5);
  b.cut(minus(disc(cx, cy, 72, 26), disc(cx, cy, 67.5, 26)));
  for (const [dx, dy] of [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ])
    b.cut(
      line(
        [
          [cx + dx * 40, cy + dy * 40],
          [cx + dx * 68, cy + dy * 68],
        ],
        3.4,
      ),
    );
  b.cut(disc(cx, cy, 29, 16)).over('b', disc(cx, cy, 17, 12));
  for (const s of [-1, 1]) b.cut(disc(cx + s * 88, 277.5, 9, 10));
  b.cut(
    poly([
      [cx - 90, 301],
      [cx + 90, 301],
      [cx + 92, 307],
      [cx - 92, 307],
    ]),
  );
  const smoke = soft('188,102 156,78 178,50 122,34 134,6 178,4 206,30 202,58 224,74 212,102', 3);
  b.free('k', facet(smoke, 'smoke', 14, 1), 5).cut(
    hatch(grow(smoke, -5), 'smoke light', { angle: -40, gap: 11, w: 3, lo: 9, hi: 20 }),
  );
  b.cut(line(curve('60,40 90,30 120,40'), 2.4), line(curve('270,30 300,22 334,34'), 2.4));
  b.over('k', facet(poly('0,462 400,462 400,520 0,520'), 'foot', 30, 1));
  return b;
}
