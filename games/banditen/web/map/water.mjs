/** Water: a river that fills hexes, and streams that run along their sides. */
import { chance, curve, grow, join, meet, minus } from '../../../../platform/web/press/index.mjs';
import { cut, noise, ribbon } from './rough-path.mjs';
import { PAPER } from './land.mjs';
import { beyond, corner, HEIGHT, SIDES, WIDTH } from './sheet.mjs';

/** Points that belong together, in the order in which one leads to the next. */
function chain(links) {
  const near = new Map();
  for (const [a, b] of links)
    for (const [from, to] of [
      [a, b],
      [b, a],
    ])
      near.set(from, [...(near.get(from) ?? []), to]);
  const ends = [...near.keys()].filter((key) => near.get(key).length === 1).sort();
  const walk = [ends[0]];
  for (;;) {
    const next = near.get(walk.at(-1))?.find((key) => !walk.includes(key));
    if (next === undefined) return walk;
    walk.push(next);
  }
}

/** On past the last point, off the sheet. */
const onward = ([ax, ay], [bx, by], far) => {
  const d = Math.hypot(bx - ax, by - ay);
  return [bx + ((bx - ax) / d) * far, by + ((by - ay) / d) * far];
};

/** The course of the river through the middles of its hexes, from one edge of the sheet to the other. */
export function riverCourse(map) {
  const wet = [...map.hexes.values()].filter((hex) => hex.terrain === 'river');
  if (wet.length < 2) return null;
  const links = wet.flatMap((hex) =>
    SIDES.map((side) => beyond(map, hex, side))
      .filter((other) => other?.terrain === 'river')
      .map((other) => [hex.id, other.id]),
  );
  const points = chain(links.filter(([a, b]) => a < b)).map((id) => {
    const { x, y } = map.hexes.get(id);
    return [x + 6 * noise(x / 50, 1, 3), y + 11 * noise(x / 52, 2, 11)];
  });
  const [a, b] = points;
  const [y, z] = points.slice(-2);
  return curve([onward(b, a, 70), ...points, onward(y, z, 80)], 14);
}

export function river(map, course) {
  const r = chance(map.name, 'river');
  const body = meet(
    cut(
      ribbon(course, (t) => 34 + 8 * noise(t * 7, 3, 21) + 9 * t, 2.4, 5),
      { amp: 1.6, wave: 14, step: 4, seed: 3 },
    ),
    PAPER,
  );
  const flow = [];
  for (const off of [-12, -5.5, 1.5, 8.5, 14]) {
    for (let i = 0; i < course.length - 4;) {
      const n = 6 + r.whole(10);
      const reach = course
        .slice(i, i + n)
        .map(([x, y]) => [x + off * 0.42, y + off * 0.9 + 1.1 * noise(x / 12, y / 12, 8)]);
      if (reach.length > 3)
        flow.push(ribbon(reach, (t) => 2 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.06)) + 0.3, 0.25, 2));
      i += n + 2 + r.whole(7);
    }
  }
  return { body, bank: meet(grow(body, 4.2), PAPER), flow: meet(join(flow), body) };
}

/** The stream through the corners of its sides, pulled a little towards its axis; it widens towards its mouth. */
export function stream(map, riverBody) {
  const key = ([x, y]) => `${Math.round(x)},${Math.round(y)}`;
  const places = new Map();
  const links = [];
  for (const hex of map.hexes.values()) {
    for (const side of hex.stream) {
      const ends = [corner(hex, SIDES.indexOf(side)), corner(hex, SIDES.indexOf(side) + 1)];
      // Corners of neighbours differ in the last decimal: the nearest known one is the same.
      const keys = ends.map((p) => {
        const known = [...places.entries()].find(([, q]) => Math.hypot(p[0] - q[0], p[1] - q[1]) < 2);
        if (known) return known[0];
        places.set(key(p), p);
        return key(p);
      });
      if (!links.some(([a, b]) => keys.includes(a) && keys.includes(b))) links.push(keys);
    }
  }
  if (links.length === 0) return null;
  const points = chain(links).map((id) => places.get(id));
  const mouth = ([x, y]) => Math.min(Math.abs(y - HEIGHT), Math.abs(x - WIDTH), x, y);
  if (mouth(points[0]) > mouth(points.at(-1))) points.reverse();
  const axis = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const bent = points.map(([x, y]) => [axis + (x - axis) * 0.85 + 4 * noise(y / 90, 4, 6), y]);
  const [sx, sy] = bent[0];
  const source = [
    sx < 60 ? -40 : sx > WIDTH - 60 ? WIDTH + 40 : sx,
    sy > HEIGHT - 60 ? HEIGHT + 40 : sy < 60 ? -40 : sy,
  ];
  const line = curve([source, ...bent, onward(bent.at(-3), bent.at(-1), 62)], 7);
  // It runs into the river; what would come out on the other side is dropped.
  const size = (ring) =>
    Math.abs(
      ring.reduce((sum, { x, y }, i) => sum + x * ring[(i + 1) % ring.length].y - y * ring[(i + 1) % ring.length].x, 0),
    );
  const [body] = meet(
    minus(
      ribbon(line, (t) => 4.6 + 4.2 * t, 0.9, 3),
      riverBody,
    ),
    PAPER,
  )
    .sort((a, b) => size(b) - size(a))
    .map((ring) => [ring]);
  return { body, bank: meet(grow(body, 2.6), PAPER) };
}
