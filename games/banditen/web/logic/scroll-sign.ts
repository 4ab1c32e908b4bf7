/** A row that is too long for its place says on which side it goes on: `data-more` is `start`, `end`, both or neither, for the style
    sheet to draw a sign there. A wheel that turns up and down moves it too. */
import type { Attachment } from 'svelte/attachments';

export const scrollSign: Attachment<HTMLElement> = (row) => {
  const SLACK = 2;
  const mark = (): void => {
    const rest = row.scrollWidth - row.clientWidth - row.scrollLeft;
    row.dataset['more'] = [row.scrollLeft > SLACK ? 'start' : '', rest > SLACK ? 'end' : ''].filter(Boolean).join(' ');
  };
  const turn = (event: WheelEvent): void => {
    if (row.scrollWidth <= row.clientWidth || event.deltaX !== 0) return;
    event.preventDefault();
    row.scrollLeft += event.deltaY;
  };
  mark();
  const sized = new ResizeObserver(mark);
  sized.observe(row);
  const changed = new MutationObserver(mark);
  changed.observe(row, { childList: true, subtree: true });
  row.addEventListener('scroll', mark, { passive: true });
  row.addEventListener('wheel', turn, { passive: false });
  return () => {
    sized.disconnect();
    changed.disconnect();
    row.removeEventListener('scroll', mark);
    row.removeEventListener('wheel', turn);
  };
};
