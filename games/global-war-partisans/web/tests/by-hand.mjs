/** A recorded turn, played again by hand on the board: what it came to, read from the lines of its record, and a hand that does
    the same with the mouse and counts every press. */
import assert from 'node:assert/strict';

const word = (arg, kind) => String(arg?.word ?? '').replace(`${kind}-`, '');
const add = (counts, key) => ({ ...counts, [key]: (counts[key] ?? 0) + 1 });

/** What partisans did, as their actions are called. */
const DEEDS = { sabotaged: 'sabotage', disrupted: 'disrupt', recruited: 'recruit' };

/** What a turn came to: `{ entries, buy, war, march, fought, hunts, deeds, move, place, lend, give }`. `march` and `move` are
    orders, each with a zone and who goes there from where; what goes by rail alone is ordered before the rest competes for
    trains. */
export function planOf(lines) {
  const plan = {
    entries: new Set(lines.map(({ entry }) => entry)).size,
    buy: {},
    war: [],
    fought: [],
    hunts: [],
    deeds: [],
    place: {},
    lend: [],
    give: [],
  };
  const orders = { march: [], move: [] };
  let after = false; // combat
  for (const { told } of lines) {
    const args = told?.args ?? {};
    const zone = word(args.zone, 'zone');
    switch (told?.what) {
      case 'bought':
        plan.buy = add(plan.buy, word(args.unit, 'unit'));
        break;
      case 'bought-marker':
      case 'bought-partisan':
        plan.buy = add(plan.buy, told.what.replace('bought-', ''));
        break;
      case 'repaired':
        plan.buy = add(plan.buy, `${word(args.facility, 'facility')}@${zone}`);
        break;
      case 'war':
        plan.war.push(word(args.other, 'power'));
        break;
      case 'battle':
      case 'captured':
      case 'liberated':
        if (!plan.fought.includes(zone)) plan.fought.push(zone);
        break;
      case 'hunt':
        if (!plan.hunts.includes(zone)) plan.hunts.push(zone);
        break;
      case 'sabotaged':
      case 'disrupted':
      case 'recruited':
        plan.deeds.push({ zone, deed: DEEDS[told.what] });
        break;
      case 'placed':
        plan.place[zone] = add(plan.place[zone] ?? {}, word(args.unit, 'unit'));
        break;
      case 'lent':
        plan.lend.push(word(args.other, 'power'));
        break;
      case 'supplied':
        plan.give.push(zone);
        break;
      case 'sunk':
      case 'moved':
      case 'railed': {
        const [from, to] = [word(args.from, 'zone'), word(args.to, 'zone')];
        // What is moved after combat is told under other rules than what marches to it.
        after ||= told.rule.startsWith('GW-10.');
        const list = after ? orders.move : orders.march;
        let order = list.find((each) => each.to === to);
        if (!order) list.push((order = { to, rail: true, from: {} }));
        order.rail &&= told.what === 'railed';
        order.from[from] = add(order.from[from] ?? {}, word(args.unit, 'unit'));
        break;
      }
    }
  }
  const sources = ({ from }) => Object.keys(from).length;
  orders.move.sort(
    (a, b) => Number(b.rail && sources(b) === 1) - Number(a.rail && sources(a) === 1) || sources(b) - sources(a),
  );
  return { ...plan, ...orders };
}

/** Who went where, to compare what was done with what was meant. */
export const ways = (orders) =>
  orders
    .flatMap(({ to, from }) =>
      Object.entries(from).flatMap(([source, units]) =>
        Object.entries(units).map(([unit, n]) => `${n} ${unit} from ${source} to ${to}`),
      ),
    )
    .sort();

/** What powers are called on the buttons. */
const CALLED = {
  germany: /Germany/,
  ussr: /Soviet|USSR/,
  japan: /Japan/,
  ccp: /CCP/,
  kmt: /KMT/,
  uk: /United Kingdom|Britain/,
  france: /France/,
  italy: /Italy/,
  usa: /United States|USA/,
};
/** The lit verb of the question; where none is lit, the one that ends the phase. */
const LIKELY =
  '.prompt.mine .actions:has(.lamp) .lamp, .prompt.mine .actions:not(:has(.lamp)) [aria-keyshortcuts~="E"]';
/** Questions of a battle, which goes on by itself once it is told to. */
const RUNS = ['attacker_losses', 'defender_losses', 'share_hits', 'retreat'];
/** Attacks from so many sides are called together; moves from two. */
const SIDES = { march: 3, move: 2 };

/** Plays the turn of the power that is asked; answers how often it pressed, by what for. */
export async function playByHand(page, heard, plan, { patience }) {
  const prompt = page.locator('.prompt.mine');
  const likely = page.locator(LIKELY);
  /** Ends the phase: lit only once something was done in it. */
  const end = prompt.locator('[aria-keyshortcuts~="E"]');
  const presses = {};
  const count = (what) => {
    presses[what] = (presses[what] ?? 0) + 1;
  };
  const press = async (what, element) => {
    count(what);
    await element.click({ timeout: 10_000 });
  };
  /** Is the zone on the map that lies there? Otherwise one press changes to the map that shows it. */
  const bring = async (what, id) => {
    const there = async () => (await page.locator(`[data-zone="${id}"], [data-cell="${id}"]`).count()) > 0;
    if (await there()) return;
    count(what);
    for (const theatre of ['europe', 'china', 'world']) {
      const other = page.locator(`[data-theatre="${theatre}"]`);
      if ((await other.count()) === 0) continue;
      await other.click();
      await page.waitForTimeout(150);
      if (await there()) return;
    }
    assert.fail(`${id} is on no map`);
  };
  /** Zones overlap on the screen: the keyboard presses the one that is meant, or a press on its cell. */
  const zone = async (what, id) => {
    await bring(what, id);
    count(what);
    const lit = page.locator(`[data-zone="${id}"]`).first();
    if ((await lit.count()) > 0) {
      await lit.focus();
      await page.keyboard.press('Enter');
    } else await page.locator(`[data-cell="${id}"]`).first().dispatchEvent('click');
  };
  const mark = () => `${heard.play?.entry} ${heard.play?.question} ${heard.play?.draft.length}`;
  const after = async (act) => {
    const before = mark();
    await act();
    for (let n = 0; n < 200 && mark() === before; n += 1) await page.waitForTimeout(30);
    // What is drawn has to follow what was heard.
    await page.waitForTimeout(80);
  };
  /** Does the question change by itself? */
  const changes = async () => {
    const before = mark();
    for (let n = 0; n < 60 && mark() === before; n += 1) await page.waitForTimeout(30);
    return mark() !== before;
  };
  const value = (of) => of.locator('[role="spinbutton"]');
  const numberOf = async (of, name = 'now') => Number(await value(of).getAttribute(`aria-value${name}`));
  /** Steps a number to what is wanted: by a press on it where that is nearer. */
  const step = async (what, of, wanted, most) => {
    for (let n = 0; n < 40; n += 1) {
      const now = await numberOf(of);
      if (now === wanted) return;
      const filled = most !== null && wanted === (now === most ? 0 : most) && Math.abs(now - wanted) > 1;
      const bar = of.locator('.bar i');
      const cut = !filled && wanted > 0 && Math.abs(now - wanted) > 1 && (await bar.count()) >= wanted;
      const digits = String(wanted);
      if (filled) await press(what, value(of));
      else if (cut) await press(what, bar.nth(wanted - 1));
      else if (most !== null && Math.abs(now - wanted) > digits.length + 1) {
        await press(what, value(of));
        for (const digit of digits) {
          count(what);
          await page.keyboard.press(digit);
        }
      } else await press(what, of.locator('.count button').nth(wanted > now ? 1 : 0));
      for (let i = 0; i < 60 && (await numberOf(of)) === now; i += 1) await page.waitForTimeout(20);
      if ((await numberOf(of)) === now) return;
    }
    assert.fail(`${what}: ${wanted} could not be set`);
  };

  /** One stack: taken up, changed where it differs, sent. */
  const march = async (what, from, to, units) => {
    await bring(what, from);
    // What may go from where is answered a moment after the last order was carried out.
    if (!(await appears(page.locator(`[data-zone="${from}"]`).first()))) return;
    await zone(what, from);
    const rows = page.locator('.zone .units li');
    if (!(await appears(rows.first()))) return;
    await page.waitForTimeout(150);
    const list = await Promise.all(
      (await rows.all()).map(async (row) => ({
        row,
        unit: await row.getAttribute('data-unit'),
        most: await numberOf(row, 'max'),
        now: await numberOf(row),
      })),
    );
    const wanted = ({ unit, most }) => Math.min(most, units[unit] ?? 0);
    const going = list.filter((each) => wanted(each) > 0);
    const wrong = list.filter((each) => each.now !== wanted(each));
    if (going.length === 1 && wrong.length > 1) await press(what, going[0].row.locator('.only'));
    for (const each of list) await step(what, each.row, wanted(each), each.most);
    await bring(what, to);
    if (await appears(page.locator(`[data-zone="${to}"]`).first())) await after(() => zone(what, to));
    else await press(what, prompt.locator('.btn').first());
  };

  /** A rally point: chosen, changed stack by stack where it differs, sent. */
  const rally = async (what, { to, from }) => {
    await zone(what, to);
    const stacks = page.locator('.rally li');
    const call = page.locator('.zone .more .btn', { hasText: /Rally here|Attack from all sides/ });
    // A zone whose own units may go is taken up first; elsewhere those who can come are in sight at once.
    if (!(await appears(stacks.first().or(call).first()))) {
      await press(what, page.locator('.zone .shut'));
      return;
    }
    await page.waitForTimeout(250);
    if (!(await stacks.first().isVisible())) await press(what, call);
    await stacks.first().waitFor();
    await page.waitForTimeout(150);
    for (const stack of await stacks.all()) {
      const units = from[(await stack.getAttribute('data-stack')) ?? ''] ?? {};
      if (Object.keys(units).length === 0) {
        if ((await stack.locator('.from').getAttribute('aria-pressed')) === 'true') {
          await press(what, stack.locator('.from'));
          await page.waitForTimeout(150);
        }
        continue;
      }
      for (const row of await stack.locator('[data-unit]').all()) {
        const most = await numberOf(row, 'max');
        await step(what, row, Math.min(most, units[(await row.getAttribute('data-unit')) ?? ''] ?? 0), most);
      }
    }
    if (await likely.isVisible()) await after(() => press(what, likely));
    else await press(what, prompt.locator('.btn').first());
  };
  const appears = (element) =>
    element.waitFor({ timeout: 2500 }).then(
      () => true,
      () => false,
    );
  /** The next order of this phase. */
  const order = async (what, list) => {
    const next = list.shift();
    if (!next) {
      // Units that the dice left in the zone of the last order are still in hand.
      const shut = page.locator('.zone .shut');
      if (!(await end.isVisible()) && (await shut.isVisible())) await press(what, shut);
      return after(() => press(what, end));
    }
    const sources = Object.entries(next.from);
    if (sources.length >= SIDES[what]) return rally(what, next);
    for (const [from, units] of sources) await march(what, from, next.to, units);
    return undefined;
  };

  /** As planned, type by type: where few go first, then all that are left by one press. */
  let placed = plan.place === undefined;
  const place = async () => {
    placed = true;
    for (const unit of Object.keys(heard.play.view.queue[heard.play.view.power] ?? {})) {
      const wanted = (id) => plan.place[id][unit] ?? 0;
      const zones = Object.keys(plan.place).filter(wanted);
      if (zones.length === 0) continue;
      await press('place', page.locator(`[data-queued="${unit}"]`));
      for (const id of zones.sort((a, b) => wanted(a) - wanted(b))) {
        const all = page.locator(`[data-all="${unit}@${id}"]`);
        const rest = id === zones.at(-1) && wanted(id) > 1;
        for (let n = rest ? 1 : wanted(id); n > 0; n -= 1)
          await after(() => press('place', rest ? all : page.locator(`[data-site="${unit}@${id}"]`)));
        await page.waitForTimeout(200);
      }
    }
  };

  /** Wares with fewer pieces first: the last one takes what is left with one press on its number. */
  const buy = async () => {
    const wares = Object.entries(plan.buy).sort(([, a], [, b]) => a - b);
    for (const [ware, wanted] of wares) {
      const row = page.locator(`[data-ware="${ware}"]`);
      if (!(await appears(row))) continue;
      if (ware === wares.at(-1)[0] && wanted > 2) {
        await press('buy', value(row));
        await page.waitForTimeout(300);
      }
      await step('buy', row, wanted, null);
    }
    await after(() => press('buy', prompt.locator('.btn').last()));
  };

  const list = (name) => [...(plan[name] ?? [])];
  const left = Object.fromEntries(
    ['war', 'march', 'move', 'hunts', 'deeds', 'lend', 'give'].map((name) => [name, list(name)]),
  );
  /** What the panel of a zone shows, the zone pressed first where it shows another. */
  const panelOf = async (what, id) => {
    const panel = page.locator(`.zone[data-about="${id}"]`);
    if (!(await panel.isVisible().catch(() => false))) await zone(what, id);
    return panel;
  };
  /** All battles at once, to the end; then hunts and partisans, as was planned. */
  const combat = async () => {
    const all = page.locator('.zone .fight .btn').nth(1);
    if (await all.isVisible().catch(() => false)) return after(() => press('fight', all));
    if (heard.play.offers.some(({ verb }) => verb === 'resolve'))
      return after(() => press('fight', prompt.locator('.btn').first()));
    const hunt = left.hunts.shift();
    if (hunt) {
      const begin = (await panelOf('hunt', hunt)).locator('.hunt .btn');
      return (await appears(begin)) ? after(() => press('hunt', begin)) : undefined;
    }
    const next = left.deeds.shift();
    if (next) {
      const deed = (await panelOf('deed', next.zone)).locator(`[data-deed="${next.deed}"]:not([aria-disabled="true"])`);
      return (await appears(deed)) ? after(() => press('deed', deed)) : undefined;
    }
    // Nothing is left but what is passed over: by the button that ends the phase, where there is one.
    const ends = (await end.count()) > 0;
    return after(() => press('pass', ends ? end : prompt.locator('.btn').first()));
  };
  /** Loans, then markers for partisans. */
  const lend = async () => {
    const to = left.lend.shift();
    const offered = (power) => heard.play.offers.some(({ action }) => action === `lend power:${power}`);
    if (to && offered(to)) {
      await after(() => press('lend', page.locator('.choices .btn', { hasText: CALLED[to] }).first()));
      return after(() => press('lend', page.locator('.choices .btn').last()));
    }
    const partisan = left.give.shift();
    if (partisan) {
      const give = (await panelOf('give', partisan)).locator('.more .btn').first();
      return (await appears(give)) ? after(() => press('give', give)) : undefined;
    }
    return after(() => press('lend', end));
  };

  const power = heard.play.view.power;
  const first = heard.play.entry;
  const until = Date.now() + patience;
  while (heard.play.view.power === power) {
    assert.ok(Date.now() < until, `stuck at ${heard.play.occasion.kind}: ${JSON.stringify(presses)}`);
    if (!(await prompt.isVisible().catch(() => false))) {
      await page.waitForTimeout(50);
      continue;
    }
    const kind = heard.play.occasion.kind;
    if (RUNS.includes(kind) && (await changes())) continue;
    if (kind === 'purchase') await buy();
    else if (kind === 'combat_movement') {
      const other = left.war.shift();
      // Declaring war on one may draw in another.
      if (other && !heard.play.offers.some(({ action }) => action === `war power:${other}`)) continue;
      if (other) await after(() => press('war', page.locator('.choices .btn', { hasText: CALLED[other] }).first()));
      else await order('march', left.march);
    } else if (kind === 'combat') await combat();
    else if (kind === 'non_combat_movement') await order('move', left.move);
    else if (kind === 'lend_lease') await lend();
    else if (kind === 'place_units' && !placed) await place();
    else if (kind === 'hunt_on') await after(() => press(kind, end));
    else if (await likely.isVisible().catch(() => false)) await after(() => press(kind, likely));
    else await after(() => press(kind, page.locator('.choose .btn, .choices .btn').first()));
  }
  return { presses, sum: Object.values(presses).reduce((sum, n) => sum + n, 0), made: heard.play.entry - first };
}
