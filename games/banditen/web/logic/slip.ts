/** What is said about the hex that is looked at. */
import type { Hex } from './ground';

export interface Slip {
  hex: Hex;
  title: string;
  /** To the right of the title. */
  side: string;
  lead: string;
  bars: { label: string; chance: number }[];
  lines: string[];
  rules: string[];
}
