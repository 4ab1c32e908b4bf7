/** The language no one speaks: every word readable, accented and two fifths longer, so that a tight box shows. */
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'č',
  d: 'ď',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  r: 'ř',
  s: 'š',
  t: 'ť',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  C: 'Č',
  D: 'Ď',
  E: 'É',
  I: 'Í',
  N: 'Ñ',
  O: 'Ö',
  R: 'Ř',
  S: 'Š',
  T: 'Ť',
  U: 'Ü',
  Y: 'Ý',
  Z: 'Ž',
};
const VOWEL = /[aeiouy]/i;
const GROWTH = 0.4;

/** Lengthens a piece of text by doubling vowels, then its last letters, until it has grown by two fifths. */
export function pseudo(text: string): string {
  const letters = [...text].filter((c) => /\p{L}/u.test(c)).length;
  let owed = Math.ceil(letters * GROWTH);
  let out = '';
  for (const c of text) {
    const shown = ACCENTED[c] ?? c;
    out += shown;
    if (owed > 0 && VOWEL.test(c)) {
      out += shown.toLowerCase();
      owed -= 1;
    }
  }
  if (owed > 0) {
    const last = /\p{L}(?=\P{L}*$)/u.exec(out);
    if (last) out = out.slice(0, last.index + 1) + last[0].toLowerCase().repeat(owed) + out.slice(last.index + 1);
  }
  return out;
}
