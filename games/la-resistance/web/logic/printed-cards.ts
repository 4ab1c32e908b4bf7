/** The printed numbers of cards and leaders, out of the game's own tables: one home for rules and board. */
import { RULEBOOK, type House } from './house';
import { csvRows, type Row } from '$web/board/csv';
import cardsCsv from '../../data/mission-cards.csv?raw';
import clgCsv from '../../data/clg.csv?raw';
import eventsCsv from '../../data/events.csv?raw';
import leadersCsv from '../../data/leaders.csv?raw';
import missionsCsv from '../../data/missions.csv?raw';
import numbersCsv from '../../data/numbers.csv?raw';
import type { Need } from './dice-placement';
import type { Clg, EventKind, Leader, MissionKind } from '../generated';
import type { BonusDie } from './lists';

type Sheet = ReadonlyMap<string, Row>;

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
  return (of.get(key)?.[column] ?? '').split(' ').filter(Boolean).map(Number).sort((a, b) => b - a);
}

const missions = sheet(missionsCsv);
const events = sheet(eventsCsv);
const clg = sheet(clgCsv);
const leaders = sheet(leadersCsv);
const constants = sheet(numbersCsv);

/** A mission as it is printed (LR-3.1). */
export interface Mission {
  need: Need;
  alt: Need | null;
  altRecruitCost: number;
  recruitCost: number;
  glory: number;
  recruits: number;
  takeGlory: number;
  loseGlory: number;
  loseRecruits: number;
  building: boolean;
  veterans: boolean;
  timeIsNow: boolean;
  camouflage: boolean;
  panzerfaust: boolean;
  dumont: boolean;
}

function readMission(kind: MissionKind): Mission {
  const n = (column: string) => number(missions, kind, column);
  const alt = numbers(missions, kind, 'alt_white');
  return {
    need: { whites: numbers(missions, kind, 'white'), blacks: numbers(missions, kind, 'black') },
    alt: alt.length > 0 ? { whites: alt, blacks: [] } : null,
    altRecruitCost: n('alt_recruit_cost'), recruitCost: n('recruit_cost'), glory: n('glory'), recruits: n('recruits'), takeGlory: n('take_glory'),
    loseGlory: n('lose_glory'), loseRecruits: n('lose_recruits'), building: n('building') === 1, veterans: n('veterans') === 1,
    timeIsNow: n('time_is_now') === 1, camouflage: n('camouflage') === 1, panzerfaust: n('panzerfaust') === 1, dumont: n('dumont') === 1,
  };
}

const known = new Map<MissionKind, Mission>();

export function mission(kind: MissionKind): Mission {
  const found = known.get(kind) ?? readMission(kind);
  known.set(kind, found);
  return found;
}

/** What an event costs in recruits, and the slot that Vichy Forces wants covered. */
export const eventRecruits = (kind: EventKind): number => number(events, kind, 'recruits');
export const VICHY: Need = { whites: [], blacks: [number(events, 'vichy_forces', 'black')] };

export const leaderValue = (leader: Leader): number => number(leaders, leader, 'value');
/** Arnaud: the least loss that her nursing shrinks. */
export const NURSED_FROM = number(leaders, 'arnaud', 'min_loss');

export const guerreValue = (card: Clg): number => number(clg, card, 'value');
export const guerreUses = (card: Clg): number => number(clg, card, 'uses');

export const PRICE = number(constants, 'price', 'value');
export const DUCK_PRICE = number(constants, 'duck_price', 'value');
export const BLUE_DICE = number(constants, 'blue_dice', 'value');
export const WHITE_DICE = number(constants, 'white_dice', 'value');
export const HAND_LIMIT = number(constants, 'hand_limit', 'value');
export const TIME_IS_NOW_BONUS = number(constants, 'time_is_now_bonus', 'value');
export const SOW_RECRUITS = number(constants, 'sow_recruits', 'value');
export const STEAL_GLORY = number(constants, 'steal_glory', 'value');
export const GIFT_RECRUITS = number(leaders, 'saint_pierre', 'recruits');

/** What a bonus die counts on this mission; null: it may not be laid there (LR-3.5). */
export function bonusValue(die: BonusDie, on: MissionKind | 'vichy_forces', house: House = RULEBOOK): number | null {
  const card = on === 'vichy_forces' ? null : mission(on);
  switch (die) {
    case 'mg6': return number(clg, 'mg34', 'value');
    case 'dumont5': return card?.dumont ? leaderValue('dumont') : null;
    case 'vasseur4': return card?.building ? leaderValue('vasseur') : null;
    case 'pf5': return card?.panzerfaust ? number(clg, 'panzerfaust', on === 'tiger' && !house.weakPanzerfaust ? 'tiger_value' : 'value') : null;
  }
}

const cards = new Map([...sheet(cardsCsv).values()].map((row) => [row['card_id'] ?? '', row['kind'] as MissionKind]));

/** The kind of a mission card by its id, as in the discard pile. */
export const cardKind = (id: string): MissionKind | null => cards.get(id) ?? null;

/** The picture's place in the press's folders. */
export const picture = {
  mission: (kind: MissionKind) => `la-resistance/missions/${kind}`,
  event: (kind: EventKind) => `la-resistance/events/${kind}`,
  // The patrol is one card, in a hand and in the row.
  guerre: (kind: Clg) => (kind === 'unexpected_patrol' ? 'la-resistance/missions/unexpected_patrol' : `la-resistance/guerre/${kind}`),
  leader: (leader: Leader) => `la-resistance/leaders/${leader}`,
};
