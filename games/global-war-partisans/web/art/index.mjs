/** The pictures of Partisans (Global War) */
import { cover } from './cover.mjs';

export const pictures = { cover };
