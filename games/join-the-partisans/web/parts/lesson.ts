/** What the Partisan School is drawn with: one file, fetched with the first question. */
export { default as Reveal } from './Reveal.svelte';
export { default as School } from './School.svelte';
