/** The armies of a zone as their plates show them. */
import type { Unit } from '../generated';
import { ALLIANCE, FOOT, isPower, UNIT_ORDER } from './tables';

/** One army in a zone, as its plate shows it. */
export interface Stack {
  army: string;
  side: 'axis' | 'other' | 'minor';
  units: [Unit, number][];
  foot: number;
  rest: number;
  total: number;
}

export function stacksOf(armies: Record<string, Record<string, number>>): Stack[] {
  return Object.entries(armies).map(([army, kinds]) => {
    const counts = new Map<Unit, number>();
    for (const [kind, count] of Object.entries(kinds)) {
      const unit = kind.split(':')[0] as Unit;
      counts.set(unit, (counts.get(unit) ?? 0) + count);
    }
    const units = UNIT_ORDER.filter((unit) => counts.has(unit)).map((unit): [Unit, number] => [
      unit,
      counts.get(unit) ?? 0,
    ]);
    const sum = (of: readonly [Unit, number][]) => of.reduce((total, [, count]) => total + count, 0);
    const foot = sum(units.filter(([unit]) => FOOT.includes(unit)));
    const total = sum(units);
    return {
      army,
      side: army === 'minor' ? 'minor' : isPower(army) && ALLIANCE[army] === 'axis' ? 'axis' : 'other',
      units,
      foot,
      rest: total - foot,
      total,
    };
  });
}
