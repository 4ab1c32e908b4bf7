/** Holds the view from the wire to its type. */
import { fault, flag, list, maybe, object, record, shaped, viewReader, whole, word, type Read } from '$web/board/read-view';
import {
  BONUS_DICE, DICE, DIE_STATES, DRAFTS, ENDINGS, EVENT_KINDS, GUERRE, LEADERS, MISSION_KINDS, POOL_DICE, SPOTS, STEPS, USES,
  type Band, type Draft, type Lying, type Piles, type PoolFace, type Sum, type View,
} from './view';

/** Keys out of these. */
function keyed<K extends string, T>(keys: readonly K[], read: Read<T>): Read<Partial<Record<K, T>>> {
  return (value, at) => {
    const out: Partial<Record<K, T>> = {};
    for (const [key, each] of Object.entries(record(value, at))) out[word(keys)(key, at)] = read(each, `${at}.${key}`);
    return out;
  };
}

const seat = whole;
const card = shaped(/^(M(0[1-9]|[12]\d|3[0-5])|patrol)$/);
const band = object<Band>({
  seat, leader: maybe(word(LEADERS)), recruits: whole, glory: whole, broken: flag, cards: whole, hand: maybe(list(word(GUERRE))), shuffles: list(whole), mg34_shots: whole,
});
const lying = object<Lying>({ card, kind: word(MISSION_KINDS), tapped: flag, camouflaged: flag });
const face = object<PoolFace>({
  value: (value, at) => ([1, 2, 3, 4, 5, 6].includes(value as number) ? (value as number) : fault(at, 'the face of a die', value)),
  state: word(DIE_STATES),
});
const die = word(DICE);
const draft = object<Draft>({
  what: word(DRAFTS), target: whole, laid: list(list(die)), bonus: list(word(BONUS_DICE)), left: whole, slot: whole, lacks: whole, least: whole, extra: whole,
});
const sum = object<Sum>({ glory: whole, recruits: whole, lost_glory: whole, loss: whole });
const piles = object<Piles>({
  missions: whole, mission_discard: list(card), events: whole, event_discard: list(word(EVENT_KINDS)), cest_la_guerre: whole,
  cest_la_guerre_discard: list(word(GUERRE)), cest_la_guerre_shuffles: keyed(GUERRE, whole), cest_la_guerre_shuffle: whole, mission_draw: maybe(list(card)), event_draw: maybe(list(word(EVENT_KINDS))), cest_la_guerre_draw: maybe(list(word(GUERRE))),
});
const row: Read<View['row']> = (value, at) => {
  const read = keyed(SPOTS, maybe(lying))(value, at);
  for (const spot of SPOTS) if (read[spot] === undefined) fault(`${at}.${spot}`, 'a place of the row', undefined);
  return read as View['row'];
};

const view = object<Omit<View, 'house'>>({
  viewer: maybe(seat), round: whole, turn: whole, target_glory: whole, recruit_cap: whole, step: maybe(word(STEPS)), window: maybe(whole),
  asked: list(seat), first_player: maybe(seat), active: maybe(seat), to_act: list(seat), bands: list(band), row, event: maybe(word(EVENT_KINDS)),
  answers: list(shaped(/^(none|due|glory|recruit|duck\d+)$/)), time_is_now: flag, pool: keyed(POOL_DICE, face), pending_sixes: whole, blue_used: whole,
  mulligans: whole, used: list(word(USES)), draft: maybe(draft), forecast: maybe(sum), piles, ending: maybe(word(ENDINGS)),
});

export const readView = viewReader<View>(view);
