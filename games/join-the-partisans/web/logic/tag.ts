/** Where the name of the place that is looked at stands on a phone: on a tag over its lamp or under it, whichever hides least.
    Between lamps a name of its own finds no room. */
import { meets, widthOf, type Box } from './labels';
import type { At } from './lamps';

const TAG = { high: 21, off: 31, size: 14, pad: 6 }; // pixels
/** From the lamp: out in halves of its width, down in pixels; over the lamp or under it, straight or to one side. */
const SPOTS: readonly (readonly [out: number, down: number])[] = [-TAG.off, TAG.off].flatMap((down) =>
  [0, 0.6, -0.6].map((out) => [out, down] as const),
);
/** A tag that leaves the frame says nothing. */
const OUT = 9;

export interface Tag extends At {
  /** Half its width, in pixels. */
  half: number;
  box: Box;
}

/** `lamp`: where its lamp burns; `seen`: what of the sheet is in sight; `taken`: what should not be hidden. */
export function tagSpot(name: string, lamp: At, scale: number, seen: Box, taken: readonly Box[]): Tag {
  const half = (widthOf(name) * TAG.size) / 2 + TAG.pad;
  const [wide, high] = [half / scale, TAG.high / 2 / scale];
  const at = ([out, down]: readonly [number, number]): Tag => {
    const x = Math.min(seen[2] - wide, Math.max(seen[0] + wide, lamp.x + (out * half) / scale));
    const y = lamp.y + down / scale;
    return { x, y, half, box: [x - wide, y - high, x + wide, y + high, 6] };
  };
  const hides = ({ box }: Tag): number =>
    taken.filter((other) => meets(box, other)).length + OUT * Number(box[1] < seen[1] || box[3] > seen[3]);
  const [first, ...others] = SPOTS.map(at) as [Tag, ...Tag[]];
  return others.reduce((best, each) => (hides(each) < hides(best) ? each : best), first);
}
