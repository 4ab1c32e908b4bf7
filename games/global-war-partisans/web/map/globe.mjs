/** The land of the earth in degrees, and whose cell each piece of it is. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Delaunay } from 'd3-delaunay';
import clipping from 'polygon-clipping';
import { merge } from 'topojson-client';
import { sampled } from './knife.mjs';

/** Natural Earth, 1:50 million, public domain, as packed by world-atlas. */
const atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'), 'utf8'),
);

/** Countries that are no zone: impassable land (the borders of today, near enough at this scale). */
const NONE = new Set([
  'Portugal',
  'Ireland',
  'Switzerland',
  'Iceland',
  'Greenland',
  'Faeroe Is.',
  'Saudi Arabia',
  'Yemen',
  'Oman',
  'United Arab Emirates',
  'Qatar',
  'Kuwait',
  'Bahrain',
  'Nepal',
  'Bhutan',
  'Dem. Rep. Congo',
  'Rwanda',
  'Burundi',
  'Angola',
  'Mozambique',
  'Guinea-Bissau',
  'Liberia',
  'Eq. Guinea',
  'Peru',
  'Bolivia',
  'Chile',
  'Argentina',
  'Paraguay',
  'Uruguay',
  'Ecuador',
  'Falkland Is.',
  'Cuba',
  'Haiti',
  'Dominican Rep.',
  'Puerto Rico',
  'Jamaica',
  'Bahamas',
  'Timor-Leste',
]);
const TIBET = [
  [
    [
      [79, 31],
      [80, 35.5],
      [84, 36.2],
      [90, 35.8],
      [91.5, 33.5],
      [95.5, 32.4],
      [98.6, 31],
      [98.4, 28.2],
      [97, 27.6],
      [91.6, 27],
      [88.8, 27.2],
      [85.6, 27.6],
      [81.2, 29.6],
      [79, 31],
    ],
  ],
];
const SHEET = [
  [
    [
      [-171, -49],
      [190, -49],
      [190, 78],
      [-171, 78],
      [-171, -49],
    ],
  ],
];

/** The tip of Siberia and what lies in the far west of the Pacific belong to the east of the sheet; so does the western half
    of what lies across the line of the date. */
const eastward = (polygons) =>
  polygons.map((rings) =>
    rings.map((ring) => {
      const all = ring.map(([lon]) => lon);
      const [least, most] = [Math.min(...all), Math.max(...all)];
      if (most < -168.5) return ring.map(([lon, lat]) => [lon + 360, lat]);
      return most - least > 300 ? ring.map(([lon, lat]) => [lon < -150 ? lon + 360 : lon, lat]) : ring;
    }),
  );
const merged = (keep) => {
  const { coordinates } = merge(
    atlas,
    atlas.objects.countries.geometries.filter(({ properties: { name } }) => name !== 'Antarctica' && keep(name)),
  );
  return clipping.intersection(clipping.union(...eastward(coordinates).map((polygon) => [polygon])), SHEET);
};
const apart = merged((name) => NONE.has(name));
const rest = merged((name) => !NONE.has(name));
/** Land that is no zone. */
export const none = clipping.union(apart, clipping.intersection(rest, TIBET));
/** Land of zones. */
export const home = clipping.difference(rest, TIBET);
export const land = clipping.union(apart, rest);

const mercator = ([lon, lat]) => [lon, (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI];
const degrees = ([x, y]) => [x, (Math.atan(Math.exp((y * Math.PI) / 180)) * 360) / Math.PI - 90];

const box = (ring) => [
  Math.min(...ring.map(([x]) => x)),
  Math.min(...ring.map(([, y]) => y)),
  Math.max(...ring.map(([x]) => x)),
  Math.max(...ring.map(([, y]) => y)),
];
const boxes = home.map(([outer]) => box(outer));

/** For each zone the land that is nearer to its centre than to any other, measured on a conformal sheet with copies to the
    left and right, so that the Pacific closes. */
export function cells(zones) {
  const seeds = zones.flatMap(({ id, at }) =>
    [-360, 0, 360].map((shift) => ({ id, at: mercator([at[0] + shift, at[1]]) })),
  );
  const voronoi = Delaunay.from(
    seeds,
    ({ at }) => at[0],
    ({ at }) => at[1],
  ).voronoi([-560, -80, 560, 170]);
  const found = new Map(zones.map(({ id }) => [id, []]));
  const near = new Map(zones.map(({ id }) => [id, new Set()]));
  seeds.forEach(({ id }, at) => {
    const ring = voronoi.cellPolygon(at);
    for (const other of voronoi.neighbors(at)) near.get(id).add(seeds[other].id);
    const flat = sampled(ring, 1).map(degrees);
    const [x0, y0, x1, y1] = box(flat);
    if (x1 < -175 || x0 > 195) return;
    const pieces = home.filter(
      (_, i) => boxes[i][0] <= x1 && boxes[i][2] >= x0 && boxes[i][1] <= y1 && boxes[i][3] >= y0,
    );
    if (pieces.length > 0) found.get(id).push(...clipping.intersection(pieces, [[flat]]));
  });
  return { found, near };
}
