/** Chances as they are written. */

/** The chance of at least so many, from the chances of each number. */
export const atLeast = (chances: readonly number[], n: number): number =>
  chances.slice(n).reduce((sum, chance) => sum + chance, 0);

/** Whole per cent, never 0 or 100 for what is not certain. */
export function percent(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1 - 1e-6) return 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
