/** Passkeys: signing in with a key that this device keeps. */
import { post, read, send } from '../table/api';
import type { MadePasskey } from '../protocol/MadePasskey';
import type { Me } from '../protocol/Me';
import type { PasskeyChallenge } from '../protocol/PasskeyChallenge';
import type { PasskeyInfo } from '../protocol/PasskeyInfo';
import type { ShownPasskey } from '../protocol/ShownPasskey';

const OWN = '/api/people/me/passkeys';
const SESSION = '/api/people/session/passkey';
/** Keys of P-256 with SHA-256. */
const ES256 = -7;

/** Bytes in Base64 for addresses. */
export function encoded(buffer: ArrayBuffer): string {
  const letters = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return letters.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
export const decoded = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

/** Does this browser have them? They belong to a name, not to a number, and need TLS or this very machine. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && !/^[\d.]+$|^\[/.test(location.hostname);

export const passkeysOf = (): Promise<PasskeyInfo[]> => read(OWN);
export const removePasskey = (id: string): Promise<void> =>
  send(`${OWN}/${encodeURIComponent(id)}`, { ...post({}), method: 'DELETE' });

/** Asks the device for a new key of this account; false where the reader does not want it. */
export async function makePasskey(name: string): Promise<boolean> {
  const given = await read<PasskeyChallenge>(`${OWN}/challenge`, post({}));
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: decoded(given.challenge),
    rp: { id: given.site, name: 'Staffetta' },
    user: { id: decoded(given.account ?? ''), name, displayName: name },
    pubKeyCredParams: [{ type: 'public-key', alg: ES256 }],
    excludeCredentials: given.known.map((id) => ({ type: 'public-key', id: decoded(id) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    attestation: 'none',
  };
  const made = await unlessDeclined(navigator.credentials.create({ publicKey }));
  if (!(made instanceof PublicKeyCredential)) return false;
  const { clientDataJSON, getAuthenticatorData } = made.response as AuthenticatorAttestationResponse;
  const body: MadePasskey = {
    client_data: encoded(clientDataJSON),
    authenticator_data: encoded(getAuthenticatorData.call(made.response)),
  };
  await send(OWN, post(body));
  return true;
}

/** Signs in with a key of this device; null where the reader does not want it. */
export async function signInWithPasskey(): Promise<Me | null> {
  const given = await read<PasskeyChallenge>(`${SESSION}/challenge`, post({}));
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: decoded(given.challenge),
    rpId: given.site,
    userVerification: 'preferred',
  };
  const shown = await unlessDeclined(navigator.credentials.get({ publicKey }));
  if (!(shown instanceof PublicKeyCredential)) return null;
  const { clientDataJSON, authenticatorData, signature } = shown.response as AuthenticatorAssertionResponse;
  const body: ShownPasskey = {
    id: encoded(shown.rawId),
    client_data: encoded(clientDataJSON),
    authenticator_data: encoded(authenticatorData),
    signature: encoded(signature),
  };
  return read(SESSION, post(body));
}

/** Browsers say in one word that the reader declined, waited too long, or has no such key. */
async function unlessDeclined(asked: Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return null;
    throw error;
  }
}
