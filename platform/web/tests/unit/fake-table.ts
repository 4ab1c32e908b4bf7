/** A table as the server would tell of it, and a socket that a test holds the other end of. */
import type { Socket } from '../../src/table/connection';
import type { Line, Offer, Play, SeatState, ServerMessage, State } from '../../src/table/wire';

export function seat(number: number, more: Partial<SeatState> = {}): SeatState {
  return {
    seat: number,
    kind: 'person',
    name: ['Nives', 'Tomaž', 'Giulia'][number] ?? null,
    bot: null,
    taken: true,
    ready: true,
    present: true,
    left: false,
    ...more,
  };
}

export function offer(action: string, more: Partial<Offer> = {}): Offer {
  return {
    action,
    verb: action.split(' ')[0] ?? action,
    target: null,
    args: {},
    price: null,
    odds: null,
    lasting: false,
    rule: 'XX-1',
    ...more,
  };
}

export function line(
  entry: number,
  what: string,
  args: Line['told'] extends infer T ? (T extends { args: infer A } ? A : never) : never = {},
): Line {
  return { entry, seat: 0, told: { what, args, rule: 'XX-2' }, withdrawn: null };
}

export function play(more: Partial<Play> = {}): Play {
  return {
    entry: 1,
    awaiting: { kind: 'one', seat: 0 },
    occasion: { turn: 1, window: 0, kind: 'move' },
    view: { round: 1 },
    prompt: { key: 'move', args: {}, actor: 0, rule: 'XX-1', form: null },
    question: 1,
    answered: false,
    offers: [offer('roll')],
    greys: [],
    draft: [],
    orders: [],
    can_undo: false,
    from: 0,
    lines: [],
    ...more,
  };
}

export function state(more: Partial<State> = {}): State {
  return {
    table: 't1',
    game: 'courier',
    seat: 0,
    status: 'running',
    seats: [seat(0), seat(1), seat(2)],
    commitment: 'c0ffee',
    contributions: [],
    talk: { open: true, rule: null },
    terms: { public: false, watched: true, owner: 0, pace: null, rematch: null },
    play: play(),
    ...more,
  };
}

export class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  binaryType: BinaryType = 'blob';
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  closed = false;
  said: ({ token: string; type: string } & Record<string, unknown>)[] = [];

  constructor() {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error('no socket was opened');
    return last;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.onclose?.();
  }

  /** The last request of a kind. */
  asked(type: string): { token: string } & Record<string, unknown> {
    const found = this.said.findLast((message) => message.type === type);
    if (!found) throw new Error(`nothing of kind ${type} was sent`);
    return found;
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  tellState(more: Partial<State> = {}): void {
    this.tell({ type: 'state', ...state(more) });
  }

  ack(token: string): void {
    this.tell({ type: 'ack', token, taken: 'entry', entry: 2, picks: 1, order: null });
  }
}
