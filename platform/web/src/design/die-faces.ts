/** The six faces of a die in a square of 64, cut once. */
import { roughDisc, roughOutline, closedPath, type Point } from './rough-path';
import type { Face } from './types';

const NEAR = 18;
const MID = 32;
const FAR = 46;
const PIPS: Readonly<Record<Face, readonly Point[]>> = {
  1: [[MID, MID]],
  2: [
    [NEAR, FAR],
    [FAR, NEAR],
  ],
  3: [
    [NEAR, FAR],
    [MID, MID],
    [FAR, NEAR],
  ],
  4: [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  5: [
    [NEAR, NEAR],
    [FAR, NEAR],
    [MID, MID],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  6: [
    [NEAR, 16],
    [FAR, 16],
    [NEAR, MID],
    [FAR, MID],
    [NEAR, 48],
    [FAR, 48],
  ],
};
const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** Corners are two short cuts, edges long ones that bow by half a unit. */
const OUTLINE: readonly Point[] = [
  [10, 3.4],
  [54, 3.2],
  [59.2, 5.6],
  [61, 11],
  [60.6, 53],
  [58.4, 59],
  [53, 61],
  [11, 60.6],
  [5.2, 58.4],
  [3.2, 53],
  [3.4, 10.5],
  [5.6, 5.2],
];

export const DIE_FACES: ReadonlyMap<Face, { block: string; pips: string }> = new Map(
  FACES.map((face) => [
    face,
    {
      block: closedPath(roughOutline(OUTLINE, `die ${face}`, 17, 0.75)),
      pips: PIPS[face]
        .map(([x, y], i) => closedPath(roughDisc(x, y, face === 1 ? 7 : 6, 9, `pip ${face} ${i}`)))
        .join(''),
    },
  ]),
);
