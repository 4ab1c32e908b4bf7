import { describe, expect, it, beforeAll } from 'vitest';
import { GameTexts } from '../../src/i18n/game-texts.svelte';
import { translator } from '../../src/i18n/translator.svelte';
import { tell, words, type Told } from '../../src/table/generic-view';
import { bands, seatColumns, thingColumns } from '../../src/table/view-columns';
import { Part } from '../../src/table/view-description';
import { seat } from './fake-table';

const texts = new GameTexts('courier', {
  en: async () => `
card-letter = The letter
    .effect = Keep it dry.
card-map = A map
option-talk-never = No talking
place-toano = Toano
sphere-military = Military
sphere-social = Social
view-holders = May have it
zone-lull = Lull
event-lull = Quiet
`,
});

/** What the specimen of the kernel and Repubblica Ribelle describe in the same way. */
const schema = {
  properties: {
    hand: { type: ['array', 'null'], items: { $ref: '#/$defs/Card' } },
    holders: { $ref: '#/$defs/Seats', description: 'Who may have it.' },
    winner: { anyOf: [{ $ref: '#/$defs/Seat' }, { type: 'null' }] },
    counts: { type: 'array', items: { type: 'integer' }, 'x-by': 'seat' },
    players: { type: 'array', 'x-by': 'seat', items: { $ref: '#/$defs/Player' } },
    medals: { type: 'array', items: { anyOf: [{ $ref: '#/$defs/Seat' }, { type: 'null' }] }, 'x-by': 'sphere' },
    piles: { type: 'object', 'x-by': 'sphere', additionalProperties: { type: 'integer' } },
    words: { type: 'object', 'x-by': 'language', additionalProperties: { type: 'string' } },
    row: { type: 'array', items: { type: 'object', properties: { card: { $ref: '#/$defs/Card' } } } },
    draft: {
      oneOf: [
        { type: 'object', properties: { what: { const: 'way' }, to: { 'x-kind': 'place' } }, required: ['what', 'to'] },
        {
          type: 'object',
          properties: { what: { const: 'theft' }, to: { $ref: '#/$defs/Seat' } },
          required: ['what', 'to'],
        },
      ],
    },
    talk: { type: 'string', 'x-kind': 'talk' },
    memo: true,
    asked: { $ref: '#/$defs/Seats', 'x-hidden': true },
    step: { type: 'string', 'x-kind': 'step' },
  },
  $defs: {
    Card: { type: 'string', 'x-kind': 'card' },
    Seat: { type: 'integer', 'x-kind': 'seat' },
    Seats: { type: 'array', items: { $ref: '#/$defs/Seat' } },
    Sphere: { enum: ['military', 'social'], 'x-kind': 'sphere' },
    Player: { type: 'object', properties: { seat: { $ref: '#/$defs/Seat' }, base: { 'x-kind': 'place' } } },
  },
};

beforeAll(async () => {
  await translator.setLanguage('en');
  await texts.setLanguage('en');
  texts.seat([seat(0), seat(1)]);
});

const whole = (view: unknown, described: unknown = schema): Told | null =>
  tell({ texts, me: 1, seats: 2 }, new Part(described, described, view), view);
const told = (field: string, value: unknown, described: unknown = schema): Told | null => {
  const all = whole({ [field]: value }, described);
  return all && 'fields' in all ? (all.fields[0]?.told ?? null) : null;
};
const said = (field: string, value: unknown, described: unknown = schema): string | null => {
  const one = told(field, value, described);
  return one && words(one);
};

describe('a view told by its description', () => {
  it('names things by their kind and counts equal ones', () => {
    expect(said('hand', ['letter', 'map', 'letter'])).toBe('The letter ×2, A map');
    expect(said('talk', 'never')).toBe('No talking');
  });

  it('knows a seat because the schema says so, whatever the field is called', () => {
    expect(said('holders', [0, 1])).toBe('Nives, Tomaž');
    expect(said('winner', 1)).toBe('Tomaž');
    expect(said('active', 1)).toBe('1');
  });

  it('takes of several choices the one that fits', () => {
    expect(said('draft', { what: 'way', to: 'toano' })).toBe('What way, To Toano');
    expect(said('draft', { what: 'theft', to: 1 })).toBe('What theft, To Tomaž');
  });

  it('begins a list by seats with the viewer’s own and ends it with the table', () => {
    expect(told('counts', [3, 4, 9])).toEqual({
      is: 'seats',
      seats: [
        { seat: 1, told: { is: 'one', text: '4' } },
        { seat: 0, told: { is: 'one', text: '3' } },
      ],
    });
  });

  it('calls the entries of a map and of a list by their kind', () => {
    expect(said('piles', { military: 2, social: 0 })).toBe('Military 2');
    expect(said('medals', [null, 1])).toBe('Social Tomaž');
  });

  it('tells of words in several languages the reader’s', () => {
    expect(said('words', { sl: 'Kdo?', en: 'Who?' })).toBe('Who?');
  });

  it('leaves out what is empty, hidden or left open', () => {
    for (const view of [
      { hand: [] },
      { hand: null },
      { winner: null },
      { asked: [1] },
      { step: 'turn' },
      { memo: { step: 'turn' } },
    ])
      expect(whole(view)).toBeNull();
  });

  it('tells noughts alone as one nought, and leaves out things that have nothing', () => {
    expect(whole({ piles: { military: 0, social: 0 } })).toEqual({ is: 'nought' });
    expect(told('units', [{ a: 0 }, { a: 2 }], true)).toMatchObject({ is: 'things', fields: [{ label: '2' }] });
  });

  it('tells what the texts say of a thing', () => {
    expect(told('row', [{ card: 'letter' }])).toMatchObject({
      is: 'things',
      fields: [{ label: '1', story: 'Keep it dry.' }],
    });
  });

  it('tells a view without a schema by its own names', () => {
    expect(said('where', { toano: 2, first_player: 0 }, true)).toBe('Toano 2');
    expect(said('wars', [['toano', 'letter']], true)).toBe('Toano–The letter');
    // Two things of one name with two texts: its own name is the honest one.
    expect(said('what', 'lull', true)).toBe('lull');
  });

  it('tells many entries by what they share', () => {
    const owners = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`z${at}`, ['a', 'b'][at % 2]]));
    expect(said('owner', owners, true)).toBe('a (Z0, Z2, Z4, Z6, Z8), b (Z1, Z3, Z5, Z7, Z9)');
  });
});

describe('Repubblica Ribelle in words', () => {
  const samples = import.meta.glob<{
    seat: number | null;
    seats: ReturnType<typeof seat>[];
    play: { view: { players: { hand: string[] | null }[] } };
  }>('../../../../games/repubblica-ribelle/web/samples/*.json', { import: 'default', eager: true });
  const own = new GameTexts('repubblica-ribelle', {
    en: async () => (await import('../../../../games/repubblica-ribelle/text/en.ftl?raw')).default,
  });
  const card = { type: 'string', 'x-kind': 'card' };
  /** The part of the game's schema that these samples are told by here. */
  const described = {
    properties: {
      players: { type: 'array', 'x-by': 'seat', items: { $ref: '#/$defs/Player' } },
      first_player: { $ref: '#/$defs/Seat' },
      discard: { type: 'array', items: card },
    },
    $defs: {
      Seat: { type: 'integer', 'x-kind': 'seat' },
      Player: {
        type: 'object',
        properties: {
          seat: { $ref: '#/$defs/Seat' },
          hand: { type: ['array', 'null'], items: card },
          board: { anyOf: [{ 'x-kind': 'board' }, { type: 'null' }] },
        },
      },
    },
  };

  beforeAll(() => own.setLanguage('en'));

  it.each(Object.entries(samples))('%s', (_, sample) => {
    const {
      seat: me,
      seats,
      play: { view },
    } = sample;
    own.seat(seats);
    const all = tell({ texts: own, me, seats: seats.length }, new Part(described, described, view), view);
    const players =
      all && 'fields' in all ? all.fields.find(({ label }) => label === own.t('view-players')) : undefined;
    expect(players?.told.is === 'seats' && players.told.seats.map((one) => one.seat)).toEqual(
      seats.map((_, at) => (at + (me ?? 0)) % seats.length),
    );
    const columns = seatColumns(players ? [players] : [], []).columns;
    const hand = me === null ? null : view.players[me]?.hand;
    if (hand?.length)
      expect(columns.find(({ head }) => head === own.t('view-hand'))?.cells[0]).toContain(own.t(`card-${hand[0]}`));
    expect(JSON.stringify(all)).not.toMatch(/\bnull,|undefined|\[object|\bA\d{3}\b/);
  });
});

describe('the columns of a table', () => {
  const fields = (view: unknown) => {
    const all = whole(view);
    return all && 'fields' in all ? all.fields : [];
  };

  it('has a row for each seat and a column for each thing, but none that repeats the seat', () => {
    const found = seatColumns(fields({ players: [{ seat: 0, base: 'toano' }, { seat: 1 }], counts: [0, 4] }), [
      'Tomaž',
      'Nives',
    ]);
    expect(found.columns).toEqual([
      { head: 'Base', cells: ['', 'Toano'] },
      { head: 'Counts', cells: ['4', '0'] },
    ]);
    const scores = seatColumns(fields({ players: [{ medals: 0 }, { medals: 2, base: 'toano' }] }), []);
    expect(scores.columns).toEqual([
      { head: 'Medals', cells: ['2', ''] },
      { head: 'Base', cells: ['Toano', ''] },
    ]);
  });

  it('goes on below where the columns do not fit, and says once what everybody has alike', () => {
    const column = (head: string, length: number) => ({ head, cells: ['x'.repeat(length), ''] });
    expect(
      bands([column('a', 40), column('b', 40), column('c', 40), column('d', 5)]).map((band) =>
        band.map(({ head }) => head),
      ),
    ).toEqual([['a', 'b', 'd'], ['c']]);
    const player = (word: string) => Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, word.repeat(38)]));
    const found = seatColumns(
      fields({
        players: [
          { ...player('x'), base: 'toano' },
          { ...player('y'), base: 'toano' },
        ],
      }),
      ['Tomaž', 'Nives'],
    );
    expect(found.shared).toEqual([{ head: 'Base', cells: ['Toano', 'Toano'] }]);
    expect(found.columns).toHaveLength(4);
  });

  it('puts things with little in common in one column', () => {
    const things = (value: unknown) => {
      const all = told('units', value, true);
      return all?.is === 'things' ? thingColumns(all.fields) : [];
    };
    expect(things([{ a: 1 }, { b: 2 }, { c: 3 }])).toEqual([{ head: '', cells: ['A 1', 'B 2', 'C 3'] }]);
    expect(things([{ a: 1, b: 2 }, { a: 3 }])).toEqual([
      { head: 'A', cells: ['1', '3'] },
      { head: 'B', cells: ['2', ''] },
    ]);
  });
});
