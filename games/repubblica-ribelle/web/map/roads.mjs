/** Roads bend as mountain roads do: more the longer they are. */
import { chance, curve } from '../../../../platform/web/press/index.mjs';
import { simplify } from '../../../../platform/web/press/lib/path.mjs';

const BEND = 44; // one turn for so many units

function between([x0, y0], [x1, y1], id) {
  const r = chance('road', id);
  const turns = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / BEND));
  const points = [[x0, y0]];
  for (let i = 1; i < turns; i++) {
    const [t, side] = [i / turns, (r.whole(2) ? 1 : -1) * r.between(0.025, 0.075)];
    points.push([x0 + (x1 - x0) * t - (y1 - y0) * side, y0 + (y1 - y0) * t + (x1 - x0) * side]);
  }
  return simplify(curve([...points, [x1, y1]], 6), 0.25);
}

/** Where the Radici road comes from and goes to: down to Sassuolo, over the pass to Lucca. */
const BEYOND = {
  'passo-delle-radici': [
    [392, 968],
    [376, 1040],
    [330, 1130],
    [318, 1260],
  ],
  saltino: [
    [742, 166],
    [702, 98],
    [718, 10],
    [690, -90],
    [704, -230],
  ],
};

/** @param {Map<string, { at: number[] }>} places @param {{ id: string, kind: string, from: string, to: string }[]} table */
export function roads(places, table) {
  const of = (kind) =>
    table
      .filter((road) => road.kind === kind)
      .map((road) => between(places.get(road.from).at, places.get(road.to).at, road.id));
  const beyond = Object.entries(BEYOND).map(([id, points]) => simplify(curve([places.get(id).at, ...points], 6), 0.25));
  return { white: of('white'), red: [...of('red'), ...beyond] };
}
