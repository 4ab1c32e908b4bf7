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
/** A bonus die of the active band, and what it counts where. */
export interface BonusWorth {
  /** Which. */
  die: Die;
  /** The missions of the row that it may be laid on, defeated ones left out. */
  missions: CountsOn[];
  /** What it counts on Vichy Forces, if it may be laid there now (LR-G67). */
  vichy: number | null;
}
export type Bought = 'sow' | 'steal' | 'buy';
export type Card = string;
export type ChoiceKind = 'none' | 'defeat' | 'defeat_alt' | 'cover_vichy' | 'sow' | 'steal' | 'buy' | 'play';
export type Clg = 'brutality' | 'charismatic' | 'camouflage' | 'mg34' | 'panzerfaust' | 'unexpected_patrol' | 'faulty_intel' | 'sacrifice' | 'exposed';
/** What a bonus die counts on a mission. */
export interface CountsOn {
  /** The place of the mission. */
  spot: Spot;
  /** The value. */
  value: number;
}
/** The slots, and how they can be covered. */
export interface Covering {
  /** What lies there, completed in the cheapest way: the dice on each slot. */
  cheapest: Die[][] | null;
  /** What is missing, if nothing lies there yet and nothing covers it. */
  missing: Missing | null;
  /** The recruits to pay once all is covered (LR-5.34, LR-5.35). */
  recruits: number;
  /** All slots, whites first. */
  slots: Slot[];
}
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
/** What the assessment would bring. */
export interface Forecast {
  /** Gains and losses in the order of the rules. */
  lines: ForecastLine[];
  /** Recruits due to be lost. */
  loss: number;
  /** For every number of recruits that glory can save, none first. */
  outcomes: Outcome[];
  /** Whose. */
  seat: Seat;
}
/** A gain or loss with its source: a mission, the event or a leader. */
export interface ForecastLine {
  /** The event. */
  event: EventKind | null;
  /** Glory gained, or lost. */
  glory: number;
  /** How it comes about. */
  how: How;
  /** The leader. */
  leader: Leader | null;
  /** The mission. */
  mission: MissionKind | null;
  /** Recruits gained, or lost. */
  recruits: number;
  /** The rule. */
  rule: string;
  /** The place of the mission. */
  spot: Spot | null;
}
/** What dice are laid for. */
export type Goal = {
  defeat: Spot;
} | {
  defeat_alt: Spot;
} | 'cover_vichy' | 'pay' | 'pay_discount';
export type How = 'defeated' | 'supposed' | 'paid' | 'time_is_now' | 'taken' | 'standing' | 'event' | 'nursed';
export type Leader = 'dumont' | 'boutroux' | 'saint_pierre' | 'vasseur' | 'ferrand' | 'arnaud';
/** A card in the row. */
export interface Lying {
  /** Harmless in this turn. */
  camouflaged: boolean;
  card: Card;
  /** The glory it brings once defeated: its own, what it takes from others, and what The Time is Now! adds. */
  glory: number;
  kind: MissionKind;
  /** The recruits that are lost if it is left. */
  loss: number;
  /** The glory that is lost if it is left. */
  lost_glory: number;
  /** The recruits it brings once defeated, less those that it costs. */
  recruits: number;
  /** Defeated in this turn. */
  tapped: boolean;
}
/** What is missing before the dice could cover all slots. */
export type Missing = {
  dice: {
    /** How many. */
    count: number;
    /** Of at least this value. */
    value: number;
  };
} | {
  pips: number;
};
export type MissionKind = 'german_patrol' | 'panzer_grenadiers' | 'panzer' | 'tiger' | 'air_strike' | 'gendarmerie' | 'massacre' | 'botched_raid' | 'foreign_aid' | 'recruits' | 'warehouse' | 'comm_hub' | 'pow_camp' | 'ammo_dump' | 'the_time_is_now' | 'unexpected_patrol';
export type OncePerTurn = 'ferrand' | 'dumont' | 'vasseur' | 'boutroux' | 'gift' | 'mg34' | 'sow' | 'buy' | 'steal' | 'vichy';
/** Where saving so many recruits leads. */
export interface Outcome {
  /** Is it broken then (LR-5.57)? */
  broken: boolean;
  /** The glory that it has then. */
  glory: number;
  /** What that costs in glory. */
  price: number;
  /** The recruits that the band has then. */
  recruits: number;
  /** How many are saved. */
  saved: number;
}
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
/** What purchases cost the active band now, and which of them it can make. */
export interface Prices {
  /** Boutroux's price, if it may be had now. */
  discount: number | null;
  /** Must the price be met exactly (LR-O.six_cost_exact)? */
  exact: boolean;
  /** The pips of the free dice. */
  pips: number;
  /** What each costs. */
  price: number;
  /** All three purchases. */
  purchases: Purchasable[];
}
/** A purchase. */
export interface Purchasable {
  /** Which. */
  what: Bought;
  /** Why it cannot be made, if it cannot. */
  why_not: WhyNot | null;
}
/** A question to the rules. */
export type Query = {
  forecast: {
    /** Missions that would be camouflaged. */
    camouflaged: Spot[];
    /** Missions that would be defeated besides. */
    defeated: Spot[];
    /** Missions that would be defeated in their second way. */
    defeated_alt: Spot[];
    /** Vichy Forces would be covered. */
    vichy: boolean;
  };
} | {
  ducking: {
  };
} | {
  cover: {
    /** What for. */
    goal: Goal;
    /** The dice that lie on each slot, whites first; slots at the end may be left out. */
    laid: Die[][];
  };
} | {
  bonus_dice: {
  };
} | {
  prices: {
  };
} | {
  victims: {
    /** Who would do it. */
    by: Seat;
    /** With what. */
    with: Strike;
  };
};
/** The answer to a question of the same name. */
export type Reply = {
  forecast: Forecast;
} | {
  ducking: Outcome[];
} | {
  cover: Covering;
} | {
  bonus_dice: BonusWorth[];
} | {
  prices: Prices;
} | {
  victims: Victim[];
};
/** A place at the table, numbered clockwise from 0. */
export type Seat = number;
export type Seats = Seat[];
/** A die of the pool, as views and the open form tell of it. */
export interface ShownDie {
  state: DieState;
  /** What it shows, 1 to 6. */
  value: number;
}
/** One slot. */
export interface Slot {
  /** Must it be met exactly (LR-O.six_cost_exact)? */
  exact: boolean;
  /** The dice that may join it so that all can still be covered. */
  fits: Die[];
  /** What it still lacks: a white one its value, a black one pips; 0 when it is covered. */
  lacks: number;
  /** What it wants. */
  value: number;
  /** White, for one die; otherwise black, for a sum. */
  white: boolean;
}
export type Spot = '1' | '2' | '3' | '4';
export type Strike = 'gift' | 'sow' | 'steal' | 'take' | 'brutality' | 'exposed' | 'charismatic';
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
/** A band that may be chosen, and what it would have then. */
export interface Victim {
  /** Its glory then. */
  glory: number;
  /** How many recruits it may save by ducking (LR-O.duck_on_steals). */
  may_save: number;
  /** Its recruits then, if it saves none. */
  recruits: number;
  /** Which. */
  seat: Seat;
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
/** Why something cannot be done, as part of an answer. */
export interface WhyNot {
  /** The sentence is the text `refusal-<key>`. */
  key: string;
  /** A number the sentence may speak of. */
  n: number;
  /** The rule. */
  rule: string;
}
