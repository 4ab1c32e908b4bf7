/** Where the glory of each band came from and went to: the record's own numbers, added up. */
import type { Args, Line } from '$web/table/board';

/** Gains first, in the order in which they are drawn. `earlier`: what lines say that this page has not. */
export const SOURCES = ['earlier', 'missions', 'taken', 'granted', 'lost', 'paid'] as const;
export type Source = (typeof SOURCES)[number];
export type Sources = Readonly<Record<Source, number>>;

const number = (args: Args, name: string): number => {
  const value = args[name];
  return typeof value === 'number' ? value : 0;
};
const seatOf = (args: Args, name = 'seat'): number | null => {
  const value = args[name];
  return typeof value === 'object' && value !== null && 'seat' in value ? value.seat : null;
};

/** For every seat, what its glory of now is made of; what others took and what was paid or left is negative. */
export function glorySources(lines: readonly Line[], glory: readonly number[]): readonly Sources[] {
  const all = glory.map((): Record<Source, number> => ({
    earlier: 0,
    missions: 0,
    taken: 0,
    granted: 0,
    lost: 0,
    paid: 0,
  }));
  const add = (seat: number | null, source: Source, amount: number): void => {
    const band = seat === null ? undefined : all[seat];
    if (band) band[source] += amount;
  };
  // A mission that was left does not say whose turn it was: the assessment that follows does.
  let left = 0;
  for (const { told, withdrawn } of lines) {
    if (!told || withdrawn !== null) continue;
    const { what, args } = told;
    const seat = seatOf(args);
    const amount = number(args, 'glory');
    if (what === 'turn-ended') left = 0;
    else if (what === 'harmed') left += amount;
    else if (what === 'assessed') {
      add(seat, 'missions', number(args, 'gained'));
      add(seat, 'paid', 0 - left);
      left = 0;
    } else if (what === 'stolen' || what === 'took') {
      add(seat, 'taken', amount);
      add(seatOf(args, 'victim'), 'lost', 0 - amount);
    } else if (what === 'struck') add(seatOf(args, 'victim'), 'lost', amount - number(args, 'from'));
    else if (what === 'gift') add(seat, 'granted', amount);
    else if (what === 'time-is-now') add(seat, 'granted', number(args, 'bonus'));
    else if (what === 'ducked') add(seat, 'paid', 0 - number(args, 'price'));
    else if (what === 'event-loss') add(seat, 'paid', 0 - amount);
  }
  return all.map((band, seat) => {
    const known = SOURCES.reduce((sum, source) => sum + band[source], 0);
    return { ...band, earlier: (glory[seat] ?? 0) - known };
  });
}
