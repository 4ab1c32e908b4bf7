/** What is asked of the server about people. */
import { post, read, send } from '../table/api';
import type { AdoptedSeats } from '../protocol/AdoptedSeats';
import type { ChangeTerms } from '../protocol/ChangeTerms';
import type { Lobby } from '../protocol/Lobby';
import type { Me } from '../protocol/Me';
import type { NextTable } from '../protocol/NextTable';
import type { OneTimeCode } from '../protocol/OneTimeCode';
import type { Rematch } from '../protocol/Rematch';
import type { SeatToken } from '../protocol/SeatToken';
import type { TableTerms } from '../protocol/TableTerms';

const remove = (body: unknown = {}): RequestInit => ({ ...post(body), method: 'DELETE' });

export const whoAmI = (): Promise<Me> => read('/api/people/me');
export const joinAsGuest = (name: string): Promise<Me> => read('/api/people/guest', post({ name }));
export const signUp = (name: string, password: string): Promise<Me> =>
  read('/api/people/account', post({ name, password }));
export const signIn = (name: string, password: string): Promise<Me> =>
  read('/api/people/session', post({ name, password }));
export const signInWithCode = (code: string): Promise<Me> => read('/api/people/session/code', post({ code }));
export const resetPassword = (code: string, password: string): Promise<void> =>
  send('/api/people/password/reset', post({ code, password }));
export const signOut = (): Promise<void> => send('/api/people/session', remove());
export const signOutEverywhere = (): Promise<void> => send('/api/people/sessions', remove());
export const signOutDevice = (id: string): Promise<void> =>
  send(`/api/people/sessions/${encodeURIComponent(id)}`, remove());
export const oneTimeCode = (): Promise<OneTimeCode> => read('/api/people/me/code', post({}));
export const changePassword = (old: string, password: string): Promise<void> =>
  send('/api/people/me/password', post({ old, new: password }));
export const deleteMe = (password: string): Promise<void> =>
  send('/api/people/me', remove(password ? { password } : {}));
export const adopt = (seats: readonly SeatToken[]): Promise<AdoptedSeats> =>
  read('/api/people/me/seats', post({ seats }));
export const keepPreferences = (preferences: Record<string, unknown>): Promise<void> =>
  send('/api/people/me/preferences', { ...post(preferences), method: 'PUT' });
export const nextTable = (after = ''): Promise<NextTable> =>
  read(`/api/people/me/next${after ? `?after=${encodeURIComponent(after)}` : ''}`);
export const lobby = (): Promise<Lobby> => read('/api/lobby');
/** A request of whoever holds a seat: by its key, or signed in. */
const holding = (body: unknown, token: string): RequestInit => {
  const init = post(body);
  return token ? { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } } : init;
};
const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
export const changeTerms = (id: string, token: string, change: ChangeTerms): Promise<TableTerms> =>
  read(`${table(id)}/terms`, holding(change, token));
export const seatBots = (id: string, token: string, level: string): Promise<void> =>
  send(`${table(id)}/bots`, holding({ level }, token));
export const closeTable = (id: string, token: string): Promise<void> => send(`${table(id)}/close`, holding({}, token));
export const rematch = (id: string, token: string): Promise<Rematch> =>
  read(`${table(id)}/rematch`, holding({}, token));
export const EXPORT_ADDRESS = '/api/people/me/export';
