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
  const violations = await page.evaluate(
    async (options) => (await globalThis.axe.run(document, { ...options, resultTypes: ['violations'] })).violations,
    asked,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(
        (node) => `axe ${id}: ${node.target.join(' ')} ${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ''}`,
      ),
    );
}

/** No page scrolls sideways. */
export function sideways(page) {
  return page.evaluate(() => {
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over <= 0) return [];
    const wide = [...document.querySelectorAll('body *')]
      .filter((e) => e.getBoundingClientRect().right > innerWidth + 1 && e.checkVisibility())
      .slice(0, 5);
    return [
      `the page is ${over} px too wide`,
      ...wide.map((e) => `  ${e.tagName.toLowerCase()}.${e.getAttribute('class') ?? ''}`),
    ];
  });
}

/** Everything that takes a thumb is at least `least` px each way. */
export function targets(page, least) {
  return page.evaluate((min) => {
    // What lets presses through is there for the keyboard.
    const takes = (e) => getComputedStyle(e).pointerEvents !== 'none';
    const seen = (e) => e.checkVisibility() && e.getBoundingClientRect().width > 0 && !e.closest('.unseen') && takes(e);
    const area = (e) => {
      // A name whose ::after covers its card takes the click of the whole card.
      const after = getComputedStyle(e, '::after');
      const cover = after.content !== 'none' && after.position === 'absolute' && after.display !== 'none';
      return (cover ? (e.offsetParent ?? e) : e).getBoundingClientRect();
    };
    return [
      ...document.querySelectorAll(
        'a[href], button, select, input, textarea, [role=switch], [role=tab], [role=spinbutton]',
      ),
    ]
      .filter(seen)
      .map((e) => [e, area(e)])
      .filter(([, r]) => r.width < min - 0.5 || r.height < min - 0.5)
      .map(
        ([e, r]) =>
          `target ${Math.round(r.width)}×${Math.round(r.height)}: ${e.tagName.toLowerCase()} "${(e.getAttribute('aria-label') ?? e.textContent).trim().slice(0, 40)}"`,
      );
  }, least);
}

/** In the page: every piece of text that can be seen, with its element and its rectangles. */
function texts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent?.trim() || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    let hidden = false;
    for (let e = element; e; e = e.parentElement) hidden ||= getComputedStyle(e).clipPath === 'inset(50%)';
    if (hidden || element.closest('option, script, style, symbol, defs')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    found.push({ element, text: node.textContent.trim().slice(0, 40), rects: [...range.getClientRects()] });
  }
  return found;
}

/** No text is smaller than `least` px, in a drawing neither. */
export function small(page, least) {
  return page.evaluate(
    ([min, source]) => {
      const all = new Function(`return (${source})()`)();
      return all
        .map(({ element, text }) => {
          // Whatever way a text is turned, this is how much larger it is than its font says.
          const turned = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
          const scale = turned ? Math.hypot(turned.a, turned.b) : 1;
          return { text, size: parseFloat(getComputedStyle(element).fontSize) * scale };
        })
        .filter(({ size }) => size < min - 0.05)
        .map(({ text, size }) => `text of ${size.toFixed(1)} px: "${text}"`);
    },
    [least, texts.toString()],
  );
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
      while (box && !isBox(box) && !(box instanceof SVGSVGElement))
        box = getComputedStyle(box).position === 'absolute' ? box.offsetParent : box.parentElement;
      if (!box) continue;
      // What is too long for its place and says so with three dots has not left it.
      if (getComputedStyle(box).textOverflow === 'ellipsis' && getComputedStyle(box).overflowX !== 'visible') continue;
      const frame = box.getBoundingClientRect();
      const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY);
      for (const r of rects) {
        // A face's line is taller than its letters: the middle three fifths are where the ink is.
        const top = r.top + r.height * 0.2;
        const bottom = r.bottom - r.height * 0.2;
        const out = Math.max(
          frame.left - r.left,
          r.right - frame.right,
          scrolls ? 0 : frame.top - top,
          scrolls ? 0 : bottom - frame.bottom,
        );
        if (out > 1.5) {
          faults.push(
            `text leaves its box by ${out.toFixed(1)} px: "${text}" in ${box.tagName.toLowerCase()}.${box.getAttribute('class') ?? ''}`,
          );
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
      const atFirstLine = (block) => {
        element.scrollIntoView({ block, behavior: 'instant' });
        const now = element.getBoundingClientRect();
        return document.elementFromPoint(
          Math.min(now.left + now.width / 2, innerWidth - 1),
          now.top + Math.min(now.height, r.height) / 2,
        );
      };
      const free = (at) => !at || element.contains(at) || at.contains(element);
      // Of a text taller than what scrolls it the first line is in sight only from its start.
      if (free(atFirstLine('start'))) continue;
      const at = atFirstLine('center');
      if (free(at)) continue;
      // Only ink covers: a transparent ground, such as a name that takes its whole card's clicks, does not.
      const ground = getComputedStyle(at);
      const inked =
        at instanceof SVGElement ||
        ground.backgroundImage !== 'none' ||
        !/^rgba\(.*, 0\)$|transparent/.test(ground.backgroundColor);
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

/** What must be in sight at once is: the page does not scroll, and everything marked `data-in-sight` lies whole in the window
    and in whatever clips it, and under nothing. Of what is lit on a map (`data-lit`) something is. */
export function inSight(page) {
  return page.evaluate(() => {
    const faults = [];
    const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 0;
    const name = (e) => e.dataset.inSight ?? e.textContent.trim().slice(0, 30);
    /** What an element may be seen through: the window and every box around it that cuts. */
    function frame(element) {
      const box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      for (let e = element.parentElement; e; e = e.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(e);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const r = e.getBoundingClientRect();
        Object.assign(box, {
          left: Math.max(box.left, r.left),
          top: Math.max(box.top, r.top),
          right: Math.min(box.right, r.right),
          bottom: Math.min(box.bottom, r.bottom),
        });
      }
      return box;
    }
    const beyond = (r, box) => Math.max(box.left - r.left, box.top - r.top, r.right - box.right, r.bottom - box.bottom);
    const under = (e, r) => {
      const at = document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2);
      return at && !e.contains(at) && !at.contains(e) ? at : null;
    };
    const more = document.scrollingElement.scrollHeight - innerHeight;
    if (more > 1) faults.push(`the page is ${more} px higher than its window`);
    const marked = [...document.querySelectorAll('[data-in-sight]')].filter(seen);
    const over = document.querySelector('.final, .board.over') !== null;
    const needed = document.querySelector('.prompt.mine')
      ? ['prompt', 'record', 'subject']
      : over
        ? ['record']
        : ['prompt', 'record'];
    // A page without a table has nothing to show.
    for (const what of document.querySelector('.prompt, .final, .board.over') ? needed : [])
      if (!marked.some((e) => e.dataset.inSight === what)) faults.push(`${what} is not there`);
    for (const e of [...marked, ...document.querySelectorAll('.prompt button, .prompt a')].filter(seen)) {
      const r = e.getBoundingClientRect();
      const out = beyond(r, frame(e));
      if (out > 1.5) faults.push(`${name(e)} is cut by ${Math.round(out)} px`);
      else if (e.dataset.inSight !== 'subject' && under(e, r))
        faults.push(`${name(e)} lies under ${under(e, r).getAttribute('class')}`);
    }
    const lit = [...document.querySelectorAll('[data-lit]')].filter((e) => e.getBoundingClientRect().width > 0);
    const free = (e) => {
      const r = e.getBoundingClientRect();
      const box = frame(e);
      const [x, y] = [(r.left + r.right) / 2, (r.top + r.bottom) / 2];
      return (
        x > box.left &&
        x < box.right &&
        y > box.top &&
        y < box.bottom &&
        document.elementFromPoint(x, y)?.closest('[data-in-sight]')?.dataset.inSight === 'subject'
      );
    };
    if (document.querySelector('.prompt.mine') && lit.length > 0 && !lit.some(free))
      faults.push(`none of ${lit.length} lit places is in sight`);
    return faults;
  });
}

/** On a phone the question is in sight and leaves the table its room: a sheet at the foot takes at most 45 % of the screen, one
    beside the table at most half; the page itself does not scroll. */
export function folded(page) {
  return page.evaluate(() => {
    const faults = [];
    const more = document.scrollingElement.scrollHeight - innerHeight;
    if (more > 1) faults.push(`the page is ${more} px higher than its window`);
    const sheet = document.querySelector('.sheet[aria-label]');
    const r = sheet?.getBoundingClientRect();
    if (!r) return faults;
    if (sheet.classList.contains('beside') ? r.width > innerWidth / 2 + 1 : r.height > innerHeight * 0.45 + 1)
      faults.push(`the sheet is ${Math.round(r.width)} by ${Math.round(r.height)} px`);
    for (const e of sheet.querySelectorAll('.prompt, .prompt button, [role=tab]')) {
      const box = e.getBoundingClientRect();
      if (box.bottom > r.bottom + 1 || box.right > innerWidth + 1 || box.top < r.top - 1)
        faults.push(`${e.textContent.trim().slice(0, 30)} is cut`);
    }
    return faults;
  });
}

/** No name is broken inside a word. */
export function brokenWords(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, button b')]
      .filter((e) => e.checkVisibility())
      .flatMap((e) => {
        const walker = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
        const broken = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const word of node.textContent.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
            const range = document.createRange();
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            if (
              new Set([...range.getClientRects()].map((r) => Math.round(r.top))).size > 1 &&
              getComputedStyle(e).hyphens !== 'auto'
            )
              broken.push(`"${word[0]}" is broken`);
          }
        }
        return broken;
      }),
  );
}

/** At the foot of the record no line is cut through: one whose upper edge can be pressed can be pressed at its lower edge. */
export function cutLines(page) {
  return page.evaluate(() => {
    const shown = (line, y) => {
      const { left, width } = line.getBoundingClientRect();
      return line.contains(document.elementFromPoint(left + width / 2, y));
    };
    return [...document.querySelectorAll('.record ol > li')].flatMap((line) => {
      const { top, bottom } = line.getBoundingClientRect();
      return shown(line, top + 2) && !shown(line, bottom - 2)
        ? [`a line of the record is cut: ${line.textContent.trim().slice(0, 40)}`]
        : [];
    });
  });
}
