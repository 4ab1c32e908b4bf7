/** What a viewer may see, as `src/view.rs` writes it; `readView` holds a JSON value to it, field by field. */
import type { House } from './house';
export const LEADERS = ['dumont', 'boutroux', 'saint_pierre', 'vasseur', 'ferrand', 'arnaud'] as const;
export type Leader = (typeof LEADERS)[number];
export const MISSION_KINDS = [
  'german_patrol', 'panzer_grenadiers', 'panzer', 'tiger', 'air_strike', 'gendarmerie', 'massacre', 'botched_raid', 'foreign_aid', 'recruits',
  'warehouse', 'comm_hub', 'pow_camp', 'ammo_dump', 'the_time_is_now', 'unexpected_patrol',
] as const;
export type MissionKind = (typeof MISSION_KINDS)[number];
export const EVENT_KINDS = [
  'heavy_casualties', 'traitors_loss', 'botched_raids', 'ss_massive_search', 'wehrmacht_veterans', 'vichy_forces', 'lull',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
export const GUERRE = [
  'brutality', 'charismatic', 'camouflage', 'mg34', 'panzerfaust', 'unexpected_patrol', 'faulty_intel', 'sacrifice', 'exposed',
] as const;
export type Guerre = (typeof GUERRE)[number];
export const STEPS = [
  'leaders', 'blind_leaders', 'deal', 'round', 'event', 'choose', 'turn', 'pre_roll', 'window', 'post_roll', 'explode', 'blue_one', 'action',
  'cost', 'lure', 'over_limit', 'assess', 'take', 'duck',
] as const;
export type Step = (typeof STEPS)[number];
export const POOL_DICE = ['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'b1', 'b2', 'b3', 'b4', 'x1', 'x2'] as const;
export type PoolDie = (typeof POOL_DICE)[number];
export const BONUS_DICE = ['dumont5', 'vasseur4', 'mg6', 'pf5'] as const;
export type BonusDie = (typeof BONUS_DICE)[number];
export type DieId = PoolDie | BonusDie;
export const DICE: readonly DieId[] = [...POOL_DICE, ...BONUS_DICE];
export const DIE_STATES = ['free', 'spent', 'removed'] as const;
export const USES = ['ferrand', 'dumont', 'vasseur', 'boutroux', 'gift', 'mg34', 'sow', 'buy', 'steal', 'vichy'] as const;
export type Use = (typeof USES)[number];
export const DRAFTS = ['none', 'defeat', 'defeat_alt', 'cover_vichy', 'sow', 'steal', 'buy', 'play'] as const;
export type DraftKind = (typeof DRAFTS)[number];
export const ENDINGS = ['none', 'glory', 'last_band', 'all_broken', 'round_limit'] as const;
export type Ending = (typeof ENDINGS)[number];
export const SPOTS = ['1', '2', '3', '4'] as const;
export type Spot = (typeof SPOTS)[number];

export interface Band {
  seat: number;
  leader: Leader | null;
  recruits: number;
  glory: number;
  broken: boolean;
  /** Face-down cards. */
  cards: number;
  /** Which ones, for those who may know. */
  hand: Guerre[] | null;
  /** From which shuffle each face-down card comes: everybody saw it drawn. */
  shuffles: number[];
  /** Shots fired by a face-up MG-34; 0: it does not lie there. */
  mg34_shots: number;
}

export interface Lying {
  /** `M01` to `M35`, or `patrol`. */
  card: string;
  kind: MissionKind;
  tapped: boolean;
  camouflaged: boolean;
}

export interface PoolFace {
  value: number;
  state: (typeof DIE_STATES)[number];
}

/** The picks of a choice in the making, as the server keeps them. */
export interface Draft {
  what: DraftKind;
  target: number;
  laid: DieId[][];
  bonus: DieId[];
  left: number;
  slot: number;
  lacks: number;
  least: number;
  extra: number;
}

export interface Sum {
  glory: number;
  recruits: number;
  lost_glory: number;
  loss: number;
}

export interface Piles {
  missions: number;
  mission_discard: string[];
  events: number;
  event_discard: EventKind[];
  cest_la_guerre: number;
  cest_la_guerre_discard: Guerre[];
  /** In which shuffle each card last took part, and from which the draw pile comes. */
  cest_la_guerre_shuffles: Partial<Record<Guerre, number>>;
  cest_la_guerre_shuffle: number;
  mission_draw: string[] | null;
  event_draw: EventKind[] | null;
  cest_la_guerre_draw: Guerre[] | null;
}

export interface View {
  viewer: number | null;
  round: number;
  turn: number;
  target_glory: number;
  recruit_cap: number;
  step: Step | null;
  window: number | null;
  asked: number[];
  first_player: number | null;
  active: number | null;
  to_act: number[];
  bands: Band[];
  row: Record<Spot, Lying | null>;
  event: EventKind | null;
  /** To an instant event: none, due, glory, recruit, duck1... */
  answers: string[];
  time_is_now: boolean;
  pool: Partial<Record<PoolDie, PoolFace>>;
  pending_sixes: number;
  blue_used: number;
  mulligans: number;
  used: Use[];
  draft: Draft | null;
  forecast: Sum | null;
  piles: Piles;
  ending: Ending | null;
  /** Not in the view itself: the table's rulings, where they are not the rulebook's. */
  house?: House;
}
