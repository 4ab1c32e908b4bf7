#!/usr/bin/env node
/**
 * Draws the map of the republic out of the game's own tables.
 *   node print.mjs            writes sheet.json and relief.json
 *   node print.mjs --check    writes nothing; fails when one of them is not what would be written
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { path } from '../../../../platform/web/press/lib/outline.mjs';
import { land } from './land.mjs';
import { names } from './names.mjs';
import { relief } from './relief.mjs';
import { roads } from './roads.mjs';

/** No cell of these tables holds a comma or a quote. */
function table(file) {
  const [head, ...rows] = readFileSync(fileURLToPath(new URL(`../../data/${file}`, import.meta.url)), 'utf8')
    .trim()
    .split(/\r?\n/);
  const columns = head.split(',');
  return rows.map((row) => Object.fromEntries(row.split(',').map((cell, i) => [columns[i], cell])));
}

/** The sheet that the board needs at once, and the mountains, which may come a moment later. */
export function print() {
  const places = new Map(
    table('localities.csv').map((row) => [
      row.id,
      {
        name: row.name,
        territory: row.territory,
        size: row.size,
        at: [Number(row.x), Number(row.y)],
        cell: row.cell.split(' ').map((pair) => pair.split(';').map(Number)),
      },
    ]),
  );
  const ways = roads(
    places,
    table('roads.csv').map((row) => ({ id: row.id, kind: row.kind, from: row.from, to: row.to })),
  );
  const words = names(places);
  const { cells, territories, republic, margin } = land(places);
  const strokes = relief(
    republic,
    [...ways.white, ...ways.red],
    [...places.values()].map(({ at }) => at),
    [...words.values()].map(({ box }) => box),
  );
  const all = republic.flat();
  const range = (axis) => [Math.min(...all.map((p) => p[axis])), Math.max(...all.map((p) => p[axis]))].map(Math.round);
  const [[x0, x1], [y0, y1]] = [range(0), range(1)];
  return {
    relief: { relief: path(strokes) },
    sheet: {
      bounds: [x0, y0, x1, y1],
      republic: path(republic),
      margin: path(margin),
      white: path(ways.white, false),
      red: path(ways.red, false),
      territories: Object.fromEntries([...territories].map(([id, rings]) => [id, path(rings)])),
      places: Object.fromEntries(
        [...places].map(([id, { name, territory, size, at }]) => {
          const word = words.get(id);
          return [
            id,
            {
              name,
              territory,
              major: size === 'major',
              at,
              word: [word.x, word.y, word.left ? -1 : 1],
              cell: path(cells.get(id)),
            },
          ];
        }),
      ),
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const stale = [];
  for (const [name, content] of Object.entries(print())) {
    const file = fileURLToPath(new URL(`${name}.json`, import.meta.url));
    // A line for each layer and place, so that a change shows where it is.
    const text = `${JSON.stringify(content)
      .replace(/,"(republic|margin|white|red|territories|places)":/g, ',\n"$1":')
      .replace(/\},"/g, '},\n"')}\n`;
    if (process.argv.includes('--check')) {
      if (!existsSync(file) || readFileSync(file, 'utf8') !== text) stale.push(`${name}.json`);
    } else {
      writeFileSync(file, text);
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
