/** Everything that stands on the map, each thing at its point of the sheet. */
import type { RepublicBoard, Token } from './board.svelte';
import { standAround, type Box, type Labels } from './map-labels';
import type { MapView } from './map-view.svelte';
import { place } from './places';
import type { Resource } from './printed-cards';

export interface Thing {
  key: string;
  width: number;
  kind: 'resource' | 'base' | 'dm' | 'cp';
  token: Token | null;
  sign: { sign: Resource; at: string } | null;
}
export interface Placed extends Thing {
  at: string;
  x: number;
  y: number;
}

const WIDTH = { resource: 38, base: 36, piece: 27 };

export function standingOn(board: RepublicBoard, labels: Labels, piece: number, frame: MapView): Placed[] {
  const at = new Map<string, Thing[]>();
  const put = (id: string, thing: Thing) => at.set(id, [...(at.get(id) ?? []), thing]);
  for (const sign of board.resources)
    put(sign.at, { key: sign.sign, width: WIDTH.resource, kind: 'resource', token: null, sign });
  for (const token of board.tokens) {
    const { key, kind } = token;
    put(token.at, { key, width: kind === 'base' ? WIDTH.base : WIDTH.piece, kind, token, sign: null });
  }
  const { pieces, places } = board.move;
  const raised = ({ key }: Thing) => Number(pieces.has(key) || key === board.held);
  return (
    standAround(at, labels, piece, board.pawn, new Set(places.keys()), frame)
      .map(({ thing, at: id, dx, dy }) => ({ ...thing, at: id, x: place(id).at[0] + dx, y: place(id).at[1] + dy }))
      // Farther ones first, and of those side by side what may be pressed last: its frame lies on its neighbours.
      .sort((a, b) => a.y - b.y || raised(a) - raised(b))
  );
}

/** What they cover. */
export const boxesOf = (standing: readonly Placed[], piece: number): Box[] =>
  standing.map(({ x, y, width }) => {
    const [w, h] = [width * piece, 30 * piece];
    return { x: x - w / 2, y: y - h / 2, w, h };
  });
