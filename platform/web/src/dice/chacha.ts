/** The words of chance: ChaCha with 12 rounds, and how numbers and orders are made of them. The one algorithm that is written
    twice; engine/kernel/src/rng.rs is the other, and tests/unit/chance.json holds both to the same numbers. */

/** The next 32-bit word. */
export type Words = () => number;

const ROUNDS = 12;
const BLOCK = 16;
/** 'expand 32-byte k' */
const CONSTANT = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const COLUMNS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
] as const;
const DIAGONALS = [
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

function quarter(x: Uint32Array, [a, b, c, d]: readonly [number, number, number, number]): void {
  const step = (to: number, add: number, turn: number, by: number): void => {
    x[to] = (x[to] ?? 0) + (x[add] ?? 0);
    const mixed = (x[turn] ?? 0) ^ (x[to] ?? 0);
    x[turn] = (mixed << by) | (mixed >>> (32 - by));
  };
  step(a, b, d, 16);
  step(c, d, b, 12);
  step(a, b, d, 8);
  step(c, d, b, 7);
}

function block(start: Uint32Array): Uint32Array {
  const x = start.slice();
  for (let round = 0; round < ROUNDS; round += 2) {
    for (const column of COLUMNS) quarter(x, column);
    for (const diagonal of DIAGONALS) quarter(x, diagonal);
  }
  return x.map((word, at) => word + (start[at] ?? 0));
}

/** The words of one entry: its number is the stream under the seed of 32 bytes. */
export function wordsOf(seed: Uint8Array, entry: number): Words {
  const start = new Uint32Array(BLOCK);
  start.set(CONSTANT);
  const key = new DataView(seed.buffer, seed.byteOffset, seed.byteLength);
  for (let at = 0; at < 8; at += 1) start[4 + at] = key.getUint32(at * 4, true);
  // Words 12 and 13 count the blocks, 14 and 15 are the stream; no entry needs more blocks than one word counts.
  start[14] = entry;
  let words: Uint32Array = new Uint32Array(0);
  let next = 0;
  return () => {
    if (next >= words.length) {
      words = block(start);
      start[12] = (start[12] ?? 0) + 1;
      next = 0;
    }
    next += 1;
    return words[next - 1] ?? 0;
  };
}

/** A number below `n`, every one equally likely: multiply, and reject what would favour some. */
export function below(words: Words, n: number): number {
  const many = BigInt(Math.max(1, n));
  const threshold = (1n << 32n) % many;
  for (;;) {
    const wide = BigInt(words()) * many;
    if ((wide & 0xffffffffn) >= threshold) return Number(wide >> 32n);
  }
}

/** Puts the things into a random order, from the end. */
export function shuffled<T>(words: Words, things: readonly T[]): T[] {
  const order = [...things];
  for (let last = order.length - 1; last >= 1; last -= 1) {
    const other = below(words, last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}
