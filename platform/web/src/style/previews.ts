import type { Theme } from '../preferences.svelte';

/** Which prints of each part the style page shows. */
export interface Previews {
  readonly themes: readonly Theme[];
  readonly widths: readonly ('desk' | 'phone')[];
}

export const PREVIEWS = Symbol('previews');
