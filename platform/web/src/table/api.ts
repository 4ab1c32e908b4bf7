/** What is asked of the server over plain HTTP. */
import { find, t } from '../i18n/translator.svelte';
import type {
  ClaimSeat,
  ClaimedSeat,
  Frames,
  GameInfo,
  OpenedTable,
  OpenTable,
  Problem,
  RulesText,
  TableInfo,
} from './wire';
import type { NewCardReport } from '../protocol/NewCardReport';
import type { SeatBots } from '../protocol/SeatBots';

/** The server said no, or could not be reached (code `unreachable`). */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** What went wrong, for the person who reads it. */
export function errorText(error: unknown): string {
  // A part of the page that could not be fetched is a TypeError to the browser.
  if (error instanceof TypeError) return t('trouble-unreachable');
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  return find(`trouble-${error.code}`) ?? error.message;
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiError('unreachable', 'the server cannot be reached', 0);
  }
  if (answer.ok) return answer;
  let problem: Problem = { code: 'unexpected', message: `the server answered ${answer.status}` };
  try {
    problem = (await answer.json()) as Problem;
  } catch {
    // Not one of the server's own sentences: a proxy's page, perhaps.
  }
  throw new ApiError(problem.code, problem.message, answer.status);
}

export async function read<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await ask(path, init)).json()) as T;
}

/** A request whose answer has nothing to read. */
export async function send(path: string, init: RequestInit): Promise<void> {
  await ask(path, init);
}

export const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const part = encodeURIComponent;

/** Keeps what was fetched once; a failure is not kept. */
function once<T>(fetcher: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key) => {
    const found = kept.get(key) ?? fetcher(key);
    kept.set(key, found);
    found.catch(() => kept.delete(key));
    return found;
  };
}

const list = once(() => read<GameInfo[]>('/api/games'));
/** The games that this server has. */
export const games = (): Promise<GameInfo[]> => list('');

const game = once((id) => read<GameInfo>(`/api/games/${part(id)}`));

/** One of them; null if it is not on this server. */
export async function gameInfo(id: string): Promise<GameInfo | null> {
  try {
    return await game(id);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

const texts = once(async (path) => (await ask(path)).text());
export const textOf = (game: string, language: string): Promise<string> =>
  texts(`/api/games/${part(game)}/text/${part(language)}`);

/** The JSON schema of a game's views; `true`, which says nothing, where it has none or cannot be fetched. */
export const viewSchema = (game: string): Promise<unknown> => schemas(game).catch(() => true);
const schemas = once((game) => read<unknown>(`/api/games/${part(game)}/view`));

export const rulesOf = once((game) => read<RulesText>(`/api/games/${part(game)}/rules`));

export const openTable = (table: OpenTable): Promise<OpenedTable> => read('/api/tables', post(table));
/** Bots take the seats that nobody has taken; for whoever looks after the table. */
export const seatBots = (id: string, level: string, token: string): Promise<void> => {
  const { headers, ...rest } = post({ level } satisfies SeatBots);
  return send(`/api/tables/${part(id)}/bots`, {
    ...rest,
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
};
export const tableInfo = (id: string): Promise<TableInfo> => read(`/api/tables/${part(id)}`);
export const claimSeat = (id: string, seat: number, claim: ClaimSeat): Promise<ClaimedSeat> =>
  read(`/api/tables/${part(id)}/seats/${seat}/claim`, post(claim));

/** Says that a card of a table's game is wrong; answers whether the server took it. */
export const reportCard = (id: string, card: string, language: string, words: string): Promise<boolean> =>
  send(`/api/tables/${part(id)}/reports`, post({ card, language, words } satisfies NewCardReport)).then(
    () => true,
    () => false,
  );

/** Moments of a game with the eyes of `who`: a seat's number, `crowd` or `open`. */
export function frames(id: string, who: string, from: number, count: number, token?: string): Promise<Frames> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return read(`/api/tables/${part(id)}/frames?viewer=${part(who)}&from=${from}&count=${count}`, { headers });
}

export const recordAddress = (id: string, form: 'json' | 'stf'): string => `/api/tables/${part(id)}/record.${form}`;

/** Where the table's socket is. */
export function socketAddress(id: string, here: Pick<Location, 'protocol' | 'host'> = location): string {
  return `${here.protocol === 'https:' ? 'wss' : 'ws'}://${here.host}/api/tables/${part(id)}/socket?compress=deflate-raw`;
}
