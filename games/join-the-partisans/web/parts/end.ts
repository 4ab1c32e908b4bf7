/** What points are drawn with, on the score sheet and at the end: one file, fetched when it is wanted. */
export { default as Final } from './Final.svelte';
export { default as ScoreSheet } from './ScoreSheet.svelte';
