/** The ground: the country and its neighbours, the sea, and the zones of 1941, where the nearest place decides. */
import { box, fromRings, grow, holds, join, meet, minus, rings } from '../../../../platform/web/press/index.mjs';
import { simplify, simplifyRing } from '../../../../platform/web/press/lib/path.mjs';
import { area, dense, slip } from './knife.mjs';

/** As section 3.2 of the rules places the board's own points. */
export const toSheet = ([lon, lat]) => [20 + (lon - 13.37) * 295.4, 20 + (46.89 - lat) * 426];

/** What is drawn around the sheet of 1000 x 680, for wide frames. */
const ROOM = box(-420, -300, 1840, 1280);
const KNIFE = slip({ amp: 1.5, wave: 10, seed: 3 });
const ZONE_KNIFE = slip({ amp: 7, wave: 34, seed: 41 });

const cut = (list, knife, step, tolerance) => list.map((ring) => simplifyRing(dense(ring, step).map(knife), tolerance));
const outer = (list, least) => list.filter((ring) => area(ring) > least);

/* A few more points keep the line of 1941 on the river Mura, where no place of the board lies. */
const MURA = [
  ['H', 16.0, 46.8],
  ['H', 16.03, 46.715],
  ['H', 16.1, 46.66],
  ['H', 16.26, 46.595],
  ['G', 16.01, 46.64],
  ['G', 16.14, 46.575],
  ['G', 15.95, 46.7],
];

/** The part of a polygon that is nearer to p than to q. */
function nearer(polygon, [px, py], [qx, qy]) {
  const side = ([x, y]) => (x - (px + qx) / 2) * (qx - px) + (y - (py + qy) / 2) * (qy - py);
  return polygon.flatMap((a, i) => {
    const b = polygon[(i + 1) % polygon.length];
    const [u, v] = [side(a), side(b)];
    const cross = () => [a[0] + ((b[0] - a[0]) * u) / (u - v), a[1] + ((b[1] - a[1]) * u) / (u - v)];
    return [...(u <= 0 ? [a] : []), ...(u < 0 !== v < 0 && u !== v ? [cross()] : [])];
  });
}
function cells(seeds) {
  const all = [
    [-300, -300],
    [1300, -300],
    [1300, 1000],
    [-300, 1000],
  ];
  return seeds.map(({ at, ...more }) => ({
    ...more,
    cell: seeds.reduce((cell, other) => (other.at === at ? cell : nearer(cell, at, other.at)), all),
  }));
}

/** Cells of one kind become one lump whose corners are round both ways. */
function melt(list, country) {
  const lump = join(list.map(({ cell }) => grow(fromRings([cell]), 0.5)));
  const round = grow(grow(grow(lump, 11), -22), 11);
  return meet(fromRings(cut(rings(round), ZONE_KNIFE, 4, 0.8)), country);
}

/** The runs of a ring that lie inside a shape. */
function inside(ring, shape) {
  const runs = [[]];
  for (const point of dense([...ring, ring[0]], 2.5, false)) {
    if (holds(shape, ...point)) runs[runs.length - 1].push(point);
    else if (runs[runs.length - 1].length > 0) runs.push([]);
  }
  return runs.filter((run) => run.length > 3).map((run) => simplify(run, 0.5));
}

export function land(outlines, places) {
  const brought = Object.fromEntries(
    Object.entries(outlines).map(([name, list]) => [
      name,
      cut(
        list.map((ring) => ring.map(toSheet)),
        KNIFE,
        3,
        name === 'Slovenia' ? 0.5 : 0.9,
      ),
    ]),
  );
  const country = outer(brought.Slovenia, 40);
  const shape = fromRings(country);
  const others = Object.entries(brought)
    .filter(([name]) => name !== 'Slovenia')
    .map(([, list]) => meet(fromRings(outer(list, 60)), ROOM));
  const all = join([shape, ...others].map((one) => grow(one, 0.6)));
  const sea = outer(rings(minus(ROOM, all)), 400);
  const water = fromRings(rings(minus(ROOM, all)).filter((ring) => area(ring) > 60));
  const echoes = [3.5, 7.5, 12.5, 18.5].flatMap((by) =>
    outer(rings(grow(water, -by)), 300).map((ring) => simplifyRing(ring, 0.8)),
  );
  const seeds = cells([
    ...[...places.values()].map(({ at, zone, region }) => ({ at, zone, region })),
    ...MURA.map(([zone, lon, lat]) => ({ at: toSheet([lon, lat]), zone, region: '' })),
  ]);
  const italian = melt(
    seeds.filter(({ zone }) => zone === 'I'),
    shape,
  );
  const hungarian = minus(
    melt(
      seeds.filter(({ zone }) => zone === 'H'),
      shape,
    ),
    italian,
  );
  const german = minus(shape, grow(join(italian, hungarian), 0.4));
  const heart = grow(shape, -3);
  const lines = (zone) => outer(rings(zone), 200).flatMap((ring) => inside(ring, heart));
  const old = melt(
    seeds.filter(({ region }) => region === 'PRI'),
    shape,
  );
  const neat = (zone) => outer(rings(zone), 60).map((ring) => simplifyRing(ring, 0.3));
  // Borders between the neighbours: what two of them share, drawn once for each, away from Slovenia.
  const rim = grow(shape, 5);
  const free = minus(minus(ROOM, rim), grow(water, 4));
  const borders = others
    .flatMap((one) => outer(rings(one), 100))
    .flatMap((ring) => inside(ring, meet(free, box(-410, -290, 1820, 1260))));
  return {
    country,
    shape,
    abroad: others.flatMap((one) => outer(rings(one), 100).map((ring) => simplifyRing(ring, 0.9))),
    borders,
    sea,
    echoes,
    zones: { G: neat(german), I: neat(italian), H: neat(hungarian) },
    line: [...lines(italian), ...lines(hungarian)],
    frontier: lines(old),
  };
}
