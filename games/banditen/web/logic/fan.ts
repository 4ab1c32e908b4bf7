/** A stack laid out side by side, above its hex or, at the sheet's upper edge, below it. */
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
