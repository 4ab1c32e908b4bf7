/** Dice being laid. The rules take them slot by slot, whites first; a player may lay them in any order, so they are
    gathered here and sent as one run in the rules' order (LR-5.32). */
import { coverable, cheapest, covers, mayBecome, slotsOf, type Laid, type Need, type Ready } from './dice-placement';
import { freeDice, readyFor, sameFace } from './dice';
import { leaderValue, mission, PRICE, VICHY } from './printed-cards';
import type { Die, MissionKind, Spot } from '../generated';
import type { BoardView } from './house';

export type Target =
  | { what: 'defeat' | 'defeat_alt'; spot: Spot }
  | { what: 'cover_vichy' }
  | { what: 'sow' | 'steal'; victim: number; discount: boolean }
  | { what: 'buy'; discount: boolean };

export interface Laying {
  target: Target;
  laid: Laid;
}

/** Why a die cannot lie there: the rule and the key of the game's own sentence. */
export interface Why {
  rule: string;
  key: string;
  n?: number;
}

/** What the dice would lie on: a mission, the event, or nothing but a price. */
export function ground(view: BoardView, target: Target): MissionKind | 'vichy_forces' | null {
  if (target.what === 'cover_vichy') return 'vichy_forces';
  return 'spot' in target ? (view.row[target.spot]?.kind ?? null) : null;
}

export function needOf(view: BoardView, target: Target): Need {
  if (target.what === 'cover_vichy') return VICHY;
  if ('discount' in target) return priceOf(view, target.discount);
  const lying = view.row[target.spot];
  if (!lying) return { whites: [], blacks: [] };
  const card = mission(lying.kind);
  return target.what === 'defeat_alt' ? (card.alt ?? card.need) : card.need;
}

/** What Sow, Buy and Steal cost (LR-5.40a). */
export function priceOf(view: BoardView, discount: boolean): Need {
  return { whites: [], blacks: [discount ? leaderValue('boutroux') : PRICE], ...(view.house?.exactPrice ? { exact: true } : {}) };
}

export const readyOn = (view: BoardView, target: Target): Ready[] => readyFor(view, ground(view, target));

export function begin(view: BoardView, target: Target): Laying {
  return { target, laid: slotsOf(needOf(view, target)).map(() => []) };
}

/** The first picks of the run: what the dice are for. */
export function opening(target: Target): string[] {
  switch (target.what) {
    case 'defeat': case 'defeat_alt': return [`${target.what} mission:${target.spot}`];
    case 'cover_vichy': return ['cover_vichy'];
    case 'sow': case 'steal': return [`${target.what} seat:${target.victim}`, ...(target.discount ? ['discount'] : [])];
    case 'buy': return ['buy', ...(target.discount ? ['discount'] : [])];
  }
}

export const sameTarget = (a: Target, b: Target): boolean => opening(a).join() === opening(b).join();

const valueOf = (ready: readonly Ready[], die: Die): number | null => ready.find((each) => each.id === die)?.value ?? null;
const values = (ready: readonly Ready[], dice: readonly Die[]): number[] => dice.map((die) => valueOf(ready, die) ?? 0);

export function complete(view: BoardView, laying: Laying): boolean {
  const ready = readyOn(view, laying.target);
  return slotsOf(needOf(view, laying.target)).every((slot, i) => covers(slot, values(ready, laying.laid[i] ?? [])));
}

/** What the slot still lacks: for a white one its value, for a black one pips; 0 when it is covered. */
export function lacks(view: BoardView, laying: Laying, at: number): number {
  const slot = slotsOf(needOf(view, laying.target))[at];
  const here = values(readyOn(view, laying.target), laying.laid[at] ?? []);
  if (!slot || covers(slot, here)) return 0;
  return slot.kind === 'white' ? slot.need : slot.need - here.reduce((a, b) => a + b, 0);
}

export function takeOff(laying: Laying, die: Die): Laying {
  return { ...laying, laid: laying.laid.map((slot) => slot.filter((each) => each !== die)) };
}

/** Lays a die on a slot. A die that lies on another slot moves; a white slot's die makes room. */
export function place(view: BoardView, laying: Laying, at: number, die: Die): Laying | Why {
  const need = needOf(view, laying.target);
  const slot = slotsOf(need)[at];
  const ready = readyOn(view, laying.target);
  const value = valueOf(ready, die);
  if (!slot) return { rule: 'LR-5.32', key: 'cannot-cover' };
  if (value === null) return die in view.pool ? { rule: 'LR-G71', key: 'die-not-free' } : { rule: 'LR-3.5', key: 'no-such-bonus' };
  const moved = takeOff(laying, die);
  const here = slot.kind === 'white' ? [die] : [...(moved.laid[at] ?? []), die];
  if (slot.kind === 'white' && value < slot.need) return { rule: 'LR-5.32', key: 'die-too-low', n: slot.need };
  if (!mayBecome(slot, values(ready, here))) return { rule: 'LR-5.33', key: 'die-too-many' };
  const then = { ...moved, laid: moved.laid.map((dice, i) => (i === at ? here : dice)) };
  return coverable(need, ready, then.laid) ? then : { rule: 'LR-5.32', key: 'cannot-complete' };
}

export const isWhy = (result: Laying | Why): result is Why => 'rule' in result;

/** The slot that a die dropped on the card goes to: the first open one that takes it. */
export function slotFor(view: BoardView, laying: Laying, die: Die): number | Why {
  let why: Why | null = null;
  for (const at of laying.laid.keys()) {
    if (lacks(view, laying, at) === 0) continue;
    const result = place(view, laying, at, die);
    if (!isWhy(result)) return at;
    why ??= result;
  }
  return why ?? { rule: 'LR-5.33', key: 'die-too-many' };
}

/** The dice not yet on the card that fit on some open slot. */
export function fitting(view: BoardView, laying: Laying): Die[] {
  const laid = laying.laid.flat();
  return readyOn(view, laying.target).map((die) => die.id).filter((die) => !laid.includes(die) && typeof slotFor(view, laying, die) === 'number');
}

/** What lies there, completed in the cheapest way. */
export function completed(view: BoardView, laying: Laying): Laying | null {
  const laid = cheapest(needOf(view, laying.target), readyOn(view, laying.target), laying.laid);
  return laid ? { ...laying, laid } : null;
}

/** The run of picks in the rules' order: what for, then the dice, whites before blacks. Of equal dice the rules take the
    first that is free, whichever is named, so they are named in that order. */
export function run(view: BoardView, laying: Laying): string[] {
  const left = freeDice(view);
  const named = laying.laid.flat().map((die) => {
    const at = left.findIndex((each) => sameFace(view, each, die));
    return at < 0 ? die : (left.splice(at, 1)[0] ?? die);
  });
  return [...opening(laying.target), ...named.map((die) => `lay die:${die}`)];
}

/** The draft that the server keeps, as dice being laid; null where it is none of that kind. */
export function fromDraft(view: BoardView): Laying | null {
  const draft = view.draft;
  if (!draft) return null;
  const target = targetOf(draft.what, draft.target, draft.extra === 1);
  return target && { target, laid: begin(view, target).laid.map((_, i) => draft.laid[i] ?? []) };
}

function targetOf(what: string, at: number, discount: boolean): Target | null {
  switch (what) {
    case 'defeat': case 'defeat_alt': return { what, spot: String(at + 1) as Spot };
    case 'cover_vichy': return { what };
    case 'sow': case 'steal': return { what, victim: at, discount };
    case 'buy': return { what, discount };
    default: return null;
  }
}
