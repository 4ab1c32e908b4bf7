import { createRawSnippet } from 'svelte';

/** A snippet of plain words, as a parent would pass it. */
export function textSnippet(text: string) {
  return createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));
}
