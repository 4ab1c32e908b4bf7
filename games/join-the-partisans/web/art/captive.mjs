/** A captive behind bars: a face and two hands, the moon over the wall. A scarf is the one accent. */
import {
  Block,
  box,
  disc,
  facet,
  gouges,
  grow,
  hatch,
  line,
  minus,
  poly,
  rays,
} from '../../../../platform/web/press/index.mjs';

export function captive() {
  const b = new Block('cover');
  b.print('k', b.frame);
  // Courses of stone, each block a little apart from the next.
  for (let row = 0; row < 11; row += 1) {
    const y = row * 44;
    b.cut(
      line(
        [
          [0, y],
          [140, y + 2],
          [280, y - 1],
          [400, y + 1],
        ],
        3.2,
      ),
    );
    for (let x = (row % 2) * 44 - 20; x < 400; x += 88)
      b.cut(
        line(
          [
            [x, y + 1],
            [x + 2, y + 43],
          ],
          3.2,
        ),
      );
  }
  b.cut(hatch(box(0, 0, 96, 460), 'stone left', { angle: 24, gap: 15, w: 3, lo: 10, hi: 26, skip: 0.35 }));
  b.cut(hatch(box(304, 0, 96, 460), 'stone right', { angle: -24, gap: 15, w: 3, lo: 10, hi: 26, skip: 0.35 }));
  // The window: night behind, light falling in from the moon.
  const window = facet(poly('100,84 118,58 282,58 300,84 300,372 100,372'), 'window', 22, 0.8);
  b.cut(grow(window, 8));
  b.over('a', window);
  b.cut(minus(rays(262, 96, 'moon', { from: 26, to: 330, n: 40, w: 5, breaks: 3 }), grow(minus(b.frame, window), 3)));
  b.cut(disc(262, 96, 20, 14));
  // The captive.
  const body = poly('112,372 118,330 150,300 182,288 218,288 252,300 282,330 288,372');
  b.free('k', facet(body, 'coat', 18, 0.8), 4.5);
  b.cut(gouges(3.4, '134,338 150,366', '156,322 166,364', '266,338 252,366', '244,322 236,364'));
  b.free('b', facet(poly('160,282 200,296 240,282 250,304 204,322 150,304'), 'scarf', 14, 0.6), 4);
  b.cut(gouges(2.6, '170,296 196,306', '232,294 210,306'));
  const head = poly('158,196 164,164 186,148 214,148 236,164 242,196 238,238 222,272 200,284 178,272 162,238');
  b.cut(grow(head, 5));
  // Lit from the moon's side: the other half of the face lies in the dark.
  b.over(
    'k',
    facet(poly('158,196 164,164 186,148 200,148 196,190 190,222 198,244 196,284 178,272 162,238'), 'shade', 14, 0.5),
  );
  b.cut(gouges(2.6, '170,190 188,186', '168,228 180,236'));
  b.over('k', poly('208,192 230,188 232,194 212,198'), poly('212,204 222,200 230,204 222,209'));
  b.cut(gouges(2.4, '172,206 188,206'));
  b.over('k', poly('196,210 208,238 194,242'), poly('192,258 214,256 208,262 194,264'));
  const hair = poly('150,204 152,158 176,132 220,130 246,154 250,202 240,196 234,172 206,160 182,168 166,178 160,204');
  b.over('k', facet(hair, 'hair', 12, 0.8));
  b.cut(gouges(2.8, '172,150 196,140', '206,140 232,154', '166,166 180,156'));
  // The bars leave the lit half of the face free; the hands hold two of them.
  for (const x of [118, 177, 246]) {
    const bar = facet(box(x - 7, 52, 14, 326), `bar ${x}`, 26, 0.5);
    b.free('k', bar, 3.5);
    b.cut(
      line(
        [
          [x - 3, 66],
          [x - 2, 364],
        ],
        2.2,
      ),
    );
  }
  b.free('k', facet(box(96, 118, 208, 12), 'crossbar', 26, 0.5), 3);
  for (const [x, y] of [
    [118, 316],
    [246, 322],
  ]) {
    const fist = poly([
      [x - 22, y - 20],
      [x + 20, y - 22],
      [x + 25, y - 6],
      [x + 22, y + 24],
      [x - 18, y + 26],
      [x - 25, y + 6],
    ]);
    b.free('k', facet(fist, `fist ${x}`, 12, 0.6), 4);
    b.cut(grow(fist, -4));
    for (const dy of [-10, 2, 14])
      b.over(
        'k',
        line(
          [
            [x - 20, y + dy],
            [x + 20, y + dy - 2],
          ],
          3.2,
        ),
      );
  }
  b.over('k', box(92, 372, 216, 12)).cut(
    line(
      [
        [90, 388],
        [310, 388],
      ],
      5,
    ),
  );
  b.over('k', facet(poly('0,462 400,462 400,520 0,520'), 'foot', 30, 1));
  return b;
}
