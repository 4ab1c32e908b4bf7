/** Where points come from, in the order in which they are told. */
import type { Sources } from '../generated';

export const SOURCES = [
  'school',
  'medals',
  'missions',
  'rescues',
  'deserters',
  'traitors',
  'first',
  'stars',
] as const satisfies readonly (keyof Sources)[];
