/** How a shot or an assault is told, fetched when there is one. */
export { default as FightCard } from './FightCard.svelte';
export { default as ShotOnMap } from './ShotOnMap.svelte';
export { default as ShotResults } from './ShotResults.svelte';
export { default as ShotLine } from './ShotLine.svelte';
