import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../Board.svelte';
import { LANGUAGES, names, props, sample, speech, view } from './table';

/** A whole board is some thousand elements; on a busy machine two of them take seconds. */
const PATIENCE = 40_000;

beforeAll(async () => {
  for (const language of LANGUAGES) await speech[language].setLanguage(language);
  // What is fetched when it is wanted is there at once.
  await Promise.all([
    import('../parts/fight'),
    import('../parts/lesson'),
    import('../parts/end'),
    import('../parts/Choices.svelte'),
    import('../parts/BoardAsList.svelte'),
  ]);
}, PATIENCE);

const prompt = () => within(screen.getByRole('region', { name: 'The question' }));
const answered = async () => {
  // Questions to the rules travel together, and their answers are drawn when they have come.
  for (let i = 0; i < 4; i++) await new Promise((done) => setTimeout(done, 0));
  await tick();
};
const RAW = /\b(board|mission|order|place|combo|star|figure|leg|verb|prompt|refusal|end)-[a-zA-Z0-9_]+/;

describe('the board', () => {
  it.each(names.map((name, at) => [name, LANGUAGES[1 + (at % 3)] ?? 'sl'] as const))(
    'draws %s, every word in the catalogues, English and %s',
    async (name, other) => {
      for (const language of ['en', other] as const) {
        const { container, unmount } = render(Board, props(name, { texts: speech[language] }));
        await answered();
        expect(container.textContent).not.toMatch(RAW);
        for (const named of container.querySelectorAll('[aria-label]'))
          expect(named.getAttribute('aria-label')).not.toMatch(RAW);
        unmount();
      }
    },
    PATIENCE,
  );
  it('gives a player the ink, the shape and the letter of the seat in all places', () => {
    const { container } = render(Board, props('move-5'));
    const { seats } = sample('move-5');
    const row = [...container.querySelectorAll('.band li')].find((each) => each.textContent.includes('Anouk'));
    const seat = seats.findIndex(({ name }) => name === 'Anouk');
    expect(row?.querySelector('.pawn text')?.textContent).toBe('A');
    expect(row?.querySelector('.pawn')?.getAttribute('style')).toContain(`var(--seat-${seat + 1})`);
  });
  it.each([
    ['consent-5', 'Tomaž'],
    ['partner-5', 'Anouk'],
    ['white-6', 'Ermes'],
  ])('lights the row of the one who decides in %s', (name, who) => {
    const { container } = render(Board, props(name));
    const lit = [...container.querySelectorAll('.band .turn b')].map((each) => each.textContent);
    expect(lit).toEqual([`${who}, you`]);
  });
  it('tells its figures and outposts in words', async () => {
    render(Board, props('compose-4'));
    await fireEvent.click(screen.getByRole('button', { name: 'List' }));
    await answered();
    expect(screen.getAllByText(/Grčarice/).length).toBeGreaterThan(1);
    expect(screen.getByRole('button', { name: 'Map' })).toBeTruthy();
  });
  it('offers nothing in a replay, whatever the view says', () => {
    const { container } = render(Board, props('move-first-3', { still: true, play: null, awaiting: null }));
    expect(container.querySelectorAll('[data-place], .lamp, .prompt button')).toHaveLength(0);
  });
});

describe('a move', () => {
  it('lights the destinations with the turns that the rules name, and walks by the prompt', async () => {
    const given = props('move-first-3');
    const { container } = render(Board, given);
    await answered();
    const places = sample('move-first-3').play.offers.map(({ target }) => target?.replace('place:', ''));
    expect(
      [...container.querySelectorAll('[data-place]')].map((each) => each.getAttribute('data-place')).sort(),
    ).toEqual(places.sort());
    const reply = sample('move-first-3').answers?.find(({ query }) => 'ways' in (query as object))?.reply as {
      ways: { place: string; turns: number | null; goal: boolean }[];
    };
    const best = reply.ways.filter(({ turns }) => turns !== null).sort((a, b) => (a.turns ?? 0) - (b.turns ?? 0))[0];
    await fireEvent.click(prompt().getByRole('button', { name: /^Walk to / }));
    const went = vi.mocked(given.act).mock.calls[0]?.[0][0]?.replace('move place:', '');
    expect(reply.ways.find(({ place }) => place === went)?.turns).toBe(best?.turns);
  });
  it('goes on to the next lit place and takes that one', async () => {
    const given = props('move-first-3');
    render(Board, given);
    await answered();
    const first = prompt().getByRole('button', { name: /^Walk to / }).textContent;
    await fireEvent.click(prompt().getByRole('button', { name: 'Next place' }));
    expect(prompt().getByRole('button', { name: /^Walk to / }).textContent).not.toBe(first);
  });
  it('draws the beacon of a captive who can be reached', async () => {
    render(Board, props('move-captive-4'));
    await answered();
    expect(screen.getAllByText('captive').length).toBeGreaterThan(0);
  });
});

describe('dice', () => {
  it('keeps dice by a press, and rolls the others as the rules name them', async () => {
    const given = props('attempt-first-3');
    render(Board, given);
    await answered();
    const dice = view('attempt-first-3').rolling?.dice ?? [];
    const buttons = within(screen.getByRole('region', { name: 'The battle' }))
      .getAllByRole('button')
      .filter((each) => each.hasAttribute('aria-pressed'));
    expect(buttons).toHaveLength(5);
    // The best keep, three of them, lies there at first: one more is kept, and one of the three no more.
    expect(buttons.map((each) => each.getAttribute('aria-pressed'))).toEqual([
      'true',
      'true',
      'true',
      'false',
      'false',
    ]);
    await fireEvent.click(buttons[0] as HTMLElement);
    await fireEvent.click(buttons[3] as HTMLElement);
    await answered();
    await fireEvent.click(prompt().getByRole('button', { name: /^Roll 2 dice, \d+ %/ }));
    expect(given.act).toHaveBeenCalledExactlyOnceWith([`keep dice:${dice[1]}${dice[2]}${dice[3]}`]);
  });
  it('begins with the best keep where no dice were chosen, with its chance, and lights no roll that lowers it', async () => {
    const given = props('attempt-first-3');
    const { unmount } = render(Board, given);
    await answered();
    const lit = () =>
      prompt()
        .queryAllByRole('button')
        .filter((each) => each.classList.contains('lamp'));
    expect(lit().map((each) => each.textContent)).toEqual([expect.stringContaining('Roll 2 dice, 73 %')]);
    await fireEvent.click(lit()[0] as HTMLElement);
    expect(given.act).toHaveBeenCalledExactlyOnceWith(['keep dice:111']);
    unmount();
    render(Board, props('attempt-star-4'));
    await answered();
    expect(lit()).toHaveLength(0);
    expect(prompt().getByRole('button', { name: /^Star: roll \d (die|dice), \d+ %/ })).toBeTruthy();
  });
  it('takes the best keep by its key and says the chance that the rules give', async () => {
    const given = props('attempt-first-3');
    const { container } = render(Board, given);
    await answered();
    await fireEvent.keyDown(window, { key: 'b' });
    await answered();
    const best = (
      sample('attempt-first-3').answers?.find(({ query }) => 'best' in (query as object))?.reply as {
        best: { dice: string; chance: number };
      }
    ).best;
    expect(container.querySelector('.big')?.textContent).toContain(String(Math.round(best.chance * 100)));
    await fireEvent.keyDown(window, { key: ' ' });
    expect(given.act).toHaveBeenCalledExactlyOnceWith([`keep dice:${best.dice}`]);
  });
  it('stops, with the chance of what lies there', async () => {
    const given = props('attempt-first-3');
    render(Board, given);
    await answered();
    await fireEvent.click(prompt().getByRole('button', { name: /^Stop, \d+ %$/ }));
    expect(given.act).toHaveBeenCalledExactlyOnceWith(['stop']);
  });
  it('shows the hand that must be beaten', async () => {
    render(Board, props('attempt-exceed-3'));
    await answered();
    expect(screen.getByText('more than BA-DA-BANG is needed')).toBeTruthy();
  });
});

describe('the school', () => {
  it('shows the question above the field, and sends what was typed', async () => {
    const given = props('open-question-3');
    render(Board, given);
    await answered();
    const words = view('open-question-3').now_asked?.question['en'] ?? '';
    const question = screen.getByRole('heading', { name: words });
    const field = screen.getByLabelText(/your answer/);
    expect(question.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await fireEvent.input(field, { target: { value: 'Ljubljana' } });
    await fireEvent.click(prompt().getByRole('button', { name: 'Answer' }));
    expect(given.act).toHaveBeenCalledExactlyOnceWith(['answer'], 'Ljubljana');
  });
  it('sends nothing that is empty', async () => {
    const given = props('open-question-3');
    render(Board, given);
    await answered();
    await fireEvent.click(prompt().getByRole('button', { name: 'Answer' }));
    expect(given.act).not.toHaveBeenCalled();
  });
  it.each([
    ['options-3', 3],
    ['options-two-3', 2],
  ])('shows the question of %s above its %i options', async (name, count) => {
    const given = props(name);
    render(Board, given);
    await answered();
    const card = view(name).now_asked;
    expect(screen.getByRole('heading', { name: card?.question['en'] ?? '' })).toBeTruthy();
    const options = (card?.options ?? []).flatMap((words) => (words ? [words['en'] ?? ''] : []));
    expect(options).toHaveLength(count);
    await fireEvent.click(
      screen.getByRole('button', { name: new RegExp(`^b\\s*${options[1]?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) }),
    );
    expect(given.act).toHaveBeenCalledExactlyOnceWith(['choose option:b']);
  });
  it('counts the time for the question down by itself, and shows no clock where there is none', async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    try {
      const given = props('open-question-3');
      const { rerender } = render(Board, given);
      for (let i = 0; i < 4; i++) await vi.advanceTimersByTimeAsync(0);
      expect(screen.getByRole('region', { name: 'Partisan School' })).toBeTruthy();
      expect(screen.queryByRole('timer')).toBeNull();
      await rerender({ prompt: { ...given.prompt, deadline: 1_040_000 } });
      expect(screen.getByRole('timer', { name: 'Time left 0:40' })).toBeTruthy();
      vi.advanceTimersByTime(31_000);
      await tick();
      expect(screen.getByRole('timer', { name: 'Time left 0:09' }).classList).toContain('short');
      vi.advanceTimersByTime(20_000);
      await tick();
      expect(screen.getByRole('timer', { name: 'Time left 0:00' })).toBeTruthy();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
  it('shows what was typed and not accepted, and takes it to the reader', async () => {
    const given = props('wrong-answer-3');
    render(Board, given);
    await answered();
    const school = within(screen.getByRole('region', { name: 'Partisan School' }));
    expect(school.getByText('Edvard Kocbek')).toBeTruthy();
    expect(school.getByText('Not accepted')).toBeTruthy();
    expect(view('wrong-answer-3').now_asked?.answer).toBeNull();
    await fireEvent.click(prompt().getByRole('button', { name: 'Appeal' }));
    expect(given.act).toHaveBeenCalledExactlyOnceWith(['appeal']);
  });
  it('shows the reader of an appeal both answers, and the others only what was typed', async () => {
    const given = props('appeal-3');
    const { unmount } = render(Board, given);
    await answered();
    const right = view('appeal-3').now_asked?.answer?.['en'] ?? '';
    expect(right).not.toBe('');
    expect(screen.getByText(right)).toBeTruthy();
    expect(screen.getByText('Edvard Kocbek')).toBeTruthy();
    await fireEvent.click(prompt().getByRole('button', { name: /^Accept, .* \+3$/ }));
    expect(given.act).toHaveBeenCalledExactlyOnceWith(['accept']);
    unmount();
    render(Board, props('appeal-waits-3'));
    await answered();
    expect(view('appeal-waits-3').now_asked?.answer).toBeNull();
    expect(screen.getByText('Edvard Kocbek')).toBeTruthy();
    expect(screen.queryByLabelText(/guess/)).toBeNull();
  });
  it('lets a reader say that a question is wrong, once it is resolved and at a table only', async () => {
    const report = vi.fn(async () => true);
    const { unmount } = render(Board, props('reveal-2', { report }));
    await answered();
    const card = view('reveal-2').last_asked?.card ?? '';
    await fireEvent.click(screen.getByRole('button', { name: 'This question is wrong' }));
    await fireEvent.input(screen.getByLabelText(`What is wrong with card ${card}?`), { target: { value: ' 1942! ' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(report).toHaveBeenCalledExactlyOnceWith(card, '1942!');
    expect(await screen.findByText(/^Thank you/)).toBeTruthy();
    unmount();
    render(Board, props('reveal-2'));
    await answered();
    expect(screen.queryByRole('button', { name: 'This question is wrong' })).toBeNull();
  });
  it('knows no answer of a question that is open', () => {
    for (const name of names) expect(view(name).now_asked?.explanation ?? null).toBeNull();
    expect(view('open-question-3').now_asked?.answer).toBeNull();
  });
});

describe('the end', () => {
  it('says why one of two with equal points is the Commander', async () => {
    const { unmount } = render(Board, props('over-6'));
    await answered();
    expect(screen.getByText(/Equal in points: Anouk\. Medals decide/)).toBeTruthy();
    unmount();
    render(Board, props('over-3'));
    await answered();
    expect(screen.queryByText(/Equal in points/)).toBeNull();
  });
  it('names the Commander and every source of points', async () => {
    render(Board, props('over-3'));
    await answered();
    expect(screen.getByText('Tovarish Commander')).toBeTruthy();
    const bars = view('over-3').sources.slice(0, 3);
    for (const { school, medals } of bars)
      expect(
        screen.getAllByRole('img', {
          name: new RegExp(`^Partisan School ${school}${medals ? `, Medals ${medals}` : ''}`),
        }).length,
      ).toBeGreaterThan(0);
    const [, winner] = screen.getAllByText(/^(17|You win)$/);
    expect(winner).toBeTruthy();
  });
});
