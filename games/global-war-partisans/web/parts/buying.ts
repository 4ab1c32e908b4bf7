/** Production and arrivals: fetched together when something is bought or placed. */
export { default as Placement } from './Placement.svelte';
export { default as Production } from './Production.svelte';
