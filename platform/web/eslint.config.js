import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist/', 'shots/', 'press/', 'pictures/', 'node_modules/', '**/generated.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    rules: {
      // `_` is what nobody looks at.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
    rules: {
      // Pictures and the record's links are our own; the router takes plain links.
      'svelte/no-navigation-without-resolve': 'off',
      // {' '} is how a space before an element is kept.
      'svelte/no-useless-mustaches': 'off',
      // Maps and sets are made where they are read and then left as they are; state is declared by its rune.
      'svelte/prefer-svelte-reactivity': 'off',
      // The compiler of the boards warns where this rule does not.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
);
