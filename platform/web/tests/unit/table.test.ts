import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeStored } from '../../src/storage';
import { keepOpened, keysOf } from '../../src/table/seat-keys';
import { TableStore } from '../../src/table/table-store.svelte';
import { FakeSocket, line, offer, play, seat, state } from './fake-table';

function sit(...seats: number[]): TableStore {
  keepOpened({
    id: 't1',
    commitment: 'c',
    seats: seats.map((number) => ({ seat: number, kind: 'person', token: `token-${number}`, invitation: null })),
  });
  const table = new TableStore('t1', () => new FakeSocket());
  table.start();
  FakeSocket.last.onopen?.();
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  FakeSocket.all = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the connection', () => {
  it('greets with its seat tokens and what it has seen', () => {
    writeStored('name', 'Nives');
    const table = sit(0);
    expect(FakeSocket.last.asked('hello')).toMatchObject({
      tokens: ['token-0'],
      since: 0,
      chat_since: 0,
      name: 'Nives',
    });
    table.stop();
  });

  it('unpacks long messages, and hears what comes meanwhile after them', async () => {
    vi.useRealTimers();
    const table = sit(0);
    const packed = async (text: string): Promise<ArrayBuffer> =>
      new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer();
    const told = (letter: string, from: number) =>
      JSON.stringify({ type: 'state', ...state({ play: play({ from, lines: [line(from + 1, letter)] }) }) });
    const hear = (data: unknown) => FakeSocket.last.onmessage?.({ data });
    const long = [await packed(told('a', 0)), await packed(told('b', 1))];
    hear(long[0]);
    hear(long[1]);
    hear(told('c', 2));
    expect(table.lines).toEqual([]);
    await vi.waitFor(() => expect(table.lines.map(({ told }) => told?.what)).toEqual(['a', 'b', 'c']));
    hear(told('d', 3));
    expect(table.lines.map(({ told }) => told?.what)).toEqual(['a', 'b', 'c', 'd']);
    table.stop();
  });

  it('takes another socket when a message cannot be unpacked', async () => {
    vi.useRealTimers();
    const table = sit(0);
    const socket = FakeSocket.last;
    socket.onmessage?.({ data: new Uint8Array([255, 255, 255]).buffer });
    await vi.waitFor(() => expect(socket.closed).toBe(true));
    table.stop();
  });

  it('comes back after a loss, catches up from where it was, and sends again what was not answered', async () => {
    const table = sit(0);
    const first = FakeSocket.last;
    first.tellState({ play: play({ lines: [line(1, 'a'), line(1, 'b')] }) });
    first.tell({ type: 'chat', lines: [{ line: 7, seat: 1, name: 'Tomaž', text: 'Bon', at: 0, crowd: false }] });
    void table.act(['roll']);
    const token = first.asked('pick').token;
    first.close();
    expect(table.link).toBe('lost');
    vi.advanceTimersByTime(5000);
    const second = FakeSocket.last;
    expect(second).not.toBe(first);
    second.onopen?.();
    expect(second.asked('hello')).toMatchObject({ since: 2, chat_since: 7 });
    expect(second.asked('pick')).toMatchObject({ token, question: 1, picks: ['roll'] });
    second.tellState({ play: play({ from: 2, lines: [line(2, 'c')] }) });
    expect(table.lines.map(({ told }) => told?.what)).toEqual(['a', 'b', 'c']);
    expect(table.link).toBe('open');
    table.stop();
  });

  it('says how fast bots are to play where it is not as usual, and says it anew to every socket', () => {
    const table = sit(0);
    expect(FakeSocket.last.said.some(({ type }) => type === 'speed')).toBe(false);
    table.setSpeed('quick');
    expect(FakeSocket.last.asked('speed')).toMatchObject({ speed: 'quick' });
    FakeSocket.last.ack(FakeSocket.last.asked('speed').token);
    FakeSocket.last.close();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.onopen?.();
    expect(FakeSocket.last.asked('speed')).toMatchObject({ speed: 'quick' });
    table.setSpeed('normal');
    expect(FakeSocket.last.asked('speed')).toMatchObject({ speed: 'normal' });
    table.stop();
  });

  it('gives a silent socket up and takes another', () => {
    const table = sit(0);
    FakeSocket.last.tellState();
    void table.act(['roll']);
    vi.advanceTimersByTime(8001);
    expect(FakeSocket.all[0]?.closed).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    table.stop();
  });

  it('asks for everything again when lines are missing between', () => {
    const table = sit(0);
    FakeSocket.last.tellState({ play: play({ from: 5, lines: [line(9, 'x')] }) });
    expect(FakeSocket.all[0]?.closed).toBe(true);
    vi.advanceTimersByTime(1000);
    FakeSocket.last.onopen?.();
    expect(FakeSocket.last.asked('hello')).toMatchObject({ since: 0 });
    table.stop();
  });

  it('takes what changed, and asks for everything again when it was made for another state', () => {
    const table = sit(0);
    expect(FakeSocket.last.asked('hello')).toMatchObject({ changes: true });
    FakeSocket.last.tellState({ number: 7, play: play({ lines: [line(1, 'a')] }) });
    const changes = { play: { question: [2], offers: { 0: { action: ['end'] } } } };
    FakeSocket.last.tell({ type: 'changes', seat: 0, base: 7, number: 8, from: 1, lines: [line(2, 'b')], changes });
    expect(table.state?.play).toMatchObject({ question: 2, offers: [{ action: 'end', verb: 'roll' }] });
    expect(table.lines.map(({ told }) => told?.what)).toEqual(['a', 'b']);
    FakeSocket.last.tell({ type: 'changes', seat: 0, base: 7, number: 9, from: 2, lines: [], changes });
    expect(FakeSocket.all[0]?.closed).toBe(true);
    table.stop();
  });

  it('is quiet after it was stopped', () => {
    const table = sit(0);
    table.stop();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('a table', () => {
  it('sends a pick once, however often it is clicked, and shows only what the server says', async () => {
    const table = sit(0);
    FakeSocket.last.tellState();
    const first = table.act(['roll']);
    void table.act(['roll']);
    expect(FakeSocket.last.said.filter(({ type }) => type === 'pick')).toHaveLength(1);
    expect(table.state?.play?.question).toBe(1);
    FakeSocket.last.ack(FakeSocket.last.asked('pick').token);
    expect(await first).toBeUndefined();
    expect(table.busy).toBe(true);
    FakeSocket.last.tellState({ play: play({ question: 2 }) });
    expect(table.busy).toBe(false);
    expect(table.state?.play?.question).toBe(2);
    table.stop();
  });

  it('asks the rules from the eyes that look on, and again after the next state', async () => {
    const table = sit(1);
    FakeSocket.last.tellState({ seat: 1 });
    const first = table.ask([{ needs: {} }, { reach: { piece: 'dm9' } }]);
    await Promise.resolve();
    const { token, seat: eyes, queries } = FakeSocket.last.asked('ask');
    expect({ eyes, queries }).toEqual({ eyes: 1, queries: [{ needs: {} }, { reach: { piece: 'dm9' } }] });
    const refusal = { code: 'refused-by-rule', rule: 'XX-1', key: 'none', n: 0, message: '' };
    FakeSocket.last.tell({ type: 'answers', token, answers: [{ reply: { needs: 3 } }, { refusal }] });
    expect(await first).toEqual([{ needs: 3 }, refusal]);
    expect(await table.ask([{ needs: {} }])).toEqual([{ needs: 3 }]);
    FakeSocket.last.tellState({ seat: 1, play: play({ question: 2 }) });
    void table.ask([{ needs: {} }]);
    await Promise.resolve();
    expect(FakeSocket.last.said.filter(({ type }) => type === 'ask')).toHaveLength(2);
    table.stop();
  });

  it('asks for a spectator without a seat, and hands each question the refusal of them all', async () => {
    const table = new TableStore('t2', () => new FakeSocket());
    table.start();
    FakeSocket.last.onopen?.();
    FakeSocket.last.tellState({ seat: null });
    const answers = table.ask([{ needs: {} }, { support: {} }]);
    await Promise.resolve();
    const asked = FakeSocket.last.asked('ask');
    expect('seat' in asked).toBe(false);
    FakeSocket.last.tell({
      type: 'refused',
      token: asked.token,
      code: 'not-begun',
      message: '',
      rule: null,
      key: null,
      n: null,
    });
    expect(await answers).toMatchObject([{ code: 'not-begun' }, { code: 'not-begun' }]);
    table.stop();
  });

  it('frees the hand even if no state follows an answer', async () => {
    const table = sit(0);
    FakeSocket.last.tellState();
    const done = table.act(['roll']);
    FakeSocket.last.ack(FakeSocket.last.asked('pick').token);
    await done;
    vi.advanceTimersByTime(300);
    expect(table.busy).toBe(false);
    table.stop();
  });

  it('says a refused answer to the one who gave it, keeps what else was refused until the question changes, and is silent about a stale one', async () => {
    const table = sit(0);
    FakeSocket.last.tellState();
    const refuse = (type: 'pick' | 'undo', code: string) =>
      FakeSocket.last.tell({
        type: 'refused',
        token: FakeSocket.last.asked(type).token,
        code,
        rule: 'XX-3',
        key: 'not-now',
        n: 1,
        message: 'no',
      });
    const done = table.act(['fly']);
    refuse('pick', 'refused-by-rule');
    expect(await done).toMatchObject({ key: 'not-now' });
    expect(table.refusal).toBeNull();
    table.undo();
    refuse('undo', 'refused-by-rule');
    await vi.advanceTimersByTimeAsync(1);
    expect(table.refusal?.key).toBe('not-now');
    FakeSocket.last.tellState({ play: play({ question: 2 }) });
    expect(table.refusal).toBeNull();
    const stale = table.act(['roll']);
    refuse('pick', 'stale-question');
    expect(await stale).toBeUndefined();
    expect(table.refusal).toBeNull();
    table.stop();
  });

  it('lets another request wait for the one on its way, and loses neither', async () => {
    const table = sit(0);
    FakeSocket.last.tellState();
    table.forget();
    const second = table.act(['roll']);
    expect(FakeSocket.last.said.filter(({ type }) => type === 'pick')).toHaveLength(0);
    FakeSocket.last.ack(FakeSocket.last.asked('forget').token);
    FakeSocket.last.tellState();
    await vi.advanceTimersByTimeAsync(1);
    FakeSocket.last.ack(FakeSocket.last.asked('pick').token);
    expect(await second).toBeUndefined();
    table.stop();
  });

  it('asks why not without doing it', async () => {
    const table = sit(0);
    FakeSocket.last.tellState();
    const why = table.whyNot('fly');
    const { token } = FakeSocket.last.asked('why_not');
    FakeSocket.last.tell({
      type: 'why',
      token,
      action: 'fly',
      refusal: { code: 'refused-by-rule', rule: 'XX-9', key: 'wings', n: null, message: '' },
    });
    expect((await why)?.rule).toBe('XX-9');
    expect(table.busy).toBe(false);
    table.stop();
  });

  it('is ready as soon as it sits, once, with something random of its own', () => {
    const table = sit(0);
    const open = { status: 'open', play: null, seats: [seat(0, { ready: false }), seat(1)] } as const;
    FakeSocket.last.tellState({ ...open, seats: [...open.seats] });
    FakeSocket.last.tellState({ ...open, seats: [...open.seats] });
    const ready = FakeSocket.last.said.filter(({ type }) => type === 'ready');
    expect(ready).toHaveLength(1);
    expect(ready[0]?.['contribution']).toMatch(/^[0-9a-f]{32}$/);
    table.stop();
  });

  it('looks on as a spectator when its keys open no seat any more', () => {
    const table = sit(0);
    FakeSocket.last.tellState({ seat: null });
    expect(table.looking).toBeNull();
    expect(keysOf('t1').seats).toEqual([]);
    expect(table.state?.seat).toBeNull();
    table.stop();
  });

  it('gives a seat up before the game and forgets its key', async () => {
    const table = sit(0);
    FakeSocket.last.tellState({ status: 'open', play: null });
    const left = table.leave(0);
    FakeSocket.last.ack(FakeSocket.last.asked('leave').token);
    expect(await left).toBeNull();
    expect(keysOf('t1').seats).toEqual([]);
    table.stop();
  });
});

describe('several people at one screen', () => {
  const view = (number: number, awaiting: number) => ({
    seat: number,
    play: play({
      awaiting: { kind: 'one', seat: awaiting } as const,
      offers: number === awaiting ? [offer('roll')] : [],
    }),
  });

  it('covers the first hand', () => {
    const table = sit(0, 1);
    FakeSocket.last.tellState(view(0, 0));
    FakeSocket.last.tellState(view(1, 0));
    expect([table.looking, table.covered]).toEqual([0, true]);
    table.uncover();
    FakeSocket.last.tellState(view(0, 0));
    expect(table.covered).toBe(false);
    table.stop();
  });

  it('hands over to whoever is asked, and to nobody while others decide', () => {
    const table = sit(0, 1);
    FakeSocket.last.tellState(view(0, 0));
    FakeSocket.last.tellState(view(1, 0));
    table.uncover();
    FakeSocket.last.tellState(view(0, 2));
    FakeSocket.last.tellState(view(1, 2));
    expect([table.looking, table.covered]).toEqual([0, false]);
    FakeSocket.last.tellState(view(0, 1));
    FakeSocket.last.tellState(view(1, 1));
    expect([table.looking, table.covered]).toEqual([1, true]);
    table.stop();
  });

  it('passes over a seat whose answer is in', () => {
    const table = sit(0, 1);
    const poll = (number: number, answered: boolean) => ({
      seat: number,
      play: play({ awaiting: { kind: 'poll', now: 0, queue: [0, 1] } as const, answered }),
    });
    FakeSocket.last.tellState(poll(0, false));
    FakeSocket.last.tellState(poll(1, false));
    expect(table.looking).toBe(0);
    table.uncover();
    FakeSocket.last.tellState(poll(0, true));
    expect([table.looking, table.covered]).toEqual([1, true]);
    table.stop();
  });

  it('covers nothing when the game is over', () => {
    const table = sit(0, 1);
    const over = { kind: 'over', outcome: { rank: [1, 2], score: [12, 3], reason: 'points', rule: 'XX-9' } } as const;
    for (const number of [0, 1])
      FakeSocket.last.tellState({
        seat: number,
        status: 'over',
        play: play({ awaiting: { ...over, outcome: { ...over.outcome, rank: [1, 2], score: [12, 3] } } }),
      });
    expect(table.covered).toBe(false);
    table.stop();
  });
});
