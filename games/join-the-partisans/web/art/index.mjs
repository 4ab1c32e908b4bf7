/** The pictures of Join the Partisans! */
import { cover } from './cover.mjs';

export const pictures = { cover };
