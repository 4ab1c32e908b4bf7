import type { Attachment } from 'svelte/attachments';

/** Leaves out the line at the foot of a list that would be cut through: half a line reads as a fault. It comes as soon as it is
    scrolled to. Where not one line fits, what was scrolled to is shown as far as it goes, since nobody could read it otherwise. */
export const wholeLines: Attachment<HTMLElement> = (panel) => {
  const list = panel.querySelector('ol');
  const region = list?.parentElement;
  if (!list || !region) return undefined;
  const cut = () => {
    const { top, bottom } = region.getBoundingClientRect();
    // Half a pixel is a matter of rounding.
    const foot = Math.min(bottom, panel.getBoundingClientRect().bottom) + 0.5;
    const boxes = Array.from(list.children, (line) => line.getBoundingClientRect());
    const first = boxes.find((box) => box.bottom > foot);
    const kept = first && (region.scrollTop === 0 || first.top > top) ? first.top : undefined;
    list.style.clipPath = kept === undefined ? '' : `inset(0 0 ${list.getBoundingClientRect().bottom - kept}px)`;
  };
  const sizes = new ResizeObserver(cut);
  for (const part of [panel, region, list]) sizes.observe(part);
  // A line that comes while another goes need not change any size.
  const lines = new MutationObserver(cut);
  lines.observe(list, { childList: true });
  panel.addEventListener('scroll', cut, true);
  return () => {
    sizes.disconnect();
    lines.disconnect();
    panel.removeEventListener('scroll', cut, true);
  };
};
