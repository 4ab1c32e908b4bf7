/** Where something may lie on the map without hiding what is being decided. */
import type { Box, Place } from '$web/design/camera.svelte';

export const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;
export type Corner = (typeof CORNERS)[number];

const EDGE = 12; // pixels from the frame
const ROOM = 26; // pixels around a place that must be seen

/** Where a thing of this size stands in a corner of the frame. */
export function inCorner(corner: Corner, frame: Box, size: Box): Place {
  const [end, side] = corner.split('-');
  return {
    x: side === 'left' ? EDGE : frame.width - size.width - EDGE,
    y: end === 'top' ? EDGE : frame.height - size.height - EDGE,
  };
}

/** The first of the corners that hides none of these places; if each hides some, the one that hides fewest. */
export function freeCorner(order: readonly Corner[], frame: Box, size: Box, seen: readonly Place[]): Corner {
  const hidden = (corner: Corner) => {
    const { x, y } = inCorner(corner, frame, size);
    return seen.filter(
      (place) =>
        place.x > x - ROOM && place.x < x + size.width + ROOM && place.y > y - ROOM && place.y < y + size.height + ROOM,
    ).length;
  };
  return order.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best), order[0] ?? 'top-left');
}

/** Places along a straight line, its ends included. */
export function along(from: Place, to: Place, steps = 8): Place[] {
  return Array.from({ length: steps + 1 }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / steps,
    y: from.y + ((to.y - from.y) * i) / steps,
  }));
}
