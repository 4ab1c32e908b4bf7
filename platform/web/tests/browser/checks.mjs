/** What must hold of every page, measured where it is read. Each check returns a list of faults, empty when all is well. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core is asked: everything, or only what a change of colours can spoil, or all but that. */
export const ASKED = {
  all: {},
  colours: { runOnly: ['color-contrast', 'link-in-text-block'] },
  structure: { rules: { 'color-contrast': { enabled: false } } },
};

/** axe-core: nothing serious, nothing critical. */
export async function axe(page, asked = ASKED.all) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (options) => (await globalThis.axe.run(document, { ...options, resultTypes: ['violations'] })).violations, asked);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `axe ${id}: ${node.target.join(' ')} ${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ''}`));
}

/** No page scrolls sideways. */
export function sideways(page) {
  return page.evaluate(() => {
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over <= 0) return [];
    const wide = [...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > innerWidth + 1 && e.checkVisibility()).slice(0, 5);
    return [`the page is ${over} px too wide`, ...wide.map((e) => `  ${e.tagName.toLowerCase()}.${e.getAttribute('class') ?? ''}`)];
  });
}

/** Everything that takes a thumb is at least `least` px each way. */
export function targets(page, least) {
  return page.evaluate((min) => {
    const seen = (e) => e.checkVisibility() && e.getBoundingClientRect().width > 0 && !e.closest('.unseen');
    const area = (e) => {
      // A name whose ::after covers its card takes the click of the whole card.
      const after = getComputedStyle(e, '::after');
      const cover = after.content !== 'none' && after.position === 'absolute' && after.display !== 'none';
      return (cover ? e.offsetParent ?? e : e).getBoundingClientRect();
    };
    return [...document.querySelectorAll('a[href], button, select, input, textarea, [role=switch], [role=tab], [role=spinbutton]')]
      .filter(seen)
      .map((e) => [e, area(e)])
      .filter(([, r]) => r.width < min - 0.5 || r.height < min - 0.5)
      .map(([e, r]) => `target ${Math.round(r.width)}×${Math.round(r.height)}: ${e.tagName.toLowerCase()} "${(e.getAttribute('aria-label') ?? e.textContent).trim().slice(0, 40)}"`);
  }, least);
}

/** In the page: every piece of text that can be seen, with its element and its rectangles. */
function texts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent?.trim() || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    let hidden = false;
    for (let e = element; e; e = e.parentElement) hidden ||= getComputedStyle(e).clipPath === 'inset(50%)';
    if (hidden || element.closest('option, script, style')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    found.push({ element, text: node.textContent.trim().slice(0, 40), rects: [...range.getClientRects()] });
  }
  return found;
}

/** No text is smaller than `least` px, in a drawing neither. */
export function small(page, least) {
  return page.evaluate(([min, source]) => {
    const all = new Function(`return (${source})()`)();
    return all
      .map(({ element, text }) => {
        const scale = element instanceof SVGGraphicsElement ? Math.abs(element.getScreenCTM()?.a ?? 1) : 1;
        return { text, size: parseFloat(getComputedStyle(element).fontSize) * scale };
      })
      .filter(({ size }) => size < min - 0.05)
      .map(({ text, size }) => `text of ${size.toFixed(1)} px: "${text}"`);
  }, [least, texts.toString()]);
}

/** No text leaves the box that it stands in: the nearest thing with a ground, a frame or a clip of its own. */
export function overflow(page) {
  return page.evaluate((source) => {
    const all = new Function(`return (${source})()`)();
    const isBox = (e) => {
      const s = getComputedStyle(e);
      if (s.display === 'inline' || s.display === 'contents') return false;
      const framed = parseFloat(s.borderLeftWidth) > 0 && parseFloat(s.borderRightWidth) > 0;
      const ground = s.backgroundImage !== 'none' || !/^rgba\(.*, 0\)$|transparent/.test(s.backgroundColor);
      return framed || ground || s.overflowX !== 'visible';
    };
    const faults = [];
    for (const { element, text, rects } of all) {
      let box = element instanceof SVGElement ? element.closest('svg') : element;
      // What is lifted out of the flow stands in its containing block, not in its parent.
      while (box && !isBox(box) && !(box instanceof SVGSVGElement)) box = getComputedStyle(box).position === 'absolute' ? box.offsetParent : box.parentElement;
      if (!box) continue;
      // What is too long for its place and says so with three dots has not left it.
      if (getComputedStyle(box).textOverflow === 'ellipsis' && getComputedStyle(box).overflowX !== 'visible') continue;
      const frame = box.getBoundingClientRect();
      const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY);
      for (const r of rects) {
        // A face's line is taller than its letters: the middle three fifths are where the ink is.
        const top = r.top + r.height * 0.2;
        const bottom = r.bottom - r.height * 0.2;
        const out = Math.max(frame.left - r.left, r.right - frame.right, scrolls ? 0 : frame.top - top, scrolls ? 0 : bottom - frame.bottom);
        if (out > 1.5) {
          faults.push(`text leaves its box by ${out.toFixed(1)} px: "${text}" in ${box.tagName.toLowerCase()}.${box.getAttribute('class') ?? ''}`);
          break;
        }
      }
    }
    return faults;
  }, texts.toString());
}

/** No text lies under another thing: what is seen at its middle is itself, or a part of it. */
export function covered(page) {
  return page.evaluate(async (source) => {
    const all = new Function(`return (${source})()`)();
    const faults = [];
    // In front of everything there may be a dialog, and then only what stands in it is to be read.
    const dialog = document.querySelector('dialog[open]') ?? document.body;
    for (const { element, text, rects } of all) {
      if (!dialog.contains(element) || element.closest('[aria-hidden=true]') || element instanceof SVGElement) continue;
      const r = rects[0];
      if (!r || r.width < 2) continue;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const now = element.getBoundingClientRect();
      const at = document.elementFromPoint(Math.min(now.left + now.width / 2, innerWidth - 1), now.top + Math.min(now.height, r.height) / 2);
      if (!at || element.contains(at) || at.contains(element)) continue;
      // Only ink covers: a transparent ground, such as a name that takes its whole card's clicks, does not.
      const ground = getComputedStyle(at);
      const inked = at instanceof SVGElement || ground.backgroundImage !== 'none' || !/^rgba\(.*, 0\)$|transparent/.test(ground.backgroundColor);
      if (!inked || getComputedStyle(element).pointerEvents === 'none') continue;
      let stuck = false;
      for (let e = at; e; e = e.parentElement) stuck ||= getComputedStyle(e).position === 'sticky';
      if (stuck) continue; // the page scrolls on behind it
      faults.push(`"${text}" lies under ${at.tagName.toLowerCase()}.${at.getAttribute('class') ?? ''}`);
    }
    scrollTo(0, 0);
    return faults;
  }, texts.toString());
}
