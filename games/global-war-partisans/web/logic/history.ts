/** Who held what when the war began and at the end of each round, as the record tells it. */
import type { Line } from '$web/table/board';
import type { Alliance, Zone } from '../generated';
import { ALLIANCE, isPower, POWERS, ZONES } from './tables';

export interface Past {
  /** The entry that ended the round. */
  entry: number;
  /** 0: as the war began. */
  round: number;
  year: string;
  /** How each zone was laid: `germany`, `germany held`, `germany ally`, `neutral`. */
  fills: ReadonlyMap<Zone, string>;
}

/** One letter a zone, in the order of the printed table: A from the beginning, a by force, 1 because it joined. */
function fillOf(letter: string): string {
  const power = POWERS[(/\d/.test(letter) ? Number(letter) : letter.toUpperCase().charCodeAt(0) - 64) - 1];
  if (!power) return 'neutral';
  return /\d/.test(letter) ? `${power} ally` : letter === letter.toLowerCase() ? `${power} held` : power;
}

export function historyOf(lines: readonly Line[]): Past[] {
  const years = new Map<number, string>();
  const found = new Map<number, Past>();
  for (const { entry, told, withdrawn } of lines) {
    // A round that was taken back has not ended.
    if (withdrawn !== null) for (const [round, past] of found) if (past.entry === withdrawn) found.delete(round);
    if (!told) continue;
    const round = Number(told.args['round'] ?? 0);
    const { owners, year } = told.args;
    if (told.what === 'turn') years.set(round, String(year));
    if (typeof owners !== 'string') continue;
    const fills = new Map(ZONES.map(({ id }, at) => [id, fillOf(owners[at] ?? '.')]));
    found.set(round, { entry, round, year: years.get(round) ?? String(year ?? ''), fills });
  }
  return [...found.values()].sort((a, b) => a.round - b.round);
}

/** How many zones each alliance held. */
export function zonesHeld(fills: Iterable<string>): Record<Alliance, number> {
  const held: Record<Alliance, number> = { axis: 0, allies: 0, comintern: 0 };
  for (const fill of fills) {
    const owner = fill.split(' ')[0] ?? '';
    if (isPower(owner)) held[ALLIANCE[owner]] += 1;
  }
  return held;
}
