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

/** Chances of which one comes about, in whole percent that are 100 together: the largest rests are rounded up. */
export function percents(chances: readonly number[]): number[] {
  const floors = chances.map((chance) => Math.floor(chance * 100));
  const missing =
    Math.round(chances.reduce((sum, chance) => sum + chance, 0) * 100) - floors.reduce((a, b) => a + b, 0);
  const rest = (at: number) => (chances[at] ?? 0) * 100 - (floors[at] ?? 0);
  const up = new Set(
    chances
      .map((_, at) => at)
      .sort((a, b) => rest(b) - rest(a))
      .slice(0, Math.max(0, missing)),
  );
  return floors.map((floor, at) => floor + (up.has(at) ? 1 : 0));
}
