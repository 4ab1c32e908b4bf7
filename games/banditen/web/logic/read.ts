/** Holds the view from the wire to its type. */
import { fault, flag, list, maybe, object, record, shaped, viewReader, whole, word, type Read } from '$web/board/read-view';
import { FORMATIONS, TYPES } from './pieces';
import {
  BATTLES, DEEDS, ENDINGS, ENTRIES, SHOTS, SIDES, STEPS, type Both, type Draft, type Fight, type Group, type Mine, type Shot, type Turn, type Unit, type View,
} from './view';

const int: Read<number> = (value, at) => (Number.isInteger(value) ? (value as number) : fault(at, 'a whole number', value));
function pair<A, B>(first: Read<A>, second: Read<B>): Read<[A, B]> {
  return (value, at) => (Array.isArray(value) && value.length === 2 ? [first(value[0], `${at}[0]`), second(value[1], `${at}[1]`)] : fault(at, 'a pair', value));
}
/** Keys of this shape. */
function keyed<T>(keys: RegExp, read: Read<T>): Read<Record<string, T>> {
  return (value, at) => Object.fromEntries(Object.entries(record(value, at)).map(([key, each]) => [shaped(keys)(key, at), read(each, `${at}.${key}`)]));
}

const hex = shaped(/^(0[1-9]|1\d|20)\.(0[1-9]|1\d|20)$/);
const place = shaped(/^((0[1-9]|1\d|20)\.(0[1-9]|1\d|20)|pool|none)$/);
const counter = shaped(/^[pa]\d+$/);
const side = word(SIDES);
const both = object<Both>({ partisan: whole, axis: whole });
const unit = object<Unit>({
  counter, side, formation: word(FORMATIONS), type: word(TYPES), hex: place, vf: whole, full: whole, fire: whole, pinned: flag, automatic: flag, light: flag, heavy: flag, assault: flag,
  movement: whole, range: whole, out_of_command: flag, entered: flag, entry: maybe(word(ENTRIES)), tried: flag, reach: maybe(whole), command: maybe(whole), obeys: list(whole), back: flag,
});
const group = object<Group>({ deed: word(DEEDS), side, moving: list(counter), units: list(counter), origin: place, here: place, previous: place, mp: whole, reacted: flag });
const shot = object<Shot>({ kind: word(SHOTS), side, from: place, to: place, hits: whole, targets: list(counter) });
const fight = object<Fight>({ side, attackers: list(counter), defenders: list(counter), hex: place, from: place, attack: int, defence: int });
const draft = object<Draft>({ deed: word(DEEDS), hex: maybe(hex), target: maybe(hex), entry: maybe(word(ENTRIES)), units: list(counter), parts: list(whole), mines: list(hex), values: list(whole) });
const mine = object<Mine>({ hex, live: flag, value: maybe(whole) });
const turn = object<Turn>({ turn: whole, day: whole, hour: shaped(/^(\d\d\.\d\d|night)$/), dark: flag, night: flag, entries: list(word(ENTRIES)) });

const view = object<View>({
  viewer: maybe(side), battle: word(BATTLES), options: keyed(/^[a-z_]+$/, whole), turn: whole, turns: whole, step: maybe(word(STEPS)), due: maybe(shaped(/^([pa]?\d+)$/)), asked: maybe(side), active: side,
  initiative: side, pa: both, units: keyed(/^[AP]-[\w/'-]+$/, unit), conquered: list(hex), objectives: list(pair(hex, shaped(/./))), forts: list(hex), bunkers: list(hex), mines: list(mine),
  mine_values_left: list(whole), infirmary: maybe(hex), infirmary_taken: flag, rsi_morale: whole, ammo_low: flag, frost: flag, third_marker: maybe(whole), third_released: flag,
  assigned: maybe(word(FORMATIONS)), casualties: both, lost: keyed(/^\w+$/, whole), lost_commands: both, score: pair(int, int), arrival: keyed(/^\w+$/, whole), track: list(turn), group: maybe(group),
  shot: maybe(shot), fight: maybe(fight), draft: maybe(draft), activation: whole, over: flag, ending: maybe(word(ENDINGS)), winner: maybe(side),
});

export const readView = viewReader<View>(view);
