/** The courier, cut from plain outlines: black masses first, light cut into them, one accent of red. */
import { seededRandom, roughDisc, roughOutline, closedPath, type Point } from '../design/rough-path';

/** A tapered cut from one point to another, widest at a third of its way. */
function gouge(x1: number, y1: number, x2: number, y2: number, width: number): Point[] {
  const long = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = (-(y2 - y1) / long) * (width / 2);
  const ny = ((x2 - x1) / long) * (width / 2);
  const at = (t: number, k: number): Point => [x1 + (x2 - x1) * t + nx * k, y1 + (y2 - y1) * t + ny * k];
  return [[x1, y1], at(0.3, 1), at(0.66, 0.72), [x2, y2], at(0.64, -0.78), at(0.32, -1)];
}

/** A bar of even width with blunt ends: tubes, spokes, straps. */
function bar(points: readonly Point[], width: number, seed: string): string {
  const next = seededRandom(seed);
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], i) => {
    const [px, py] = points[Math.max(0, i - 1)] ?? [x, y];
    const [qx, qy] = points[Math.min(points.length - 1, i + 1)] ?? [x, y];
    const long = Math.hypot(qx - px, qy - py) || 1;
    const half = (width / 2) * (0.94 + next() * 0.14);
    left.push([x - ((qy - py) / long) * half, y + ((qx - px) / long) * half]);
    right.push([x + ((qy - py) / long) * half, y - ((qx - px) / long) * half]);
  });
  return closedPath([...left, ...right.reverse()]);
}

function arc(x: number, y: number, r: number, from: number, to: number): Point[] {
  const steps = Math.max(3, Math.round(Math.abs(to - from) / 7));
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const turn = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [x + Math.cos(turn) * r, y + Math.sin(turn) * r];
  });
}

const cut = (points: readonly Point[], seed: string, slip = 0.8) => closedPath(roughOutline(points, seed, 20, slip));
const REAR: Point = [176, 312];
const FRONT: Point = [456, 312];
const CRANK: Point = [296, 322];

function wheel([x, y]: Point, seed: string): string[] {
  const rim =
    closedPath(roughDisc(x, y, 91, 46, seed, 0.008)) + closedPath(roughDisc(x, y, 83.5, 44, `${seed} inside`, 0.008));
  const spokes = Array.from({ length: 18 }, (_, i) => {
    const turn = ((i + 0.25) / 18) * Math.PI * 2;
    return closedPath(
      gouge(x + Math.cos(turn) * 8, y + Math.sin(turn) * 8, x + Math.cos(turn) * 84, y + Math.sin(turn) * 84, 2.8),
    );
  });
  return [rim, ...spokes, closedPath(roughDisc(x, y, 8, 9, `${seed} hub`))];
}

/* Every part a path of its own: even-odd holes would open where two cross. */
const BICYCLE: readonly string[] = [
  ...wheel(REAR, 'rear'),
  ...wheel(FRONT, 'front'),
  bar(arc(...REAR, 101, 176, 318), 6, 'rear guard'),
  bar(arc(...FRONT, 101, 214, 352), 6, 'front guard'),
  bar([REAR, CRANK], 8, 'stay'),
  bar([REAR, [250, 214]], 7, 'seat stay'),
  bar([CRANK, [246, 196]], 9, 'seat tube'),
  bar([CRANK, [412, 226]], 9, 'down tube'),
  bar(
    [
      [258, 240],
      [408, 206],
    ],
    8,
    'top tube',
  ),
  bar([[402, 168], [416, 232], [434, 286], FRONT], 9, 'fork'),
  bar(
    [
      [404, 172],
      [424, 156],
      [446, 160],
      [452, 172],
    ],
    8,
    'handlebar',
  ),
  bar([CRANK, [322, 356]], 8, 'crank'),
  bar(
    [
      [306, 360],
      [340, 360],
    ],
    7,
    'pedal',
  ),
  closedPath(roughDisc(...CRANK, 21, 20, 'chain wheel', 0.03)) +
    closedPath(roughDisc(...CRANK, 14, 14, 'chain wheel inside', 0.03)),
  closedPath(roughDisc(...CRANK, 7, 9, 'axle')),
  bar(
    [
      [178, 305],
      [296, 300],
    ],
    3,
    'chain above',
  ),
  bar(
    [
      [178, 320],
      [296, 343],
    ],
    3,
    'chain below',
  ),
  bar(
    [
      [128, 218],
      [226, 212],
    ],
    6,
    'carrier',
  ),
  bar(
    [
      [146, 216],
      [166, 300],
    ],
    4,
    'carrier leg',
  ),
  cut(
    [
      [214, 190],
      [258, 188],
      [264, 196],
      [238, 202],
      [216, 200],
    ],
    'saddle',
  ),
];

/** The figure, from what lies behind to what lies in front. */
const FAR_LEG = cut(
  [
    [300, 206],
    [346, 222],
    [352, 240],
    [306, 284],
    [292, 300],
    [278, 292],
    [286, 268],
    [304, 246],
  ],
  'far leg',
);
const FAR_SHOE = cut(
  [
    [272, 284],
    [292, 290],
    [308, 300],
    [304, 310],
    [270, 306],
  ],
  'far shoe',
);
const NEAR_LEG = cut(
  [
    [320, 232],
    [362, 250],
    [362, 268],
    [346, 318],
    [338, 350],
    [318, 348],
    [322, 312],
    [322, 270],
  ],
  'near leg',
);
const NEAR_SHOE = cut(
  [
    [316, 342],
    [340, 340],
    [350, 348],
    [372, 354],
    [373, 363],
    [314, 363],
  ],
  'near shoe',
);
const SKIRT = cut(
  [
    [246, 150],
    [300, 158],
    [340, 186],
    [384, 236],
    [376, 258],
    [336, 272],
    [318, 262],
    [300, 276],
    [280, 262],
    [258, 276],
    [240, 262],
    [222, 270],
    [214, 258],
    [226, 226],
    [232, 190],
  ],
  'skirt',
);
const COAT = cut(
  [
    [300, 74],
    [322, 70],
    [340, 80],
    [350, 104],
    [336, 134],
    [318, 170],
    [276, 178],
    [236, 186],
    [206, 180],
    [176, 160],
    [190, 164],
    [222, 162],
    [244, 146],
    [262, 112],
    [278, 90],
  ],
  'coat',
);
const ARM = cut(
  [
    [318, 82],
    [340, 88],
    [352, 108],
    [376, 142],
    [414, 158],
    [412, 174],
    [384, 170],
    [350, 152],
    [326, 122],
    [314, 100],
  ],
  'arm',
);
const HAND = cut(
  [
    [412, 156],
    [424, 152],
    [438, 154],
    [446, 162],
    [440, 172],
    [420, 176],
    [410, 172],
  ],
  'hand',
  0.5,
);
const FACE = cut(
  [
    [336, 28],
    [362, 20],
    [374, 26],
    [376, 36],
    [386, 50],
    [379, 53],
    [380, 58],
    [376, 60],
    [378, 66],
    [371, 70],
    [366, 75],
    [352, 74],
    [350, 84],
    [332, 82],
    [330, 56],
  ],
  'face',
  0.4,
);
const SCARF = cut(
  [
    [312, 34],
    [318, 14],
    [336, 2],
    [356, 1],
    [370, 10],
    [374, 24],
    [360, 24],
    [350, 34],
    [346, 50],
    [348, 66],
    [340, 76],
    [326, 74],
    [314, 58],
  ],
  'scarf',
  0.6,
);
const TAIL = cut(
  [
    [322, 68],
    [304, 66],
    [286, 56],
    [262, 58],
    [274, 68],
    [252, 76],
    [280, 80],
    [304, 82],
    [326, 80],
  ],
  'scarf tail',
  0.6,
);
const BAG = cut(
  [
    [232, 150],
    [284, 144],
    [291, 186],
    [238, 194],
  ],
  'bag',
  0.6,
);
const STRAP = bar(
  [
    [256, 148],
    [298, 106],
    [330, 78],
  ],
  7,
  'strap',
);
const PARCEL = cut(
  [
    [136, 184],
    [208, 178],
    [212, 209],
    [140, 214],
  ],
  'parcel',
  0.6,
);

/** Tapered red strokes: the air she leaves behind. */
const WIND = (() => {
  const next = seededRandom('wind');
  return Array.from({ length: 13 }, (_, i) => {
    const y = 128 + i * 20.5 + next() * 8;
    const end = 62 + next() * 46 + (i > 2 && i < 9 ? -4 : 26);
    return closedPath(gouge(end, y, end - 56 - next() * 62, y + next() * 3, 5.4));
  }).join('');
})();

const FOLDS: readonly [number, number, number, number, number][] = [
  [262, 188, 234, 252, 5],
  [276, 190, 258, 262, 6],
  [290, 190, 284, 252, 5],
  [302, 186, 310, 256, 6],
  [316, 190, 340, 258, 5],
  [330, 196, 364, 246, 4],
];
const COAT_CUTS: readonly [number, number, number, number, number][] = [
  [292, 94, 266, 140, 5],
  [306, 132, 294, 166, 4],
  [316, 140, 306, 168, 3.5],
  [226, 170, 196, 166, 3.5],
  [254, 140, 230, 168, 4],
  [334, 98, 362, 138, 4],
  [344, 134, 376, 158, 3.5],
  [384, 152, 406, 162, 3],
  [330, 262, 332, 318, 4],
  [342, 270, 336, 300, 3],
];
const SCARF_CUTS: readonly [number, number, number, number, number][] = [
  [330, 14, 322, 40, 4],
  [344, 10, 334, 40, 4.5],
  [358, 10, 344, 24, 3.5],
  [336, 48, 338, 66, 3],
  [312, 72, 278, 66, 3.5],
];
const cuts = (all: readonly [number, number, number, number, number][]) =>
  all.map((each) => closedPath(gouge(...each))).join('');

/** In printing order; `free` is a line of paper left around the thing printed after it. */
export const COURIER: readonly { ink: 'red' | 'key' | 'paper' | 'skin'; d: string; free?: number }[] = [
  { ink: 'red', d: WIND },
  ...BICYCLE.map((d) => ({ ink: 'key' as const, d })),
  { ink: 'red', d: PARCEL, free: 4 },
  { ink: 'paper', d: closedPath(gouge(172, 182, 174, 211, 3)) + closedPath(gouge(140, 199, 209, 193, 3)) },
  { ink: 'key', d: FAR_LEG, free: 4 },
  { ink: 'key', d: FAR_SHOE, free: 3 },
  { ink: 'key', d: NEAR_LEG, free: 5 },
  { ink: 'key', d: NEAR_SHOE, free: 4 },
  { ink: 'key', d: SKIRT, free: 5 },
  { ink: 'paper', d: cuts(FOLDS) },
  { ink: 'skin', d: FACE, free: 4 },
  { ink: 'key', d: COAT, free: 4 },
  { ink: 'red', d: STRAP, free: 3.6 },
  { ink: 'red', d: BAG, free: 4.4 },
  { ink: 'key', d: ARM, free: 4 },
  { ink: 'paper', d: cuts(COAT_CUTS) + closedPath(gouge(234, 164, 289, 157, 3)) },
  { ink: 'key', d: closedPath(roughDisc(262, 163, 4.6, 7, 'buckle')) },
  { ink: 'skin', d: HAND },
  { ink: 'red', d: TAIL, free: 3.6 },
  { ink: 'red', d: SCARF, free: 3.6 },
  { ink: 'paper', d: cuts(SCARF_CUTS) },
  {
    ink: 'key',
    d:
      closedPath(gouge(358, 36, 371, 35, 2.6)) +
      closedPath(roughDisc(366, 41, 2.3, 6, 'eye')) +
      closedPath(gouge(378, 61, 368, 62, 2)) +
      closedPath(gouge(366, 75, 352, 66, 2)),
  },
];
