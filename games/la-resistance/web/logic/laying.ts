/** Dice being laid. The rules take them slot by slot, whites first; a player may lay them in any order, so they are
    gathered here and sent as one run in the rules' order (LR-5.32). What fits where the rules say: the answer to `cover`. */
import { freeDice, sameFace } from './dice';
import type { Covering, Die, Goal, Spot, View } from '../generated';

export type Target =
  | { what: 'defeat' | 'defeat_alt'; spot: Spot }
  | { what: 'cover_vichy' }
  | { what: 'sow' | 'steal'; victim: number; discount: boolean }
  | { what: 'buy'; discount: boolean };

/** The dice on each slot, whites first, then blacks; slots at the end may be left out. */
export type Laid = readonly (readonly Die[])[];

export interface Laying {
  target: Target;
  laid: Laid;
}

export const begin = (target: Target): Laying => ({ target, laid: [] });

/** What the dice are for, as the rules ask it. */
export function goalOf(target: Target): Goal {
  switch (target.what) {
    case 'defeat':
      return { defeat: target.spot };
    case 'defeat_alt':
      return { defeat_alt: target.spot };
    case 'cover_vichy':
      return 'cover_vichy';
    default:
      return target.discount ? 'pay_discount' : 'pay';
  }
}

/** The question to the rules. Empty slots at the end are left out: equal questions are asked once. */
export function coverQuery({ target, laid }: Laying): { goal: Goal; laid: Die[][] } {
  const last = laid.findLastIndex((slot) => slot.length > 0);
  return { goal: goalOf(target), laid: laid.slice(0, last + 1).map((slot) => [...slot]) };
}

/** The first picks of the run: what the dice are for. */
export function opening(target: Target): string[] {
  switch (target.what) {
    case 'defeat':
    case 'defeat_alt':
      return [`${target.what} mission:${target.spot}`];
    case 'cover_vichy':
      return ['cover_vichy'];
    case 'sow':
    case 'steal':
      return [`${target.what} seat:${target.victim}`, ...(target.discount ? ['discount'] : [])];
    case 'buy':
      return ['buy', ...(target.discount ? ['discount'] : [])];
  }
}

export const sameTarget = (a: Target, b: Target): boolean => opening(a).join() === opening(b).join();

export const complete = ({ slots }: Covering): boolean => slots.every(({ lacks }) => lacks === 0);

/** The dice that fit on some open slot. */
export const fitting = ({ slots }: Covering): Die[] => slots.flatMap(({ fits }) => fits);

/** The slot that a die dropped on the card goes to: the first open one that takes it; else the first open one, which says why not. */
export function slotFor({ slots }: Covering, die: Die): number {
  const takes = slots.findIndex(({ lacks, fits }) => lacks > 0 && fits.includes(die));
  return takes >= 0
    ? takes
    : Math.max(
        0,
        slots.findIndex(({ lacks }) => lacks > 0),
      );
}

export function takeOff(laying: Laying, die: Die): Laying {
  return { ...laying, laid: laying.laid.map((slot) => slot.filter((each) => each !== die)) };
}

/** With a die on a slot. A die that lies on another slot moves; `white`: the die of the slot makes room. */
export function withDie(laying: Laying, at: number, die: Die, white: boolean): Laying {
  const { laid } = takeOff(laying, die);
  const slots = Array.from({ length: Math.max(laid.length, at + 1) }, (_, i) => laid[i] ?? []);
  return { ...laying, laid: slots.map((dice, i) => (i === at ? (white ? [die] : [...dice, die]) : dice)) };
}

/** What lies there, completed in the cheapest way; the dice that lie there keep their order. */
export function completed(laying: Laying, covering: Covering | null): Laying | null {
  const laid = covering?.cheapest?.map((slot, at) => {
    const here = laying.laid[at] ?? [];
    return [...here, ...slot.filter((die) => !here.includes(die))];
  });
  return laid ? { ...laying, laid } : null;
}

/** The run of picks in the rules' order: what for, then the dice, whites before blacks. Of equal dice the rules take the
    first that is free, whichever is named, so they are named in that order. */
export function run(view: View, laying: Laying): string[] {
  const left = freeDice(view);
  const named = laying.laid.flat().map((die) => {
    const at = left.findIndex((each) => sameFace(view, each, die));
    return at < 0 ? die : (left.splice(at, 1)[0] ?? die);
  });
  return [...opening(laying.target), ...named.map((die) => `lay die:${die}`)];
}

/** The draft that the server keeps, as dice being laid; null where it is none of that kind. */
export function fromDraft(view: View): Laying | null {
  const draft = view.draft;
  const target = draft && targetOf(draft.what, draft.target, draft.extra === 1);
  return target ? { target, laid: draft.laid } : null;
}

function targetOf(what: string, at: number, discount: boolean): Target | null {
  switch (what) {
    case 'defeat':
    case 'defeat_alt':
      return { what, spot: String(at + 1) as Spot };
    case 'cover_vichy':
      return { what };
    case 'sow':
    case 'steal':
      return { what, victim: at, discount };
    case 'buy':
      return { what, discount };
    default:
      return null;
  }
}
