import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lesson, type FramesFile } from '../../src/tutorial/lesson.svelte';
import { overlap, place, type Room } from '../../src/tutorial/place';
import { recordedAnswers } from '../../src/tutorial/recorded-answers';

/** A lesson about a number: said, counted up by others, counted up by the reader in one of two ways. */
const FILE = {
  seats: 2,
  options: {},
  first: { seat: 0, play: { view: { n: 0 } } },
  beats: [
    { say: 'hello' },
    { say: 'others', show: [{ play: { view: { n: [1] } } }, { play: { view: { n: [2] } } }] },
    {
      say: 'yours',
      do: [
        { pick: 'add 1', to: { play: { view: { n: [3] } } } },
        { pick: 'add 2', to: { play: { view: { n: [5] } } } },
      ],
      or: [
        [
          { pick: 'add 2', to: { play: { view: { n: [4] } } } },
          { pick: 'add 1', to: { play: { view: { n: [5] } } } },
        ],
      ],
      press: ['.one', '.two'],
    },
    { say: 'bye', point: ['.sum'] },
  ],
} as unknown as FramesFile;

const shown = (lesson: Lesson) => (lesson.now.play.view as { n: number }).n;

describe('a lesson', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function atYours(): Lesson {
    const lesson = new Lesson(FILE, () => 'none');
    lesson.next();
    lesson.next();
    expect([lesson.beat.say, shown(lesson), lesson.asks]).toEqual(['yours', 2, true]);
    return lesson;
  }

  it('shows what others do one after another, at the reader’s pace, or at once when asked to go on', () => {
    const lesson = new Lesson(FILE, () => 'normal');
    lesson.next();
    expect([shown(lesson), lesson.showing]).toEqual([1, true]);
    vi.advanceTimersByTime(1300);
    expect([shown(lesson), lesson.showing]).toEqual([2, false]);
    lesson.back();
    lesson.next();
    lesson.next();
    expect([lesson.beat.say, shown(lesson)]).toEqual(['others', 2]);
  });

  it('takes what is asked pick by pick or all at once, in any of its ways', async () => {
    const lesson = atYours();
    expect(await lesson.act(['add 1'])).toBeUndefined();
    expect([shown(lesson), lesson.done]).toEqual([3, 1]);
    expect(await lesson.act(['add 2'])).toBeUndefined();
    expect([lesson.beat.say, shown(lesson)]).toEqual(['bye', 5]);
    const other = atYours();
    await other.act(['add 2', 'add 1']);
    expect([other.beat.say, shown(other)]).toEqual(['bye', 5]);
  });

  it('refuses anything else, changes nothing, and says so until the right thing is done', async () => {
    const lesson = atYours();
    expect((await lesson.act(['add 9']))?.code).toBe('lesson');
    expect([lesson.strayed, shown(lesson), lesson.done]).toEqual([true, 2, 0]);
    expect((await lesson.act(['add 1', 'add 1']))?.code).toBe('lesson');
    expect((await lesson.act(['add 1'], 'typed'))?.code).toBe('lesson');
    await lesson.act(['add 1']);
    expect(lesson.strayed).toBe(false);
  });

  it('puts back what is half done, and goes back beat by beat', async () => {
    const lesson = atYours();
    await lesson.act(['add 1']);
    lesson.forget();
    expect([shown(lesson), lesson.done]).toEqual([2, 0]);
    await lesson.act(['add 1']);
    lesson.back();
    expect([lesson.beat.say, shown(lesson)]).toEqual(['yours', 2]);
    lesson.back();
    lesson.back();
    lesson.back();
    expect([lesson.beat.say, shown(lesson)]).toEqual(['hello', 0]);
  });

  it('does not pass by what is asked, but shows it', () => {
    const lesson = atYours();
    lesson.next();
    expect(lesson.beat.say).toBe('yours');
    lesson.showMe();
    vi.runAllTimers();
    expect([lesson.beat.say, shown(lesson), lesson.last]).toEqual(['bye', 5, true]);
    lesson.next();
    expect(lesson.beat.say).toBe('bye');
  });
});

describe('the coach’s place', () => {
  const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
  const room = (spokenOf: Room['spokenOf'], others: Room['others'] = []): Room => ({
    window: box(8, 48, 1000, 600),
    size: { width: 300, height: 150 },
    spokenOf,
    others,
  });

  it('is the lower right corner where nothing is in the way', () => {
    expect(place(room([]), null)).toEqual(box(708, 498, 300, 150));
  });
  it('is never on what is spoken of while there is another place', () => {
    for (const left of [8, 200, 400, 600, 800])
      for (const top of [48, 150, 300, 450, 600]) {
        const target = box(left, top, 200, 60);
        expect(overlap(place(room([target]), null), target), `${left} ${top}`).toBe(0);
      }
  });
  it('leaves the prompt free, if it can, and stays where it stands if no place is better', () => {
    const prompt = box(8, 560, 1000, 80);
    const first = place(room([], [prompt]), null);
    expect(overlap(first, prompt)).toBe(0);
    expect(place(room([], [prompt]), first)).toEqual(first);
    const standing = box(8, 48, 300, 150);
    expect(place(room([]), standing)).toEqual(standing);
  });
});

describe('recorded answers', () => {
  it('answers what was written down, whatever the order of its fields, and tells of the rest', async () => {
    const missed: unknown[] = [];
    const ask = recordedAnswers(
      () => ({ answers: [{ query: { a: 1, b: 2 }, reply: 7 }] }),
      (query) => missed.push(query),
    );
    const [known, unknown] = await ask([{ b: 2, a: 1 }, { c: 3 }]);
    expect(known).toBe(7);
    expect(unknown).toMatchObject({ code: 'not-written-down' });
    expect(missed).toEqual([{ c: 3 }]);
  });
});
