/** Portraits, face on, lit from the left: what they share. Hair, hats and clothes are each picture's own. */
import { Block } from './block.mjs';
import { disc, grow, join, line, meet, poly } from './shape.mjs';
import { facet, gouges, hatch } from './strokes.mjs';

/** The sky behind: one slant of rain each, so that no two stand alike. */
export function ground(seed, angle) {
  const b = new Block('portrait');
  b.print('a', b.frame);
  b.cut(hatch(b.frame, `${seed} sky`, { angle, gap: 9, w: 2.6, lo: 12, hi: 34, space: 0.7 }));
  return b;
}

/** Shoulders; lapels are the caller's. */
export function coat(b, seed, pts = '10,150 16,122 40,112 50,104 70,104 80,112 104,122 110,150') {
  b.free('k', facet(poly(pts), `${seed} coat`, 14, 0.5), 2.6);
  b.cut(gouges(3, '22,126 19,143', '31,122 29,140'), gouges(2, '99,126 102,142', '91,123 93,138'));
}

/** Neck, half in light. */
export function neck(b, w = 10) {
  b.free(
    'k',
    poly([
      [60 - w, 88],
      [60 + w, 88],
      [60 + w + 2, 114],
      [60, 122],
      [60 - w - 2, 114],
    ]),
    2,
  );
  b.cut(
    poly([
      [60 - w + 2, 96],
      [60 - 1, 102],
      [60 - 2, 117],
      [60 - w, 111],
    ]),
  );
}

const JAW = {
  oval: '37,48 40,36 60,30 80,36 83,48 82,70 77,86 68,98 60,101 52,98 43,86 38,70',
  square: '36,48 39,35 60,30 81,35 84,48 84,72 80,90 70,101 60,103 50,101 40,90 36,72',
  long: '38,46 41,34 60,29 79,34 82,46 81,70 76,90 67,104 60,107 53,104 44,90 39,70',
  soft: '37,50 41,37 60,31 79,37 83,50 82,70 76,85 66,96 60,98 54,96 44,85 38,70',
};

/**
 * The face. The knife leaves the right side standing and clears the left; the ridge of the nose parts them.
 * `chin` is where the jaw ends, `mouth` how the lips are cut.
 */
export function face(b, seed, jaw, { brow = 3, mouth = 'plain', chin = 100, lines = false, lashes = false } = {}) {
  const head = poly(JAW[jaw]);
  b.free('k', facet(head, `${seed} head`, 14, 0.3), 2.4);
  const lit = poly([
    [30, 30],
    [67, 28],
    [65, 46],
    [62, 54],
    [63, 64],
    [66.5, 74],
    [64, 77.5],
    [60, 78],
    [61, 82],
    [63, 86],
    [62, 92],
    [64, chin + 6],
    [30, chin + 6],
  ]);
  b.cut(meet(grow(head, -1.8), lit));
  // What the light still finds beyond the nose: brow, cheek, jaw.
  b.cut(
    meet(
      grow(head, -1.8),
      join(
        poly('70,40 77,44 79,52 71,49'),
        poly('70,69 80,65 79,72 73,82 69,76'),
        poly([
          [72, 90],
          [76, 86],
          [70, chin - 3],
          [66, chin - 1],
        ]),
      ),
    ),
  );
  const k = [];
  // Brows and eyes.
  k.push(
    poly([
      [42, 57],
      [46, 54.5 - brow * 0.3],
      [57, 55],
      [57.5, 57.5],
      [47, 54.5 + brow * 0.7],
      [43, 59],
    ]),
  );
  k.push(
    line('43.5,63.5 47,60.5 52.5,60.5 57,63.5', lashes ? 2.6 : 2),
    disc(50.3, 63, 2.6, 8),
    line('46,67 53,67.4', 1.2),
  );
  if (lashes) k.push(poly('44.5,63 41,60.5 44,61.5'));
  b.over('k', join(k));
  b.cut(
    poly('67,64 70.5,61.2 75,61.4 78,63.6 74,66 70,66'),
    poly([
      [66, 56.5],
      [76, 54.5],
      [78, 57],
      [75, 56.8],
      [67, 58.5],
    ]),
  ).over('k', disc(72.4, 63.4, 2.4, 8));
  // Nose and mouth.
  b.over('k', join(poly('56,75.5 59,77 62,79 56.5,78.5'), line('56,73 55,76', 1.2)));
  const lips = {
    plain: join(poly('50,87 57,85.5 60,86.3 63,85.8 66,87 60,88.6'), line('55,91.8 62,91.8', 1.4)),
    full: join(poly('51,87 56,84 60,85.2 64,84 68,87 60,88'), poly('53,88.6 60,89.2 66,88.6 62,92.4 57,92.4')),
    firm: join(line('50,87.5 66,86.8', 2.2), line('55,92 63,92', 1.6)),
  };
  if (mouth !== 'none') b.over('k', lips[mouth]).cut(meet(lips[mouth], poly('64.5,80 72,80 72,95 65.5,95')));
  if (lines)
    b.over(
      'k',
      join(
        gouges(1.5, '44,45 58,44', '46,49.5 57,48.8', '41,70 45,73', '41.5,73 46,77', '52,76 48,85', '44,68.5 48,70.5'),
      ),
    );
}
