/** How far a group may go: a look ahead for the eye. The rules decide every step. */
import { beyondLine, distance, type Ground, type Hex, type HexId } from './ground';
import { isCombat, strength, type Piece } from './pieces';
import { body, ground as terrainTable, number, weapon } from './printed-tables';

export interface Group {
  pieces: readonly Piece[];
  at: Hex;
  /** Movement points left. */
  points: number;
  /** The 3rd battalion is held behind its line (BN-16.6). */
  held: boolean;
}

/** What a step costs a piece (3.3, BN-T4), or null if it may not go there. */
export function cost(ground: Ground, from: Hex, to: Hex, piece: Pick<Piece, 'type'>): number | null {
  const side = ground.side(from, to);
  if (!side) return null;
  const road = from.road.includes(side);
  if (to.terrain === 'river') return to.bridge && road ? terrainTable('road').cost : null;
  if (from.terrain === 'river' && !road) return null;
  if (road) return terrainTable('road').cost;
  const wet = from.stream.includes(side);
  if (piece.type === 'car') return to.terrain === 'clear' && !wet ? terrainTable('clear').cost : null;
  return terrainTable(to.terrain).cost + (wet ? terrainTable('stream').cost : 0);
}

/** The most points a group has: the smallest movement allowance in it (BN-8.1). */
export const allowance = (pieces: readonly Piece[]): number => Math.min(...pieces.map(({ type }) => weapon(type).movement));

/** May these share a hex (BN-7.2 to BN-7.4)? `commanded`: the hex is within the Garibaldi command's range. */
export function mix(pieces: readonly Pick<Piece, 'formation'>[], commanded: boolean): boolean {
  const camps = new Set(pieces.map(({ formation }) => body(formation).camp).filter((camp) => camp !== 'ass'));
  const bands = new Set(pieces.map(({ formation }) => body(formation).band).filter((band) => band > 0));
  return camps.size <= 1 && (bands.size <= 1 || commanded);
}

export interface Reached {
  hex: Hex;
  /** Points left there. */
  left: number;
  /** From where it is reached best. */
  from: HexId;
}

/** Every hex a Move could end in, with the points that would be left. */
export function reach(ground: Ground, all: readonly Piece[], group: Group): Map<HexId, Reached> {
  const seat = group.pieces[0]?.seat;
  const ids = new Set(group.pieces.map(({ id }) => id));
  const others = all.filter((piece) => piece.hex !== null && !ids.has(piece.id));
  const foes = new Set(others.filter((piece) => piece.seat !== seat).map((piece) => piece.hex));
  const armed = others.filter((piece) => piece.seat !== seat && isCombat(piece)).map((piece) => piece.hex && ground.get(piece.hex)).filter((hex): hex is Hex => Boolean(hex));
  const friends = (hex: Hex) => others.filter((piece) => piece.seat === seat && piece.hex === hex.id);
  const command = all.find((piece) => piece.formation === 'gar' && piece.hex !== null);
  const post = command?.hex ? ground.get(command.hex) : undefined;
  const inRange = (hex: Hex) => command !== undefined && (ids.has(command.id) || (post !== undefined && distance(post, hex) <= command.range));
  const single = group.pieces.some(({ type }) => weapon(type).movement === 1);
  const bound = group.held && group.pieces.some(({ formation }) => formation === 'bn3');
  const out = new Map<HexId, Reached>();
  const open: { hex: Hex; left: number; ends: boolean }[] = [{ hex: group.at, left: group.points, ends: false }];
  while (open.length > 0) {
    open.sort((a, b) => b.left - a.left);
    const now = open.shift();
    if (!now || now.ends) continue;
    for (const to of ground.around(now.hex)) {
      const prices = group.pieces.map((piece) => cost(ground, now.hex, to, piece));
      if (foes.has(to.id) || prices.some((price) => price === null) || (bound && beyondLine(to))) continue;
      const price = Math.max(...prices.map((each) => each ?? 0));
      // A unit of allowance 1 may always go one hex (BN-8.2); its companions must be able to pay (BN-8.1).
      const left = single ? (now.hex === group.at ? 0 : -1) : now.left - price;
      if (left < 0 || (single && group.pieces.some((piece, i) => weapon(piece.type).movement > 1 && weapon(piece.type).movement < (prices[i] ?? 0)))) continue;
      const there = friends(to);
      if (strength(there) + strength(group.pieces) > number('stack_limit') || !mix([...there, ...group.pieces], inRange(to))) continue;
      if (to === group.at || (out.get(to.id)?.left ?? -1) >= left) continue;
      // Friends next to the enemy end the move (BN-8.4).
      const ends = single || (there.some(isCombat) && armed.some((foe) => distance(foe, to) === 1));
      out.set(to.id, { hex: to, left, from: now.hex.id });
      open.push({ hex: to, left, ends });
    }
  }
  return out;
}

/** The hexes from the group to there, without the one it stands in. */
export function routeTo(reached: ReadonlyMap<HexId, Reached>, at: Hex, to: HexId): Hex[] {
  const out: Hex[] = [];
  for (let step = reached.get(to); step && out.length < 30; step = step.from === at.id ? undefined : reached.get(step.from)) out.unshift(step.hex);
  return out;
}
