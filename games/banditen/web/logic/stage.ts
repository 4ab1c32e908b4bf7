/** Which question of an action is asked: told from what is offered and what has been picked. */
import type { Offer } from '$web/table/board';

export const VERBS = [
  'move',
  'fire',
  'move_and_fire',
  'fire_and_move',
  'assault',
  'regroup',
  'recover',
  'infirmary',
] as const;
export type Verb = (typeof VERBS)[number];

/** activate: which stack; verb: what it does; target, units, parts: with what; step: where to; react: the other side's moment;
    loss: which unit suffers; place: where something is put or goes. */
export type Stage =
  'none' | 'activate' | 'verb' | 'target' | 'units' | 'parts' | 'step' | 'react' | 'loss' | 'place' | 'other';

export const targetHex = (offer: Pick<Offer, 'target'>): string | null =>
  offer.target?.startsWith('hex:') ? offer.target.slice(4) : null;
export const targetUnit = (offer: Pick<Offer, 'target'>): string | null =>
  offer.target?.startsWith('unit:') ? offer.target.slice(5) : null;

export function stageOf(offers: readonly Pick<Offer, 'verb'>[], draft: readonly string[]): Stage {
  const has = (...verbs: string[]) => offers.some(({ verb }) => verbs.includes(verb));
  if (offers.length === 0) return 'none';
  if (has('with', 'go', 'all')) return 'units';
  if (has('part')) return 'parts';
  if (has('at')) return 'target';
  if (draft[0]?.startsWith('activate') && has(...VERBS)) return 'verb';
  if (has('activate', 'pass')) return 'activate';
  if (has('step')) return 'step';
  if (has('decline')) return 'react';
  if (has('lose', 'shift', 'give_up')) return 'loss';
  if (has('place', 'to', 'mine', 'retreat', 'replace')) return 'place';
  return 'other';
}
