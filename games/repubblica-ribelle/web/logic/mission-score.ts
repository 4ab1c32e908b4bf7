/** What a seat's cards and pieces are worth in a mission, before and after they are counted (RR-6.1, RR-6.2, RR-13.2). */
import type { OpenMission } from '../generated';
import { place } from './places';
import { BONUS_BASE, BONUS_PIECE, BONUS_PLUS1, type CardSheet } from './printed-cards';

export interface Sum {
  cards: number;
  /** Detachments in a military mission, commissars in a political one. */
  pieces: number;
  base: number;
  plus1: number;
  total: number;
}

export interface Counted {
  cards: readonly CardSheet[];
  /** Where the seat's pieces stand. */
  pieces: readonly { kind: 'dm' | 'cp'; at: string | null }[];
  base: string | null;
  /** How many PLUS1 effects were used. */
  plus1?: number;
}

export function count(mission: Pick<OpenMission, 'sphere' | 'territory'>, of: Counted): Sum {
  const here = (at: string | null) => at !== null && place(at).territory === mission.territory;
  const cards = of.cards.reduce((sum, card) => sum + card.values[mission.sphere], 0);
  const kind = { military: 'dm', political: 'cp', social: null }[mission.sphere];
  const pieces = BONUS_PIECE * of.pieces.filter((piece) => piece.kind === kind && here(piece.at)).length;
  const base = kind !== null && here(of.base) ? BONUS_BASE : 0;
  const plus1 = BONUS_PLUS1 * (of.plus1 ?? 0) * of.cards.length;
  return { cards, pieces, base, plus1, total: cards + pieces + base + plus1 };
}

/** How many objectives a score takes away. */
export const taken = ({ low, high }: Pick<OpenMission, 'low' | 'high'>, score: number): number => (high === null ? 0 : Number(score >= low) + Number(score >= high));
