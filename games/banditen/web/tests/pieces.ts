/** Pieces and fields in the rulebook's words, for the worked examples. */
import type { Field } from '../logic/fire';
import { GROUNDS, type Scenario } from '../logic/ground';
import type { Formation, Type } from '../generated';
import type { Piece } from '../logic/pieces';

let count = 0;
export function piece(print: string, formation: Formation, type: Type, vf: number, hex: string | null, change: Partial<Piece> = {}): Piece {
  const seat = print.startsWith('P') ? 0 : 1;
  count += 1;
  return { id: `${seat === 0 ? 'p' : 'a'}${count}`, print, seat, formation, type, vf, full: vf, automatic: false, light: false, fire: 0, pinned: false, commanded: true, range: 0, hex, entry: null, ...change };
}
export const field = (scenario: Scenario, pieces: Piece[], change: Partial<Field> = {}): Field => ({ ground: GROUNDS[scenario], pieces, night: false, frost: false, low: false, bunkers: new Set(), morale: 6, ...change });
