/** What turns the last state of a table into the next one; the server says why it is not a JSON Merge Patch. */
import type { ServerMessage, State } from './wire';

type Changed = Extract<ServerMessage, { type: 'changes' }>;
type Members = Record<string, unknown>;

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The list with some items changed, or with a part of it put in place of another. */
function changedList(items: readonly unknown[], changes: Members): unknown[] {
  const { at, cut, put } = changes;
  if (Array.isArray(put)) return [...items.slice(0, Number(at)), ...put, ...items.slice(Number(at) + Number(cut))];
  return items.map((item, number) => (Object.hasOwn(changes, number) ? applyChanges(item, changes[number]) : item));
}

/** The new value; the old one stays as it is, and what did not change is shared. */
export function applyChanges(old: unknown, changes: unknown): unknown {
  if (Array.isArray(changes)) return changes[0];
  if (!isMembers(changes)) throw new Error('these are no changes');
  if (Array.isArray(old)) return changedList(old, changes);
  if (!isMembers(old)) throw new Error('there is nothing to change');
  const removed = (key: string) => Array.isArray(changes[key]) && changes[key].length === 0;
  const kept = Object.entries(old).filter(([key]) => !removed(key));
  const changed = Object.keys(changes).filter((key) => !removed(key));
  return Object.fromEntries([...kept, ...changed.map((key) => [key, applyChanges(old[key], changes[key])])]);
}

/** The state that comes of these changes; nothing if they were made for another one. */
export function changedState(
  last: State | undefined,
  { base, number, changes, from, lines }: Changed,
): State | undefined {
  if (last?.number !== base) return undefined;
  const state = applyChanges(last, changes) as State;
  return { ...state, number, play: state.play && { ...state.play, from, lines } };
}
