/** Where the map lies: what a question is about comes into sight with everything that is lit, as large as it fits. */
import type { Box, Camera, Place } from '$web/design/camera.svelte';
import type { BanditenBoard } from './board.svelte';
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
  const met = stage === 'target' ? board.likeliest?.id : stage === 'react' ? view.group?.here : board.bestShot?.hex.id;
  const only = board.lit.length === 1 ? board.lit[0]?.hex.id : null;
  const about = hexes(board, [
    board.acting?.id,
    board.asking?.id,
    view.draft?.target,
    met,
    only,
    ...(stage === 'loss' ? shot : []),
  ]);
  return about.length > 0 ? about : hexes(board, [view.group?.here, view.shot?.to]);
}

/** The corners of a stack that is laid out on the map because a question is about it: it must be seen like its hex. */
export function fanCorners(board: BanditenBoard): Place[] {
  const fan = board.asked && board.named.length > 0 ? board.fan : null;
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
  const lit = board.asking ? [board.asking] : board.choices;
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

/** Lit hexes beyond the frame, gathered at the place of its edge where they lie; `turn`: where to, in degrees from the right. */
export interface Beyond {
  x: number;
  y: number;
  turn: number;
  hexes: Hex[];
}
export function beyond(camera: Camera, lit: readonly Hex[], inset: number, apart: number): Beyond[] {
  const { width, height } = camera.frame;
  const out: Beyond[] = [];
  for (const hex of lit) {
    const at = camera.toFrame(hex);
    const half = 14 * camera.scale; // a hex of which less than that is in sight cannot be made out
    if (at.x > half && at.y > half && at.x < width - half && at.y < height - half) continue;
    const [x, y] = [Math.min(Math.max(at.x, inset), width - inset), Math.min(Math.max(at.y, inset), height - inset)];
    const near = out.find((tag) => Math.hypot(tag.x - x, tag.y - y) < apart);
    if (near) near.hexes.push(hex);
    else out.push({ x, y, turn: (Math.atan2(at.y - y, at.x - x) * 180) / Math.PI, hexes: [hex] });
  }
  return out;
}
