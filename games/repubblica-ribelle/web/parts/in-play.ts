/** What a table needs once every seat has its commander: fetched together with the first question after that. */
export { default as BoardAsList } from './BoardAsList.svelte';
export { default as Choices } from './Choices.svelte';
export { default as Decks } from './Decks.svelte';
export { default as Hand } from './Hand.svelte';
export { default as MapCosts } from './MapCosts.svelte';
export { default as MapPlate } from './MapPlate.svelte';
export { default as MapReach } from './MapReach.svelte';
export { default as MapTargets } from './MapTargets.svelte';
export { default as Mission } from './Mission.svelte';
export { default as OwnPieces } from './OwnPieces.svelte';
export { default as Piles } from './Piles.svelte';
export { default as QuickTalk } from './QuickTalk.svelte';
export { default as Stops } from './Stops.svelte';
