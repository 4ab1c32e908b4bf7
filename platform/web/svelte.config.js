import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  // The scope's name stands in every element and every rule: a short one makes the pages lighter.
  compilerOptions: {
    runes: true,
    cssHash: ({ hash, css, filename }) =>
      `s${hash(filename ? filename.replace(/^.*\/(?=platform|games)/, '') : css).slice(0, 5)}`,
  },
};
