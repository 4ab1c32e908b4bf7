/** One socket to one table: it comes back when it is lost, and what was not answered is sent again under the same token. */
import type { Request, ServerMessage } from './wire';

export type Answer = Extract<ServerMessage, { token: string | null }>;
export type Link = 'connecting' | 'open' | 'lost' | 'closed';

type Hello = Extract<Request, { type: 'hello' }>;
type Asked = Exclude<Request, Hello>;

/** The little of a WebSocket that is used, so that tests can lend their own. */
export interface Socket {
  binaryType: BinaryType;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Wiring {
  open: () => Socket;
  /** What to say first, each time the socket opens: the seats held and what was seen already. */
  hello: () => Omit<Hello, 'type'>;
  hear: (message: ServerMessage) => void;
  changed: (link: Link) => void;
}

/** Milliseconds before each new try; the last one is repeated. */
const PAUSES = [100, 300, 800, 2000, 5000];
/** A request that is not answered in this time means that the socket is dead, whatever it says. */
const PATIENCE = 8000;

/** What a long message says: those are packed. */
const unpacked = (data: ArrayBuffer): Promise<string> =>
  new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();

function prefix(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}

export class Connection {
  link: Link = 'closed';
  #wiring: Wiring;
  #socket: Socket | null = null;
  #greeted = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #prefix = prefix();
  #count = 0;
  #pending = new Map<string, { request: Request; answer: (answer: Answer) => void }>();
  #wake = () => this.#now();

  constructor(wiring: Wiring) {
    this.#wiring = wiring;
  }

  start(): void {
    if (this.link !== 'closed') return;
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#change('connecting');
    this.#dial();
  }

  stop(): void {
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    this.#change('closed');
    this.#socket?.close();
    this.#socket = null;
  }

  /** Sends a request and waits for its answer, through as many sockets as it takes. */
  ask(request: Asked): Promise<Answer> {
    const token = this.#token();
    return new Promise((answer) => {
      this.#pending.set(token, { request, answer });
      if (this.#greeted) this.#send(token, request);
      this.#expect();
    });
  }

  /** Throws this socket away and takes another. */
  again(): void {
    this.#socket?.close();
  }

  #token(): string {
    this.#count += 1;
    return `${this.#prefix}-${this.#count}`;
  }

  #send(token: string, request: Request): void {
    this.#socket?.send(JSON.stringify({ token, ...request }));
  }

  #hello(): void {
    this.#send(this.#token(), { type: 'hello', ...this.#wiring.hello() });
  }

  #dial(): void {
    const socket = this.#wiring.open();
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    // Unpacking takes a moment: what comes meanwhile waits, so that everything is heard in its order.
    let last: Promise<void> | null = null;
    const inOrder = async (before: Promise<void> | null, data: unknown): Promise<void> => {
      await before;
      const text = data instanceof ArrayBuffer ? await unpacked(data).catch(() => null) : data;
      // A socket that cannot be understood is as good as lost.
      if (typeof text === 'string') hear(text);
      else socket.close();
    };
    const hear = (text: string) => {
      if (this.#socket === socket) this.#hear(text);
    };
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#tries = 0;
      this.#greeted = true;
      this.#hello();
      for (const [token, { request }] of this.#pending) this.#send(token, request);
      this.#change('open');
      this.#expect();
    };
    socket.onmessage = ({ data }) => {
      if (last === null && typeof data === 'string') return hear(data);
      const mine = inOrder(last, data);
      last = mine;
      void mine.then(() => {
        if (last === mine) last = null;
      });
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#greeted = false;
      clearTimeout(this.#watch);
      this.#watch = undefined;
      if (this.link === 'closed') return;
      this.#change('lost');
      const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)] ?? 1000;
      this.#tries += 1;
      this.#timer = setTimeout(() => this.#dial(), pause);
    };
  }

  /** The network or the reader is back: no need to wait out the pause. */
  #now(): void {
    if (this.link !== 'lost' || this.#socket || document.visibilityState === 'hidden') return;
    clearTimeout(this.#timer);
    this.#dial();
  }

  #hear(data: string): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(data) as ServerMessage;
    } catch {
      return;
    }
    if ('token' in message && message.token !== null) {
      const waiting = this.#pending.get(message.token);
      this.#pending.delete(message.token);
      clearTimeout(this.#watch);
      this.#watch = undefined;
      this.#expect();
      waiting?.answer(message);
    }
    this.#wiring.hear(message);
  }

  #expect(): void {
    if (this.#pending.size === 0 || this.#watch !== undefined) return;
    this.#watch = setTimeout(() => {
      this.#watch = undefined;
      this.#socket?.close();
    }, PATIENCE);
  }

  #change(link: Link): void {
    if (this.link === link) return;
    this.link = link;
    this.#wiring.changed(link);
  }
}
