/** A stack laid out side by side, above its hex or, at the sheet's upper edge, below it. */
import type { BanditenBoard } from './board.svelte';
import { SHEET, type Hex } from './ground';
import { pile, type Piece } from './pieces';

export interface Fan {
  hex: Hex;
  x: number;
  y: number;
  width: number;
  height: number;
  places: { piece: Piece; x: number; y: number }[];
}

const STEP = 49;
const EDGE = 5;
const ROW = 5;

/** `from`: where somebody stands who must be seen as well. */
export function fanOf(hex: Hex, pieces: readonly Piece[], from: Hex | null = null): Fan {
  const order = pile(pieces).reverse();
  const columns = Math.min(ROW, order.length);
  const rows = Math.ceil(order.length / ROW);
  const [width, height] = [columns * STEP + 2 * EDGE, rows * STEP + 2 * EDGE];
  const x = Math.min(Math.max(4, hex.x - width / 2), SHEET.width - width - 4);
  const [above, below] = [hex.y - 34 - height, hex.y + 34];
  const y = above > 4 && !(from && from !== hex && from.y < hex.y) ? above : below;
  return {
    hex,
    x,
    y,
    width,
    height,
    places: order.map((piece, i) => ({
      piece,
      x: x + EDGE + STEP * (i % ROW) + STEP / 2,
      y: y + EDGE + STEP * Math.floor(i / ROW) + STEP / 2,
    })),
  };
}

/** The stack that lies fanned: one whose units may be named, or that is looked at. */
export function fanned({ asked, ground, group, lit, look, narrow, stacks, stage, view }: BanditenBoard): Fan | null {
  const touched = asked ? group.named.find((piece) => piece.hex !== null)?.hex : undefined;
  // A fan would lie on the hexes beside it: the strip under the map, and on the phone the sheet, show who takes part.
  if (stage === 'step' || group.choosing) return null;
  if (!narrow && (touched || stage === 'target')) return null;
  const looked = look.at && !lit.ahead.has(look.at.id) ? look.at : null;
  const hex = (touched ? ground.get(touched) : looked) ?? null;
  const pieces = hex ? (stacks.get(hex.id) ?? []) : [];
  return hex && pieces.length > 1 ? fanOf(hex, pieces, (view.shot && ground.get(view.shot.from)) ?? null) : null;
}
/** The fanned counter under a place of the sheet, where counters may be pressed. */
export function fannedAt(board: BanditenBoard, place: { x: number; y: number }): Piece | null {
  const places = board.group.named.length > 0 ? (fanned(board)?.places ?? []) : [];
  return places.find(({ x, y }) => Math.abs(place.x - x) <= 22 && Math.abs(place.y - y) <= 22)?.piece ?? null;
}
