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

/** Which dice of a throw hit, where the record tells only how many: a unit hits with its number or less, so these are the lowest. */
export function lowest(dice: readonly number[], hits: number): boolean[] {
  const order = dice.map((_, at) => at).sort((a, b) => (dice[a] ?? 0) - (dice[b] ?? 0));
  const struck = new Set(order.slice(0, hits));
  return dice.map((_, at) => struck.has(at));
}

export interface Roll {
  dice: readonly { face: number; hit: boolean }[];
  hits: number;
}
/** The dice of a hunt, or of partisans who fight back. */
export function readRoll(args: Readonly<Record<string, unknown>>): Roll {
  const faces = facesOf(args['dice']);
  const hits = Number(plain(args['hits']) || 0);
  const struck = lowest(faces, hits);
  return { dice: faces.map((face, at) => ({ face, hit: struck[at] ?? false })), hits };
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
      out.back = joined(out.back, { dice: [{ face, hit }], hits: hit ? 1 : 0 });
    }
  }
  return out;
}
