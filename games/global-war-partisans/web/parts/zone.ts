/** A zone that is looked at, and orders that nothing on the map places: fetched together with the first of them. */
export { default as Choices } from './Choices.svelte';
export { default as ZonePanel } from './ZonePanel.svelte';
