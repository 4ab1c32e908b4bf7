import { describe, expect, it } from 'vitest';
import type { View } from '../generated';
import { labelsOf, legible, shared, standAround, type Box } from '../logic/map-labels';
import { MapView } from '../logic/map-view.svelte';
import { place, sheet } from '../logic/places';
import { names, sample } from './table';

const FRAMES = [
  { narrow: true, width: 360, height: 200 },
  { narrow: true, width: 360, height: 270 },
  { narrow: false, width: 596, height: 616 },
  { narrow: false, width: 1200, height: 880 },
];
const room = { left: 8, right: 8, top: 8, bottom: 8 };

function mapView(width: number, height: number): MapView {
  const view = new MapView(sheet.bounds);
  view.frame(width, height, room);
  return view;
}
/** The pieces of a sample, place by place. */
function piecesOf(view: View): Map<string, { width: number }[]> {
  const all = new Map<string, { width: number }[]>();
  const put = (id: string | null, width: number) => {
    if (id) all.set(id, [...(all.get(id) ?? []), { width }]);
  };
  for (const player of view.players) {
    put(player.base, 36);
    for (const at of Object.values(player.pieces)) put(at, 27);
  }
  return all;
}
const boards = names.map((name) => ({ name, view: sample(name).play.view as View }));

describe('names and pieces on the map', () => {
  it.each(FRAMES)('prints no name over another ($width x $height)', ({ narrow, width, height }) => {
    const view = mapView(width, height);
    for (const pawn of [null, ...Object.keys(sheet.places)]) {
      const { names: printed, plate } = labelsOf(view, { narrow, pawn, about: new Set(), piece: 1.4 });
      const boxes: Box[] = [...printed.map(({ box }) => box), ...(plate ? [plate.box] : [])];
      for (const [i, box] of boxes.entries())
        for (const other of boxes.slice(i + 1)) expect(shared(box, other)).toBe(0);
    }
  });
  it.each(boards)('$name: the capital has its name on a desk, whatever stands there', ({ view }) => {
    const pawn = view.mission?.locality ?? null;
    for (const { narrow, width, height } of FRAMES.slice(2)) {
      const frame = mapView(width, height);
      const labels = labelsOf(frame, { narrow, pawn, about: new Set(), piece: 1.3 });
      const over = standAround(piecesOf(view), labels, 1.3, pawn, new Set(), frame).map(
        ({ at, thing, dx, dy }): Box => {
          const [x, y] = place(at).at;
          const [w, h] = [thing.width * 1.3, 30 * 1.3];
          return { x: x + dx - w / 2, y: y + dy - h / 2, w, h };
        },
      );
      const named = legible(labels, over, frame).map(({ text }) => text);
      expect([...named, labels.plate?.text]).toContain('Montefiorino');
    }
  });
  it('names the place that is asked about before all others', () => {
    const view = mapView(360, 200);
    const { names: printed } = labelsOf(view, { narrow: true, pawn: null, about: new Set(['barigazzo']), piece: 1.4 });
    expect(printed[0]?.text).toBe('Barigazzo');
  });
  it.each(boards)('$name: pieces leave the mission’s name free', ({ view }) => {
    const pawn = view.mission?.locality ?? null;
    for (const { narrow, width, height } of FRAMES.slice(2)) {
      const labels = labelsOf(mapView(width, height), { narrow, pawn, about: new Set(), piece: 1.3 });
      for (const { at, dx, dy } of standAround(piecesOf(view), labels, 1.3, pawn)) {
        const [x, y] = place(at).at;
        const middle = { x: x + dx - 6, y: y + dy - 6, w: 12, h: 12 };
        if (labels.plate) expect(shared(middle, labels.plate.box)).toBe(0);
      }
    }
  });
});
