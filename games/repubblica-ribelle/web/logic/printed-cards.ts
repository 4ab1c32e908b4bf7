/** The printed cards and boards, out of the game's own tables: one home for rules and board. */
import { csvRows, type Row } from '$web/board/csv';
import actionsCsv from '../../data/actions.csv?raw';
import boardsCsv from '../../data/boards.csv?raw';
import leadersCsv from '../../data/leaders.csv?raw';
import type { Board, Effect, Faction, Sphere, View } from '../generated';

/** A commander goes by the word of his or her board. */
export type Commander = Board;
export type Resource = keyof View['resources'];
export type Sign = Resource | Faction;
export const COMMANDERS = [
  'armando',
  'norma',
  'eros',
  'claudio',
  'mario',
  'carlo',
] as const satisfies readonly Commander[];
export const SPHERES = ['military', 'political', 'social'] as const satisfies readonly Sphere[];
export const RESOURCES = ['grain', 'arms', 'hospital'] as const satisfies readonly Resource[];

/** Armando's ink is laid solid, everybody else's has a pattern. */
export const LAYS: Readonly<Record<Commander, boolean>> = {
  armando: false,
  norma: true,
  eros: true,
  claudio: true,
  mario: true,
  carlo: true,
};

export function cell(row: Row, column: string): string {
  const found = row[column];
  if (found === undefined) throw new Error(`no ${column} in the tables of the game`);
  return found;
}
const number = (row: Row, column: string): number => Number(cell(row, column) || 0);
const values = (row: Row): Record<Sphere, number> => ({
  military: number(row, 'military'),
  political: number(row, 'political'),
  social: number(row, 'social'),
});
function one<T>(all: ReadonlyMap<string, T>, id: string, what: string): T {
  const found = all.get(id);
  if (found === undefined) throw new Error(`no ${what} ${id} in the tables of the game`);
  return found;
}

/** An Action card or, without sign and effect, a Leader. */
export interface CardSheet {
  id: string;
  /** Its title's word, or the commander's. */
  title: string;
  values: Readonly<Record<Sphere, number>>;
  sign: Sign | null;
  effect: Effect | null;
  green: boolean;
}
const actions = new Map(
  csvRows(actionsCsv).map((row): [string, CardSheet] => [
    cell(row, 'id'),
    {
      id: cell(row, 'id'),
      title: cell(row, 'title'),
      values: values(row),
      sign: cell(row, 'symbol') as Sign,
      effect: cell(row, 'effect') as Effect,
      green: cell(row, 'gear') === 'green',
    },
  ]),
);
const leaders = new Map(
  csvRows(leadersCsv).map((row): [string, CardSheet] => [
    `${cell(row, 'board')} ${cell(row, 'phase')}`,
    {
      id: 'leader',
      title: cell(row, 'board'),
      values: values(row),
      sign: null,
      effect: null,
      green: false,
    },
  ]),
);
export const LEADER = 'leader';
export const action = (id: string): CardSheet => one(actions, id, 'card');
export const leader = (of: Commander, phase: number): CardSheet => one(leaders, `${of} ${phase}`, 'leader');
/** A card of somebody's: `leader` is that commander's. */
export const card = (id: string, of: Commander | null, phase: number): CardSheet =>
  id === LEADER && of ? leader(of, phase) : action(id);

export interface BoardSheet {
  id: Commander;
  person: string;
  faction: Faction;
  bases: readonly [string, string];
}
const boards = new Map(
  csvRows(boardsCsv).map((row): [string, BoardSheet] => [
    cell(row, 'id'),
    {
      id: cell(row, 'id') as Commander,
      person: cell(row, 'person'),
      faction: cell(row, 'faction') as Faction,
      bases: [cell(row, 'base_1'), cell(row, 'base_2')],
    },
  ]),
);
export const commanderBoard = (of: Commander): BoardSheet => one(boards, of, 'board');
