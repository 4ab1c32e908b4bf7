#!/usr/bin/env node
/**
 * Draws the three maps out of the game's own tables and the coastlines of Natural Earth.
 *   npm install && node print.mjs      writes world.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import clipping from 'polygon-clipping';
import { cells, land, none } from './globe.mjs';
import { area, cut, path, sampled, simplified } from './knife.mjs';
import { SHEETS } from './sheets.mjs';

/** No cell of these tables holds a comma or a quote. */
function table(file) {
  const [head, ...rows] = readFileSync(fileURLToPath(new URL(`../../data/${file}`, import.meta.url)), 'utf8')
    .trim()
    .split(/\r?\n/);
  const columns = head.split(',');
  return rows.map((row) => Object.fromEntries(row.split(',').map((cell, i) => [columns[i], cell])));
}
const zones = table('zones.csv').map((row) => ({ id: row.zone, at: [Number(row.lon), Number(row.lat)] }));
const linked = new Set(
  table('links.csv')
    .filter(({ kind }) => kind === 'land')
    .map(({ a, b }) => [a, b].sort().join(' ')),
);
const { found, near } = cells(zones);

const FRAME = 12;
/** Land of degrees on a sheet: projected, cut, and no more than the sheet shows. */
function printed(polygons, sheet) {
  const [west, south, east, north] = sheet.whole;
  const roi = [
    [
      [
        [west - 30, Math.max(-60, south - 14)],
        [east + 30, Math.max(-60, south - 14)],
        [east + 30, Math.min(84, north + 10)],
        [west - 30, Math.min(84, north + 10)],
        [west - 30, Math.max(-60, south - 14)],
      ],
    ],
  ];
  const seen = clipping.intersection(polygons, roi);
  const rings = seen
    .map((polygon) =>
      polygon.map((ring) => cut(sampled(ring, 0.6).map(sheet.at), sheet)).filter((ring) => ring.length > 0),
    )
    .filter((polygon) => polygon.length > 0);
  const [w, h] = sheet.size;
  const frame = [
    [
      [
        [-FRAME, -FRAME],
        [w + FRAME, -FRAME],
        [w + FRAME, h + FRAME],
        [-FRAME, h + FRAME],
        [-FRAME, -FRAME],
      ],
    ],
  ];
  return rings.length === 0
    ? []
    : clipping.intersection(rings, frame).flatMap((polygon) => polygon.filter((ring) => area(ring) > 1.5));
}

/** The line where two cells meet: the corners of the one that lie on the other. */
function meeting(a, b) {
  const reach = 1.6;
  const lines = [];
  const segments = b.flatMap((ring) => ring.slice(1).map((point, i) => [ring[i], point]));
  const touches = ([x, y]) =>
    segments.some(([[x1, y1], [x2, y2]]) => {
      const [dx, dy] = [x2 - x1, y2 - y1];
      const t = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(x - x1 - t * dx, y - y1 - t * dy) < reach;
    });
  for (const ring of a) {
    const points = sampled(ring, 1.5);
    const on = points.map(touches);
    const start = on.indexOf(false);
    const order = points.map((_, i) => (i + Math.max(0, start)) % points.length);
    let line = [];
    for (const i of order) {
      if (on[i]) line.push(points[i]);
      else {
        if (line.length > 2) lines.push(line);
        line = [];
      }
    }
    if (line.length > 2) lines.push(line);
  }
  return lines.map((line) => simplified(line, 0.4));
}

const round = ([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
const out = {};
const touching = new Set();
for (const [name, sheet] of Object.entries(SHEETS)) {
  const shapes = new Map();
  for (const { id } of zones) {
    const shape = printed(found.get(id), sheet);
    if (shape.length > 0) shapes.set(id, shape);
  }
  const borders = [];
  for (const [a, shape] of shapes) {
    for (const b of near.get(a)) {
      if (a >= b || !shapes.has(b)) continue;
      const lines = meeting(shape, shapes.get(b));
      if (lines.length === 0) continue;
      const link = linked.has(`${a} ${b}`);
      if (link) touching.add(`${a} ${b}`);
      borders.push([a, b, path(lines, false), link ? 1 : 0]);
    }
  }
  const inSheet = ([x, y]) => x > -FRAME && y > -FRAME && x < sheet.size[0] + FRAME && y < sheet.size[1] + FRAME;
  out[name] = {
    size: sheet.size,
    frame: sheet.frame,
    land: path(printed(land, sheet)),
    none: path(printed(none, sheet)),
    cells: Object.fromEntries([...shapes].map(([id, shape]) => [id, path(shape)])),
    borders,
    at: Object.fromEntries(zones.map(({ id, at }) => [id, round(sheet.at(at))]).filter(([, at]) => inSheet(at))),
  };
  console.log(name, sheet.size, sheet.frame, `${shapes.size} cells, ${borders.length} borders`);
}
/** The frames of the other two on the map of the world. */
const boxed = ([west, south, east, north]) => {
  const [x, y] = SHEETS.world.at([west, north]);
  const [u, v] = SHEETS.world.at([east, south]);
  return [x, y, u - x, v - y].map(Math.round);
};
out.world.insets = [boxed([-12, 35, 50, 67]), boxed([95, 14, 143, 54])];
/** Linked zones whose cells do not meet get a short connector. */
out.connectors = [...linked].filter((pair) => !touching.has(pair)).map((pair) => pair.split(' '));
/** What the board reads of the printed zones: it travels with their shapes. */
out.zones = table('zones.csv').map(({ zone, terrain, home, ipp, vp, capital, factory, port, railway }) =>
  [zone, terrain, home, ipp, vp, capital, factory, port, railway].join(),
);
const text = `${JSON.stringify(out)}\n`;
const file = fileURLToPath(new URL('world.json', import.meta.url));
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text)
    throw new Error('world.json is not what this program draws: run node print.mjs');
} else {
  writeFileSync(file, text);
}
console.log(
  `${text.length} bytes, ${brotliCompressSync(text).length} in brotli; connectors: ${out.connectors.map((pair) => pair.join('-')).join(', ')}`,
);
