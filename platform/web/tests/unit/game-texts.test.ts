import { beforeEach, describe, expect, it } from 'vitest';
import { GameTexts, levelName, levelWhy, nameOf } from '../../src/i18n/game-texts.svelte';
import { PAGE_WORDS } from '../../src/i18n/page-words';
import { translator } from '../../src/i18n/translator.svelte';
import { wordsOf } from '../../src/design/types';
import { line, seat } from './fake-table';

const EN = `
log-round = Round { $n }.
log-turn = { $seat } begins a turn.
log-fired = { $seat } fires at { $to }: { $dice }.
    .you = You fire at { $to }: { $dice }.
log-stolen = { $seat } takes { $card } from { $to }.
log-stolen-hidden = { $seat } takes a card from { $to }.
card-letter = the letter
clg-mg34 = MG-34
refusal-poor = You need { $n } coins.
occasion-r1 = window R1
option-fog = Fog in the valley
`;
const FR = EN.replace('fires at', 'tire sur')
  .replace('the letter', 'la lettre')
  .replace(/^ +\.you.*\n/m, '');

let texts: GameTexts;
beforeEach(async () => {
  texts = new GameTexts('courier', { en: async () => EN, fr: async () => FR });
  texts.seat([seat(0), seat(1)]);
  await texts.setLanguage('en');
});

describe('a line of the record', () => {
  const fired = line(1, 'fired', { seat: { seat: 0 }, to: { seat: 1 }, dice: [6, 5] });
  it('names seats, strong, and draws dice', () => {
    const [entry] = texts.record([fired]);
    expect(entry).toMatchObject({
      kind: 'line',
      text: [{ strong: 'Nives' }, ' fires at ', { strong: 'Tomaž' }, ': ', { dice: [6, 5], sides: 6 }, '.'],
      rule: { id: 'XX-2', href: '/rules/courier#XX-2' },
    });
  });
  it('leaves what is called dice and is no roll in words', () => {
    const [entry] = texts.record([line(1, 'fired', { seat: { seat: 0 }, to: { seat: 1 }, dice: 'none' })]);
    expect(entry).toMatchObject({ text: [{ strong: 'Nives' }, ' fires at ', { strong: 'Tomaž' }, ': none.'] });
  });
  it('draws the dice that the board names, and which of them hit', () => {
    const struck = line(1, 'fired', { seat: { seat: 0 }, to: { seat: 1 }, dice: '6 5', struck: '1 0' });
    const [entry] = texts.record([struck], [], { sides: 6, names: ['dice'], hits: 'struck' });
    expect(entry).toMatchObject({
      text: [
        { strong: 'Nives' },
        ' fires at ',
        { strong: 'Tomaž' },
        ': ',
        { dice: [6, 5], sides: 6, hits: [true, false] },
        '.',
      ],
    });
    expect(texts.line(struck)).toBe('Nives fires at Tomaž: 6 5.');
  });
  it('says you to the one whom it is about, where the reader’s language has the words', async () => {
    texts.seat([seat(0), seat(1)], 0);
    expect(texts.line(fired)).toBe('You fire at Tomaž: 6, 5.');
    texts.seat([seat(0), seat(1)], 1);
    expect(texts.line(fired)).toBe('Nives fires at Tomaž: 6, 5.');
    texts.seat([seat(0), seat(1)], 0);
    await texts.setLanguage('fr');
    expect(texts.line(fired)).toBe('Nives tire sur Tomaž: 6, 5.');
  });
  it('calls a seat as the game does, and the person by name', () => {
    texts.seat([seat(0), seat(1)], null, ['Armando', null]);
    expect(texts.line(fired)).toBe('Armando fires at Tomaž: 6, 5.');
    expect([texts.mark(0).initial, texts.person(0)]).toEqual(['A', 'Nives']);
  });
  it('is told in the language its reader reads', async () => {
    await texts.setLanguage('fr');
    expect(texts.line(fired)).toBe('Nives tire sur Tomaž: 6, 5.');
  });
  it('speaks the longer language too', async () => {
    await texts.setLanguage('en-XA');
    expect(texts.line(fired)).toMatch(/^Nives .*ířé.* Tomaž: 6, 5\.$/);
  });
  it('says less of what is hidden from this viewer', () => {
    const stolen = (card: null | { word: string }) =>
      texts.line(line(1, 'stolen', { seat: { seat: 0 }, to: { seat: 1 }, card }));
    expect(stolen({ word: 'card-letter' })).toBe('Nives takes the letter from Tomaž.');
    expect(stolen(null)).toBe('Nives takes a card from Tomaž.');
  });
  it('wears the mark of whom it is about, not of whose decision brought it about', () => {
    const seatOf = (told: ReturnType<typeof line>) => {
      const [entry] = texts.record([told]);
      return entry?.kind === 'line' ? entry.seat?.name : undefined;
    };
    expect(seatOf({ ...fired, seat: 1 })).toBe('Nives');
    expect(seatOf(line(1, 'frost', { die: 6 }))).toBeUndefined();
    expect(seatOf({ entry: 3, seat: 1, told: null, withdrawn: 2 })).toBe('Tomaž');
  });
  it('says that a move was taken back', () => {
    expect(texts.line({ entry: 3, seat: 1, told: null, withdrawn: 2 })).toBe('Tomaž takes the last move back.');
  });
});

describe('the record', () => {
  it('stands under heads, the newest turn and the newest line first', () => {
    const turn = (number: number) => line(1, 'turn', { seat: { seat: number } });
    const entries = texts.record([
      line(0, 'round', { n: 1 }),
      turn(0),
      line(1, 'fired', { seat: { seat: 0 }, to: { seat: 1 }, dice: [1] }),
      line(2, 'fired', { seat: { seat: 0 }, to: { seat: 1 }, dice: [2] }),
      turn(1),
      line(3, 'fired', { seat: { seat: 1 }, to: { seat: 0 }, dice: [3] }),
    ]);
    const told = entries.map((entry) => (entry.kind === 'head' ? `# ${entry.text}` : entry.text.map(wordsOf).join('')));
    expect(told).toEqual([
      '# Tomaž begins a turn.',
      'Tomaž fires at Nives: 3.',
      '# Nives begins a turn.',
      'Nives fires at Tomaž: 2.',
      'Nives fires at Tomaž: 1.',
      '# Round 1.',
    ]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });
});

describe('other words', () => {
  it('say why not: by the game’s rule, or by the site', () => {
    const refusal = { code: 'refused-by-rule', rule: null, key: 'poor', n: 6, message: 'raw' };
    expect(texts.refusal(refusal)).toBe('You need 6 coins.');
    expect(texts.refusal({ ...refusal, key: null, code: 'not-asked' })).toBe('You are not asked now.');
    expect(texts.refusal({ ...refusal, key: null, code: 'odd' })).toBe('raw');
  });
  it('call the rule of an option by the option, every other rule by its id', () => {
    expect(texts.rule('XX-O.fog')).toEqual({
      id: 'XX-O.fog',
      href: '/rules/courier#XX-O.fog',
      name: 'Fog in the valley',
    });
    expect(texts.rule('XX-O.players').name).toBe('Rules');
    expect(texts.rule('XX-2').name).toBeUndefined();
  });
  it('tell a standing order', () => {
    expect(texts.order({ reply: 'pass', until: { kind: 'r1' } })).toBe('Pass always (window R1)');
    expect(texts.order({ reply: 'pass', until: 'turn' })).toBe('Pass to the end of this turn');
  });
  it('name a thing by the only noun of that name', () => {
    expect([texts.word('letter'), texts.word('mg34'), texts.word('poor')]).toEqual(['the letter', 'MG-34', null]);
  });
  it('give every bot a name of its own, and its level in the reader’s language', async () => {
    const bots = [0, 1, 2, 3, 4, 5].map((number) =>
      nameOf(seat(number, { kind: 'bot', bot: 'greedy', name: 'greedy 2' })),
    );
    expect(new Set(bots.map((name) => name[0])).size).toBe(6);
    expect(['fighter', 'greedy', 'search:900'].map(levelName)).toEqual(['Fighter', 'Steady bot', 'search:900']);
    expect([levelWhy('fighter'), levelWhy('search:900')]).toEqual(['Plays with common sense, answers at once.', '']);
    await translator.setLanguage('fr');
    expect(levelName('commander')).toBe('Commandant');
    expect(nameOf(seat(0, { kind: 'person', bot: null, name: 'a former player' }))).toBe('un ancien joueur');
    await translator.setLanguage('en');
  });
});

describe('the words that a table does without', () => {
  const near = 'log-fired = { $n } shots.\n';
  const far = 'option-fog = Fog in the valley\n';
  const inParts = (fetchFar: () => Promise<string>) =>
    new GameTexts('courier', { en: async () => near }, { en: fetchFar });

  it('are fetched when one of them is wanted, and once', async () => {
    let fetched = 0;
    const own = inParts(async () => ((fetched += 1), far));
    await own.setLanguage('en');
    expect([own.t('log-fired', { n: 2 }), own.find('log-missed'), fetched]).toEqual(['2 shots.', null, 0]);
    expect(own.t('option-fog')).toBe('option-fog');
    await own.whole();
    expect([own.t('option-fog'), own.find('option-rain'), fetched]).toEqual(['Fog in the valley', null, 1]);
  });
  it('are tried again where they did not come', async () => {
    let tries = 0;
    const own = inParts(() => ((tries += 1) === 1 ? Promise.reject(new Error('away')) : Promise.resolve(far)));
    await own.setLanguage('en');
    await expect(own.whole()).rejects.toThrow('away');
    await own.whole();
    expect(own.t('option-fog')).toBe('Fog in the valley');
  });
  it('of every game are apart from the others, and no other message speaks of them', async () => {
    const parts = (files: Record<string, () => Promise<string>>) =>
      Promise.all(Object.values(files).map((load) => load()));
    const [table, pages, raw] = await Promise.all([
      parts(import.meta.glob<string>('../../../../games/*/text/*.ftl', { query: '?everywhere', import: 'default' })),
      parts(import.meta.glob<string>('../../../../games/*/text/*.ftl', { query: '?pages', import: 'default' })),
      parts(import.meta.glob<string>('../../../../games/*/text/*.ftl', { query: '?raw', import: 'default' })),
    ]);
    const ids = (text = '') => [...text.matchAll(/^([a-z][\w-]*) *=/gim)].map(([, id = '']) => id);
    expect(table.length).toBeGreaterThan(10);
    table.forEach((text, at) => {
      expect(ids(text).filter((id) => PAGE_WORDS.test(id))).toEqual([]);
      expect(ids(pages[at]).every((id) => PAGE_WORDS.test(id))).toBe(true);
      expect([...ids(text), ...ids(pages[at])].sort()).toEqual(ids(raw[at]).sort());
      const spoken = [...text.matchAll(/\{ *([a-z][\w-]*)(?:\.\w+)? *\}/gi)].map(([, id = '']) => id);
      expect(spoken.filter((id) => PAGE_WORDS.test(id))).toEqual([]);
    });
  });
});
