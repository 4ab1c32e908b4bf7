/** What a viewer may see, as `src/view.rs` writes it; `readView` holds a JSON value to it, field by field. */
import type { HexId, Scenario } from './ground';
import type { Piece } from './pieces';

export interface Going { units: string[]; here: HexId; origin: HexId; mp: number; deed: string; reacted: boolean }

export interface View {
  viewer: number | null;
  scenario: Scenario;
  turn: number;
  turns: number;
  active: number | null;
  initiative: number;
  pa: number[];
  units: Piece[];
  group: Going | null;
  shot: { hex: HexId } | null;
  conquered: HexId[];
  bunkers: HexId[];
  mines: { hex: HexId; value: number | null }[];
  infirmary: { hex: HexId; taken: boolean } | null;
  frost: boolean;
  ammo_low: boolean;
  morale: number;
  released: boolean;
  third_marker: number;
  arrivals: Record<string, number>;
  lost: number[];
  victory: number[];
  ending: string | null;
  /** Dates as history has them, not as the rulebook prints them. */
  history: boolean;
}
