/** Three windows on one geometry: Europe, China and the world. */
const radians = (degrees) => (degrees * Math.PI) / 180;

/** A conformal cone: the shape that people know from school maps. */
function cone(lon0, first, second) {
  const [p1, p2] = [radians(first), radians(second)];
  const turn = (p) => Math.tan(Math.PI / 4 + p / 2);
  const n = Math.log(Math.cos(p1) / Math.cos(p2)) / Math.log(turn(p2) / turn(p1));
  const f = (Math.cos(p1) * turn(p1) ** n) / n;
  return ([lon, lat]) => {
    const r = f / turn(radians(Math.max(-70, Math.min(86, lat)))) ** n;
    const a = n * radians(lon - lon0);
    return [r * Math.sin(a), r * Math.cos(a)];
  };
}
const flat = ([lon, lat]) => [radians(lon) * 0.78, -radians(lat)];

/** `ask`: degrees (west, south, east, north) that fill a window `width` wide. `whole`: how far the sheet goes beyond it. */
function sheet({ go, ask, width, whole, ...knife }) {
  const corners = ([west, south, east, north]) =>
    [west, (west + east) / 2, east].flatMap((lon) => [south, north].map((lat) => go([lon, lat])));
  const bounds = (points) => [
    Math.min(...points.map(([x]) => x)),
    Math.min(...points.map(([, y]) => y)),
    Math.max(...points.map(([x]) => x)),
    Math.max(...points.map(([, y]) => y)),
  ];
  const [x0, y0, x1, y1] = bounds(corners(ask));
  const [wx0, wy0, wx1, wy1] = bounds(corners(whole));
  const k = width / (x1 - x0);
  const at = (point) => {
    const [x, y] = go(point);
    return [(x - wx0) * k, (y - wy0) * k];
  };
  const size = [Math.round((wx1 - wx0) * k), Math.round((wy1 - wy0) * k)];
  const frame = [(x0 - wx0) * k, (y0 - wy0) * k, (x1 - x0) * k, (y1 - y0) * k].map(Math.round);
  return { at, size, frame, whole, ...knife };
}

export const SHEETS = {
  europe: sheet({
    go: cone(19, 40, 60),
    ask: [-9.2, 36.6, 47.5, 61.6],
    width: 884,
    whole: [-17, 19, 60, 70.5],
    amp: 1.6,
    wave: 12,
    facet: 0.65,
    least: 13,
  }),
  china: sheet({
    go: cone(114, 25, 45),
    ask: [99, 15.5, 142.5, 50.5],
    width: 640,
    whole: [88, 2, 152, 57],
    amp: 1.6,
    wave: 12,
    facet: 0.65,
    least: 13,
  }),
  world: sheet({
    go: flat,
    ask: [-168, -40, 186, 74],
    width: 1240,
    whole: [-171, -48, 190, 78],
    amp: 1.2,
    wave: 12,
    facet: 0.55,
    least: 8,
  }),
};
