/** What is asked of the server about people among each other. */
import { post, read, send } from '../table/api';
import type { CallInfo } from '../protocol/CallInfo';
import type { House } from '../protocol/House';
import type { NewReport } from '../protocol/NewReport';
import type { NoteText } from '../protocol/NoteText';
import type { Ties } from '../protocol/Ties';

const part = encodeURIComponent;
const ME = '/api/people/me';
const table = (id: string): string => `/api/tables/${part(id)}`;

export const tiesOf = (): Promise<Ties> => read(`${ME}/ties`);
export const befriend = (name: string): Promise<Ties> => read(`${ME}/friends`, post({ name }));
export const partFrom = (id: string): Promise<Ties> =>
  read(`${ME}/ties/${part(id)}`, { ...post({}), method: 'DELETE' });
export const callsToMe = (): Promise<CallInfo[]> => read(`${ME}/calls`);
export const inviteByName = (id: string, seat: number, name: string): Promise<void> =>
  send(`${table(id)}/seats/${seat}/invite`, post({ name }));
export const block = (id: string, seat: number): Promise<Ties> => read(`${table(id)}/seats/${seat}/block`, post({}));
export const blockedAt = (id: string): Promise<number[]> => read(`${table(id)}/blocked`);
export const report = (what: NewReport): Promise<void> => send('/api/reports', post(what));
export const house = (): Promise<House> => read('/api/house');

const note = (id: string, seat: number): string => `${ME}/notes/${part(id)}/${seat}`;
export const noteAt = async (id: string, seat: number): Promise<string> => (await read<NoteText>(note(id, seat))).text;
export const keepNote = (id: string, seat: number, text: string): Promise<void> =>
  send(note(id, seat), { ...post({ text } satisfies NoteText), method: 'PUT' });
