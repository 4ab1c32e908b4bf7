/** Who may fire at a hex, with which dice, and what a blow there would come to: numbers for the eye before a decision. */
import { distance, type Ground, type Hex, type HexId } from './ground';
import { assault as assaultOdds, hits, type AssaultOdds } from './odds';
import { isCombat, type Piece } from './pieces';
import { body, ground as terrainTable, number, weapon } from './printed-tables';

/** What holds on the whole field now. */
export interface Field {
  ground: Ground;
  pieces: readonly Piece[];
  night: boolean;
  frost: boolean;
  /** The RSI lack ammunition: no bonus for automatic arms. */
  low: boolean;
  bunkers: ReadonlySet<HexId>;
  /** RSI morale now. */
  morale: number;
}

const manned = (field: Field) => {
  const held = new Set(field.pieces.filter((piece) => piece.hex !== null && isCombat(piece)).map((piece) => piece.hex));
  return (hex: Hex) => held.has(hex.id);
};
export const sight = (field: Field, from: Hex, to: Hex) => field.ground.sight(from, to, manned(field));

export function range(field: Pick<Field, 'night'>, piece: Piece): number {
  const own = piece.light ? 1 : weapon(piece.type).range;
  return field.night ? Math.min(own, number('night_range')) : own;
}

/** Terrain, fort and bunker of a hex, the best of each for whoever is in it (BN-T1). */
export function cover(field: Field, hex: Hex): { attack: number; assault: number } {
  const kinds = [hex.terrain, ...(hex.fort > 0 ? ['fort'] : []), ...(field.bunkers.has(hex.id) ? ['bunker'] : [])].map(terrainTable);
  return { attack: Math.max(...kinds.map(({ attack }) => attack)), assault: Math.max(...kinds.map(({ assault }) => assault)) };
}

/** May the piece fire at that hex, sight aside (BN-9.1, BN-9.10, BN-16.5)? */
export function suits(field: Field, piece: Piece, from: Hex, to: Hex, reacting: boolean): boolean {
  if (!isCombat(piece) || piece.fire >= number('most_fires') || (piece.light && !reacting)) return false;
  if (field.frost && weapon(piece.type).heavy) return false;
  if (field.night && !piece.commanded) return false;
  if (piece.type === 'at' && to.fort === 0 && to.terrain !== 'settlement') return false;
  return distance(from, to) <= range(field, piece);
}

/** What a die of the piece must show on that hex (BN-9.3). */
export function need(field: Field, piece: Piece, to: Hex, targets: readonly Piece[], modifier = 0): number {
  const infantry = targets.some(({ type }) => type === 'inf');
  const bonus = weapon(piece.type).bonus;
  const plus = piece.type === 'inf' && piece.automatic && (!field.low || piece.formation === 'iii') ? 1
    : piece.type === 'mg' && to.terrain === 'clear' && to.fort === 0 ? bonus
      : piece.type === 'mor' && (to.fort > 0 || infantry) ? bonus
        : piece.type === 'art' && (to.fort > 0 || to.terrain === 'settlement') ? bonus
          : piece.type === 'at' ? bonus : 0;
  return cover(field, to).attack - plus - modifier + (piece.pinned ? 1 : 0);
}

export interface Volley {
  from: Hex;
  firing: Piece[];
  /** The natural roll that each die needs. */
  dice: number[];
  /** How likely each number of hits is. */
  chances: number[];
}

/** The fire of these pieces of one hex, as far as they suit the target. */
export function volley(field: Field, shooters: readonly Piece[], from: Hex, to: Hex, targets: readonly Piece[], { reacting = false, modifier = 0 } = {}): Volley {
  const firing = shooters.filter((piece) => suits(field, piece, from, to, reacting));
  const dice = firing.flatMap((piece) => Array.from({ length: piece.vf }, () => need(field, piece, to, targets, modifier)));
  return { from, firing, dice, chances: hits(dice) };
}

export interface Threat {
  from: Hex;
  /** Where the line is stopped; null if it is free. */
  stop: Hex | null;
  volley: Volley;
}

/** All stacks of the other side that could fire at a group which enters this hex; those that do not see it come last. */
export function threats(field: Field, seat: number, to: Hex, group: readonly Piece[]): Threat[] {
  const stacks = new Map<HexId, Piece[]>();
  for (const piece of field.pieces) if (piece.seat !== seat && piece.hex !== null && piece.hex !== to.id) stacks.set(piece.hex, [...(stacks.get(piece.hex) ?? []), piece]);
  const out: Threat[] = [];
  for (const [id, pieces] of stacks) {
    const from = field.ground.get(id);
    if (!from) continue;
    const fire = volley(field, pieces, from, to, group, { reacting: true });
    if (fire.firing.length > 0) out.push({ from, stop: sight(field, from, to).stop, volley: fire });
  }
  const worth = ({ stop, volley: { chances } }: Threat) => (stop ? 0 : 1) + 1 - (chances[0] ?? 1);
  return out.sort((a, b) => worth(b) - worth(a));
}

/** The chance that a piece stands a morale check there (3.7). */
export function steadiness(field: Field, piece: Piece, hex: Hex, tarnova: boolean): number {
  if (piece.seat === 1) return body(piece.formation).german ? 0 : tarnova && hex.fort > 0 ? 1 : field.morale / 6;
  return tarnova ? (piece.formation === 'ass' ? 4 : number('band_morale')) / 6 : 0;
}

export interface Blow extends AssaultOdds {
  attack: number;
  defence: number;
}

/** An assault of these pieces, from a hex into the next (BN-11.3). */
export function blow(field: Field, attackers: readonly Piece[], from: Hex, to: Hex, defenders: readonly Piece[], tarnova: boolean): Blow {
  const side = (pieces: readonly Piece[]) => pieces.reduce((sum, { vf }) => sum + vf, 0) - Number(pieces.some(({ pinned }) => pinned)) - Number(pieces.some(({ fire }) => fire >= number('most_fires')));
  const way = field.ground.side(from, to);
  const wet = way !== undefined && from.stream.includes(way) && !from.road.includes(way);
  const attack = side(attackers);
  const defence = side(defenders) + cover(field, to).assault + (wet ? terrainTable('stream').assault : 0);
  const most = (pieces: readonly Piece[], at: Hex) => Math.max(0, ...pieces.map((piece) => steadiness(field, piece, at, tarnova)));
  const plain = { ...from, fort: 0 };
  return { attack, defence, ...assaultOdds(attack, defence, most(defenders, to), most(attackers, plain)) };
}
