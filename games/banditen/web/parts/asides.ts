/** What lies beside the map: at once where there is a column for it, else when it is opened. */
export { default as Reactions } from './Reactions.svelte';
export { default as Situation } from './Situation.svelte';
