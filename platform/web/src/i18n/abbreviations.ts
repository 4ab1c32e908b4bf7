/** Abbreviations of a game, wherever its sentences stand on the page: each says what it is short for. */

/** A context's key: what gives the abbreviations of the game that is shown, by themselves. */
export const ABBREVIATIONS = Symbol('abbreviations');
export type Abbreviations = Readonly<Record<string, string>>;

export interface Part {
  text: string;
  /** What it is short for; undefined where it is no abbreviation. */
  means?: string;
}

/** The sentence in parts: abbreviations, and what stands between them. */
export function spelled(text: string, known: Abbreviations): Part[] {
  const all = Object.keys(known);
  if (all.length === 0) return [{ text }];
  // A word by itself: neither part of a longer one nor of a number.
  const word = new RegExp(`(?<![\\p{L}\\p{N}])(${all.join('|')})(?![\\p{L}\\p{N}])`, 'u');
  return text
    .split(word)
    .filter((part) => part !== '')
    .map((part) => (Object.hasOwn(known, part) ? { text: part, means: known[part] } : { text: part }));
}
