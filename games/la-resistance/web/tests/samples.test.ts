import { describe, expect, it } from 'vitest';
import { assess } from '../logic/forecast';
import { begin, completed, run } from '../logic/laying';
import type { BoardView } from '../logic/house';
import type { Spot } from '../generated';

interface Sample { seat: number | null; play: { view: BoardView; offers: { action: string }[]; prompt: { key: string } } }

const files = import.meta.glob<Sample>('../samples/*.json', { eager: true, import: 'default' });
const samples = Object.entries(files).map(([path, sample]) => [path.replace(/^.*\//, ''), sample] as const);

describe('views as the program writes them', () => {
  it('are there, for every kind of question', () => {
    const asked = new Set(samples.map(([, sample]) => sample.play.prompt.key));
    for (const key of ['leaders', 'blind-leaders', 'pre-roll', 'r1', 'r2', 'r3', 'r4', 'post-roll', 'explode', 'action', 'cover-the-slot', 'aim-the-card', 'duck', 'take', 'choose', 'over-limit', 'over']) expect(asked, key).toContain(key);
  });
  it.each(samples)('%s: the forecast is the rules’ own sum', (_, sample) => {
    const { view } = sample.play;
    const sum = assess(view);
    if (!sum) return;
    expect(sum.lines.some((line) => line.how === 'other')).toBe(false);
    const plain = sum.lines.filter((line) => line.how !== 'taken');
    const total = (of: 'glory' | 'recruits', sign: 1 | -1) => plain.filter((line) => line.how !== 'leader' && line.how !== 'event').reduce((a, line) => a + Math.max(0, sign * line[of]), 0);
    expect({ glory: total('glory', 1), recruits: total('recruits', 1), lost_glory: total('glory', -1), loss: sum.loss }).toEqual(view.forecast);
  });
  it.each(samples)('%s: what the board can cover is what the rules offer', (_, sample) => {
    const { view } = sample.play;
    if (view.step !== 'action' || view.draft || sample.seat !== view.active) return;
    for (const spot of ['1', '2', '3', '4'] as Spot[]) {
      const lying = view.row[spot];
      if (!lying || lying.tapped) continue;
      const whole = completed(view, begin(view, { what: 'defeat', spot }));
      const band = view.bands[view.active ?? 0];
      const payable = lying.kind !== 'massacre' || (band?.recruits ?? 0) > 1;
      expect(whole !== null && payable, `${lying.kind} ${whole ? run(view, whole).join(', ') : ''}`).toBe(sample.play.offers.some((offer) => offer.action === `defeat mission:${spot}`));
    }
  });
});
