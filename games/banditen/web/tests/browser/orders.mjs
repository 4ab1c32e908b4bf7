/** Every order says in a line what it would give, or why it cannot be given: under the map of a laptop and in a phone's sheet.
    Usage: node games/banditen/web/tests/browser/orders.mjs */
import assert from 'node:assert/strict';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';

const site = fileURLToPath(new URL('../../../../../platform/web', import.meta.url));
const { onSamples } = await import(pathToFileURL(join(site, 'tests/browser/board-harness.mjs')).href);

/** The orders with their lines, and how much of a line cannot be seen. */
const orders = (page) =>
  page.locator('.verbs .verb.lit').evaluateAll((all) =>
    all.map((order) => {
      const line = order.querySelector('small');
      return {
        name: order.querySelector('b').textContent,
        line: line.checkVisibility() ? line.textContent.trim() : '',
        cut: line.scrollHeight - line.clientHeight,
      };
    }),
  );

await onSamples('banditen', async (at) => {
  for (const size of ['desk', 'phone'])
    await at('verb-gravellona', size, async (page) => {
      if (size === 'desk') await page.setViewportSize({ width: 1366, height: 768 });
      await page.waitForTimeout(100);
      const said = await orders(page);
      assert.ok(said.length >= 5, `${said.length} orders`);
      for (const { name, line, cut } of said) {
        assert.notEqual(line, '', `${name} says nothing`);
        assert.ok(cut <= 1, `'${line}' is cut by ${cut} px`);
      }
      const of = (name) => said.find((order) => order.name === name)?.line ?? '';
      assert.match(of('Move'), /^up to \d hexes$/);
      assert.match(of('Fire'), /^\d+ %, /);
    });
});
