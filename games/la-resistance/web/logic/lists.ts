/** The things of the game in the order in which the board shows them. */
import type { Clg, Die, Leader, Pool, Spot } from '../generated';

export type PoolDie = keyof Pool;
export type BonusDie = Exclude<Die, PoolDie>;

export const LEADERS: readonly Leader[] = ['dumont', 'boutroux', 'saint_pierre', 'vasseur', 'ferrand', 'arnaud'];
export const CEST_LA_GUERRE: readonly Clg[] = [
  'brutality',
  'charismatic',
  'camouflage',
  'mg34',
  'panzerfaust',
  'unexpected_patrol',
  'faulty_intel',
  'sacrifice',
  'exposed',
];
export const POOL_DICE: readonly PoolDie[] = ['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'b1', 'b2', 'b3', 'b4', 'x1', 'x2'];
export const BONUS_DICE: readonly BonusDie[] = ['dumont5', 'vasseur4', 'mg6', 'pf5'];
export const SPOTS: readonly Spot[] = ['1', '2', '3', '4'];
