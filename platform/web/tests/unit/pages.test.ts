import { beforeEach, describe, expect, it } from 'vitest';
import { TableSetup, IN_SIGHT } from '../../src/new/table-setup.svelte';
import { ReplayStore } from '../../src/replay/replay-store.svelte';
import { inline, read } from '../../src/rules/markdown';
import { listGames } from '../../src/home/listing';
import { socketAddress } from '../../src/table/api';
import {
  dropSeat,
  forgetTable,
  invitationAddress,
  keepOpened,
  keepSeat,
  keysOf,
  myTables,
} from '../../src/table/seat-keys';
import type { Frames, GameInfo, OptionInfo } from '../../src/table/wire';

const option = (
  key: string,
  tag: OptionInfo['tag'],
  kind: OptionInfo['kind'] = { kind: 'flag' },
  usual = 'false',
): OptionInfo => ({ key, tag, kind, default: usual, rule: 'XX-1' });
const GAME: GameInfo = {
  id: 'courier',
  version: 1,
  min_seats: 2,
  max_seats: 4,
  usual_seats: 3,
  languages: ['en'],
  bots: ['recruit', 'fighter'],
  presets: [
    { key: 'duel', seats: 2, options: {}, minutes: 5 },
    { key: 'usual', seats: 3, options: { goal: '8' }, minutes: 9 },
  ],
  options: [
    option('goal', 'basic', { kind: 'int', min: 5, max: 20 }, '12'),
    option('deal', 'basic'),
    option('third', 'basic'),
    option('fog', 'variant'),
    option('gap', 'ruling'),
  ],
};
const guest = (at: number) => `Guest ${at + 1}`;

describe('a new table', () => {
  it('begins with the usual table against bots, ready to open', () => {
    expect(new TableSetup(GAME, '').wish(guest)).toEqual({
      game: 'courier',
      preset: 'usual',
      options: {},
      seats: [
        { kind: 'me', name: 'Guest 1' },
        { kind: 'bot', level: 'fighter' },
        { kind: 'bot', level: 'fighter' },
      ],
    });
  });
  it('shows at most six controls, variants and rulings folded', () => {
    const { sight, more, rulings } = new TableSetup(GAME, '').shown;
    expect(sight.length + 4).toBeLessThanOrEqual(IN_SIGHT);
    expect([sight, more, rulings].map((list) => list.map(({ key }) => key))).toEqual([
      ['goal', 'deal'],
      ['third', 'fog'],
      ['gap'],
    ]);
  });
  it('sends only what differs from the preset', () => {
    const draft = new TableSetup(GAME, 'Nives');
    const goal = GAME.options[0] as OptionInfo;
    expect(draft.value(goal)).toBe('8');
    draft.choose(goal, '15');
    expect(draft.wish(guest).options).toEqual({ goal: '15' });
    draft.choose(goal, '8');
    expect(draft.wish(guest).options).toEqual({});
  });
  it('seats friends, people at this screen and bots', () => {
    const draft = new TableSetup(GAME, 'Nives');
    draft.oppose('hot');
    draft.names[1] = 'Tomaž';
    draft.resize(4);
    draft.seat(2, 'friend');
    draft.seat(3, 'bot:recruit');
    expect(draft.opponents).toBe('mixed');
    expect(draft.wish(guest).seats).toEqual([
      { kind: 'me', name: 'Nives' },
      { kind: 'hot', name: 'Tomaž' },
      { kind: 'friend' },
      { kind: 'bot', level: 'recruit' },
    ]);
  });
  it('has other defaults where a table is played over days, and keeps what was chosen', () => {
    const school = {
      ...option('school', 'basic', { kind: 'choice', words: ['typed', 'options'] }, 'typed'),
      slow_default: 'options',
    };
    const draft = new TableSetup({ ...GAME, options: [school] }, '');
    expect(draft.value(school)).toBe('typed');
    draft.slow = true;
    expect(draft.value(school)).toBe('options');
    draft.choose(school, 'typed');
    expect(draft.wish(guest).options).toEqual({ school: 'typed' });
    draft.choose(school, 'options');
    expect(draft.wish(guest).options).toEqual({});
  });
  it('keeps its choices as a file, and takes from one only what the game has', () => {
    const game = {
      ...GAME,
      options: [
        ...GAME.options,
        option('title', 'variant', { kind: 'text', max: 5 }, ''),
        option('met', 'kept', { kind: 'text', max: 5 }, ''),
      ],
    };
    const draft = new TableSetup(game, '');
    draft.choose(game.options[0] as OptionInfo, '15');
    draft.choose(game.options[5] as OptionInfo, 'Ours');
    const again = new TableSetup(game, '');
    expect(again.takeChoices(draft.keptChoices())).toBe(true);
    expect(again.wish(guest).options).toEqual({ goal: '15', title: 'Ours' });
    const strange = { game: 'courier', options: { goal: '99', title: 'too long', met: 'x', none: '1', deal: 7 } };
    const other = new TableSetup(game, '');
    expect(other.takeChoices(JSON.stringify(strange))).toBe(true);
    expect(other.wish(guest).options).toEqual({});
    for (const text of ['', '[]', '{"game":"courier"}', JSON.stringify({ ...strange, game: 'banditen' })])
      expect(other.takeChoices(text)).toBe(false);
  });
  it('never leaves the game’s bounds', () => {
    const draft = new TableSetup(GAME, '');
    draft.resize(9);
    expect(draft.sitters).toHaveLength(4);
    draft.resize(0);
    expect(draft.sitters).toHaveLength(2);
  });
});

describe('seat keys', () => {
  beforeEach(() => localStorage.clear());
  it('are kept by table, the latest first, and can be dropped', () => {
    keepOpened({
      id: 'a',
      commitment: '',
      seats: [
        { seat: 0, kind: 'person', token: 'k', invitation: null },
        { seat: 1, kind: 'person', token: null, invitation: 'i' },
      ],
    });
    keepSeat('b', { seat: 2, token: 'x' });
    expect(myTables()).toEqual(['b', 'a']);
    expect(keysOf('a')).toEqual({ seats: [{ seat: 0, token: 'k' }], invitations: [{ seat: 1, invitation: 'i' }] });
    dropSeat('a', 0);
    expect(keysOf('a').seats).toEqual([]);
    forgetTable('a');
    expect(myTables()).toEqual(['b']);
  });
  it('survive nonsense in the browser’s store', () => {
    localStorage.setItem('staffetta.tables', '{"no":"list"}');
    localStorage.setItem('staffetta.table.a', '{"seats":[{"seat":"x"},null,{"seat":1,"token":"t"}]}');
    expect(myTables()).toEqual([]);
    expect(keysOf('a')).toEqual({ seats: [{ seat: 1, token: 't' }], invitations: [] });
    localStorage.setItem('staffetta.table.a', 'not json');
    expect(keysOf('a')).toEqual({ seats: [], invitations: [] });
  });
  it('put an invitation behind the #, where no server’s log sees it', () => {
    expect(invitationAddress('t 1', { seat: 2, invitation: 'a/b' }, 'http://here')).toBe(
      'http://here/join/t%201/2#a%2Fb',
    );
  });
  it('go over a socket as safe as the page', () => {
    expect(socketAddress('t', { protocol: 'https:', host: 'h' })).toBe(
      'wss://h/api/tables/t/socket?compress=deflate-raw',
    );
    expect(socketAddress('t', { protocol: 'http:', host: 'h:1' })).toBe(
      'ws://h:1/api/tables/t/socket?compress=deflate-raw',
    );
  });
});

describe('the home page', () => {
  it('lets only what the server has be played, and adds what the site does not know', () => {
    const known = [
      { slug: 'courier', title: 'Courier', players: [2, 4] as const },
      { slug: 'other', title: 'Other', players: [1, 2] as const },
    ];
    const games = listGames(known, [GAME, { ...GAME, id: 'sixth' }], { sixth: { title: 'A Sixth', blurb: 'New.' } });
    expect(games.map(({ slug, playable, title }) => [slug, playable, title])).toEqual([
      ['courier', true, 'Courier'],
      ['sixth', true, 'A Sixth'],
      ['other', false, 'Other'],
    ]);
  });
});

describe('the rules', () => {
  const known = (id: string) => id.startsWith('XX-');
  it('become a tree: heads, rules with id and mark, nested tables', () => {
    const tree = read(
      '# Rules\n\nSome *words* in\ntwo lines.\n\n## 2 Play\n\n- **XX-2.1** · ruling · Roll `n` dice (XX-1).\n\n  | a | b |\n  | --- | --- |\n  | 1 | 2 |\n\n- **XX-2.2** · house · Stop.\n',
      known,
    );
    expect(tree.map(({ kind }) => kind)).toEqual(['head', 'text', 'head', 'list']);
    const list = tree[3];
    if (list?.kind !== 'list') throw new Error('no list');
    expect(list.items.map(({ rule }) => rule)).toEqual([
      { id: 'XX-2.1', mark: 'ruling' },
      { id: 'XX-2.2', mark: 'house' },
    ]);
    expect(list.items[0]?.parts).toContainEqual({ kind: 'rule', id: 'XX-1' });
    expect(list.items[0]?.blocks).toMatchObject([{ kind: 'table', rows: [[[{ text: '1' }], [{ text: '2' }]]] }]);
  });
  it('let no address through that could do harm, and no tag', () => {
    expect(inline('[x](javascript:alert(1)) <b>y</b>', known).every(({ kind }) => kind === 'text')).toBe(true);
    expect(inline('[x](https://example.org)', known)[0]).toMatchObject({ kind: 'link', href: 'https://example.org' });
  });
  it('point only at rules that exist', () => {
    expect(inline('See XX-1 and MG-34.', known)).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'rule', id: 'XX-1' },
      { kind: 'text', text: ' and ' },
      { kind: 'text', text: 'MG-34' },
      { kind: 'text', text: '.' },
    ]);
  });
});

describe('looking back', () => {
  const asked: string[] = [];
  /** 150 moments; seat 1 moves last at moment 70. */
  const fetch = async (who: string, from: number, count: number): Promise<Frames> => {
    asked.push(`${who}:${from}`);
    const frames = Array.from({ length: Math.min(count, 150 - from) }, (_, i) => ({
      entry: from + i,
      seat: from + i === 70 ? 1 : 0,
      at: 0,
      view: { who, n: from + i },
      prompt: { key: 'k', args: {}, actor: null, rule: '', form: null },
      lines: [{ entry: from + i, seat: 0, told: null, withdrawn: null }],
    }));
    return { total: 150, from, frames };
  };
  beforeEach(() => asked.splice(0));

  it('opens after the seat’s own last move', async () => {
    const replay = new ReplayStore(fetch);
    await replay.look('1', { since: 1 });
    expect([replay.at, replay.total]).toEqual([71, 150]);
    expect(replay.frame?.view).toEqual({ who: '1', n: 71 });
    expect(replay.lines).toHaveLength(72);
  });
  it('fetches each stretch once, what is looked at first, and stays inside the game', async () => {
    const replay = new ReplayStore((who, from, count) => {
      if (from === 32) replay.to(140);
      return fetch(who, from, count);
    });
    await replay.look('open', 'first');
    expect(asked).toEqual(['open:0', 'open:32', 'open:128', 'open:96', 'open:64']);
    expect(replay.frame?.view).toEqual({ who: 'open', n: 140 });
    replay.to(999);
    expect(replay.at).toBe(149);
    replay.to(-5);
    expect(replay.at).toBe(0);
  });
  it('keeps its place when it is seen with other eyes', async () => {
    const replay = new ReplayStore(fetch);
    await replay.look('0', 'first');
    replay.to(100);
    await replay.look('open', 'here');
    expect(replay.frame?.view).toEqual({ who: 'open', n: 100 });
  });
});
