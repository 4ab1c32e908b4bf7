/** The dice of a battle as the record tells them. */
import type { Line } from '$web/table/board';
import type { Unit, Zone } from '../generated';
import { groupBy } from './group-by';

export interface Thrown {
  unit: Unit;
  value: number;
  count: number;
  dice: readonly number[];
}
export interface Throw {
  rows: readonly Thrown[];
  hits: number;
  round: number;
}

const plain = (arg: unknown): string => (typeof arg === 'string' || typeof arg === 'number' ? String(arg) : '');
const wordOf = (arg: unknown): string =>
  typeof arg === 'object' && arg !== null && 'word' in arg ? String(arg.word) : '';

/** The faces of dice as an event tells them. */
export const facesOf = (arg: unknown): number[] =>
  plain(arg)
    .split(' ')
    .map(Number)
    .filter((die) => die > 0);

/** `armour:6:3 infantry:2:4` with the dice in their order. */
export function readThrow(args: Readonly<Record<string, unknown>>): Throw {
  const dice = facesOf(args['dice']);
  let from = 0;
  const rows = plain(args['thrown'])
    .split(' ')
    .filter(Boolean)
    .map((group): Thrown => {
      const [unit = '', value = '0', count = '0'] = group.split(':');
      const own = dice.slice(from, from + Number(count));
      from += Number(count);
      return { unit: unit as Unit, value: Number(value), count: Number(count), dice: own };
    });
  return { rows, hits: Number(plain(args['hits']) || 0), round: Number(plain(args['round']) || 0) };
}

/** A die of a hunt: whose it was, and what it had to show. */
export interface Die {
  face: number;
  hit: boolean;
  /** A unit of this type threw it; nothing: a partisan did. */
  of?: Unit;
  /** A die up to this hits. */
  needs?: number;
  /** The partisan who threw it had been hit. */
  fell?: boolean;
}
export interface Roll {
  dice: readonly Die[];
  hits: number;
}
/** The dice of a hunt, with those who threw them. */
function huntersRoll(args: Readonly<Record<string, unknown>>): Roll {
  const { rows, hits } = readThrow(args);
  const dice = rows.flatMap(({ unit: of, value: needs, dice }) =>
    dice.map((face) => ({ face, hit: face <= needs, of, needs })),
  );
  return { dice, hits };
}
/** The dice of partisans who fight back. */
function partisansRoll(args: Readonly<Record<string, unknown>>): Roll {
  const needed = facesOf(args['needs']);
  const dice = facesOf(args['dice']).map((face, at) => {
    const needs = needed[at] ?? 0;
    return { face, hit: face <= needs, needs };
  });
  return { dice, hits: Number(plain(args['hits']) || 0) };
}
/** The dice of a hunt, or of partisans who fight back. */
export const readRoll = (args: Readonly<Record<string, unknown>>): Roll =>
  'thrown' in args ? huntersRoll(args) : partisansRoll(args);

/** Dice of the same kind that hit with the same number, thrown together. */
export interface Rank {
  of: Unit | null;
  needs: number | null;
  fell: boolean;
  dice: readonly Die[];
}
export function ranksOf({ dice }: Roll): Rank[] {
  const kind = ({ of, needs, fell }: Die): string => `${of ?? ''} ${needs ?? ''} ${fell ?? ''}`;
  return [...groupBy(dice, kind).values()].map((same) => ({
    of: same[0]?.of ?? null,
    needs: same[0]?.needs ?? null,
    fell: same[0]?.fell ?? false,
    dice: same,
  }));
}

const joined = (a: Roll | null, b: Roll): Roll => (a ? { dice: [...a.dice, ...b.dice], hits: a.hits + b.hits } : b);

/** What was thrown in the battle that is fought in this zone, since it began. */
export function battleOf(
  lines: readonly Line[],
  zone: Zone,
): { attack: Throw | null; defence: Throw | null; hunt: Roll | null; back: Roll | null; fallen: number } {
  const out: ReturnType<typeof battleOf> = { attack: null, defence: null, hunt: null, back: null, fallen: 0 };
  for (const { told } of lines) {
    if (!told || wordOf(told.args['zone']) !== `zone-${zone}`) continue;
    if (told.what === 'battle') [out.attack, out.defence, out.hunt, out.back] = [null, null, null, null];
    if (told.what === 'attack') [out.attack, out.defence] = [readThrow(told.args), null];
    if (told.what === 'defence') out.defence = readThrow(told.args);
    if (told.what === 'hunt') [out.hunt, out.back, out.fallen] = [readRoll(told.args), null, 0];
    // What the partisans throw back: those who fall, and those who fight.
    if (told.what === 'stood') out.back = joined(out.back, readRoll(told.args));
    if (told.what === 'partisan-lost' || told.what === 'partisan-lost-hits') {
      out.fallen += 1;
      const hit = told.what === 'partisan-lost-hits';
      const face = Number(plain(told.args['die']) || 0);
      out.back = joined(out.back, { dice: [{ face, hit, fell: true }], hits: hit ? 1 : 0 });
    }
  }
  return out;
}
