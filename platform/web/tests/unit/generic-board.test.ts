import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '../../src/table/board';
import GenericBoard from '../../src/table/GenericBoard.svelte';
import { GameTexts } from '../../src/i18n/game-texts.svelte';
import { offer, play, seat } from './fake-table';

const texts = new GameTexts('courier', {
  en: async () => `
game-title = The Courier
verb-roll = Roll the dice
verb-steal = Steal from { $seat }
verb-answer = Answer
verb-lay = Lay { $card }
prompt-move = Your move.
prompt-wait = { $seat } thinks.
refusal-poor = You need { $n } coins.
card-letter = The letter
view-round = Round
`,
});
const schema = {
  properties: {
    hand: { type: 'array', items: { type: 'string', 'x-kind': 'card' } },
    bands: { type: 'array', 'x-by': 'seat', items: { type: 'object', properties: { seat: { 'x-kind': 'seat' } } } },
    boxed: { type: 'array', items: { type: 'string' } },
  },
};
beforeAll(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(schema))),
  );
  return texts.setLanguage('en');
});
afterAll(() => vi.unstubAllGlobals());

function props(more: Partial<BoardProps> = {}): BoardProps {
  const asked = play();
  return {
    view: {
      round: 3,
      hand: ['letter'],
      bands: [
        { seat: 0, coins: 2 },
        { seat: 1, coins: 5 },
      ],
    },
    seat: 0,
    play: asked,
    prompt: asked.prompt,
    seats: [seat(0), seat(1)],
    lines: [],
    awaiting: asked.awaiting,
    still: false,
    options: {},
    pace: 'none',
    texts,
    act: vi.fn(async () => undefined),
    forget: vi.fn(),
    undo: vi.fn(),
    order: vi.fn(),
    revoke: vi.fn(),
    whyNot: vi.fn(async () => null),
    ask: vi.fn(),
    ...more,
  };
}

describe('the generic table', () => {
  beforeAll(() => texts.seat([seat(0), seat(1)]));

  it('offers every action as a button named in the game’s words, and sends it', async () => {
    const given = props({
      play: play({
        offers: [offer('roll'), offer('steal 1', { args: { seat: { seat: 1 } }, price: '6', lasting: true })],
      }),
    });
    render(GenericBoard, given);
    expect(screen.getByText('costs 6 · cannot be undone')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Steal from Tomaž' }));
    expect(given.act).toHaveBeenCalledWith(['steal 1'], undefined);
  });

  it('reads the question out', () => {
    render(GenericBoard, props());
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain('Your move.');
  });

  it('keeps what is not offered in reach and says why not', async () => {
    const given = props({
      play: play({
        greys: [{ verb: 'steal', refusal: { code: 'refused-by-rule', rule: 'XX-4', key: 'poor', n: 6, message: '' } }],
      }),
    });
    render(GenericBoard, given);
    const grey = screen.getByRole('button', { name: 'Steal from …' });
    expect(grey.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText('You need 6 coins.').length).toBeGreaterThan(0);
    expect(grey.getAttribute('aria-describedby')).toBeTruthy();
    await fireEvent.click(grey);
    expect(given.act).not.toHaveBeenCalled();
  });

  it('says a refusal where the hand is', async () => {
    const refusal = { code: 'refused-by-rule', rule: 'XX-4', key: 'poor', n: 2, message: '' };
    render(GenericBoard, props({ act: vi.fn(async () => refusal) }));
    await fireEvent.click(screen.getByRole('button', { name: 'Roll the dice' }));
    expect(await screen.findByText(/You need 2 coins/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rule XX-4' }).getAttribute('href')).toBe('/rules/courier#XX-4');
  });

  it('takes a typed answer', async () => {
    const asked = play({
      offers: [offer('answer')],
      prompt: { key: 'move', args: {}, actor: 0, rule: 'XX-1', form: { verb: 'answer', max: 40 } },
    });
    const given = props({ play: asked, prompt: asked.prompt });
    render(GenericBoard, given);
    expect(within(screen.getByRole('region', { name: 'You may' })).getAllByRole('button')).toHaveLength(1);
    await fireEvent.input(screen.getByRole('textbox', { name: 'Answer' }), { target: { value: 'Triglav' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
    expect(given.act).toHaveBeenCalledWith(['answer'], 'Triglav');
  });

  it('tells the draft so far by what was picked, and forgets it', async () => {
    const given = props({ play: play({ offers: [offer('lay letter', { args: { card: { word: 'card-letter' } } })] }) });
    const { rerender } = render(GenericBoard, given);
    await rerender({ ...given, play: play({ draft: ['lay letter'], offers: [offer('roll')] }) });
    expect(screen.getByText('Lay The letter')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Take the picks back' }));
    expect(given.forget).toHaveBeenCalledOnce();
  });

  it('tells the view as fields and tables, in the game’s words where it has them, by the schema that it fetches once', async () => {
    const { rerender } = render(GenericBoard, props());
    const sight = screen.getByRole('region', { name: 'What lies on the table' });
    expect(await within(sight).findByText('Round')).toBeTruthy();
    expect(sight.textContent).toContain('The letter');
    expect(
      within(sight)
        .getAllByRole('rowheader')
        .map((head) => head.textContent),
    ).toEqual(['NNives (you)', 'TTomaž']);
    expect(within(sight).getByRole('columnheader', { name: 'Coins' })).toBeTruthy();
    expect(within(sight).queryByRole('columnheader', { name: 'Seat' })).toBeNull();
    await rerender(props({ view: { round: 4 } }));
    expect(await within(sight).findByText('4')).toBeTruthy();
    expect(vi.mocked(fetch).mock.calls.map(([path]) => path)).toEqual(['/api/games/courier/view']);
  });

  it('folds a long list and leaves out what is empty', async () => {
    render(
      GenericBoard,
      props({ view: { boxed: Array.from({ length: 30 }, (_, at) => `card${at}`), hand: [], round: null } }),
    );
    const sight = screen.getByRole('region', { name: 'What lies on the table' });
    const more = await within(sight).findByText('30 more');
    expect(more.closest('details')?.open).toBe(false);
    expect(sight.textContent).not.toMatch(/Round|Hand|null/);
  });

  it('puts very many offers under their verbs', () => {
    const offers = [
      offer('roll'),
      ...Array.from({ length: 13 }, (_, at) => offer(`steal ${at}`, { args: { seat: { seat: at } } })),
    ];
    render(GenericBoard, props({ play: play({ offers }) }));
    const may = screen.getByRole('region', { name: 'You may' });
    expect(
      within(may)
        .getAllByRole('heading')
        .map((head) => head.textContent),
    ).toEqual(['You may', 'Steal from …']);
    expect(within(may).getAllByRole('button')[0]?.textContent).toBe('Roll the dice');
  });

  it('offers a spectator nothing and burns no lamp for them', () => {
    render(
      GenericBoard,
      props({
        seat: null,
        play: null,
        prompt: { key: 'wait', args: { seat: { seat: 1 } }, actor: 1, rule: 'XX-1', form: null },
      }),
    );
    expect(screen.getByText('Tomaž thinks.')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
