/** The printed maps (map/print.mjs), fetched when a table of their scenario opens. */
import type { Scenario } from './ground';

const PRINTS: Record<Scenario, () => Promise<{ default: string }>> = {
  gravellona: () => import('../map/printed/gravellona.svg?raw'),
  tarnova: () => import('../map/printed/tarnova.svg?raw'),
};
const SMALL: Record<Scenario, () => Promise<{ default: string }>> = {
  gravellona: () => import('../map/printed/gravellona-small.svg?raw'),
  tarnova: () => import('../map/printed/tarnova-small.svg?raw'),
};

/** The land, and its names apart: grid and reach lie between them. */
export async function landOf(scenario: Scenario): Promise<{ land: string; names: string }> {
  const print = (await PRINTS[scenario]()).default.replace('<svg ', '<svg class="land" ');
  const names = /<g class="names">.*?<\/g>/s.exec(print)?.[0] ?? '';
  return { land: print.replace(names, ''), names };
}
/** What the overview shows of it: the paths alone. */
export const smallOf = async (scenario: Scenario): Promise<string> =>
  (await SMALL[scenario]()).default.replace(/<\/?svg[^>]*>/g, '');
