/** The style page in every theme, both widths and the pseudo-language, and with the three themes under each other. */
import { audit, LOADS } from './audit.mjs';
import { ASKED } from './checks.mjs';

await audit('/style', {
  loads: [...LOADS, { name: 'all three', query: 'lang=en', widths: [1920, 360], themes: [], axe: ASKED.colours }],
});
