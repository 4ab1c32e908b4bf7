/** Which dice have just been rolled: their number changes with every roll, so that they tumble. What lay on the table
    when the page opened lies still. */
import { untrack } from 'svelte';
import type { ResistanceBoard } from './board.svelte';
import type { PoolDie } from './lists';

export function rollsOf(board: ResistanceBoard): { of: (die: PoolDie) => string | undefined } {
  const signs = (): Partial<Record<PoolDie, string>> => {
    const { lines } = board.props;
    let whole = 0;
    // The whole pool tumbles with the roll and with a Mulligan; one die with Ferrand's reroll.
    for (const [at, line] of lines.entries())
      if (line.told?.what === 'rolled' || line.told?.what === 'mulligan') whole = at + 1;
    const again = lines.slice(whole).some((line) => line.told?.what === 'rerolled');
    const out: Partial<Record<PoolDie, string>> = {};
    for (const die of Object.keys(board.view.pool) as PoolDie[]) {
      const value = board.view.pool[die]?.value ?? 0;
      out[die] = die.startsWith('w')
        ? `${board.view.turn}:${whole}${again ? `:${value}` : ''}`
        : `${board.view.turn}:${die}`;
    }
    return out;
  };
  const still = untrack(signs);
  const rolled = $derived.by(signs);
  return {
    of: (die) => {
      const sign = rolled[die];
      return sign === undefined || sign === still[die] ? undefined : sign;
    },
  };
}
