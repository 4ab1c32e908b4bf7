/** Keys of a board. Whatever says by `aria-keyshortcuts` which key does it is done by that key, wherever the focus is; digits do
    the lit offers outside the prompt, in their order; Enter the likely verb. */
import type { Offer } from '../table/board';

/** Where keys are letters of what is being typed, or belong to something that lies in front. */
const TYPING = 'input, textarea, select, [contenteditable], [role="spinbutton"], dialog';
/** What answers Enter itself. A map does so too where Enter means something on it. */
const PRESSED = 'a, button, summary, [role="button"], [role="tab"], [role="radio"]';

/** Verbs that end a turn or a step, or pass. */
const ENDS: readonly string[] = [
  'pass',
  'end_turn',
  'end_manoeuvres',
  'end_move',
  'end_activation',
  'stop',
  'stop_blue',
  'hold_fire',
  'decline',
  'move_on',
];
/** The key of a prompt's verb, where it has one of its own. */
export const keyOfVerb = ({ verb }: Pick<Offer, 'verb'>): 'E' | undefined => (ENDS.includes(verb) ? 'E' : undefined);

const seen = (element: Element): boolean => element.checkVisibility();
const free = (element: Element): boolean => seen(element) && element.getAttribute('aria-disabled') !== 'true';

/** Everything on the board that a key does, in the order of the page. */
export function shortcutsOf(root: Element): { keys: string[]; element: HTMLElement }[] {
  return [...root.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')]
    .filter(seen)
    .map((element) => ({ keys: (element.getAttribute('aria-keyshortcuts') ?? '').split(' '), element }));
}

/** The lit offers that digits do. A board whose digits mean something else now says so (`data-digits="own"`). */
export function numbered(root: Element): HTMLElement[] {
  return root.closest('[data-digits="own"]') || root.querySelector('[data-digits="own"]')
    ? []
    : [...root.querySelectorAll<HTMLElement>('.btn.lamp')].filter(
        (element) => element.closest('.prompt') === null && free(element),
      );
}

/** Does what the key means on this board; true if it meant something. */
export function pressKey(root: Element, event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : root;
  if (target.closest(TYPING)) return false;
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  // A key that is held down answers one question, not the next as well.
  if (event.repeat) return key === 'Enter' && target.closest('.prompt') !== null;
  const own = shortcutsOf(root).find(({ keys, element }) => keys.includes(key) && free(element))?.element;
  if (key === 'Enter') {
    if (target.closest(PRESSED) || !own) return false;
    own.click();
    return true;
  }
  const at = /^[1-9]$/.test(key) ? Number(key) : 0;
  const offer = own ?? (at > 0 ? numbered(root)[at - 1] : undefined);
  offer?.click();
  return offer !== undefined;
}

/** The focus goes to the likely verb of a new question, or to the first thing that may be pressed where it has no verbs, unless
    something is being typed or the map has the keyboard. False: nothing can be pressed yet. */
export function focusLikely(root: Element): boolean {
  const now = document.activeElement;
  if (now?.closest(`${TYPING}, [role="application"]`)) return true;
  const verbs = [...root.querySelectorAll<HTMLElement>('.prompt .btn')].filter(free);
  const stops = [...root.querySelectorAll<HTMLElement>('[data-stops] [tabindex="0"]')].filter(free);
  const likely = verbs.find((verb) => verb.classList.contains('lamp')) ?? verbs.at(-1) ?? stops[0];
  likely?.focus({ preventScroll: true });
  return likely !== undefined;
}

/** The same as long as the question stands: also where what can be pressed comes later, with an answer of the server's, and
    where the thing that had the focus is taken away. Whoever moves the focus keeps it. Returns how to stop. */
export function keepFocusLikely(root: Element): () => void {
  const before = document.activeElement;
  let found = focusLikely(root);
  let held = document.activeElement;
  const watch = new MutationObserver(() => {
    const now = document.activeElement;
    const fallen = now === document.body && !held?.isConnected;
    const moved = now !== before && now !== document.body;
    if (fallen || (!found && !moved)) found = focusLikely(root);
    held = document.activeElement;
  });
  watch.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-disabled', 'class', 'tabindex'] });
  return () => watch.disconnect();
}
