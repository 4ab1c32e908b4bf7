import { preferences } from '../preferences.svelte';

/** Tables are heard from now on, or no more. Whoever wants sound hears at once that there is one. */
export function switchSound(on: boolean): void {
  preferences.setSound(on);
  if (on) void import('./player').then(({ play }) => play(['turn']));
}
