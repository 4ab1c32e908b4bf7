/** The pieces of a commander, in the order in which the board shows them. */
import type { Piece } from '../generated';

export const PIECES = ['dm1', 'dm2', 'dm3', 'cp1', 'cp2', 'cp3'] as const satisfies readonly Piece[];
