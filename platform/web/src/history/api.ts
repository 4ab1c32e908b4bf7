/** What is asked of the server about finished games. */
import { post, read, send } from '../table/api';
import type { AnalysisState } from '../protocol/AnalysisState';
import type { BroughtRecord } from '../protocol/BroughtRecord';
import type { CommentLine } from '../protocol/CommentLine';
import type { EntryChance } from '../protocol/EntryChance';
import type { History } from '../protocol/History';
import type { OpenedTable } from '../protocol/OpenedTable';
import type { PlayOn } from '../protocol/PlayOn';
import type { KeptMoment } from '../protocol/KeptMoment';
import type { Story } from '../protocol/Story';

const part = encodeURIComponent;
const table = (id: string): string => `/api/tables/${part(id)}`;

/** Which games; what is empty does not matter. */
export interface Wanted {
  game?: string;
  player?: string;
  shortest?: number | undefined;
  longest?: number | undefined;
  own?: boolean;
  after?: string;
}

export function findGames(wanted: Wanted): Promise<History> {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(wanted)) if (value) query.set(key, String(value));
  return read(`/api/history?${query.toString()}`);
}

export function storyOf(id: string, who: string, token?: string): Promise<Story> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return read(`${table(id)}/story?viewer=${part(who)}`, { headers });
}

/** What every entry of a finished game asked of chance. */
export const chanceOf = (id: string): Promise<EntryChance[]> => read(`${table(id)}/chance`);

export const commentsOf = (id: string): Promise<CommentLine[]> => read(`${table(id)}/comments`);
export const say = (id: string, entry: number, text: string): Promise<void> =>
  send(`${table(id)}/comments`, post({ entry, text }));
export const unsay = (id: string, number: number): Promise<void> =>
  send(`${table(id)}/comments/${number}`, { ...post({}), method: 'DELETE' });

export const keepMoment = (id: string, entry: number, text: string): Promise<void> =>
  send(`${table(id)}/bookmarks/${entry}`, { ...post({ text }), method: 'PUT' });
export const forgetMoment = (id: string, entry: number): Promise<void> =>
  send(`${table(id)}/bookmarks/${entry}`, { ...post({}), method: 'DELETE' });
export const keptMoments = (): Promise<KeptMoment[]> => read('/api/people/me/bookmarks');

/** A table of one's own that goes on from a moment, with bots in all other seats. */
export const playOn = (id: string, wish: PlayOn): Promise<OpenedTable> => read(`${table(id)}/branch`, post(wish));

export const analysisOf = (id: string): Promise<AnalysisState> => read(`${table(id)}/analysis`);
export const beginAnalysis = (id: string): Promise<AnalysisState> => read(`${table(id)}/analysis`, post({}));

/** A record of either form. It is nobody's, so no cookie goes with it. */
export const bringRecord = (file: Blob): Promise<BroughtRecord> =>
  read('/api/records', { method: 'POST', body: file, credentials: 'omit' });

/** Where a moment is looked at. */
export const momentAddress = (id: string, entry: number, who = ''): string =>
  `/replay/${part(id)}?at=${entry}${who ? `&seen=${part(who)}` : ''}`;
