/** The dice of a turn as the board handles them. */
import type { DieKind, Face } from '$web/design/types';
import type { Ready } from './dice-placement';
import { bonusValue } from './printed-cards';
import type { Die, MissionKind } from '../generated';
import type { BoardView } from './house';
import { BONUS_DICE, POOL_DICE, type BonusDie, type PoolDie } from './lists';

const KINDS: Readonly<Record<string, DieKind>> = { w: 'white', b: 'blue', x: 'extra' };

export const isBonus = (die: Die): die is BonusDie => (BONUS_DICE as readonly string[]).includes(die);
export const kindOf = (die: Die): DieKind => (isBonus(die) ? 'bonus' : (KINDS[die[0] ?? ''] ?? 'white'));

/** The face a bonus die is drawn with where it lies beside its owner. */
const OWN_FACE: Readonly<Record<BonusDie, Face>> = { dumont5: 5, vasseur4: 4, mg6: 6, pf5: 5 };

export function faceOf(view: BoardView, die: Die, on?: MissionKind | 'vichy_forces'): Face {
  if (!isBonus(die)) return (view.pool[die]?.value ?? 1) as Face;
  return ((on && bonusValue(die, on, view.house)) ?? OWN_FACE[die]) as Face;
}

export const freeDice = (view: BoardView): PoolDie[] => POOL_DICE.filter((die) => view.pool[die]?.state === 'free');

/** The bonus dice that the active band has left in this turn (LR-3.5), as far as the viewer may know. */
export function bonusDice(view: BoardView): BonusDie[] {
  const band = view.active === null ? undefined : view.bands[view.active];
  if (!band || view.viewer !== view.active) return [];
  const has = (card: 'mg34' | 'panzerfaust') => band.hand?.includes(card) ?? false;
  return BONUS_DICE.filter((die) => {
    switch (die) {
      case 'dumont5': return band.leader === 'dumont' && !view.used.includes('dumont');
      case 'vasseur4': return band.leader === 'vasseur' && !view.used.includes('vasseur');
      case 'mg6': return (has('mg34') || band.mg34_shots > 0) && !view.used.includes('mg34');
      case 'pf5': return has('panzerfaust');
    }
  });
}

/** The dice that could be laid on this, with what they count there. */
export function readyFor(view: BoardView, on: MissionKind | 'vichy_forces' | null): Ready[] {
  const pool = freeDice(view).map((id): Ready => ({ id, value: view.pool[id]?.value ?? 0 }));
  if (on === null) return pool;
  return [...pool, ...bonusDice(view).flatMap((id): Ready[] => {
    const value = bonusValue(id, on, view.house);
    return value === null ? [] : [{ id, value }];
  })];
}

/** Dice that differ in nothing but their id: an offer for one is an offer for all. */
export function sameFace(view: BoardView, a: Die, b: Die): boolean {
  if (a === b) return true;
  if (isBonus(a) || isBonus(b)) return false;
  const [one, other] = [view.pool[a], view.pool[b]];
  return one !== undefined && other !== undefined && one.value === other.value && one.state === other.state;
}
