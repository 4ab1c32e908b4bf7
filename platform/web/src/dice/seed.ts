/** From the server's secret and what each player added to the seed of a game. */

const text = new TextEncoder();

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export function fromHex(digits: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})*$/i.test(digits)) return null;
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Only pages that came over TLS, or from this machine, may hash. */
export const canHash = (): boolean => typeof crypto !== 'undefined' && 'subtle' in crypto;

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

/** What the server published before anybody added anything. */
export const commitmentOf = async (secret: string): Promise<string> => hex(await sha256(text.encode(secret)));

/** The seed: the hash of the secret and of what each seat added, in the order of the seats. */
export function seedOf(secret: string, contributions: readonly string[]): Promise<Uint8Array> {
  // The length in bytes keeps 'ab', 'c' apart from 'a', 'bc'.
  const added = contributions.map((each) => `\n${text.encode(each).length}:${each}`);
  return sha256(text.encode(`staffetta seed 1\n${secret}${added.join('')}`));
}
