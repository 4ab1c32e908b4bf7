/** The printed numbers of cards and leaders, out of the game's own tables, to be drawn. */
import { csvRows, type Row } from '$web/board/csv';
import clgCsv from '../../data/clg.csv?raw';
import eventsCsv from '../../data/events.csv?raw';
import missionsCsv from '../../data/missions.csv?raw';
import numbersCsv from '../../data/numbers.csv?raw';
import type { Clg, EventKind, Leader, MissionKind } from '../generated';

type Sheet = ReadonlyMap<string, Row>;

/** The slots of a card: white ones want one die of at least their value, black ones dice of at least that sum. */
export interface Need {
  /** The dearest first. */
  whites: readonly number[];
  blacks: readonly number[];
}

/** A slot as it is drawn. */
export interface PrintedSlot {
  kind: 'white' | 'black';
  need: number;
}

/** Whites first, then blacks: the order in which the rules take them. */
export const slotsOf = (need: Need): PrintedSlot[] => [
  ...need.whites.map((value): PrintedSlot => ({ kind: 'white', need: value })),
  ...need.blacks.map((value): PrintedSlot => ({ kind: 'black', need: value })),
];

/** The rows by their first cell. */
function sheet(csv: string): Sheet {
  return new Map(csvRows(csv).map((row) => [Object.values(row)[0] ?? '', row]));
}

function number(of: Sheet, key: string, column: string): number {
  const cell = of.get(key)?.[column];
  if (cell === undefined) throw new Error(`no ${column} of ${key} in the tables of the game`);
  return Number(cell || 0);
}
function numbers(of: Sheet, key: string, column: string): number[] {
  return (of.get(key)?.[column] ?? '')
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .sort((a, b) => b - a);
}

const missions = sheet(missionsCsv);
const events = sheet(eventsCsv);
const clg = sheet(clgCsv);
const constants = sheet(numbersCsv);

/** What is drawn of a mission as it is printed (LR-3.1). What it brings and costs comes with the view. */
export interface Mission {
  need: Need;
  alt: Need | null;
  altRecruitCost: number;
  building: boolean;
  veterans: boolean;
  timeIsNow: boolean;
}

function readMission(kind: MissionKind): Mission {
  const n = (column: string) => number(missions, kind, column);
  const alt = numbers(missions, kind, 'alt_white');
  return {
    need: { whites: numbers(missions, kind, 'white'), blacks: numbers(missions, kind, 'black') },
    alt: alt.length > 0 ? { whites: alt, blacks: [] } : null,
    altRecruitCost: n('alt_recruit_cost'),
    building: n('building') === 1,
    veterans: n('veterans') === 1,
    timeIsNow: n('time_is_now') === 1,
  };
}

const known = new Map<MissionKind, Mission>();

export function mission(kind: MissionKind): Mission {
  const found = known.get(kind) ?? readMission(kind);
  known.set(kind, found);
  return found;
}

/** The slot that Vichy Forces wants covered. */
export const VICHY: Need = { whites: [], blacks: [number(events, 'vichy_forces', 'black')] };

export const guerreUses = (card: Clg): number => number(clg, card, 'uses');

export const BLUE_DICE = number(constants, 'blue_dice', 'value');
export const WHITE_DICE = number(constants, 'white_dice', 'value');
export const HAND_LIMIT = number(constants, 'hand_limit', 'value');

/** What a narrow card keeps of a picture that is not centred. */
export const focusOf = (kind: MissionKind): 'xMidYMid' | 'xMaxYMid' | undefined =>
  kind === 'pow_camp' ? 'xMaxYMid' : kind === 'tiger' ? 'xMidYMid' : undefined;
/** How far down in a picture lies what a low strip of it must keep, where that is not its middle: the Tiger's gun. */
export const eyeOf = (kind: MissionKind): string | undefined => (kind === 'tiger' ? '33%' : undefined);

/** The picture's place in the press's folders. */
export const picture = {
  mission: (kind: MissionKind) => `la-resistance/missions/${kind}`,
  event: (kind: EventKind) => `la-resistance/events/${kind}`,
  // The patrol is one card, in a hand and in the row.
  guerre: (kind: Clg) =>
    kind === 'unexpected_patrol' ? 'la-resistance/missions/unexpected_patrol' : `la-resistance/guerre/${kind}`,
  leader: (leader: Leader) => `la-resistance/leaders/${leader}`,
};
