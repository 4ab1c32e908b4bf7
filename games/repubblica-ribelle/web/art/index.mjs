/** The pictures of Repubblica Ribelle */
import { cover } from './cover.mjs';

export const pictures = { cover };
