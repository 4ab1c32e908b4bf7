/** Where the map lies: what a question is about comes into sight with everything that is lit, as large as it fits. */
import type { Box, Camera, Place } from '$web/design/camera.svelte';
import type { BanditenBoard } from './board.svelte';
import { fanned } from './fan';
import type { Hex, HexId } from './ground';

/** Room around a place, in units of the sheet: half a counter with the marks on it; more where there is more. */
const ROOM = { x: 25, y: 36 } as const;
const AMPLE = { x: 48, y: 62 } as const;

const hexes = (board: BanditenBoard, ids: readonly (HexId | null | undefined)[]): Hex[] => [
  ...new Set(ids.flatMap((id) => (id ? (board.ground.get(id) ?? []) : []))),
];

/** What a question cannot do without: who is asked, whom or what it is about. While nothing is asked, where something happens. */
export function subjectOf(board: BanditenBoard): Hex[] {
  const { view, stage } = board;
  const shot = view.shot ? [view.shot.to, view.shot.from] : [];
  if (!board.asked) return hexes(board, [view.group?.here, view.fight?.hex, view.fight?.from, ...shot]);
  const met =
    stage === 'target' ? board.aims.likeliest?.id : stage === 'react' ? view.group?.here : board.aims.shot?.hex.id;
  const only = board.lit.all.length === 1 ? board.lit.all[0]?.hex.id : null;
  const about = hexes(board, [
    board.group.at?.id,
    board.aims.asking?.id,
    view.draft?.target,
    met,
    only,
    ...(stage === 'loss' ? shot : []),
  ]);
  return about.length > 0 ? about : hexes(board, [view.group?.here, view.shot?.to]);
}

/** The corners of a stack that is laid out on the map because a question is about it: it must be seen like its hex. */
export function fanCorners(board: BanditenBoard): Place[] {
  const fan = board.asked && board.group.named.length > 0 ? fanned(board) : null;
  if (!fan) return [];
  const [left, right] = [fan.x + ROOM.x, fan.x + fan.width - ROOM.x];
  return [fan.y + ROOM.y, fan.y + fan.height].flatMap((y) => [
    { x: left, y },
    { x: right, y },
  ]);
}

/** What the first look at the map shows: goals and units; on the phone what is lit. */
export function heartOf(board: BanditenBoard): readonly Hex[] {
  const all = board.ground.hexes.filter(
    (hex) =>
      hex.objective !== '' ||
      hex.fort > 0 ||
      (board.stacks.has(hex.id) && (board.narrow ? board.stacks.get(hex.id)?.[0]?.seat === board.seat : true)),
  );
  const lit = board.aims.asking ? [board.aims.asking] : board.lit.choices;
  const near = board.narrow && lit.length > 0 ? [...lit, ...subjectOf(board)] : [...all, ...lit];
  return near.length > 0 ? near : board.ground.hexes;
}

const spanOf = (of: readonly number[], room: number): [low: number, high: number] => [
  Math.min(...of) - room,
  Math.max(...of) + room,
];
const boundsOf = (places: readonly Place[], room: Place = ROOM) => ({
  x: spanOf(
    places.map(({ x }) => x),
    room.x,
  ),
  y: spanOf(
    places.map(({ y }) => y),
    room.y,
  ),
});
export const middleOf = (places: readonly Place[]): Place => {
  const { x, y } = boundsOf(places);
  return { x: (x[0] + x[1]) / 2, y: (y[0] + y[1]) / 2 };
};
/** The scale at which all of these have room in the frame. */
export function fitting(frame: Box, places: readonly Place[]): number {
  const { x, y } = boundsOf(places);
  return Math.min(frame.width / (x[1] - x[0]), frame.height / (y[1] - y[0]));
}

/** Is it in sight with all that lies on it? */
export const seen = (camera: Camera, place: Place): boolean => {
  const [low, high] = [
    camera.toFrame({ x: place.x - ROOM.x, y: place.y - ROOM.y }),
    camera.toFrame({ x: place.x + ROOM.x, y: place.y + ROOM.y }),
  ];
  const SLACK = 1;
  return (
    low.x >= -SLACK &&
    low.y >= -SLACK &&
    high.x <= camera.frame.width + SLACK &&
    high.y <= camera.frame.height - camera.covered + SLACK
  );
};

/** All of these come into sight by as little movement as will do; false where they do not fit at this scale. */
function slide(camera: Camera, places: readonly Place[], room: Place): boolean {
  // Ample room ends at the sheet's edge: beyond it nothing is printed.
  const [least, { width: w, height: h }] = [boundsOf(places), camera.sheet];
  const within = (of: [number, number], need: [number, number], edge: number): [number, number] => [
    Math.max(of[0], Math.min(0, need[0])),
    Math.min(of[1], Math.max(edge, need[1])),
  ];
  const wanted = boundsOf(places, room);
  const [x, y] = [within(wanted.x, least.x, w), within(wanted.y, least.y, h)];
  const [low, high] = [camera.toFrame({ x: x[0], y: y[0] }), camera.toFrame({ x: x[1], y: y[1] })];
  const [width, height] = [camera.frame.width, camera.frame.height - camera.covered];
  if (high.x - low.x > width + 1 || high.y - low.y > height + 1) return false;
  const by = (from: number, to: number, size: number) => (from < 0 ? -from : to > size ? size - to : 0);
  camera.pan(by(low.x, high.x, width), by(low.y, high.y, height));
  return true;
}

/** The middle of the window of this size, in units of the sheet, that shows the most of `lit` and all of `must`. */
export function fullestWindow(must: readonly Place[], lit: readonly Place[], size: Box): Place | null {
  const all = [...must, ...lit];
  const holds = (x: number, y: number, place: Place) =>
    place.x - ROOM.x >= x - 1 &&
    place.x + ROOM.x <= x + size.width + 1 &&
    place.y - ROOM.y >= y - 1 &&
    place.y + ROOM.y <= y + size.height + 1;
  let best: { count: number; held: Place[] } | null = null;
  // The best window can be pushed until it begins or ends at one of the places.
  const starts = (of: readonly number[], room: number, length: number) => [
    ...new Set(of.flatMap((at) => [at - room, at + room - length])),
  ];
  for (const x of starts(
    all.map((place) => place.x),
    ROOM.x,
    size.width,
  ))
    for (const y of starts(
      all.map((place) => place.y),
      ROOM.y,
      size.height,
    )) {
      if (!must.every((place) => holds(x, y, place))) continue;
      const held = all.filter((place) => holds(x, y, place));
      if (held.length > (best?.count ?? 0)) best = { count: held.length, held };
    }
  return best && middleOf(best.held);
}

/** What a question is about and all that is lit come into sight, at a smaller scale if need be, but never a smaller one than `least`;
    where all of it has no room even so, as much of it as has, always with what the question is about. A map that was moved `byHand`
    stays while some of it is in sight. */
export function bring(
  camera: Camera,
  must: readonly Place[],
  lit: readonly Place[],
  { least, byHand = false }: { least: number; byHand?: boolean },
): void {
  const all = [...must, ...lit];
  if (all.length === 0 || camera.frame.width === 0 || [AMPLE, ROOM].some((room) => slide(camera, all, room))) return;
  const shown = lit.filter((place) => seen(camera, place)).length;
  const enough = byHand ? Math.min(lit.length, 1) : Math.max(1, lit.length / 2);
  const whole = must.every((place) => seen(camera, place));
  if (byHand && whole && shown >= enough) return;
  const scale = fitting(camera.frame, all);
  if (scale >= least) {
    camera.show(middleOf(all), Math.min(scale, camera.scale));
    return;
  }
  if (whole && shown >= enough) return;
  const small = Math.min(least, camera.scale);
  const size = { width: camera.frame.width / small, height: (camera.frame.height - camera.covered) / small };
  const best = fullestWindow(must, lit, size) ?? (must.length > 0 ? middleOf(must) : null);
  if (best) camera.show(best, small);
}

/** The map moves a little so that as few stacks as can be are cut by the frame's edge; what `must` be seen stays in sight. */
export function cutFewest(camera: Camera, stacks: readonly Place[], must: readonly Place[]): void {
  const { width, height } = camera.frame;
  const half = 26 * camera.scale;
  const start = { x: camera.x, y: camera.y };
  const cut = (dx: number, dy: number) =>
    stacks.filter((stack) => {
      const { x, y } = camera.toFrame(stack);
      const [fx, fy] = [x + start.x - camera.x + dx, y + start.y - camera.y + dy];
      const meets = fx > -half && fx < width + half && fy > -half && fy < height - camera.covered + half;
      return meets && (fx < half || fx > width - half || fy < half || fy > height - camera.covered - half);
    }).length;
  const [REACH, STEP] = [72, 12];
  const shifts = Array.from({ length: (2 * REACH) / STEP + 1 }, (_, i) => i * STEP - REACH).sort(
    (a, b) => Math.abs(a) - Math.abs(b),
  );
  const held = must.filter((place) => seen(camera, place));
  /** Paper beyond the sheet's edge, in pixels: no more of it than there was. */
  const bare = () => {
    const [right, foot] = [camera.sheet.width * camera.scale + camera.x, camera.sheet.height * camera.scale + camera.y];
    return [camera.x, camera.y, width - right, height - foot].reduce((sum, over) => sum + Math.max(0, over), 0);
  };
  const most = bare() + 1;
  let best = { dx: 0, dy: 0, count: cut(0, 0) };
  for (const dx of shifts)
    for (const dy of shifts) {
      const count = cut(dx, dy);
      if (count >= best.count) continue;
      camera.pan(dx, dy);
      // The sheet's edge may hold it back.
      const there = Math.abs(camera.x - start.x - dx) < 1 && Math.abs(camera.y - start.y - dy) < 1;
      if (there && bare() <= most && held.every((place) => seen(camera, place))) best = { dx, dy, count };
      camera.pan(start.x - camera.x, start.y - camera.y);
    }
  camera.pan(best.dx, best.dy);
}

export type Edge = 'up' | 'right' | 'down' | 'left';
/** Lit hexes beyond one edge of the frame; `x` and `y`: the place of that edge nearest to them. */
export interface Beyond {
  edge: Edge;
  x: number;
  y: number;
  hexes: Hex[];
}
export function beyond(camera: Camera, lit: readonly Hex[], { width, height }: Box = camera.frame): Beyond[] {
  const half = 14 * camera.scale; // a hex of which less than that is in sight cannot be made out
  const out = new Map<Edge, Hex[]>();
  for (const hex of lit) {
    const at = camera.toFrame(hex);
    const past = { up: half - at.y, down: at.y + half - height, left: half - at.x, right: at.x + half - width };
    const [edge, most] = (Object.entries(past) as [Edge, number][]).reduce((a, b) => (b[1] > a[1] ? b : a));
    if (most > 0) out.set(edge, [...(out.get(edge) ?? []), hex]);
  }
  return [...out].map(([edge, hexes]) => {
    const { x, y } = camera.toFrame(middleOf(hexes));
    const within = (of: number, size: number) => Math.min(Math.max(of, 0), size);
    const [px, py] = [within(x, width), within(y, height)];
    return {
      edge,
      hexes,
      x: edge === 'left' ? 0 : edge === 'right' ? width : px,
      y: edge === 'up' ? 0 : edge === 'down' ? height : py,
    };
  });
}

/** Where along its edge a tag of this size lies on the least of these things; near to where it points, if it may. */
export function freest(
  { edge, x, y }: Pick<Beyond, 'edge' | 'x' | 'y'>,
  frame: Box,
  size: Box,
  things: readonly (Place & Box)[],
): Place {
  const along = edge === 'up' || edge === 'down';
  const [length, own, wanted] = along ? [frame.width, size.width, x] : [frame.height, size.height, y];
  const [depth, deep] = along ? [frame.height, size.height] : [frame.width, size.width];
  const across = edge === 'up' || edge === 'left' ? deep / 2 + 2 : depth - deep / 2 - 2;
  const STEP = 8;
  const cost = (at: number) => {
    const box = {
      x: (along ? at : across) - size.width / 2,
      y: (along ? across : at) - size.height / 2,
    };
    const hidden = things.reduce((sum, thing) => {
      const wide = Math.min(box.x + size.width, thing.x + thing.width) - Math.max(box.x, thing.x);
      const high = Math.min(box.y + size.height, thing.y + thing.height) - Math.max(box.y, thing.y);
      return sum + Math.max(0, wide) * Math.max(0, high);
    }, 0);
    return hidden + Math.abs(at - wanted) * 0.5;
  };
  const places = Array.from({ length: Math.max(1, Math.floor((length - own) / STEP)) }, (_, i) => own / 2 + i * STEP);
  const at = places.reduce((best, each) => (cost(each) < cost(best) ? each : best), places[0] ?? wanted);
  return along ? { x: at, y: across } : { x: across, y: at };
}
