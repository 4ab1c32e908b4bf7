/** The pieces of a commander, in the order in which the board shows them. */
import type { Piece } from '../generated';

export const PIECES = ['dm1', 'dm2', 'dm3', 'cp1', 'cp2', 'cp3'] as const satisfies readonly Piece[];

/** Seen from the corner, a detachment is a cube. */
export const CUBE = 'M-10.4 -7.6L-4.2 -13.8H14.2V4.4L8 10.6H-10.4Z';
