/** Puts an element of a board into the top bar of its table, where there is one: what belongs to the whole game, such as its
    turns, takes no room from the board then. */
export function mast(node: HTMLElement): { destroy?: () => void } {
  const place = document.querySelector('[data-mast]');
  if (!place) return {};
  place.append(node);
  return { destroy: () => node.remove() };
}
