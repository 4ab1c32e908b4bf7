import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRawSnippet } from 'svelte';
import { BoardState } from '../../src/board/board-state.svelte';
import { shownActions, type Question } from '../../src/board/question';
import QuestionBar from '../../src/board/QuestionBar.svelte';
import { SITE_BAR, type SiteBar } from '../../src/board/site-bar';
import AfterGame from '../../src/table/AfterGame.svelte';
import { GameTexts } from '../../src/i18n/game-texts.svelte';
import { speakOfPages } from '../../src/i18n/translator.svelte';
import type { RecordEntry } from '../../src/design/types';
import type { BoardProps } from '../../src/table/board';
import { seat } from './fake-table';

const EN = `
prompt-wait = { $seat } decides.
prompt-over = The war is over.
occasion-activation = Activation
`;
const ENTRIES: RecordEntry[] = [
  { id: 2, kind: 'line', text: ['Nives keeps the roll.'], routine: true },
  { id: 1, kind: 'line', text: ['Nives rolls.'] },
];
class Board extends BoardState {}

let texts: GameTexts;
beforeEach(async () => {
  texts = new GameTexts('courier', { en: async () => EN });
  texts.seat([seat(0), seat(1)], 0);
  await texts.setLanguage('en');
  await speakOfPages();
});

/** A bar as the site frames it. */
function bar(given: Record<string, unknown>, question: Partial<Question> = {}) {
  const prompt = { key: 'wait', args: { seat: { seat: 1 } }, actor: 1, rule: 'XX-1', form: null };
  const props = { seat: 0, prompt, play: { offers: [], occasion: { kind: 'activation', turn: 1 } }, texts, ...given };
  const board = new Board(() => props as unknown as BoardProps);
  const verbs = createRawSnippet(() => ({ render: () => '<button>Rematch</button>' }));
  const show = vi.fn(() => () => undefined);
  const site: SiteBar = { verbs: () => verbs, entries: () => ENTRIES, show };
  const { container } = render(QuestionBar, {
    props: {
      board,
      question: {
        sentence: texts.prompt(props.prompt as never),
        reason: '',
        rule: null,
        other: 1,
        actions: [],
        ...question,
      },
      refused: null,
    },
    context: new Map([[SITE_BAR, site]]),
  });
  return { container, show };
}
const sentence = () => screen.getByRole('status').textContent;

describe('the bar of a question', () => {
  it('says once who decides and about what, and what happened last', () => {
    const { container, show } = bar({});
    expect(sentence()).toBe('Tomaž decides. Activation.');
    expect(container.querySelector('.tab b')).toBeNull();
    expect(container.querySelector('.reason')?.textContent.trim()).toBe('Nives rolls.');
    expect(show).toHaveBeenCalledOnce();
  });
  it('leaves a board its own sentence', () => {
    bar({}, { sentence: 'Tomaž answers, for 3 points.' });
    expect(sentence()).toBe('Tomaž answers, for 3 points.');
  });
  it('asks what now when the game is over, with the verbs of the site', () => {
    bar({ awaiting: { kind: 'over' }, prompt: { key: 'over', args: {}, actor: null } }, { other: null });
    expect(sentence()).toBe('What now?');
    expect(screen.getByRole('button', { name: 'Rematch' })).toBeTruthy();
    expect(screen.queryByText('The war is over.')).toBeNull();
  });
});

describe('the lamp', () => {
  const noop = () => undefined;
  const lit = (...args: Parameters<typeof shownActions>) => shownActions(...args).map(({ likely }) => likely === true);
  const pass = { label: 'Pass', likely: true, key: 'E', onclick: noop };
  it('is not on a verb that ends something while anything else may be done', () => {
    expect(lit([pass], [{ verb: 'pass' }, { verb: 'play' }] as never)).toEqual([false]);
    expect(lit([pass], [{ verb: 'pass' }] as never)).toEqual([true]);
    // What has no chance at all is no other way.
    expect(lit([pass], [{ verb: 'pass' }, { verb: 'fire', odds: 0 }] as never)).toEqual([true]);
  });
  it('follows what the board says about a verb', () => {
    const nothing = { label: 'Buy nothing', likely: true, onclick: noop };
    const offers = [{ verb: 'pass' }, { verb: 'buy' }] as never;
    expect(lit([{ ...nothing, ends: true }], offers)).toEqual([false]);
    expect(lit([nothing], offers)).toEqual([true]);
    expect(lit([{ ...pass, ends: false }], offers)).toEqual([true]);
  });
});

describe('what can be done with a game that is over', () => {
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  it('offers those who played a rematch, lit and last', () => {
    const { container } = render(AfterGame, {
      table: 't1',
      game: 'courier',
      held: [{ seat: 0, token: 'key' }],
      seats: 2,
      again: false,
    });
    expect(links()).toEqual(['/', '/game/t1', '/replay/t1']);
    expect(container.querySelector('.likely')?.textContent.trim()).toBe('Rematch');
  });
  it('offers those who looked on the replay', () => {
    const { container } = render(AfterGame, { table: 't1', game: 'courier', held: [], seats: 2, again: false });
    expect(links()).toEqual(['/', '/game/t1', '/new/courier', '/replay/t1']);
    expect(container.querySelector('.likely a')?.getAttribute('href')).toBe('/replay/t1');
  });
  it('has a bar of its own where the board draws none', () => {
    render(AfterGame, { table: 't1', game: 'courier', held: [], seats: 2, again: false, bar: true });
    expect(screen.getByRole('status').textContent).toBe('What now?');
    expect(links()).toHaveLength(4);
  });
});
