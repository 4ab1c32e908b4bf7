import { describe, expect, it } from 'vitest';
import { threats, volley, type Field } from '../logic/fire';
import { GROUNDS } from '../logic/ground';
import { atLeast } from '../logic/odds';
import { piecesOf } from '../logic/pieces';
import { reach } from '../logic/reach';
import type { View } from '../generated';

interface Offer { action: string; verb: string; target: string | null; odds: number | null }
interface Sample { seat: number | null; play: { view: View; offers: Offer[]; draft: string[]; prompt: { key: string } } }

const files = import.meta.glob<Sample>('../samples/*.json', { eager: true, import: 'default' });
const samples = Object.entries(files).map(([path, sample]) => [path.replace(/^.*\/|\.json$/g, ''), sample] as const);

const fieldOf = (view: View): Field => ({
  ground: GROUNDS[view.battle], pieces: piecesOf(view).filter(({ hex }) => hex !== null), night: view.track.find(({ turn }) => turn === view.turn)?.night ?? false, frost: view.frost, low: view.ammo_low,
  bunkers: new Set(view.bunkers), morale: view.rsi_morale,
});

describe('views as the program writes them', () => {
  it('are there, for every kind of question', () => {
    const verbs = new Set(samples.flatMap(([, sample]) => sample.play.offers.map(({ verb }) => verb)));
    for (const verb of ['split', 'place', 'base', 'assign', 'mine', 'value', 'activate', 'pass', 'move', 'fire', 'at', 'with', 'all', 'enter', 'step', 'stop', 'react_fire', 'decline', 'lose', 'retreat', 'hasten', 'part']) expect(verbs, verb).toContain(verb);
  });
  it.each(samples)('%s hides the values of mines from whoever may not know them', (_, sample) => {
    const view = sample.play.view;
    if (view.viewer !== 'axis' && !view.over) for (const mine of view.mines) if (mine.live) expect(mine.value).toBeNull();
  });
});

describe('what the board reckons is what the rules say', () => {
  it.each(samples)('%s: the next steps', (_, sample) => {
    const view = sample.play.view;
    const steps = sample.play.offers.filter(({ verb }) => verb === 'step').map(({ target }) => target?.slice(4) ?? '').sort();
    const going = view.group;
    if (steps.length === 0 || !going || going.deed === 'assault' || going.deed === 'storm') return;
    const ground = GROUNDS[view.battle];
    const pieces = piecesOf(view);
    const at = ground.get(going.here);
    if (!at) return;
    const reached = reach(ground, pieces, { pieces: pieces.filter(({ id }) => going.moving.includes(id)), at, points: going.mp, held: view.battle === 'tarnova' && !view.third_released });
    expect([...reached.values()].filter(({ from }) => from === at.id).map(({ hex }) => hex.id).sort()).toEqual(steps);
  });
  it.each(samples)('%s: who may fire at the group that moves', (_, sample) => {
    const view = sample.play.view;
    const offered = sample.play.offers.filter(({ verb }) => verb === 'react_fire');
    const going = view.group;
    if (offered.length === 0 || !going) return;
    const field = fieldOf(view);
    const at = field.ground.get(going.here);
    const group = piecesOf(view).filter(({ id }) => going.moving.includes(id));
    if (!at) return;
    const seen = threats(field, going.side === 'partisan' ? 0 : 1, at, group).filter(({ stop }) => stop === null);
    expect(seen.map(({ from }) => from.id).sort()).toEqual(offered.map(({ target }) => target?.slice(4) ?? '').sort());
    for (const { odds, target } of offered) if (odds !== null) expect(atLeast(seen.find(({ from }) => `hex:${from.id}` === target)?.volley.chances ?? [], 1)).toBeCloseTo(odds, 3);
  });
  it.each(samples)('%s: which targets are in range and in sight', (_, sample) => {
    const view = sample.play.view;
    const offered = sample.play.offers.filter(({ verb }) => verb === 'at').map(({ target }) => target?.slice(4) ?? '').sort();
    const from = sample.play.draft.map((pick) => /^activate hex:(.+)$/.exec(pick)?.[1]).find(Boolean);
    const field = fieldOf(view);
    const at = from ? field.ground.get(from) : undefined;
    if (offered.length === 0 || !at) return;
    const own = field.pieces.filter(({ hex, seat }) => hex === at.id && seat === sample.seat);
    const held = new Set(field.pieces.filter(({ type }) => type !== 'cmd').map(({ hex }) => hex));
    const targets = [...new Set(field.pieces.filter(({ seat }) => seat !== sample.seat).map(({ hex }) => hex ?? ''))].filter((id) => {
      const to = field.ground.get(id);
      return to && field.ground.sight(at, to, (hex) => held.has(hex.id)).free && volley(field, own, at, to, []).firing.length > 0;
    });
    expect(targets.sort()).toEqual(offered);
  });
});
