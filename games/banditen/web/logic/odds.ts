/** Chances before a decision: hits of a fire, outcomes of an assault. */

/** How likely each number of hits is, for dice that hit on a natural roll of `need` or more. */
export function hits(dice: readonly number[]): number[] {
  return dice.reduce<number[]>((chances, need) => {
    const p = Math.min(6, Math.max(0, 7 - need)) / 6;
    const next = Array.from({ length: chances.length + 1 }, () => 0);
    chances.forEach((chance, n) => {
      next[n] = (next[n] ?? 0) + chance * (1 - p);
      next[n + 1] = (next[n + 1] ?? 0) + chance * p;
    });
    return next;
  }, [1]);
}

/** The chance of at least so many. */
export const atLeast = (chances: readonly number[], n: number): number => chances.slice(n).reduce((sum, chance) => sum + chance, 0);

/** Strength lost before morale: every hit after the first (BN-9.4), at most what is there. */
export const expectedLoss = (chances: readonly number[], there = Infinity): number =>
  chances.reduce((sum, chance, n) => sum + chance * Math.min(there, Math.max(0, n - 1)), 0);

export interface AssaultOdds {
  /** The attackers take the hex. */
  take: number;
  /** Both stay what they are, the attackers go back. */
  back: number;
  /** The attackers are pinned or lose strength. */
  repelled: number;
}

/** BN-11.4 with the sums before the dice. `holds`: the chance that defenders stand a morale check; `bears`: that attackers do. */
export function assault(attack: number, defence: number, holds: number, bears: number): AssaultOdds {
  const odds = { take: 0, back: 0, repelled: 0 };
  const one = 1 / 36;
  for (let a = 1; a <= 6; a += 1) {
    for (let d = 1; d <= 6; d += 1) {
      const diff = attack + a - defence - d;
      if (diff === 0) odds.back += one;
      else if (diff >= 4) odds.take += one;
      else if (diff > 0) {
        odds.take += one * (1 - holds);
        odds.back += one * holds;
      } else if (diff <= -4) odds.repelled += one;
      else {
        odds.repelled += one * (1 - bears);
        odds.back += one * bears;
      }
    }
  }
  return odds;
}

/** Whole per cent, never 0 or 100 for what is not certain. */
export function percent(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1 - 1e-9) return 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
