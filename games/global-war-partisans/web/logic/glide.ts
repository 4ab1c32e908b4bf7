/** The camera goes to what is told, and back to where it was when all of it has been told. */
import type { Camera, Place } from '$web/design/camera.svelte';

export const GLIDE = 180; // ms

/** Pans so far in so many ms, and says when it is there; the answer stops it where it is. */
export function glide(camera: Camera, { x, y }: Place, ms: number, there = (): void => undefined): () => void {
  if (ms === 0) {
    camera.pan(x, y);
    there();
    return () => undefined;
  }
  const from = performance.now();
  let done = 0;
  const step = (now: number): void => {
    const to = Math.min(1, Math.max(done, (now - from) / ms));
    camera.pan(x * (to - done), y * (to - done));
    done = to;
    if (to < 1) frame = requestAnimationFrame(step);
    else there();
  };
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

/** How far these places, in pixels of the frame, are from lying between the two: what does not fit lets the first lie there. */
export function outside(at: readonly number[], from: number, to: number): number {
  if (to <= from) return (from + to) / 2 - (at[0] ?? 0);
  const all = Math.max(...at) - Math.min(...at) > to - from ? at.slice(0, 1) : at;
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return low < from ? from - low : high > to ? to - high : 0;
}
