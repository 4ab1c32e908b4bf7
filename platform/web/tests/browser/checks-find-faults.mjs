/** The checks themselves: each must find the fault that is put before it, and only that. */
import assert from 'node:assert/strict';
import {
  ASKED,
  axe,
  brokenWords,
  covered,
  cutLines,
  folded,
  inSight,
  overflow,
  sideways,
  small,
  targets,
} from './checks.mjs';
import { browse } from './harness.mjs';

const PAGE = (body) =>
  `<!doctype html><html lang="en"><title>t</title><style>body{margin:0;font:16px/1.4 sans-serif;background:#fff}.box{border:2px solid #000;width:120px;white-space:nowrap}button{font:inherit;min-width:44px;min-height:44px}</style><main><h1>Head</h1>${body}</main></html>`;
const GOOD =
  '<p>Enough room.</p><div class="box">short</div><button>Go</button><svg width="64" height="64" viewBox="0 0 32 32"><text x="2" y="20" font-size="10">A</text></svg>';
const BAD = {
  sideways: [sideways, '<div style="width:500px">wide</div>', /too wide/],
  overflow: [overflow, '<div class="box">much longer than the box that holds it</div>', /leaves its box/],
  clipped: [
    overflow,
    '<div style="width:120px;height:10px;overflow:hidden">one line and then another line below</div>',
    /leaves its box/,
  ],
  small: [(page) => small(page, 14), '<p style="font-size:13px">thirteen</p>', /13\.0 px/],
  drawn: [
    (page) => small(page, 14),
    '<svg width="16" height="16" viewBox="0 0 32 32"><text x="2" y="20" font-size="20">B</text></svg>',
    /10\.0 px/,
  ],
  target: [(page) => targets(page, 44), '<button style="min-height:30px">Low</button>', /×30/],
  covered: [
    covered,
    '<div style="position:relative"><p>hidden words</p><div style="position:absolute;inset:0;background:#000"></div></div>',
    /lies under/,
  ],
  higher: [inSight, '<div style="height:900px">tall</div>', /higher than its window/],
  cut: [
    inSight,
    '<div style="height:20px;overflow:hidden"><p data-in-sight="hand" style="height:60px">dice</p></div>',
    /hand is cut/,
  ],
  missing: [inSight, '<div class="prompt mine"></div>', /subject is not there/],
  sheet: [folded, '<section class="sheet" aria-label="sheet" style="height:400px">much</section>', /the sheet is/],
  word: [brokenWords, '<h3 style="width:40px;overflow-wrap:anywhere">Gendarmerie</h3>', /is broken/],
  line: [
    cutLines,
    '<div class="record" style="height:50px;overflow:hidden"><ol><li>whole</li><li>half</li></ol></div>',
    /is cut: half/,
  ],
  axe: [axe, '<p style="color:#bbb">pale words</p>', /color-contrast/],
  colours: [(page) => axe(page, ASKED.colours), '<p style="color:#bbb">pale words</p>', /color-contrast/],
  structure: [(page) => axe(page, ASKED.structure), '<button></button>', /button-name/],
};

const browser = await browse();
try {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 700 } })).newPage();
  for (const [name, [check, body, expected]] of Object.entries(BAD)) {
    await page.setContent(PAGE(GOOD));
    assert.deepEqual(await check(page), [], `${name} finds a fault in a good page`);
    await page.setContent(PAGE(GOOD + body));
    const found = await check(page);
    assert.ok(
      found.some((line) => expected.test(line)),
      `${name} misses its fault: ${JSON.stringify(found)}`,
    );
  }
  console.log(`ok    ${Object.keys(BAD).length} checks bite`);
} finally {
  await browser.close();
}
