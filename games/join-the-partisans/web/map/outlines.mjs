#!/usr/bin/env node
/**
 * Takes the outlines around Slovenia out of Natural Earth (public domain), as the package world-atlas 2.0.2 holds them.
 *   node outlines.mjs PATH/TO/world-atlas/countries-10m.json     writes outlines.json
 * It is run by hand when the source changes; print.mjs reads what it wrote.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { box, fromRings, meet, rings } from '../../../../platform/web/press/index.mjs';

/** West, south, east, north. */
const WINDOW = [11.9, 44.6, 18.1, 47.7];
/** Degrees are kept as ten-thousandths; the press works in hundredths of a unit, so degrees are stretched for it. */
const STRETCH = 1000;

const atlas = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const { scale, translate } = atlas.transform;
const arcs = atlas.arcs.map((arc) => {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => [(x += dx) * scale[0] + translate[0], (y += dy) * scale[1] + translate[1]]);
});
const arcOf = (i) => (i < 0 ? [...arcs[~i]].reverse() : arcs[i]);
const ringOf = (list) => list.flatMap((i, at) => arcOf(i).slice(at > 0 ? 1 : 0));
const polygons = ({ type, arcs: of }) => (type === 'Polygon' ? [of] : type === 'MultiPolygon' ? of : []);

const [west, south, east, north] = WINDOW.map((degrees) => degrees * STRETCH);
const frame = box(west, south, east - west, north - south);
const countries = {};
for (const country of atlas.objects.countries.geometries) {
  const all = polygons(country)
    .flat()
    .map((list) => ringOf(list).map(([x, y]) => [x * STRETCH, y * STRETCH]));
  const near = all.filter((ring) => ring.some(([x, y]) => x > west && x < east && y > south && y < north));
  const seen = rings(meet(fromRings(near), frame)).filter((ring) => ring.length > 2);
  if (seen.length > 0)
    countries[country.properties.name] = seen.map((ring) =>
      ring.map(([x, y]) => [x / STRETCH, y / STRETCH].map((v) => Math.round(v * 1e4) / 1e4)),
    );
}
const text = `{"source":"Natural Earth 1:10m, admin 0 countries (public domain), by world-atlas 2.0.2","countries":{\n${Object.entries(
  countries,
)
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([name, list]) => `${JSON.stringify(name)}:${JSON.stringify(list)}`)
  .join(',\n')}\n}}\n`;
writeFileSync(fileURLToPath(new URL('outlines.json', import.meta.url)), text);
console.log(Object.keys(countries).join(', '), text.length, 'B');
