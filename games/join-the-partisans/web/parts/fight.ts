/** What a fight is drawn with: one file, fetched with the first fight. */
export { default as Battle } from './Battle.svelte';
export { default as BattlePicture } from './BattlePicture.svelte';
export { default as Outcome } from './Outcome.svelte';
export { default as PhoneBattle } from './PhoneBattle.svelte';
export { default as WatchedDice } from './WatchedDice.svelte';
