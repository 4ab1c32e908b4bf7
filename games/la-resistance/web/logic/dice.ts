/** The dice of a turn as the board handles them. */
import type { DieKind, Face } from '$web/design/types';
import type { BonusWorth, Die, Spot, View } from '../generated';
import { BONUS_DICE, POOL_DICE, type BonusDie, type PoolDie } from './lists';

const KINDS: Readonly<Record<string, DieKind>> = { w: 'white', b: 'blue', x: 'extra' };

export const isBonus = (die: Die): die is BonusDie => (BONUS_DICE as readonly string[]).includes(die);
export const kindOf = (die: Die): DieKind => (isBonus(die) ? 'bonus' : (KINDS[die[0] ?? ''] ?? 'white'));

/** The face a bonus die is drawn with where it lies beside its owner. */
const OWN_FACE: Readonly<Record<BonusDie, Face>> = { dumont5: 5, vasseur4: 4, mg6: 6, pf5: 5 };

/** What a die shows; `on`: a bonus die what it counts there. */
export function faceOf(
  { view, bonus }: { view: View; bonus: readonly BonusWorth[] },
  die: Die,
  on?: Spot | 'vichy',
): Face {
  if (!isBonus(die)) return (view.pool[die]?.value ?? 1) as Face;
  const worth = bonus.find((each) => each.die === die);
  const value = on === 'vichy' ? worth?.vichy : worth?.missions.find(({ spot }) => spot === on)?.value;
  return (value ?? OWN_FACE[die]) as Face;
}

export const freeDice = (view: View): PoolDie[] => POOL_DICE.filter((die) => view.pool[die]?.state === 'free');

/** Dice that differ in nothing but their id: an offer for one is an offer for all. */
export function sameFace(view: View, a: Die, b: Die): boolean {
  if (a === b) return true;
  if (isBonus(a) || isBonus(b)) return false;
  const [one, other] = [view.pool[a], view.pool[b]];
  return one !== undefined && other !== undefined && one.value === other.value && one.state === other.state;
}

/** What of the record's lines are dice, to be drawn. */
export const RECORD_DICE = { sides: 6, names: ['dice', 'removed', 'value'] };
