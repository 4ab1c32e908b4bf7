/** The tools that touch the block: facets, gouges and the fields of cuts made from them. */
import { chance } from './seeded-random.mjs';
import { bounds, fromRings, grow, holds, join, meet, poly, rings, turn } from './shape.mjs';

/** @import { Point, Shape } from './shape.mjs' */

/**
 * Edges as a blade leaves them: short straight facets a little off the line; corners stay corners.
 * @param {Shape} shape
 */
export function facet(shape, seed, step = 16, amp = 0.9) {
  const r = chance('facet', seed);
  const recut = (ring) => ring.flatMap(([x0, y0], i) => {
    const [x1, y1] = ring[(i + 1) % ring.length];
    const d = Math.hypot(x1 - x0, y1 - y0);
    const out = [[x0 + r.between(-amp, amp) / 2, y0 + r.between(-amp, amp) / 2]];
    for (let t = r.between(0.6, 1.2) * step; t < d - step / 2; t += r.between(0.7, 1.5) * step) {
      const j = r.between(-amp, amp);
      out.push([x0 + ((x1 - x0) * t - (y1 - y0) * j) / d, y0 + ((y1 - y0) * t + (x1 - x0) * j) / d]);
    }
    return out;
  });
  return fromRings(rings(shape).map(recut));
}

/** One push of the tool from a to b: enters on a point, widens, leaves a blunt end. @returns {Shape} */
export function gouge(x0, y0, x1, y1, w, r = chance('gouge', x0, y0, x1, y1)) {
  const d = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [ux, uy] = [(x1 - x0) / d, (y1 - y0) / d];
  /** @returns {Point} */
  const at = (t, side) => [x0 + ux * d * t - uy * side, y0 + uy * d * t + ux * side];
  const wide = (w / 2) * r.between(0.9, 1.15);
  const k = r.between(-0.08, 0.08);
  return poly([at(0, 0), at(0.3 + k, wide * 0.75), at(0.72 + k, wide), at(0.97, wide * 0.5), at(1, -wide * 0.35), at(0.7 - k, -wide), at(0.26 - k, -wide * 0.7)]);
}

/** A gouge from point to point, written as strings: '10,10 30,12'. @returns {Shape[]} */
export function gouges(w, ...strokes) {
  return strokes.map((s) => {
    const [[x0, y0], [x1, y1]] = s.trim().split(/\s+/).map((p) => p.split(',').map(Number));
    return gouge(x0, y0, x1, y1, w);
  });
}

/**
 * Rows of gouges over a region, stopped `shy` units before its edge. `flow` lets the rows drift as a hand does on a hillside.
 * @param {Shape} region
 */
export function hatch(region, seed, { angle = 0, gap = 8, w = 2.6, lo = 16, hi = 46, space = 0.5, flow = 0, shy = 1.5, skip = 0 } = {}) {
  const r = chance('hatch', seed);
  const inner = grow(region, -shy);
  if (!inner.length) return inner;
  const { cx, cy } = bounds(region);
  const flat = turn(inner, -angle, cx, cy);
  const { x0, y0, x1, y1 } = bounds(flat);
  const marks = [];
  for (let y = y0 + gap * r.between(0.2, 0.8); y < y1; y += gap * r.between(0.85, 1.15)) {
    for (let x = x0 - r.between(0, hi); x < x1; ) {
      const n = r.between(lo, hi);
      const a = y + r.between(-0.12, 0.12) * gap + Math.sin(x / 60) * flow;
      const b = a + r.between(-0.1, 0.1) * gap + Math.cos(x / 60) * flow * 0.4;
      const thick = w * r.between(0.75, 1.2);
      if (r.between(0, 1) >= skip) marks.push(gouge(x, a, x + n, b, thick, r));
      x += n + gap * r.between(space, space * 2.4);
    }
  }
  return turn(meet(join(marks), flat), angle, cx, cy);
}

/** A sky cut outward from one light. @returns {Shape} */
export function rays(cx, cy, seed, { from = 30, to = 300, n = 40, w = 4, a0 = 0, a1 = 360, breaks = 2 } = {}) {
  const r = chance('rays', seed);
  const marks = [];
  for (let i = 0; i < n; i++) {
    const a = ((a0 + ((a1 - a0) * (i + r.between(0.25, 0.75))) / n) * Math.PI) / 180;
    const [ux, uy] = [Math.cos(a), Math.sin(a)];
    for (let s = from * r.between(0.95, 1.25); s < to; ) {
      const len = ((to - from) / breaks) * r.between(0.45, 1);
      const thick = w * (0.5 + (0.9 * s) / to) * r.between(0.8, 1.2);
      marks.push(gouge(cx + ux * s, cy + uy * s, cx + ux * (s + len), cy + uy * (s + len), thick, r));
      s += len + r.between(4, 12);
    }
  }
  return join(marks);
}

/** Ridges the gouge missed in cleared ground: the mark by which a linocut is known. Use little. @param {Shape} region */
export function chatter(region, seed, { n = 12, w = 2, lo = 5, hi = 13, angle = 0, spread = 14 } = {}) {
  const r = chance('chatter', seed);
  const { x0, y0, x1, y1 } = bounds(region);
  const marks = [];
  for (let tries = 0; marks.length < n && tries < n * 30; tries++) {
    const [x, y] = [r.between(x0, x1), r.between(y0, y1)];
    if (!holds(region, x, y)) continue;
    const a = ((angle + r.between(-spread, spread)) * Math.PI) / 180;
    const d = r.between(lo, hi);
    marks.push(gouge(x, y, x + Math.cos(a) * d, y + Math.sin(a) * d, w * r.between(0.7, 1.2), r));
  }
  return meet(join(marks), region);
}
