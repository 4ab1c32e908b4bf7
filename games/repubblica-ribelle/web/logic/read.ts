/** Holds the view from the wire to its type. */
import { fault, flag, list, maybe, object, shaped, viewReader, whole, word, type Read } from '$web/board/read-view';
import { sheet, TERRITORIES } from './places';
import { COMMANDERS, EFFECT_SETS, FACTIONS, RESOURCES, SPHERES } from './printed-cards';
import {
  DRAFTS, ENDINGS, LEADER_IS, LEADERS, LIMITS, PIECES, RADICI, REPOSITIONS, STEPS, TALKS, TOKENS, UNITS, type Draft, type MissionView, type Player, type Points, type Tally, type View,
} from './view';

/** One field for each of these words. */
function each<K extends string, T>(keys: readonly K[], read: Read<T>): Read<Record<K, T>> {
  return object<Record<K, T>>(Object.fromEntries(keys.map((key) => [key, read])) as { [P in K]: Read<T> });
}

const action = shaped(/^A(0\d\d|10\d|11[0-4])$/);
const card = shaped(/^(A(0\d\d|10\d|11[0-4])|leader)$/);
const mission = shaped(/^[MPS][12][1-4]$/);
const locality: Read<string> = (value, at) => (typeof value === 'string' && value in sheet.places ? value : fault(at, 'a place on the map', value));
const piece = word(PIECES);

const points = object<Points>({ military: whole, political: whole, social: whole, leaders: whole, support: whole, hand: whole, pieces: whole, missions: whole });
const player = object<Player>({
  seat: whole, board: maybe(word(COMMANDERS)), faction: maybe(word(FACTIONS)), base: maybe(locality), support: whole, hand_limit: whole, movement: whole, cards: whole, hand: maybe(list(action)),
  leader: word(LEADERS), leader_is: word(LEADER_IS), leader_1_kept: flag, played: whole, played_cards: maybe(list(card)), activated: list(card), pledge: maybe(whole), phrases: whole, asked_for_help: flag,
  ready: flag, passed: flag, score: maybe(whole), plus: whole, effect_used: flag, piles: each(SPHERES, whole), pile_cards: maybe(each(SPHERES, list(action))), pieces: each(PIECES, maybe(locality)),
  used_pieces: list(piece), reserve: each(UNITS, whole), missions_taken: list(mission), points: maybe(points), total: maybe(whole), gone: flag,
});
const draft = object<Draft>({ what: word(DRAFTS), cards: list(action), leader: flag, card: maybe(card), piece: maybe(piece), cost: whole, radici: flag, path: list(word(TERRITORIES)) });
const tally = object<Tally>({ cards: whole, leader: whole, plus: whole, pieces: whole, base: whole, total: whole });
const open = object<MissionView>({
  id: mission, sphere: word(SPHERES), effects: word(EFFECT_SETS), locality, territory: word(TERRITORIES), low: whole, high: maybe(whole), target: maybe(whole), sum: whole,
});

const view = object<View>({
  viewer: maybe(whole), seats: whole, participants: whole, phase: whole, round: whole, rounds: whole, demonstration: flag, health: whole, start_health: whole, first_player: whole, token: word(TOKENS),
  step: maybe(word(STEPS)), asked: list(whole), acting: maybe(whole), mission: maybe(open), objectives: whole, revealed: flag, players: list(player), automata: list(object({ cards: list(action), score: maybe(whole) })),
  movement: object({ mp: whole, moved: list(piece), radici_free: flag }), draft: maybe(draft), resources: each(RESOURCES, locality), deck: whole, discard: list(action), missions_left: whole, next_phase: maybe(whole),
  resolved: list(object({ mission, success: flag, taken_by: maybe(whole) })), stolen: list(object({ victim: whole, card: action, holders: list(whole) })), action_deck: maybe(list(action)), mission_deck: maybe(list(mission)),
  talk: object({ open: flag, option: word(TALKS), phrases: whole }),
  rules: object({ reposition: word(REPOSITIONS), radici_free: word(RADICI), move2_radici: flag, faction_limit: word(LIMITS) }),
  own: maybe(tally), activatable: list(card), movable: list(piece), excess: whole, ending: maybe(word(ENDINGS)),
});

export const readView = viewReader<View>(view);
