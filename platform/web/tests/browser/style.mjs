/** The style page in every theme, both widths and the pseudo-language. */
import { audit } from './audit.mjs';

await audit('/style', [
  { name: 'all three', query: 'lang=en' },
  { name: 'light', query: 'theme=light' },
  { name: 'blackout', query: 'theme=blackout', scheme: 'dark' },
  { name: 'contrast', query: 'theme=contrast' },
  { name: 'pseudo', query: 'theme=light&lang=en-XA' },
  { name: 'french', query: 'theme=light&lang=fr' },
]);
