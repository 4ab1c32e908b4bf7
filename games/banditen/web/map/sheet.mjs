/** A map as its data gives it: flat-top hexes of side 30, even columns half a hex lower. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const SIDE = 30;
export const WIDTH = 935;
export const HEIGHT = 1105;

/** Side k lies between corner k and corner k + 1; corners go clockwise from the east. */
export const SIDES = ['SE', 'S', 'SW', 'NW', 'N', 'NE'];
const STEP = { N: [0, -1], NE: [1, -1], SE: [1, 0], S: [0, 1], SW: [-1, 1], NW: [-1, 0] };

/**
 * @typedef {{ id: string, col: number, row: number, q: number, r: number, x: number, y: number, terrain: string, road: string[], rail: string[],
 *   stream: string[], bridge: boolean, fort: number, objective: string, place: string }} Hex
 * @typedef {{ name: string, hexes: Map<string, Hex>, at: (q: number, r: number) => Hex | undefined }} Sheet
 */

/** @param {string} name @returns {Sheet} */
export function sheet(name) {
  const file = fileURLToPath(new URL(`../../data/${name}.csv`, import.meta.url));
  const [head, ...lines] = readFileSync(file, 'utf8')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  const words = (text) => text.split(' ').filter(Boolean);
  const hexes = lines.map((cells) => {
    const of = Object.fromEntries(head.map((key, i) => [key, cells[i] ?? '']));
    return {
      id: of.hex,
      col: +of.col,
      row: +of.row,
      q: +of.q,
      r: +of.r,
      x: +of.x,
      y: +of.y,
      terrain: of.terrain,
      road: words(of.road_sides),
      rail: words(of.rail_sides),
      stream: words(of.stream_sides),
      bridge: of.bridge === '1',
      fort: +of.fort,
      objective: of.objective,
      place: of.place,
    };
  });
  const byPlace = new Map(hexes.map((hex) => [`${hex.q},${hex.r}`, hex]));
  return { name, hexes: new Map(hexes.map((hex) => [hex.id, hex])), at: (q, r) => byPlace.get(`${q},${r}`) };
}

/** @param {Sheet} map @param {Hex} hex */
export const beyond = (map, hex, side) => map.at(hex.q + STEP[side][0], hex.r + STEP[side][1]);

export function corner(hex, k, side = SIDE) {
  const turn = (k * Math.PI) / 3;
  return [hex.x + side * Math.cos(turn), hex.y + side * Math.sin(turn)];
}

export const outline = (hex, side = SIDE) => [0, 1, 2, 3, 4, 5].map((k) => corner(hex, k, side));

/** The middle of a side. */
export function middle(hex, side) {
  const k = SIDES.indexOf(side);
  const [a, b] = [corner(hex, k), corner(hex, k + 1)];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** Where the sheet ends beside this hex: -1, 0 or 1 to each side. */
export const margin = (hex) => [
  hex.col === 1 ? -1 : hex.col === 20 ? 1 : 0,
  hex.row === 1 ? -1 : hex.row === 20 ? 1 : 0,
];
