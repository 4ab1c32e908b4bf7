/** A view that nobody has drawn a board for, in words: what the description says its values name, without what there is
    nothing to say of. */
import { translator } from '../i18n/translator.svelte';
import type { GameTexts } from './board';
import type { Part } from './view-description';

/** More entries than this are told by what they share: the zones of each power, not the power of each zone. */
const GROUPED = 8;

/** A value in words. */
export type Told =
  | { is: 'yes' | 'nought' }
  | { is: 'one'; text: string }
  | { is: 'row'; all: readonly string[] }
  | { is: 'fields' | 'things'; fields: readonly Field[] }
  | { is: 'seats'; seats: readonly { seat: number; told: Told | null }[] };

export interface Field {
  label: string;
  told: Told;
  /** What the game's texts say of it besides its name. */
  story: string | null;
}

export interface Teller {
  texts: GameTexts;
  /** The one who looks, whose place comes first. */
  me: number | null;
  /** How many sit at the table. */
  seats: number;
}

const YES: Told = { is: 'yes' };
const NOUGHT: Told = { is: 'nought' };
const spaced = (name: string): string => name.replaceAll('_', ' ');
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (text: string): boolean => text !== '' && Number.isFinite(Number(text));

/** What a word of this kind is called. */
function nameOf({ texts }: Teller, kind: string | null, word: string): string {
  return thingOf(texts, kind, word) ?? spaced(word);
}

function thingOf(texts: GameTexts, kind: string | null, word: string): string | null {
  const own = kind === null ? null : (texts.find(`${kind}-${word}`) ?? texts.find(`option-${kind}-${word}`));
  return own ?? texts.word(word);
}

const fieldName = ({ texts }: Teller, name: string): string => texts.find(`view-${name}`) ?? capital(spaced(name));

/** The value in words; null where there is nothing to say. */
export function tell(teller: Teller, part: Part, value: unknown): Told | null {
  if (value === null || value === undefined || value === false || value === '' || value === 'none' || part.hides(value))
    return null;
  if (value === true) return YES;
  if (typeof value === 'number') {
    if (part.kind === null) return value === 0 ? NOUGHT : { is: 'one', text: String(value) };
    if (part.kind === 'seat') return { is: 'one', text: teller.texts.name(value) };
    return { is: 'one', text: teller.texts.find(`${part.kind}-${value}`) ?? String(value) };
  }
  if (typeof value === 'string') return { is: 'one', text: nameOf(teller, part.kind, value) };
  if (Array.isArray(value)) return list(teller, part, value);
  return isObject(value) ? object(teller, part, value) : null;
}

function list(teller: Teller, part: Part, values: readonly unknown[]): Told | null {
  if (values.length === 0) return null;
  const told = (at: number): Told | null => tell(teller, part.item(at, values[at]), values[at]);
  const named = (label: (at: number) => string): Field[] =>
    values.flatMap((value, at) => field(teller, label(at), part.item(at, value), value));
  const { by } = part;
  if (by === 'seat') {
    const seats = order(teller)
      .filter((seat) => seat < values.length)
      .map((seat) => ({ seat, told: told(seat) }));
    return seats.some((one) => one.told) ? { is: 'seats', seats } : null;
  }
  if (by !== null) {
    const words = part.wordsOf(by);
    return entries(named((at) => (words[at] === undefined ? String(at + 1) : nameOf(teller, by, words[at]))));
  }
  if (values.some(isObject))
    return some(
      named((at) => String(at + 1)),
      'things',
    );
  const all = values.flatMap((_, at) => told(at) ?? []).map(inner);
  const numbers = values.every((value) => typeof value === 'number') && part.item(0, values[0]).kind === null;
  if (numbers && all.every((one) => one === '0')) return NOUGHT;
  return all.length === 0 ? null : { is: 'row', all: numbers ? all : counted(all) };
}

function object(teller: Teller, part: Part, value: Readonly<Record<string, unknown>>): Told | null {
  const named = (label: (name: string) => string): Field[] =>
    Object.entries(value).flatMap(([name, one]) => field(teller, label(name), part.field(name, one), one));
  const { by } = part;
  if (by === 'language') {
    const text = value[translator.language] ?? value['en'] ?? Object.values(value)[0];
    return typeof text === 'string' ? { is: 'one', text } : null;
  }
  if (by !== null) return entries(named((word) => nameOf(teller, by, word)));
  if (part.described)
    return some(
      named((name) => fieldName(teller, name)),
      'fields',
    );
  // Nobody says whether its keys are fields or things.
  return entries(
    named((name) => teller.texts.find(`view-${name}`) ?? thingOf(teller.texts, null, name) ?? capital(spaced(name))),
  );
}

function field(teller: Teller, label: string, part: Part, value: unknown): Field[] {
  const told = tell(teller, part, value);
  return told ? [{ label, told, story: story(teller, part, value) }] : [];
}

/** What the texts say of the first thing that a field of the value names. */
function story({ texts }: Teller, part: Part, value: unknown): string | null {
  for (const [name, word] of isObject(value) ? Object.entries(value) : []) {
    const kind = typeof word === 'string' ? part.field(name, word).kind : null;
    const effect = kind === null ? null : texts.find(`${kind}-${String(word)}.effect`);
    if (effect !== null) return effect;
  }
  return null;
}

/** Noughts alone are one nought; of things, those that have nothing are left out. */
function some(fields: readonly Field[], is: 'fields' | 'things'): Told | null {
  if (fields.length === 0) return null;
  const worth = fields.filter(({ told }) => told.is !== 'nought');
  return worth.length === 0 ? NOUGHT : { is, fields: is === 'things' ? worth : fields };
}

/** Entries of a map: single values stand in a line, or by what they share; things stand in rows. */
function entries(fields: readonly Field[]): Told | null {
  const name = ({ told }: Field): boolean => (told.is === 'one' || told.is === 'yes') && !isNumber(words(told));
  if (fields.length > GROUPED && fields.every(name)) {
    const shared = [...new Set(fields.map(({ told }) => words(told)))];
    const group = (label: string): Field => ({
      label,
      story: null,
      told: { is: 'row', all: fields.filter(({ told }) => words(told) === label).map((one) => one.label) },
    });
    return { is: 'things', fields: shared.map(group) };
  }
  return some(fields, fields.length > 1 && !fields.some(({ told }) => isSingle(told)) ? 'things' : 'fields');
}

/** Equal names once, with how many there are. */
function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count === 1 ? name : `${name} ×${count}`;
  });
}

/** The seats in order, one's own first. */
function order({ me, seats }: Teller): number[] {
  return Array.from({ length: seats }, (_, at) => (at + (me ?? 0)) % seats);
}

/** In a few words, for a cell or a place in a line. */
export function words(told: Told): string {
  switch (told.is) {
    case 'yes':
      return '✓';
    case 'nought':
      return '0';
    case 'one':
      return told.text;
    case 'row':
      return told.all.join(told.all.every(isNumber) ? ' ' : ', ');
    case 'fields':
    case 'things':
      return told.fields
        .filter((one) => one.told.is !== 'nought')
        .map(({ label, told: own }) =>
          own.is === 'yes' ? label : `${label} ${isSingle(own) ? words(own) : inner(own)}`,
        )
        .join(', ');
    case 'seats':
      return told.seats.flatMap((one) => (one.told ? words(one.told) : [])).join(', ');
  }
}

/** The same inside a list. */
function inner(told: Told): string {
  if (told.is === 'row') return told.all.length === 2 ? told.all.join('–') : `(${words(told)})`;
  return told.is === 'fields' || told.is === 'things' ? `(${words(told)})` : words(told);
}

/** Can it stand in a line with others? */
export function isSingle(told: Told): boolean {
  return told.is === 'yes' || told.is === 'nought' || told.is === 'one' || (told.is === 'row' && told.all.length === 1);
}
