/** One table as this browser sees it: the server is the truth, nothing here runs ahead of it. */
import { readStored } from '../storage';
import { socketAddress } from './api';
import { asked, awaited } from './asked';
import { Asker, refusalWith } from './asker';
import type { Ask } from './board';
import { changedState } from './changes';
import { Connection, type Answer, type Link, type Socket } from './connection';
import { dropSeat, keysOf, type SeatKey } from './seat-keys';
import type { ChatLine, Hint, Line, Order, Refusal, Request, ServerMessage, Speed, State } from './wire';

/** An answer comes with the new state right behind it; where none comes, the hand is free again after this. */
const SETTLE = 250;

type Eyes = number | null;
type Asking = Parameters<Connection['ask']>[0];

function contribution(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the server means by an error, in the shape of a refusal. */
function refusalOf(answer: Answer): Refusal | null {
  if (answer.type === 'refused') return answer;
  if (answer.type === 'error') return refusalWith(answer.code, answer.message);
  return null;
}

export class TableStore {
  readonly id: string;
  link = $state<Link>('connecting');
  /** The seats that this browser holds here. */
  held = $state.raw<readonly SeatKey[]>([]);
  /** Whose eyes the screen shows. */
  looking = $state<Eyes>(null);
  /** Several people at one screen: the table is covered until the one who is asked says so. */
  covered = $state(false);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** A request is on its way; the next one waits for it, and the same one again does nothing. */
  busy = $state(false);
  /** The last refusal, until something else is done. */
  refusal = $state.raw<Refusal | null>(null);

  #states = $state.raw<readonly State[]>([]);
  #told = $state.raw<readonly { eyes: Eyes; lines: readonly Line[] }[]>([]);
  #connection: Connection;
  #settle: ReturnType<typeof setTimeout> | undefined;
  #asker = new Asker((queries) => this.#answers(queries));
  #readied: readonly number[] = [];
  #uncovered = false;
  #speed: Speed = 'normal';
  #queue: (() => void)[] = [];
  /** What is on its way or waits, to tell a second click on the same thing from another request. */
  #underway: string[] = [];

  constructor(id: string, open: () => Socket = () => new WebSocket(socketAddress(id)) as Socket) {
    this.id = id;
    this.held = keysOf(id).seats;
    this.looking = this.held[0]?.seat ?? null;
    this.#connection = new Connection({
      open,
      hello: () => this.#hello(),
      hear: (message) => this.#hear(message),
      changed: (link) => {
        this.link = link;
        if (link === 'lost') this.#free();
        // A new socket wants what is usual until it says otherwise.
        if (link === 'open' && this.#speed !== 'normal') this.#saySpeed();
      },
    });
  }

  start(): void {
    this.#connection.start();
  }

  stop(): void {
    clearTimeout(this.#settle);
    this.#connection.stop();
  }

  /** The table with the eyes that look on now. */
  get state(): State | undefined {
    return this.#of(this.looking);
  }

  get lines(): readonly Line[] {
    return this.#linesOf(this.looking);
  }

  get asked(): boolean {
    return asked(this.state);
  }

  uncover = (): void => {
    this.covered = false;
    this.#uncovered = true;
  };

  /** Answers the question on the screen. */
  act = async (picks: string[], text?: string): Promise<Refusal | undefined> => {
    const { looking: seat, state } = this;
    if (seat === null || !state?.play) return undefined;
    const question = state.play.question;
    return this.#do({ type: 'pick', seat, question, picks, ...(text === undefined ? {} : { text }) });
  };

  forget = (): void => this.#mine((seat) => ({ type: 'forget', seat }));
  undo = (): void => this.#mine((seat) => ({ type: 'undo', seat }));
  order = (order: Order): void => this.#mine((seat) => ({ type: 'order', seat, order }));
  revoke = (id: number): void => this.#mine((seat) => ({ type: 'revoke', seat, id }));

  whyNot = async (action: string): Promise<Refusal | null> => {
    if (this.looking === null) return null;
    const answer = await this.#connection.ask({ type: 'why_not', seat: this.looking, action });
    return answer.type === 'why' ? answer.refusal : refusalOf(answer);
  };

  ask = this.#asker.ask as Ask;

  /** The best few answers to the question on the screen, or why there are none. */
  hint = async (): Promise<readonly Hint[] | Refusal> => {
    if (this.looking === null) return [];
    const answer = await this.#connection.ask({ type: 'hint', seat: this.looking });
    return answer.type === 'hints' ? answer.hints : (refusalOf(answer) ?? []);
  };

  /** Says something; resolves to the refusal, if any. */
  sendTalk = async (text: string): Promise<Refusal | null> => {
    const seat = this.looking;
    return refusalOf(await this.#connection.ask({ type: 'talk', ...(seat === null ? {} : { seat }), text }));
  };

  /** A bot plays for the seat until its person is back. */
  cover = (): void => this.#mine((seat) => ({ type: 'cover', seat }));
  comeBack = (): void => this.#mine((seat) => ({ type: 'return', seat }));

  /** Asks the others to go back to before an entry, one's own last one if none is named; or agrees to it. */
  takeBack = (to?: number): void =>
    this.#mine((seat) => ({ type: 'take_back', seat, ...(to === undefined ? {} : { to }) }));
  /** Asks the others to end the game and score it as it stands; or agrees to it. */
  agreeToEnd = (): void => this.#mine((seat) => ({ type: 'agree_to_end', seat }));
  decline = (): void => this.#mine((seat) => ({ type: 'decline', seat }));

  /** How fast the viewer wants to see bots play. */
  setSpeed = (speed: Speed): void => {
    if (speed === this.#speed) return;
    this.#speed = speed;
    if (this.link === 'open') this.#saySpeed();
  };

  /** Before the game: the seat is free again. Later: resigned for good. */
  leave = async (seat: number): Promise<Refusal | null> => {
    const open = this.#of(seat)?.status === 'open';
    const refusal = refusalOf(await this.#connection.ask({ type: 'leave', seat }));
    if (!refusal && open) this.#drop(seat);
    return refusal;
  };

  #saySpeed(): void {
    void this.#connection.ask({ type: 'speed', speed: this.#speed });
  }

  /** A refusal of them all is a refusal of each. */
  async #answers(queries: unknown[]): Promise<unknown[]> {
    const seat = this.looking;
    const answer = await this.#connection.ask({ type: 'ask', ...(seat === null ? {} : { seat }), queries });
    if (answer.type === 'answers') return answer.answers.map(({ reply, refusal }) => refusal ?? reply);
    return queries.map(() => refusalOf(answer));
  }

  #of(eyes: Eyes): State | undefined {
    return this.#states.find(({ seat }) => seat === eyes);
  }

  #linesOf(eyes: Eyes): readonly Line[] {
    return this.#told.find((each) => each.eyes === eyes)?.lines ?? [];
  }

  #tell(eyes: Eyes, lines: readonly Line[]): void {
    this.#told = [...this.#told.filter((each) => each.eyes !== eyes), { eyes, lines }];
  }

  #mine(request: (seat: number) => Asking): void {
    if (this.looking === null) return;
    void this.#do(request(this.looking)).then((refusal) => {
      if (refusal) this.refusal = refusal;
    });
  }

  /** One request after another. A refused answer goes to whoever gave it; the board says it where it was given. */
  async #do(request: Asking): Promise<Refusal | undefined> {
    const same = JSON.stringify(request);
    if (this.#underway.includes(same)) return undefined;
    this.#underway.push(same);
    while (this.busy) await new Promise<void>((turn) => this.#queue.push(turn));
    this.busy = true;
    this.refusal = null;
    const answer = await this.#connection.ask(request);
    this.#underway = this.#underway.filter((each) => each !== same);
    const refusal = refusalOf(answer);
    if (!refusal) {
      if (this.busy) this.#settle = setTimeout(() => this.#free(), SETTLE);
      return undefined;
    }
    this.#free();
    // The question was answered from elsewhere, or twice: the table on the screen already says so.
    return refusal.code === 'stale-question' ? undefined : refusal;
  }

  #free(): void {
    clearTimeout(this.#settle);
    this.busy = false;
    this.#queue.shift()?.();
  }

  #hello(): Omit<Extract<Request, { type: 'hello' }>, 'type'> {
    const eyes: readonly Eyes[] = this.held.length > 0 ? this.held.map(({ seat }) => seat) : [null];
    const since = Math.min(...eyes.map((seat) => this.#linesOf(seat).length));
    const name = readStored('name');
    return {
      // A seat that is held by being signed in has no key here.
      tokens: this.held.map(({ token }) => token).filter(Boolean),
      since,
      chat_since: this.chat.at(-1)?.line ?? 0,
      changes: true,
      ...(name ? { name } : {}),
    };
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'state') this.#see(message);
    else if (message.type === 'changes') {
      const state = changedState(this.#of(message.seat), message);
      // Something was missed: whoever connects again is told everything.
      if (state) this.#see(state);
      else this.#connection.again();
    } else if (message.type === 'chat') this.#overhear(message.lines);
  }

  #see(state: State): void {
    this.#asker.forget();
    if (state.seat !== null) this.#sit(state.seat);
    // Shown to the crowd although it holds keys: they open no seat of this table any more.
    if (state.seat === null && this.held.length > 0) for (const { seat } of this.held) this.#drop(seat);
    if (state.play) {
      const before = this.#linesOf(state.seat);
      if (state.play.from > before.length) {
        this.#tell(state.seat, []);
        this.#connection.again();
        return;
      }
      const kept = before.slice(0, state.play.from);
      this.#tell(
        state.seat,
        state.play.lines.length > 0 || kept.length < before.length ? [...kept, ...state.play.lines] : before,
      );
    }
    const last = this.#of(state.seat);
    this.#states = [...this.#states.filter(({ seat }) => seat !== state.seat), state];
    if (state.seat === this.looking) {
      this.#free();
      if (last?.play?.question !== state.play?.question || last?.play?.draft.length !== state.play?.draft.length)
        this.refusal = null;
    }
    this.#ready(state);
    this.#handOver();
  }

  /** The server shows a seat that no key of this browser opens: it is held by being signed in. */
  #sit(seat: number): void {
    if (this.held.some((key) => key.seat === seat)) return;
    this.held = [...this.held, { seat, token: '' }];
    this.looking ??= seat;
  }

  #overhear(lines: readonly ChatLine[]): void {
    const last = this.chat.at(-1)?.line ?? 0;
    this.chat = [...this.chat, ...lines.filter(({ line }) => line > last)];
  }

  /** Whoever sits down is ready, and adds to the dice what nobody else could have known. */
  #ready({ seat, status, seats }: State): void {
    if (seat === null || status !== 'open' || seats[seat]?.ready || this.#readied.includes(seat)) return;
    this.#readied = [...this.#readied, seat];
    void this.#connection.ask({ type: 'ready', seat, contribution: contribution() });
  }

  /** Several seats on one screen: it goes to the one who is asked, covered in between. */
  #handOver(): void {
    if (this.held.length < 2) {
      this.covered = false;
      return;
    }
    const any = this.#states.find(({ play }) => play)?.play;
    if (!any) return;
    if (any.awaiting.kind === 'over') {
      this.covered = false;
      return;
    }
    if (!asked(this.state)) {
      const next = awaited(any.awaiting).find((seat) => asked(this.#of(seat)));
      if (next !== undefined && next !== this.looking) {
        this.looking = next;
        this.covered = true;
        return;
      }
    }
    if (!this.#uncovered) this.covered = true;
  }

  #drop(seat: number): void {
    dropSeat(this.id, seat);
    this.held = this.held.filter((key) => key.seat !== seat);
    this.#states = this.#states.filter((state) => state.seat !== seat);
    this.looking = this.held[0]?.seat ?? null;
  }
}
