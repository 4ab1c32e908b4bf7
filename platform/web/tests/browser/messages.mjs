/** What comes over a page's sockets, for tests that look at more than the page shows. */
import { inflateRawSync } from 'node:zlib';

/** The value that comes of changes, as docs/protocol.md describes them. */
function changed(old, changes) {
  if (Array.isArray(changes)) return changes[0];
  if ('put' in changes) return old.toSpliced(changes.at, changes.cut, ...changes.put);
  if (Array.isArray(old)) return old.map((item, number) => (number in changes ? changed(item, changes[number]) : item));
  const entries = Object.entries({ ...old, ...changes }).filter(
    ([key]) => !(key in changes) || changes[key].length !== 0,
  );
  return Object.fromEntries(
    entries.map(([key, value]) => [key, key in changes ? changed(old[key], changes[key]) : value]),
  );
}

/** A message as it was before it was packed: long ones come as binary ones. */
const textOf = (payload) => (typeof payload === 'string' ? payload : inflateRawSync(payload).toString());

/** Calls `hear` with every message that comes from now on; a state that came as changes is whole. */
export function eachMessage(page, hear) {
  page.on('websocket', (socket) => {
    // The last two states of each seat: changes are made from the last or, while one is under way, the one before.
    const states = new Map();
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(textOf(payload));
      if (message.type !== 'state' && message.type !== 'changes') return hear(message);
      const known = states.get(message.seat) ?? [];
      const whole = message.type === 'state' ? message : stateOf(known, message);
      states.set(message.seat, [...known.slice(-1), whole]);
      return hear(whole);
    });
  });
}

function stateOf(known, { base, number, changes, from, lines }) {
  const state = changed(
    known.findLast((each) => each.number === base),
    changes,
  );
  return { ...state, number, play: state.play && { ...state.play, from, lines } };
}
