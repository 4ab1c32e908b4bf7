/** How a view that nobody has drawn a board for is told in words. */
import { t } from '../i18n/translator.svelte';
import type { GameTexts } from './board';

type Row = Readonly<Record<string, unknown>>;

/** Can it stand in a line: a single value, or a list of single values? */
export function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object' || (Array.isArray(value) && value.every((one) => one === null || typeof one !== 'object')) || Object.keys(value).length === 0;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

const HEADING = /^(seat|name|card|id)$/;

/** A list of things of one kind, or a record of them, is a table: one row a thing. */
export function asRows(value: unknown): { columns: string[]; rows: Row[] } | null {
  if (typeof value !== 'object' || value === null) return null;
  const listed = Array.isArray(value);
  const things = listed ? value : Object.values(value);
  const present = things.filter((thing) => thing !== null);
  if (present.length < (listed ? 1 : 2) || !present.every(isRow)) return null;
  const names = [...new Set(present.flatMap((thing) => Object.keys(thing)))];
  // Whose row it is comes first.
  const columns = [...names.filter((name) => HEADING.test(name)), ...names.filter((name) => !HEADING.test(name))];
  if (columns.length === 0 || !present.every((thing) => Object.keys(thing).length >= columns.length - 1)) return null;
  if (listed) return { columns, rows: present };
  const rows = Object.entries(value).map(([name, thing]) => ({ '#': name, ...(isRow(thing) ? thing : {}) }));
  return { columns: ['#', ...columns], rows };
}

/** A field's head: the game's word for it, or its own name. */
export function fieldLabel(texts: GameTexts, key: string): string {
  if (key === '#') return '';
  return texts.find(`view-${key}`) ?? key.replaceAll('_', ' ');
}

/* Fields of these names hold seats in every game: they are what the contract itself calls them. */
const SEATS = /(^|_)(seat|viewer|player|active|asked|to_act)s?$/;

/** A single value, or a list of them, in words. */
export function valueText(texts: GameTexts, value: unknown, key: string): string {
  if (value === null || value === undefined) return t('sight-none');
  if (typeof value === 'boolean') return value ? t('sight-yes') : t('sight-no');
  if (typeof value === 'number') return SEATS.test(key) && Number.isInteger(value) && value >= 0 ? texts.name(value) : String(value);
  if (typeof value === 'string') return texts.word(value, key) ?? value.replaceAll('_', ' ');
  if (Array.isArray(value)) return value.length === 0 ? t('sight-none') : value.map((one) => valueText(texts, one, key)).join(', ');
  return t('sight-none');
}
