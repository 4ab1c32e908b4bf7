import type { Theme } from '../taste.svelte';

/** Which prints of each part the style page shows. */
export interface Frames {
  readonly themes: readonly Theme[];
  readonly widths: readonly ('desk' | 'phone')[];
}

export const FRAMES = Symbol('frames');
