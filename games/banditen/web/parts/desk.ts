/** What only the desk has, fetched where there is one: what the phone has is in PhoneControls.svelte. */
export { default as OrderStrip } from './OrderStrip.svelte';
export { default as Overview } from './Overview.svelte';
export { default as SidePanel } from './SidePanel.svelte';
