import { describe, expect, it } from 'vitest';
import { Camera } from '$web/design/camera.svelte';
import { beyond, bring, fitting, freest, fullestWindow } from '../logic/framing';
import { GROUNDS, SHEET, type Hex } from '../logic/ground';

const hex = (id: string): Hex => {
  const found = GROUNDS.gravellona.get(id);
  if (!found) throw new Error(`there is no hex ${id}`);
  return found;
};
function camera(width: number, height: number, scale: number, at = hex('10.10')): Camera {
  const of = new Camera(SHEET, 3.4);
  of.resize({ width, height }, () => of.show(at, scale));
  return of;
}
const sees = (of: Camera, ...ids: string[]) => ids.map((id) => of.sees(hex(id), 28));

describe('the map lies so that a question can be answered', () => {
  it('shows who fires and who is fired at, at a smaller scale if need be', () => {
    const of = camera(360, 400, 1.46);
    bring(of, [hex('20.05'), hex('15.03')], [hex('15.03')], { least: 1.3 });
    expect(sees(of, '20.05', '15.03')).toEqual([true, true]);
    expect(of.scale).toBeGreaterThanOrEqual(1.3);
    expect(of.scale).toBeLessThan(1.46);
  });
  it('does not move while everything is in sight', () => {
    const of = camera(1060, 560, 1.25);
    const before = [of.x, of.y, of.scale];
    bring(of, [hex('10.10')], [hex('11.10'), hex('09.10')], { least: 1.25 });
    expect([of.x, of.y, of.scale]).toEqual(before);
  });
  it('shows as many lit places as have room where not all have', () => {
    const lit = ['02.02', '16.16', '16.17', '17.17'].map(hex);
    const of = camera(360, 400, 1.46, hex('02.02'));
    bring(of, [], lit, { least: 1.3 });
    expect(sees(of, '02.02', '16.16', '16.17', '17.17')).toEqual([false, true, true, true]);
    expect(fullestWindow([hex('02.02')], lit, { width: 270, height: 300 })).toMatchObject({
      x: expect.closeTo(hex('02.02').x, 0) as number,
    });
    expect(fitting({ width: 360, height: 400 }, lit)).toBeLessThan(1.3);
  });
  it('stays where a hand has put it while some of what is lit is in sight', () => {
    const of = camera(360, 400, 3);
    const before = [of.x, of.y, of.scale];
    bring(of, [], [hex('10.10'), hex('16.16')], { least: 1.3, byHand: true });
    expect([of.x, of.y, of.scale]).toEqual(before);
  });
  it('says at its edge where lit places lie beyond it', () => {
    const of = camera(360, 400, 1.46);
    const tags = beyond(of, ['10.10', '10.19', '19.10', '20.10'].map(hex));
    expect(tags.map(({ edge, hexes }) => [edge, hexes.map(({ id }) => id)])).toEqual([
      ['down', ['10.19']],
      ['right', ['19.10', '20.10']],
    ]);
  });
  it('lays what it says there on no stack', () => {
    const things = [{ x: 150, y: 340, width: 60, height: 60 }];
    const { x, y } = freest(
      { edge: 'down', x: 180, y: 400 },
      { width: 360, height: 400 },
      { width: 84, height: 44 },
      things,
    );
    expect(y).toBe(376);
    expect(Math.abs(x - 180)).toBeGreaterThanOrEqual(68);
  });
});
