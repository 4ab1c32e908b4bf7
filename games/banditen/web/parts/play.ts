/** What a turn needs beyond the set-up, fetched in one go when the first turn comes. */
export { default as NextHexes } from './NextHexes.svelte';
export { default as PassAll } from './PassAll.svelte';
export { default as ReadyStacks } from './ReadyStacks.svelte';
export { default as StackActions } from './StackActions.svelte';
export { default as Tooltip } from './Tooltip.svelte';
export { default as TooltipText } from './TooltipText.svelte';
export { bestShot } from '../logic/order-lines';
export { tooltipOf } from '../logic/tooltip';
