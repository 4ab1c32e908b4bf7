/** Covering slots with dice (LR-5.32, LR-5.33): what fits where, and the cheapest way to cover a card. */
import type { Die } from '../generated';

/** White slots want one die of at least their value, black ones dice of at least that sum. A payment is one black slot. */
export interface Need {
  /** The dearest first. */
  whites: readonly number[];
  blacks: readonly number[];
  /** Black slots want their sum exactly. */
  exact?: boolean;
}

export interface SlotNeed {
  kind: 'white' | 'black';
  need: number;
  exact?: boolean;
}

/** A die that could be laid, and what it counts here. */
export interface Ready {
  id: Die;
  value: number;
}

/** The dice on each slot, whites first, then blacks: the order in which the rules take them. */
export type Laid = readonly (readonly Die[])[];

export const slotsOf = (need: Need): SlotNeed[] => [
  ...need.whites.map((value) => ({ kind: 'white' as const, need: value })),
  ...need.blacks.map((value) => ({ kind: 'black' as const, need: value, ...(need.exact ? { exact: true } : {}) })),
];

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Is a slot covered by dice of these values, with none too many? */
export function covers(slot: SlotNeed, values: readonly number[]): boolean {
  if (slot.kind === 'white') return values.length === 1 && (values[0] ?? 0) >= slot.need;
  const total = sum(values);
  if (slot.exact) return total === slot.need;
  return total >= slot.need && values.every((value) => total - value < slot.need);
}

/** Can dice of these values lie on the slot so that more, or none, would cover it with none too many? */
export function mayBecome(slot: SlotNeed, values: readonly number[]): boolean {
  return values.length === 0 || covers(slot, values) || (slot.kind === 'black' && sum(values) < slot.need);
}

/** Bonus dice of cards are dearer than the pool's, a leader's die is there every turn. */
function dearness(id: Die): number {
  if (id === 'pf5') return 3;
  if (id === 'mg6') return 2;
  return id === 'dumont5' || id === 'vasseur4' ? 1 : 0;
}

interface Price {
  cards: number;
  pips: number;
  high: number;
  leader: number;
}
function priceOf(laid: readonly (readonly Ready[])[]): Price {
  const all = laid.flat();
  const pool = all.filter((die) => dearness(die.id) === 0);
  return {
    cards: sum(all.map((die) => (dearness(die.id) > 1 ? dearness(die.id) : 0))), pips: sum(pool.map((die) => die.value)), high: sum(pool.map((die) => die.value ** 2)),
    leader: all.filter((die) => dearness(die.id) === 1).length,
  };
}
/** Cards are spared, then pips, then the leader's die; of equal prices the one that keeps the high dice for white slots. */
function cheaper(a: Price, b: Price): boolean {
  return (a.cards - b.cards || a.pips - b.pips || a.leader - b.leader || a.high - b.high) < 0;
}

/** Every way to bring `laid` to a full cover with these dice; equal dice count as one, sets of a slot come once. */
function* completions(need: Need, laid: readonly (readonly Ready[])[], dice: readonly Ready[]): Generator<Ready[][]> {
  const slots = slotsOf(need);
  const next = slots.findIndex((slot, i) => !covers(slot, (laid[i] ?? []).map((die) => die.value)));
  const slot = slots[next];
  if (!slot) {
    yield laid.map((each) => [...each]);
    return;
  }
  const here = laid[next] ?? [];
  // Dice join a slot in one order only: the pool's order after the last one laid by this search.
  function* grow(set: readonly Ready[], from: number): Generator<Ready[][]> {
    if (slot && covers(slot, set.map((die) => die.value))) {
      yield* completions(need, laid.map((each, i) => (i === next ? set : each)), dice.filter((die) => !set.includes(die)));
      return;
    }
    const tried = new Set<string>();
    for (let at = from; at < dice.length; at += 1) {
      const die = dice[at];
      if (!die || set.includes(die)) continue;
      const kind = `${die.value} ${dearness(die.id)}`;
      if (tried.has(kind) || !slot || !mayBecome(slot, [...set, die].map((each) => each.value))) continue;
      tried.add(kind);
      yield* grow([...set, die], at + 1);
    }
  }
  yield* grow(here, 0);
}

/** The cheapest way to complete what lies there. */
export function cheapest(need: Need, dice: readonly Ready[], laid?: Laid): Laid | null {
  const start = slotsOf(need).map((_, i) => (laid?.[i] ?? []).flatMap((id) => dice.find((die) => die.id === id) ?? []));
  const taken = new Set(start.flat());
  const free = dice.filter((die) => !taken.has(die)).sort((a, b) => a.value - b.value || dearness(a.id) - dearness(b.id));
  let best: { laid: Ready[][]; price: Price } | null = null;
  for (const found of completions(need, start, free)) {
    const price = priceOf(found);
    if (!best || cheaper(price, best.price)) best = { laid: found, price };
  }
  return best?.laid.map((each) => each.map((die) => die.id)) ?? null;
}

export function coverable(need: Need, dice: readonly Ready[], laid?: Laid): boolean {
  const start = slotsOf(need).map((_, i) => (laid?.[i] ?? []).flatMap((id) => dice.find((die) => die.id === id) ?? []));
  const taken = new Set(start.flat());
  return !completions(need, start, dice.filter((die) => !taken.has(die))).next().done;
}

/** What is missing before these dice could cover the card: dice high enough, or pips. */
export function missing(need: Need, dice: readonly Ready[]): { kind: 'white'; need: number; count: number } | { kind: 'black'; pips: number } {
  const left = [...dice].sort((a, b) => a.value - b.value);
  for (const [at, white] of need.whites.entries()) {
    const fit = left.findIndex((die) => die.value >= white);
    if (fit < 0) return { kind: 'white', need: white, count: need.whites.slice(at).filter((value) => value === white).length };
    left.splice(fit, 1);
  }
  return { kind: 'black', pips: Math.max(1, sum(need.blacks) - sum(left.map((die) => die.value))) };
}
