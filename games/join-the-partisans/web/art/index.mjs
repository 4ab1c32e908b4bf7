/** The pictures of Join the Partisans! */
import { courier } from './courier.mjs';
import { cover } from './cover.mjs';
import { press } from './press.mjs';
import { train } from './train.mjs';

export const pictures = { courier, cover, press, train };
