/** Names on the map, where names.csv puts them: the side of a label is data, not code. */
import { readFileSync } from 'node:fs';

const KINDS = ['place', 'town', 'exit', 'water', 'stream', 'height'];
const n1 = (v) => String(Math.round(v * 10) / 10);

/** @param {import('./sheet.mjs').Sheet} map */
export function names(map) {
  const [, ...rows] = readFileSync(new URL('names.csv', import.meta.url), 'utf8')
    .trim()
    .split(/\r?\n/);
  return rows
    .map((row) => row.split(','))
    .filter(([of]) => of === map.name)
    .map(([, kind, text, id, dx, dy, turn]) => {
      const hex = map.hexes.get(id);
      if (!hex || !KINDS.includes(kind)) throw new Error(`names.csv: '${text}' stands nowhere`);
      const [x, y] = [hex.x + +dx, hex.y + +dy];
      const place = +turn ? `transform="translate(${n1(x)} ${n1(y)}) rotate(${turn})"` : `x="${n1(x)}" y="${n1(y)}"`;
      return `<text class="${kind}" ${place}>${text}</text>`;
    })
    .join('');
}
