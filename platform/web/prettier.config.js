import * as svelte from 'prettier-plugin-svelte';

/** How the site's sources and the boards' are written. `npm run format` writes them so. */
export default {
  printWidth: 120,
  singleQuote: true,
  plugins: [svelte],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};
