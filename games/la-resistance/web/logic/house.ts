/** The rulings of this table that change what the board works out by itself. */
import type { View } from '../generated';

export interface House {
  /** Sow, Buy and Steal want their price exactly (LR-O.six_cost_exact). */
  exactPrice: boolean;
  /** A duck needs its whole price; otherwise the last glory will do (LR-O.duck_needs_full_glory). */
  fullDuck: boolean;
  /** The Panzerfaust counts 5 on the Tiger, too (LR-O.panzerfaust_vs_tiger). */
  weakPanzerfaust: boolean;
}

/** The view with the table's rulings, where they are not the rulebook's. */
export interface BoardView extends View {
  house?: House;
}

export const RULEBOOK: House = { exactPrice: false, fullDuck: true, weakPanzerfaust: false };

/** Out of the table's options, as the server tells them. */
export function houseOf(options: Readonly<Record<string, unknown>>): House {
  return {
    exactPrice: options['six_cost_exact'] === true,
    fullDuck: options['duck_needs_full_glory'] !== false,
    weakPanzerfaust: options['panzerfaust_vs_tiger'] === 'five_only',
  };
}
