/** The pictures of Join the Partisans! */
import { captive } from './captive.mjs';
import { courier } from './courier.mjs';
import { cover } from './cover.mjs';
import { garrison } from './garrison.mjs';
import { press } from './press.mjs';
import { train } from './train.mjs';
import { wire } from './wire.mjs';

export const pictures = { captive, courier, cover, garrison, press, train, wire };
