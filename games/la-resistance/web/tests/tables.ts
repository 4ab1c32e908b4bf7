/** Small tables in the rulebook's words, for the worked examples. */
import type { Band, Clg, EventKind, Leader, Lying, MissionKind, View } from '../generated';
import { CEST_LA_GUERRE, type PoolDie } from '../logic/lists';

export interface Given {
  row: readonly (MissionKind | [MissionKind, 'tapped' | 'camouflaged'])[];
  event?: EventKind;
  recruits: number;
  glory: number;
  leader?: Leader;
  others?: readonly { recruits: number; glory: number }[];
  pool?: readonly number[];
  blue?: readonly number[];
  used?: View['used'];
  hand?: Band['hand'];
  time?: boolean;
}

const band = (seat: number, recruits: number, glory: number, leader: Leader, hand: Band['hand'] = null): Band => ({
  seat,
  leader,
  recruits,
  glory,
  broken: false,
  cards: hand?.length ?? 0,
  hand,
  shuffles: hand?.map(() => 0) ?? [],
  mg34_shots: 0,
});

const shuffles = Object.fromEntries(CEST_LA_GUERRE.map((card) => [card, 0])) as Record<Clg, number>;

/** Seat 0 in its action step. */
export function table(given: Given): View {
  const lying = (at: number): Lying | null => {
    const each = given.row[at];
    if (!each) return null;
    const [kind, mark] = typeof each === 'string' ? [each, null] : each;
    const [tapped, camouflaged] = [mark === 'tapped', mark === 'camouflaged'];
    return {
      card: at === 3 ? 'patrol' : 'M01',
      kind,
      glory: 0,
      recruits: 0,
      lost_glory: 0,
      loss: 0,
      tapped,
      camouflaged,
    };
  };
  const pool: View['pool'] = {};
  given.pool?.forEach((value, i) => {
    pool[`w${i + 1}` as PoolDie] = { value, state: 'free' };
  });
  given.blue?.forEach((value, i) => {
    pool[`b${i + 1}` as PoolDie] = { value, state: 'free' };
  });
  return {
    viewer: 0,
    round: 1,
    turn: 1,
    target_glory: 12,
    recruit_cap: 10,
    step: 'action',
    window: null,
    asked: [0],
    first_player: 0,
    active: 0,
    to_act: [],
    bands: [
      band(0, given.recruits, given.glory, given.leader ?? 'boutroux', given.hand ?? []),
      ...(
        given.others ?? [
          { recruits: 6, glory: 0 },
          { recruits: 6, glory: 0 },
        ]
      ).map((each, i) => band(i + 1, each.recruits, each.glory, i === 0 ? 'saint_pierre' : 'vasseur')),
    ],
    row: { 1: lying(0), 2: lying(1), 3: lying(2), 4: lying(3) },
    event: given.event ?? 'lull',
    answers: [],
    time_is_now: given.time ?? false,
    pool,
    pending_sixes: 0,
    blue_used: given.blue?.length ?? 0,
    mulligans: 0,
    used: given.used ?? [],
    draft: null,
    forecast: null,
    piles: {
      missions: 20,
      mission_discard: [],
      events: 8,
      event_discard: [],
      cest_la_guerre: 9,
      cest_la_guerre_discard: [],
      cest_la_guerre_shuffles: shuffles,
      cest_la_guerre_shuffle: 0,
      mission_draw: null,
      event_draw: null,
      cest_la_guerre_draw: null,
    },
    ending: null,
  };
}
