/** The pictures of Banditen! */
import { cover } from './cover.mjs';

export const pictures = { cover };
