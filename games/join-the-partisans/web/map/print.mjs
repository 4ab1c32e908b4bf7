#!/usr/bin/env node
/**
 * Draws the map of Slovenia out of the game's own tables, outlines.json and rivers.mjs.
 *   node print.mjs            writes sheet.json and forest.json
 *   node print.mjs --check    writes nothing; fails when one of them is not what would be written
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { box, fromRings, join, meet, rings } from '../../../../platform/web/press/index.mjs';
import { forest } from './forest.mjs';
import { path } from '../../../../platform/web/press/lib/outline.mjs';
import { simplify } from '../../../../platform/web/press/lib/path.mjs';
import { smooth, slip, dense, noise, chance } from './knife.mjs';
import { land, toSheet } from './land.mjs';
import { RIVERS } from './rivers.mjs';

const file = (name) => fileURLToPath(new URL(name, import.meta.url));
/** No cell of these tables holds a comma or a quote. */
function table(name) {
  const [head, ...rows] = readFileSync(file(name), 'utf8').trim().split(/\r?\n/);
  const columns = head.split(',');
  return rows.map((row) => Object.fromEntries(row.split(',').map((cell, i) => [columns[i], cell])));
}

/** Each path bows a little to one side, always the same one; a control point in the table wins. */
function ways(places) {
  return table('../../data/paths.csv').map(({ path: id, a, b, ctrl_x, ctrl_y }) => {
    const [[x0, y0], [x1, y1]] = [places.get(a).at, places.get(b).at];
    const bow = chance('path', id).between(-0.09, 0.09);
    const by = ctrl_x
      ? [Number(ctrl_x), Number(ctrl_y)]
      : [(x0 + x1) / 2 + bow * (y1 - y0), (y0 + y1) / 2 - bow * (x1 - x0)];
    return { id, a, b, by: by.map((v) => Math.round(v * 10) / 10) };
  });
}

/** The bends that a hand cuts: broad ones, and kinks between them. */
const bends = (seed) => {
  const [broad, kinks] = [slip({ amp: 2.6, wave: 13, seed }), slip({ amp: 1.2, wave: 4.6, seed: seed + 50 })];
  return (point) => kinks(broad(point));
};

/** A river cut with a knife: facets instead of curves, each bank for itself, broader towards the mouth; at its source the
    knife is set down a few times before it holds. */
function river({ name, wide, at }) {
  const seed = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const line = simplify(dense(smooth(at.map(toSheet)), 2.2, false).map(bends(seed)), 0.6);
  const bank = (side, from, to) =>
    line.slice(from, to).map(([x, y], k) => {
      const i = from + k;
      const [[ax, ay], [bx, by]] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]];
      const d = Math.hypot(bx - ax, by - ay) || 1;
      const body = wide * (0.26 + (0.74 * i) / (line.length - 1));
      const half = (side * Math.max(0.5, body * (1 + 0.5 * noise(x / 7, y / 7, seed + 3 * side)))) / 2;
      return [x - ((by - ay) / d) * half, y + ((bx - ax) / d) * half];
    });
  const stroke = (from, to) => [...bank(1, from, to), ...bank(-1, from, to).reverse()];
  const [first, second] = [0.05, 0.12].map((part) => Math.max(2, Math.round(part * line.length)));
  return [stroke(0, first), stroke(first, second + 1), stroke(second + 1, line.length)].filter(
    (ring) => ring.length > 3,
  );
}

/** Rivers are drawn where the country is, and the Soča on to the sea. */
const within = (ring, country) =>
  rings(meet(fromRings([ring]), join(country, box(40, 380, 70, 150)))).filter((part) => part.length > 2);

export function print() {
  const sides = new Map(table('labels.csv').map(({ id, side }) => [id, side]));
  const places = new Map(
    table('../../data/places.csv').map((row) => [
      row.id,
      {
        name: row.name,
        at: [Number(row.x), Number(row.y)],
        region: row.region,
        zone: row.zone,
        rail: row.railway === '1',
        side: sides.get(row.id) ?? 'right',
      },
    ]),
  );
  const { country, shape, abroad, borders, sea, echoes, zones, line, frontier } = land(
    JSON.parse(readFileSync(file('outlines.json'), 'utf8')).countries,
    places,
  );
  const paths = ways(places);
  return {
    sheet: {
      country: path(country),
      abroad: path(abroad),
      borders: path(borders, false),
      sea: path(sea),
      echoes: path(echoes),
      rivers: path(RIVERS.flatMap((one) => river(one).flatMap((stroke) => within(stroke, shape)))),
      german: path(zones.G),
      italian: path(zones.I),
      hungarian: path(zones.H),
      line: path(line, false),
      frontier: path(frontier, false),
      paths: paths.map(({ a, b, by }) => [a, b, ...by]),
      places: Object.fromEntries(
        [...places].map(([id, { name, at, rail, side }]) => [id, { name, x: at[0], y: at[1], rail, side }]),
      ),
    },
    forest: forest(
      shape,
      places,
      paths,
      RIVERS.map(({ at }) => at.map(toSheet)),
    ),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const stale = [];
  for (const [name, content] of Object.entries(print())) {
    const to = file(`${name}.json`);
    // A line for each layer and place, so that a change shows where it is.
    const text = `${JSON.stringify(content).replace(/,"(\w+)":(?=["[{])/g, ',\n"$1":')}\n`;
    if (process.argv.includes('--check')) {
      if (!existsSync(to) || readFileSync(to, 'utf8') !== text) stale.push(`${name}.json`);
    } else {
      writeFileSync(to, text);
      console.log(`${name}.json ${text.length} B, compressed ${brotliCompressSync(text).length} B`);
    }
  }
  if (stale.length > 0) {
    console.error(
      `${stale.join(' and ')} differ from what the tables give: run 'node print.mjs' and commit what it writes`,
    );
    process.exit(1);
  } else if (process.argv.includes('--check')) console.log('the map is as its tables give it');
}
