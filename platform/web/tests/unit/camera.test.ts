import { describe, expect, it } from 'vitest';
import { Camera } from '../../src/design/camera.svelte';

/** A sheet of 1000 by 1000 in a frame of 400 by 400, its middle in the middle. */
function camera(): Camera {
  const own = new Camera({ width: 1000, height: 1000 });
  own.resize({ width: 400, height: 400 }, () => own.show({ x: 500, y: 500 }, 1));
  return own;
}

describe('a map in its frame', () => {
  it('keeps the place under the pointer where it is while it zooms', () => {
    const own = camera();
    const at = { x: 100, y: 300 };
    const still = own.toSheet(at);
    own.zoom(1.7, at);
    expect(own.toSheet(at).x).toBeCloseTo(still.x);
    expect(own.toSheet(at).y).toBeCloseTo(still.y);
    expect(own.scale).toBeCloseTo(1.7);
  });
  it('never shows less than the whole sheet, nor more than it may', () => {
    const own = camera();
    own.zoom(0.001);
    expect(own.scale).toBeCloseTo(0.4);
    own.zoom(1000);
    expect(own.scale).toBe(own.most);
  });
  it('tells a press from a drag, and pans by the drag', () => {
    const own = camera();
    own.down(1, { x: 200, y: 200 });
    own.move(1, { x: 203, y: 200 });
    expect(own.dragged).toBe(false);
    own.move(1, { x: 243, y: 210 });
    expect(own.dragged).toBe(true);
    expect(own.x).toBeCloseTo(-300 + 40);
    own.up(1);
    expect(own.held).toBe(false);
    own.down(2, { x: 10, y: 10 });
    expect(own.dragged).toBe(false);
  });
  it('pinches with two fingers', () => {
    const own = camera();
    own.down(1, { x: 150, y: 200 });
    own.down(2, { x: 250, y: 200 });
    own.move(2, { x: 350, y: 200 });
    expect(own.scale).toBeCloseTo(2);
    expect(own.dragged).toBe(true);
  });
  it('brings a place into sight, above what covers the foot of the frame', () => {
    const own = camera();
    own.covered = 150;
    own.reveal({ x: 500, y: 690 }, 40);
    expect(own.toFrame({ x: 500, y: 690 }).y).toBeLessThanOrEqual(400 - 150 - 40 + 0.01);
    own.reveal({ x: 500, y: 690 }, 40);
    expect(own.toFrame({ x: 500, y: 690 }).x).toBe(200);
  });
});
