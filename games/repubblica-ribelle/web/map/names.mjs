/** On which side of its dot a name stands: data, judged by eye, so that no name lies on a road, a border or another name. */

/** Left of the dot; all others stand to its right. */
const LEFT = new Set([
  'montefiorino',
  'frassinoro',
  'cervarolo',
  'farneta',
  'quara',
  'gusciola',
  'ca-marastoni',
  'febbio',
  'vitriola',
  'villa-minozzo',
  'cavola',
]);
/** How far above (or below) the dot the baseline stands. */
const RISE = {
  cerredolo: -15,
  saltino: 19,
  'passo-delle-radici': 17,
  gova: 19,
  'santanna-pelago': 20,
  costrignano: -9,
};

const WIDE = { major: 9.6, minor: 6.3 }; // a letter, about
const TALL = { major: 22, minor: 13.6 };

/** @param {Map<string, { name: string, size: 'major' | 'minor', at: number[] }>} places */
export function names(places) {
  return new Map(
    [...places].map(
      ([
        id,
        {
          name,
          size,
          at: [x, y],
        },
      ]) => {
        const left = LEFT.has(id);
        const w = name.length * WIDE[size];
        const [tx, ty] = [x + (left ? -12 : 12), y + (RISE[id] ?? -8)];
        return [id, { x: tx, y: ty, left, box: { x: left ? tx - w : tx, y: ty - TALL[size] * 0.8, w, h: TALL[size] } }];
      },
    ),
  );
}
