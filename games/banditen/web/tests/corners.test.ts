import { describe, expect, it } from 'vitest';
import { along, CORNERS, freeCorner, inCorner } from '../logic/corners';

const FRAME = { width: 1000, height: 500 };
const SLIP = { width: 280, height: 170 };

describe('the corner for a slip', () => {
  it('is the first that hides neither stack, target nor the line between them', () => {
    expect(freeCorner(CORNERS, FRAME, SLIP, [{ x: 500, y: 250 }])).toBe('top-left');
    expect(freeCorner(CORNERS, FRAME, SLIP, [{ x: 100, y: 100 }])).toBe('top-right');
    expect(freeCorner(CORNERS, FRAME, SLIP, along({ x: 100, y: 100 }, { x: 900, y: 100 }))).toBe('bottom-right');
  });
  it('is the one that hides least where each hides something', () => {
    const everywhere = CORNERS.map((corner) => {
      const { x, y } = inCorner(corner, FRAME, SLIP);
      return { x: x + 10, y: y + 10 };
    });
    expect(freeCorner(CORNERS, FRAME, SLIP, [...everywhere, { x: 50, y: 50 }])).toBe('top-right');
  });
});
