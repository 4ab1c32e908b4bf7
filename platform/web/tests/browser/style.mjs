/** The style page in every theme, both widths and the pseudo-language. */
import { audit, PRINTS } from './audit.mjs';

await audit('/style', [{ name: 'all three', query: 'lang=en' }, ...PRINTS]);
