import { afterEach, describe, expect, it, vi } from 'vitest';
import { roving } from '../../src/board/roving';
import { focusLikely, keepFocusLikely, keyOfVerb, numbered, pressKey } from '../../src/board/keys';

/** A board of markup. */
function board(html: string): HTMLElement {
  document.body.innerHTML = `<div class="board">${html}</div>`;
  return document.querySelector('.board') as HTMLElement;
}
const press = (root: Element, key: string, target: Element = root, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...init });
  Object.defineProperty(event, 'target', { value: target });
  return pressKey(root, event);
};
const clicked = (root: Element, selector: string) => {
  const click = vi.fn();
  root.querySelector(selector)?.addEventListener('click', click);
  return click;
};
const PROMPT = `<div class="prompt"><button class="btn" id="undo" aria-keyshortcuts="Z">Undo</button>
  <button class="btn lamp" id="end" aria-keyshortcuts="Enter E">End</button></div>`;

afterEach(() => {
  document.body.innerHTML = '';
});

describe('keys of a board', () => {
  it('do what says by itself which key does it', () => {
    const root = board(PROMPT);
    const [undo, end] = [clicked(root, '#undo'), clicked(root, '#end')];
    expect(press(root, 'z')).toBe(true);
    expect(press(root, 'e')).toBe(true);
    expect(press(root, 'Enter')).toBe(true);
    expect(press(root, 'x')).toBe(false);
    expect(undo).toHaveBeenCalledTimes(1);
    expect(end).toHaveBeenCalledTimes(2);
  });
  it('are letters where something is typed, and leave Enter to a button that has the focus', () => {
    const root = board(`${PROMPT}<input id="field" /><button id="other">Other</button>`);
    const end = clicked(root, '#end');
    expect(press(root, 'e', root.querySelector('#field') ?? root)).toBe(false);
    expect(press(root, 'Enter', root.querySelector('#other') ?? root)).toBe(false);
    expect(press(root, 'e', root, { ctrlKey: true })).toBe(false);
    expect(end).not.toHaveBeenCalled();
  });
  it('answer one question while they are held down', () => {
    const root = board(PROMPT);
    const end = clicked(root, '#end');
    expect(press(root, 'Enter', root.querySelector('#end') ?? root, { repeat: true })).toBe(true);
    expect(end).not.toHaveBeenCalled();
  });
  it('count the lit offers outside the prompt', () => {
    const root = board(
      `${PROMPT}<button class="btn lamp" id="one">1</button><button class="btn lamp" id="two">2</button>`,
    );
    const two = clicked(root, '#two');
    expect(numbered(root).map(({ id }) => id)).toEqual(['one', 'two']);
    expect(press(root, '2')).toBe(true);
    expect(press(root, '3')).toBe(false);
    expect(two).toHaveBeenCalledOnce();
    root.dataset['digits'] = 'own';
    expect(press(root, '2')).toBe(false);
  });
  it('name the verbs that end something', () => {
    expect(keyOfVerb({ verb: 'end_turn' })).toBe('E');
    expect(keyOfVerb({ verb: 'roll' })).toBeUndefined();
  });
});

describe('the focus after an answer', () => {
  it('goes to the likely verb', () => {
    const root = board(PROMPT);
    focusLikely(root);
    expect(document.activeElement?.id).toBe('end');
  });
  it('stays where something is typed', () => {
    const root = board(`${PROMPT}<input id="field" />`);
    root.querySelector<HTMLElement>('#field')?.focus();
    focusLikely(root);
    expect(document.activeElement?.id).toBe('field');
  });
  it('goes to the first thing that may be pressed where the question has no verbs', () => {
    const root = board('<div class="group"><button id="one">1</button><button id="two">2</button></div>');
    const group = root.querySelector('.group');
    if (group) roving('button')(group);
    focusLikely(root);
    expect(document.activeElement?.id).toBe('one');
  });
});

describe('the focus while a question stands', () => {
  const there = () => document.activeElement?.id ?? '';
  it('goes to the likely verb once there is one', async () => {
    const root = board('<div class="prompt"></div>');
    const leave = keepFocusLikely(root);
    expect(there()).toBe('');
    root.querySelector('.prompt')?.insertAdjacentHTML('beforeend', '<button id="late" class="btn lamp">Save</button>');
    await vi.waitFor(() => expect(there()).toBe('late'));
    leave();
  });
  it('goes to the likely verb again when what had it is taken away', async () => {
    const root = board(PROMPT);
    const leave = keepFocusLikely(root);
    expect(there()).toBe('end');
    root.querySelector('#end')?.remove();
    root.querySelector('.prompt')?.insertAdjacentHTML('beforeend', '<button id="new" class="btn lamp">Save</button>');
    await vi.waitFor(() => expect(there()).toBe('new'));
    leave();
  });
  it('stays where the reader has moved it', async () => {
    const root = board('<button id="elsewhere">Rules</button><div class="prompt"></div>');
    const leave = keepFocusLikely(root);
    root.querySelector<HTMLElement>('#elsewhere')?.focus();
    root.querySelector('.prompt')?.insertAdjacentHTML('beforeend', '<button id="late" class="btn lamp">Save</button>');
    await new Promise((done) => setTimeout(done, 20));
    expect(there()).toBe('elsewhere');
    leave();
  });
});

describe('many things as one stop of the Tab key', () => {
  const stops = (root: Element) => [...root.querySelectorAll('[tabindex="0"]')].map(({ id }) => id);
  const arrow = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

  it('are walked through with the arrow keys', () => {
    const root = board('<button id="one">1</button><button id="two">2</button><button id="three">3</button>');
    roving('button')(root);
    expect(stops(root)).toEqual(['one']);
    root.querySelector<HTMLElement>('#one')?.focus();
    arrow('ArrowRight');
    expect([document.activeElement?.id, ...stops(root)]).toEqual(['two', 'two']);
    arrow('ArrowLeft');
    arrow('ArrowLeft');
    expect([document.activeElement?.id, ...stops(root)]).toEqual(['three', 'three']);
  });
  it('have one stop whatever comes or goes', async () => {
    const root = board('<button id="one">1</button><button id="two">2</button>');
    roving('button')(root);
    root.querySelector('#one')?.remove();
    root.insertAdjacentHTML('beforeend', '<button id="three">3</button>');
    await vi.waitFor(() => expect(stops(root)).toEqual(['two']));
    expect(root.querySelector('#three')?.getAttribute('tabindex')).toBe('-1');
  });
});
