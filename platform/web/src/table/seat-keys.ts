/** The seats that this browser holds, table by table, and the invitations that it may still hand out. */
import { readStored, writeStored } from '../storage';
import type { OpenedTable } from './wire';

export interface SeatKey {
  seat: number;
  token: string;
  /** Taken by invitation, so it can be given up to whoever has that. */
  invited?: boolean;
}

export interface Invitation {
  seat: number;
  invitation: string;
}

export interface TableKeys {
  seats: SeatKey[];
  invitations: Invitation[];
}

const NONE: TableKeys = { seats: [], invitations: [] };
/** Old tables fall off the end of the list. */
const MOST_TABLES = 40;

/* What is kept was written by this page, but a browser's store is anybody's: only what has the right shape is believed. */
function pairs<Field extends string>(value: unknown, field: Field): ({ seat: number } & Record<Field, string>)[] {
  if (!Array.isArray(value)) return [];
  return value.filter((each): each is { seat: number } & Record<Field, string> => {
    const one = each as Record<string, unknown> | null;
    return typeof one === 'object' && one !== null && Number.isInteger(one['seat']) && typeof one[field] === 'string';
  });
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** The tables of this browser, the latest first. */
export function myTables(): string[] {
  const list = parse(readStored('tables'));
  return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : [];
}

export function keysOf(table: string): TableKeys {
  const kept = parse(readStored(`table.${table}`)) as Record<string, unknown> | null;
  if (typeof kept !== 'object' || kept === null) return NONE;
  return { seats: pairs(kept['seats'], 'token'), invitations: pairs(kept['invitations'], 'invitation') };
}

function keep(table: string, keys: TableKeys): void {
  writeStored(`table.${table}`, JSON.stringify(keys));
  const list = [table, ...myTables().filter((id) => id !== table)];
  for (const old of list.splice(MOST_TABLES)) writeStored(`table.${old}`, null);
  writeStored('tables', JSON.stringify(list));
}

/** After a table was opened: its tokens are told this once. */
export function keepOpened(opened: OpenedTable): void {
  keep(opened.id, {
    seats: opened.seats.flatMap(({ seat, token }) => (token === null ? [] : [{ seat, token }])),
    invitations: opened.seats.flatMap(({ seat, invitation }) => (invitation === null ? [] : [{ seat, invitation }])),
  });
}

export function keepSeat(table: string, key: SeatKey): void {
  const keys = keysOf(table);
  keep(table, { ...keys, seats: [...keys.seats.filter(({ seat }) => seat !== key.seat), key] });
}

export function dropSeat(table: string, seat: number): void {
  const keys = keysOf(table);
  keep(table, { ...keys, seats: keys.seats.filter((key) => key.seat !== seat) });
}

export function forgetTable(table: string): void {
  writeStored(`table.${table}`, null);
  writeStored('tables', JSON.stringify(myTables().filter((id) => id !== table)));
}

/** Where an invited person goes. The invitation stands behind the #, so that it reaches no server's log. */
export function invitationAddress(table: string, { seat, invitation }: Invitation, origin = location.origin): string {
  return `${origin}/join/${encodeURIComponent(table)}/${seat}#${encodeURIComponent(invitation)}`;
}
