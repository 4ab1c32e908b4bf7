/** An assault whose dice have fallen, while something is still asked about it. */
import type { Line } from '$web/table/board';
import { resultOf } from './fire-moment';

export interface Clash {
  /** Who assaults. */
  seat: number;
  attack: number;
  defence: number;
  attackDie: number;
  defenceDie: number;
  /** What has come of it so far. */
  results: Line[];
}

/** More lines than these lie between no dice and a question about them. */
const NEAR = 12;

export function clashIn(lines: readonly Line[]): Clash | null {
  const near = lines.slice(-NEAR);
  const at = near.findLastIndex(({ told }) => told?.what === 'clash');
  const { seat, ...sums } = near[at]?.told?.args ?? {};
  if (typeof seat !== 'object' || seat === null || !('seat' in seat)) return null;
  return {
    seat: seat.seat,
    attack: Number(sums['attack']),
    defence: Number(sums['defence']),
    attackDie: Number(sums['attackdie']),
    defenceDie: Number(sums['defencedie']),
    results: near.slice(at + 1).filter((line) => resultOf(line) !== null),
  };
}
