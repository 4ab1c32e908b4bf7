/** What a battle, a hunt or a stack needs: fetched together when the first of them is wanted. */
export { default as Battle } from './Battle.svelte';
export { default as Told } from './Told.svelte';
