/** Chance by name. Every layer of a picture draws from a generator of its own, so adding a tree never moves a house. */

/** @typedef {{ between(lo: number, hi: number): number, whole(n: number): number }} Chance */

/** FNV-1a over the name, so that a seed reads as a word in the motif. */
function hash(name) {
  let h = 0x811c9dc5;
  for (const c of String(name)) {
    h ^= c.codePointAt(0) ?? 0;
    h = Math.imul(h, 0x01000193);
  }
  return h >>> 0;
}

/**
 * A small generator (mulberry32) with a fixed algorithm: the same name gives the same picture on every machine.
 * @param {...(string|number)} name
 * @returns {Chance}
 */
export function chance(...name) {
  let s = hash(name.join('|'));
  const next = () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (lo, hi) => lo + (hi - lo) * next(),
    whole: (n) => Math.floor(next() * n),
  };
}
