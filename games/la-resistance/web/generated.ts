// Generated from the Rust types of the game; do not edit.
/** A band. */
export interface Band {
  broken: boolean;
  /** Face-down cards. */
  cards: number;
  glory: number;
  /** Which ones, for those who may know. */
  hand: Clg[] | null;
  leader: Leader | null;
  /** Shots fired by a face-up MG-34; 0: it does not lie there. */
  mg34_shots: number;
  recruits: number;
  seat: Seat;
  /** From which shuffle each face-down card comes: everybody saw it drawn. */
  shuffles: number[];
}
export type Card = string;
export type ChoiceKind = 'none' | 'defeat' | 'defeat_alt' | 'cover_vichy' | 'sow' | 'steal' | 'buy' | 'play';
export type Clg = 'brutality' | 'charismatic' | 'camouflage' | 'mg34' | 'panzerfaust' | 'unexpected_patrol' | 'faulty_intel' | 'sacrifice' | 'exposed';
export type Die = 'w1' | 'w2' | 'w3' | 'w4' | 'w5' | 'w6' | 'b1' | 'b2' | 'b3' | 'b4' | 'x1' | 'x2' | 'dumont5' | 'vasseur4' | 'mg6' | 'pf5';
/** Where a die is. */
export type DieState = 'free' | 'spent' | 'removed';
/** A draft in words. */
export interface Draft {
  /** Bonus dice that may still be laid. */
  bonus: Die[];
  /** 1 for Boutroux's price; for a card, the number of its mission. */
  extra: number;
  /** What a black slot still lacks. */
  lacks: number;
  /** The dice on each slot. */
  laid: Die[][];
  /** Its smallest die so far. */
  least: number;
  /** Dice that may still be laid, four bits for each value. */
  left: number;
  /** The slot that is being covered, whites first. */
  slot: number;
  /** The place in the row, the seat or the card. */
  target: number;
  what: ChoiceKind;
}
export type Ending = 'glory' | 'last_band' | 'all_broken' | 'round_limit';
export type EventAnswer = string;
export type EventKind = 'heavy_casualties' | 'traitors_loss' | 'botched_raids' | 'ss_massive_search' | 'wehrmacht_veterans' | 'vichy_forces' | 'lull';
export type Leader = 'dumont' | 'boutroux' | 'saint_pierre' | 'vasseur' | 'ferrand' | 'arnaud';
/** A card in the row. */
export interface Lying {
  /** Harmless in this turn. */
  camouflaged: boolean;
  card: Card;
  kind: MissionKind;
  /** Defeated in this turn. */
  tapped: boolean;
}
export type MissionKind = 'german_patrol' | 'panzer_grenadiers' | 'panzer' | 'tiger' | 'air_strike' | 'gendarmerie' | 'massacre' | 'botched_raid' | 'foreign_aid' | 'recruits' | 'warehouse' | 'comm_hub' | 'pow_camp' | 'ammo_dump' | 'the_time_is_now' | 'unexpected_patrol';
/** There is no question. */
export type NoQuery = never;
export type OncePerTurn = 'ferrand' | 'dumont' | 'vasseur' | 'boutroux' | 'gift' | 'mg34' | 'sow' | 'buy' | 'steal' | 'vichy';
/** The piles: how many cards the draw piles hold, what has been discarded, and the draw piles once everything is shown. */
export interface Piles {
  cest_la_guerre: number;
  cest_la_guerre_discard: Clg[];
  cest_la_guerre_draw: Clg[] | null;
  /** From which shuffle the draw pile of C'est La Guerre cards comes. */
  cest_la_guerre_shuffle: number;
  /** In which shuffle each card last took part. */
  cest_la_guerre_shuffles: {
    brutality: number;
    camouflage: number;
    charismatic: number;
    exposed: number;
    faulty_intel: number;
    mg34: number;
    panzerfaust: number;
    sacrifice: number;
    unexpected_patrol: number;
  };
  event_discard: EventKind[];
  event_draw: EventKind[] | null;
  events: number;
  mission_discard: Card[];
  mission_draw: Card[] | null;
  missions: number;
}
export interface Pool {
  b1?: ShownDie;
  b2?: ShownDie;
  b3?: ShownDie;
  b4?: ShownDie;
  w1?: ShownDie;
  w2?: ShownDie;
  w3?: ShownDie;
  w4?: ShownDie;
  w5?: ShownDie;
  w6?: ShownDie;
  x1?: ShownDie;
  x2?: ShownDie;
}
/** A place at the table, numbered clockwise from 0. */
export type Seat = number;
export type Seats = Seat[];
/** A die of the pool, as views and the open form tell of it. */
export interface ShownDie {
  state: DieState;
  /** What it shows, 1 to 6. */
  value: number;
}
/** The sum of an assessment (LR-5.46 to LR-5.51). */
export interface Sum {
  /** Glory of defeated missions, The Time is Now! included. */
  glory: number;
  /** Recruits due to be lost. */
  loss: number;
  /** Glory lost to missions left standing. */
  lost_glory: number;
  /** Recruits gained. */
  recruits: number;
}
/** What a viewer gets. */
export interface View {
  /** Whose turn it is. */
  active: Seat | null;
  /** To an instant event: none, due, glory, recruit, duck1 ... */
  answers: EventAnswer[];
  /** The seats that are asked. */
  asked: Seats;
  bands: Band[];
  blue_used: number;
  /** The viewer's own choice in the making. */
  draft: Draft | null;
  ending: Ending | null;
  event: EventKind | null;
  first_player: Seat | null;
  /** What the assessment would bring as things stand, in a turn. */
  forecast: Sum | null;
  mulligans: number;
  pending_sixes: number;
  piles: Piles;
  pool: Pool;
  recruit_cap: number;
  round: number;
  row: {
    '1': Lying | null;
    '2': Lying | null;
    '3': Lying | null;
    '4': Lying | null;
  };
  /** The step that asks. */
  step: 'leaders' | 'blind_leaders' | 'deal' | 'round' | 'event' | 'choose' | 'turn' | 'pre_roll' | 'window' | 'post_roll' | 'explode' | 'blue_one' | 'action' | 'cost' | 'lure' | 'over_limit' | 'assess' | 'take' | 'duck' | null;
  target_glory: number;
  /** Does The Time is Now! lie face up? */
  time_is_now: boolean;
  /** Who still has a turn in this round. */
  to_act: Seat[];
  turn: number;
  used: OncePerTurn[];
  viewer: Seat | null;
  /** The reaction window that is open, R1 to R4. */
  window: number | null;
}
export type Query = NoQuery;
export type Reply = NoQuery;
