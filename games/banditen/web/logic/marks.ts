/** Where the number of a lit hex stands: clear of stacks, names and the ring around a target. */
import type { Place } from '$web/design/camera.svelte';
import type { BanditenBoard } from './board.svelte';
import type { Hex } from './ground';

/** Where the ring around a target leaves room: beside it, on the phone above. */
const RING = [
  [56, 0],
  [-56, 0],
  [0, -46],
  [0, 46],
  [46, -34],
  [-46, -34],
  [46, 34],
  [-46, 34],
] as const;
const OVER_RING = [[0, -46] as const, ...RING];
/** Around a counter: clear of the boxes of its strength and the tab of its stack. */
const COUNTER = [
  [-8, -31],
  [-46, 0],
  [46, -4],
  [-40, 26],
  [40, -28],
  [0, 35],
  [0, -44],
] as const;
const TAG = { width: 38, height: 19 };

export const byRing = ({ landmarks, narrow }: BanditenBoard, hex: Hex): Place =>
  landmarks.clear(hex, TAG, narrow ? OVER_RING : RING);

/** What is said of a counter yields to stacks and names; the chance of a single reaction stands at whom it would hit. */
export function markAt(board: BanditenBoard, hex: Hex): Place {
  const { aims, landmarks, lit, stacks, stage } = board;
  if (stage === 'react' && aims.at && lit.all.length === 1) return byRing(board, aims.at);
  if (aims.at === hex && stage === 'target') return byRing(board, hex);
  if ((stage === 'step' || stage === 'react') && stacks.has(hex.id)) return landmarks.clear(hex, TAG, COUNTER);
  return { x: hex.x, y: hex.y + (stacks.has(hex.id) ? 25 : 0) };
}
