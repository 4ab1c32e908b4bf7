#!/usr/bin/env node
/**
 * Prints the two maps of Banditen! from their data.
 *   node print.mjs           writes printed/*.svg
 *   node print.mjs --check   writes nothing; fails when a printed map is missing or stale
 * The page brings the colours (parts/map.css); a print has one path for each kind of mark and no filter.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { grow, join as union, meet, minus } from '../../../../platform/web/press/index.mjs';
import { pathData } from '../../../../platform/web/press/lib/path.mjs';
import { forts, settlements, ways } from './built.mjs';
import { inside, swell } from './rough-path.mjs';
import { fields, hachures, PAPER, region, trees } from './land.mjs';
import { names } from './names.mjs';
import { HEIGHT, sheet, WIDTH } from './sheet.mjs';
import { river, riverCourse, stream } from './water.mjs';

export const MAPS = ['gravellona', 'tarnova'];
const OUT = fileURLToPath(new URL('printed/', import.meta.url));

const path = (kind, d) => (d ? `<path class="${kind}" d="${d}"/>` : '');
const layer = (kind, ...parts) => {
  const body = parts.join('');
  return body ? `<g class="${kind}">${body}</g>` : '';
};
const shape = (s, grid = 0.5) => pathData(s, grid);

/** Everything of a map that no move changes. @returns {{ land: string, small: string, shapes: Record<string, unknown> }} */
export function draw(name) {
  const map = sheet(name);
  const high = region(map, ['wood', 'hill']);
  const wood = region(map, ['wood']);
  const hill = minus(high, swell(wood, 1.2));
  const course = riverCourse(map);
  const toce = course ? river(map, course) : null;
  const brook = stream(map, toce?.body ?? []);
  const road = ways(map, 'road');
  const rail = ways(map, 'rail');
  const { yard, roofs, lit } = settlements(map, road, rail);
  const standing = trees(map, wood);
  const clip = (s) => meet(s, PAPER);
  const taken = union([
    swell(high, 9),
    ...(toce ? [swell(toce.bank, 8)] : []),
    swell(yard, 8),
    ...(brook ? [swell(brook.body, 10)] : []),
  ]);
  const bridge = [...map.hexes.values()]
    .filter((hex) => hex.bridge)
    .map(
      ({ x, y }) =>
        `<g class="bridge" transform="translate(${x} ${y})"><path class="deck" d="M-5.5-25L5-25.5L5.6 25L-5 25.6z"/><path class="rails" d="M-9-29L-6-24V24L-9 29M8.6-29L6-24V24L9 29"/></g>`,
    )
    .join('');
  const works = forts(map);

  const land = [
    layer('fields', path('furrow', fields(map, taken))),
    layer('slopes', path('hill', shape(clip(high)))),
    layer('relief', path('hachure', hachures(map, hill))),
    // The second print of the wood lies out of register.
    layer(
      'woods',
      `<path class="wood-edge" transform="translate(1.8 2.6)" d="${shape(clip(wood))}"/>`,
      path('wood', shape(clip(wood))),
    ),
    layer(
      'trees',
      path('tree-shade', standing.shade),
      path('tree', standing.crown),
      path('tree-light', standing.light),
    ),
    layer(
      'water',
      ...(brook ? [path('bank', shape(brook.bank)), path('river', shape(brook.body))] : []),
      ...(toce
        ? [path('bank', shape(toce.bank)), path('river', shape(toce.body)), path('flow', shape(toce.flow, 0.2))]
        : []),
    ),
    layer('yards', path('yard', shape(yard))),
    layer('rails', path('rail-halo', rail.path), path('rail-line', rail.path), path('rail-ties', rail.path)),
    layer('roads', path('road-edge', road.path), path('road', road.path), bridge),
    layer('houses', path('roof-halo', roofs), path('roof', roofs), path('roof-lit', lit)),
    layer('works', path('fort-halo', works), path('fort', works)),
    layer('names', names(map)),
  ].join('\n');
  const rough = (s) => pathData(clip(s), 5);
  const small = [
    path('hill', rough(high)),
    path('wood', rough(wood)),
    ...(toce ? [path('river', rough(toce.body))] : []),
    path('yard', rough(grow(yard, 3))),
  ].join('');
  return { land, small, shapes: { map, wood, high, hill, toce: toce?.body ?? [], trees: standing.count, inside } };
}

const file = (body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">\n${body}\n</svg>\n`;

/** The files of a map: the sheet itself and the small one of the overview. */
export function printed(name) {
  const { land, small } = draw(name);
  return { [`${name}.svg`]: file(land), [`${name}-small.svg`]: file(small) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const check = process.argv.includes('--check');
  let stale = 0;
  mkdirSync(OUT, { recursive: true });
  for (const [name, text] of MAPS.flatMap((map) => Object.entries(printed(map)))) {
    const at = join(OUT, name);
    if (!check) {
      writeFileSync(at, text);
      console.log(
        `${basename(at).padEnd(24)} ${String(text.length).padStart(7)} B  brotli ${String(brotliCompressSync(text).length).padStart(6)} B`,
      );
    } else if (!existsSync(at) || readFileSync(at, 'utf8') !== text) {
      stale += 1;
      console.error(`differs from what print.mjs draws: ${name}`);
    }
  }
  if (check && stale > 0) {
    console.error("run 'node print.mjs' and commit what it prints");
    process.exit(1);
  }
  if (check) console.log(`${MAPS.length} maps are as print.mjs draws them`);
}
