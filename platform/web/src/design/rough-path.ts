/** Outlines that look cut by hand: straight facets with a little unevenness, from a seed, so that every redraw is the same. */

export type Point = readonly [number, number];

/** A small generator; a name as its seed keeps every shape where it is. */
export function seededRandom(seed: string): () => number {
  let h = 2166136261;
  for (const c of seed) h = Math.imul(h ^ (c.codePointAt(0) ?? 0), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Cuts a closed outline into facets of about `step`, each corner off its line by at most `slip`. */
export function roughOutline(outline: readonly Point[], seed: string, step: number, slip: number): Point[] {
  const next = seededRandom(seed);
  const off = () => (next() * 2 - 1) * slip;
  return outline.flatMap((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from;
    const cuts = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    return Array.from({ length: cuts }, (_, k): Point => {
      const at = k === 0 ? 0 : (k + (next() - 0.5) * 0.5) / cuts;
      return [from[0] + (to[0] - from[0]) * at + off(), from[1] + (to[1] - from[1]) * at + off()];
    });
  });
}

/** A closed path through the points, to one decimal. */
export function closedPath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`).join('L')}Z`;
}

/** A pip or a disc: a polygon of `sides`, its corners off the circle by up to `rough` of the radius. */
export function roughDisc(x: number, y: number, r: number, sides: number, seed: string, rough = 0.06): Point[] {
  const next = seededRandom(seed);
  return Array.from({ length: sides }, (_, i): Point => {
    const turn = ((i + next() * 0.3) / sides) * Math.PI * 2;
    const reach = r * (1 + (next() * 2 - 1) * rough);
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
  });
}
