/** The five lines that tell how a war went: capitals that changed hands first, then wars, then other zones that brought points. */
import type { Line } from '$web/table/board';
import { isZone, zoneSheet } from './tables';

export interface Told {
  /** The round it fell in; null where the record does not reach back to its beginning. */
  round: number | null;
  line: Line;
}
const MOST = 5;
const TAKEN: readonly string[] = ['captured', 'liberated'];

/** Smaller is told first; null is not told. */
function rankOf({ told }: Line): number | null {
  if (!told) return null;
  const { what, args } = told;
  if (what === 'armistice') return 0;
  if (TAKEN.includes(what)) {
    const arg = args['zone'];
    const zone = typeof arg === 'object' && arg !== null && 'word' in arg ? arg.word.replace('zone-', '') : '';
    if (!isZone(zone)) return null;
    return zoneSheet(zone).capital ? 0 : zoneSheet(zone).vp > 0 ? 2 : 3;
  }
  if (what === 'war') return 1;
  return what === 'round-ends' ? 4 : null;
}

export function storyOf(lines: readonly Line[]): Told[] {
  let round: number | null = null;
  const found: (Told & { rank: number; at: number })[] = [];
  for (const [at, line] of lines.entries()) {
    const { told } = line;
    if (told?.what === 'turn' || told?.what === 'round-ends') round = Number(told.args['round']);
    const rank = line.withdrawn === null ? rankOf(line) : null;
    if (rank !== null) found.push({ round, line, rank, at });
  }
  return found
    .sort((a, b) => a.rank - b.rank || b.at - a.at)
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at)
    .map(({ round: fell, line }) => ({ round: fell, line }));
}
