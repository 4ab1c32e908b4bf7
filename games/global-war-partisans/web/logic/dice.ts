/** The dice of a battle as the record tells them. */
import type { Line } from '$web/table/board';
import type { Unit, Zone } from '../generated';

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

/** What was thrown in the battle that is fought in this zone, since it began. */
export function battleOf(
  lines: readonly Line[],
  zone: Zone,
): { attack: Throw | null; defence: Throw | null; hunt: { dice: readonly number[]; hits: number } | null } {
  const out: ReturnType<typeof battleOf> = { attack: null, defence: null, hunt: null };
  for (const { told } of lines) {
    if (!told || wordOf(told.args['zone']) !== `zone-${zone}`) continue;
    if (told.what === 'battle') [out.attack, out.defence, out.hunt] = [null, null, null];
    if (told.what === 'attack') [out.attack, out.defence] = [readThrow(told.args), null];
    if (told.what === 'defence') out.defence = readThrow(told.args);
    if (told.what === 'hunt')
      out.hunt = {
        dice: facesOf(told.args['dice']),
        hits: Number(plain(told.args['hits']) || 0),
      };
  }
  return out;
}
