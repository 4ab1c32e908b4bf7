/** Panels that somebody calls for: fetched together with the first of them. */
export { default as BoardAsList } from './BoardAsList.svelte';
export { default as History } from './History.svelte';
export { default as Ledger } from './Ledger.svelte';
export { default as Orders } from './Orders.svelte';
export { default as Search } from './Search.svelte';
export { default as SupplyLines } from './SupplyLines.svelte';
export { default as Underground } from './Underground.svelte';
