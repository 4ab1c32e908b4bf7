import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  build: {
    // light-dark() carries the themes, so the browsers that know it are the floor.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: true,
    // Fonts stay files of their own: a page loads only the subsets its words need.
    assetsInlineLimit: 0,
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    include: ['tests/unit/**/*.test.ts'],
    css: false,
    setupFiles: ['tests/unit/setup.ts'],
  },
});
