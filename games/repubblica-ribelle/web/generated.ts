// Generated from the Rust types of the game; do not edit.
/** An Automated Partisan in a mission. */
export interface Automaton {
  /** The cards that it has drawn. */
  cards: Card[];
  /** What it scores, once it has drawn. */
  score: number | null;
}
export type Board = 'armando' | 'norma' | 'eros' | 'claudio' | 'mario' | 'carlo';
export type Card = string;
/** What a seat has in the open mission. */
export interface Count {
  /** The base there. */
  base: number;
  /** Action cards played. */
  cards: number;
  /** What it has been counted for, which does not change any more (RR-6.4). */
  counted: number | null;
  /** Its cards that the viewer cannot see, which are not counted here. */
  face_down: number;
  /** The Leader. */
  leader: number;
  /** How many objectives that takes (RR-6.5). */
  objectives: number;
  /** Pieces in the mission's territory. */
  pieces: number;
  /** Effects. */
  plus: number;
  /** What it was counted for, or what its known parts come to. */
  total: number;
}
/** The draft in a view. */
export interface Draft {
  /** The card whose effect is to be activated. */
  card: Card | null;
  /** Cards to lay or to drop. */
  cards: Card[];
  cost: number;
  /** The Leader is among the cards to lay. */
  leader: boolean;
  /** The territories that a piece has entered, one after another. */
  path: Territory[];
  /** The piece that moves, or that allows the effect. */
  piece: Piece | null;
  radici: boolean;
  what: DraftKind;
}
export type DraftKind = 'way' | 'set' | 'effect';
export type Effect = 'draw' | 'move2' | 'sabotage' | 'plus1' | 'place' | 'steal' | 'support';
export type Effects = 'em' | 'emx' | 'ep' | 'epx' | 'es';
export type Ending = 'running' | 'survived' | 'defeat' | 'abandoned';
export type Faction = 'star' | 'flame';
export type FactionLimit = 'seat' | 'table' | 'any_effect' | 'none';
/** The points of a seat, line by line (RR-12.2). */
export interface FinalScore {
  /** Action cards in hand. */
  hand: number;
  /** Leaders never played. */
  leaders: number;
  /** The Military score pile. */
  military: number;
  /** Mission cards taken. */
  missions: number;
  /** Detachments and commissars on the map. */
  pieces: number;
  /** The Political score pile. */
  political: number;
  /** The Social score pile. */
  social: number;
  /** Support of the population. */
  support: number;
}
export type LeaderIs = 'in_hand' | 'in_hand_or_committed' | 'committed' | 'used' | 'lost';
export type LeaderState = 'unused' | 'used' | 'lost';
export type Locality = 'montefiorino' | 'farneta' | 'vitriola' | 'gusciola' | 'toano' | 'cerredolo' | 'cavola' | 'quara' | 'ca-marastoni' | 'prignano' | 'saltino' | 'pigneto' | 'polinago' | 'gombola' | 'san-martino' | 'palagano' | 'monchio' | 'costrignano' | 'boccassuolo' | 'lama-mocogno' | 'barigazzo' | 'la-santona' | 'frassinoro' | 'fontanaluccia' | 'rovolo' | 'piandelagotti' | 'passo-delle-radici' | 'santanna-pelago' | 'villa-minozzo' | 'gova' | 'costabona' | 'cervarolo' | 'febbio' | 'civago' | 'ligonchio' | 'cinquecerri' | 'ospitaletto';
export type Mission = 'M11' | 'M12' | 'M13' | 'M14' | 'P11' | 'P12' | 'P13' | 'P14' | 'S11' | 'S12' | 'S13' | 'S14' | 'M21' | 'M22' | 'M23' | 'M24' | 'P21' | 'P22' | 'P23' | 'P24' | 'S21' | 'S22' | 'S23' | 'S24';
/** What the seat that moves has left. */
export interface Movement {
  /** Pieces that have moved. */
  moved: Piece[];
  /** Movement points. */
  mp: number;
  /** The next crossing of the Radici Road is free (RR-3.3). */
  radici_free: boolean;
}
/** What the open mission needs: points of all together in a Military mission, else objectives. */
export interface Needs {
  /** What is still missing if all pledges are kept. */
  missing: number;
  /** What it needs. */
  needed: number;
  /** What the pledges of those who have not been counted would add (RR-2.4). */
  pledged: number;
  /** Every seat's part. */
  seats: Part[];
  /** What scores make so far, those of the Automated Partisans included. */
  so_far: number;
  /** Its sphere. */
  sphere: Sphere;
}
/** The mission that lies open. */
export interface OpenMission {
  effects: Effects;
  high: number | null;
  id: Mission;
  locality: Locality;
  low: number;
  sphere: Sphere;
  /** What has been counted so far, Automated Partisans included. */
  sum: number;
  /** What all together must reach in a Military mission. */
  target: number | null;
  territory: Territory;
}
/** The part of a seat in what a mission needs. */
export interface Part {
  /** The score that it was counted for. */
  counted: number | null;
  /** What the one or the other makes. */
  makes: number;
  /** The score that it has pledged. */
  pledge: number | null;
  /** Who. */
  seat: Seat;
}
export type Piece = 'dm1' | 'dm2' | 'dm3' | 'cp1' | 'cp2' | 'cp3';
/** A commander. */
export interface Player {
  activated: Card[];
  asked_for_help: boolean;
  base: Locality | null;
  board: Board | null;
  /** Cards in hand, a Leader included. */
  cards: number;
  effect_used: boolean;
  faction: Faction | null;
  gone: boolean;
  /** Its Action cards, for those who may know. */
  hand: Card[] | null;
  hand_limit: number;
  leader: LeaderState;
  leader_1_kept: boolean;
  leader_is: LeaderIs;
  missions_taken: Mission[];
  movement: number;
  passed: boolean;
  phrases: number;
  pieces: {
    cp1: Locality | null;
    cp2: Locality | null;
    cp3: Locality | null;
    dm1: Locality | null;
    dm2: Locality | null;
    dm3: Locality | null;
  };
  pile_cards: {
    military: Card[];
    political: Card[];
    social: Card[];
  } | null;
  piles: {
    military: number;
    political: number;
    social: number;
  };
  /** Cards laid in this mission, and which, for those who may know. */
  played: number;
  played_cards: Card[] | null;
  pledge: number | null;
  plus: number;
  points: FinalScore | null;
  ready: boolean;
  reserve: {
    cp: number;
    dm: number;
  };
  score: number | null;
  seat: Seat;
  support: number;
  total: number | null;
  used_pieces: Piece[];
}
/** A question to the rules. */
export type Query = {
  reach: {
    /** Which. */
    piece: Piece;
    /** Whose piece. */
    seat: Seat;
  };
} | {
  count: {
    /** Cards of its hand that it would lay besides. */
    cards: Card[];
    /** Whose score. */
    seat: Seat;
  };
} | {
  objectives: {
    /** The score. */
    score: number;
  };
} | {
  needs: {
  };
} | {
  targets: {
    /** The card, played or not. */
    card: Card;
    /** Who activates it. */
    seat: Seat;
  };
} | {
  support: {
  };
};
export type RadiciFree = 'seat' | 'piece';
/** Where a piece can go. */
export interface Reach {
  /** The movement points that are left for it. */
  points: number;
  /** Its next crossing of the Radici Road is free (RR-3.3). */
  radici_free: boolean;
  /** Where it can stop, by territory. */
  stops: Stop[];
}
/** The answer to a question of the same name. */
export type Reply = {
  reach: Reach;
} | {
  count: Count;
} | {
  objectives: number;
} | {
  needs: Needs;
} | {
  targets: Targets;
} | {
  support: Space[];
};
export type Reposition = 'free' | 'one' | 'forbidden';
/** A mission that is over. */
export interface Resolved {
  mission: Mission;
  success: boolean;
  /** Whoever took the card (RR-7.4). */
  taken_by: Seat | null;
}
/** A score as things stand, in parts (RR-6.1). */
export interface Score {
  /** The base there. */
  base: number;
  /** Action cards played. */
  cards: number;
  /** The Leader. */
  leader: number;
  /** Pieces in the mission's territory. */
  pieces: number;
  /** Effects. */
  plus: number;
  total: number;
}
/** A place at the table, numbered clockwise from 0. */
export type Seat = number;
export type Seats = Seat[];
/** A space of the support track. */
export interface Space {
  /** The Action cards that may be kept at the end of a round (RR-10.2). */
  hand_limit: number;
  /** The movement points of manoeuvres, and the points at the end of the game (RR-3.1, RR-12.2). */
  movement: number;
}
export type Sphere = 'military' | 'political' | 'social';
/** A card that was stolen. */
export interface Stolen {
  card: Card;
  holders: Seats;
  victim: Seat;
}
/** A territory in which a piece can stop, and the cheapest way there. */
export interface Stop {
  /** Movement points for the whole move, with the borders that it has crossed. */
  cost: number;
  /** The localities where it may stop. */
  localities: Locality[];
  /** The territories that it has still to enter, one after another. */
  path: Territory[];
  /** It uses the free crossing of the Radici Road (RR-3.3). */
  radici: boolean;
  /** The territory. */
  territory: Territory;
}
/** Options that a board shows. */
export interface TableRules {
  faction_limit: FactionLimit;
  move2_radici: boolean;
  radici_free: RadiciFree;
  reposition: Reposition;
}
/** When the players may talk. */
export interface Talk {
  open: boolean;
  option: Talking;
  /** Phrases that a seat may say in a window. */
  phrases: number;
}
export type Talking = 'staff' | 'social' | 'never' | 'always';
/** A score pile that an effect may raid. */
export interface TargetPile {
  /** How many cards it has. */
  cards: number;
  /** Whose. */
  seat: Seat;
  /** Which. */
  sphere: Sphere;
}
/** What the effect of a card would do for a seat. */
export interface Targets {
  /** The effect in force. */
  effect: Effect;
  /** The seats that it may rob. Before cards are turned up, one whose last card may be its Leader is not among them. */
  hands: Seat[];
  /** The pieces of which one must allow it; none are needed for star and flame (RR-5.4). */
  pieces: Piece[];
  /** The score piles that it may raid. */
  piles: TargetPile[];
  /** The points that it adds to the score, or to move with. */
  points: number;
  /** The kinds of pieces that it may place. */
  units: Unit[];
  /** Why it cannot be activated as things stand, if it is played. */
  why_not: WhyNot | null;
}
export type Territory = 'mon' | 'toa' | 'pri' | 'pol' | 'pal' | 'lam' | 'fra' | 'pia' | 'vil' | 'lig';
export type Token = 'cumer' | 'allies';
export type Unit = 'dm' | 'cp';
/** What a viewer gets. */
export interface View {
  /** The one that is asked, if it is only one. */
  acting: Seat | null;
  /** The order of the decks once everything is shown, the last card on top. */
  action_deck: Card[] | null;
  /** Cards that the viewer may activate now. */
  activatable: Card[];
  /** The seats that are asked. */
  asked: Seats;
  automata: Automaton[];
  /** Cards left in the deck. */
  deck: number;
  demonstration: boolean;
  discard: Card[];
  draft: Draft | null;
  ending: Ending | null;
  /** Cards that the viewer must discard. */
  excess: number;
  first_player: Seat;
  health: number;
  mission: OpenMission | null;
  mission_deck: Mission[] | null;
  missions_left: number;
  /** Pieces that the viewer may move now. */
  movable: Piece[];
  movement: Movement;
  /** The phase of the next mission: its back shows it. */
  next_phase: number | null;
  objectives: number;
  /** The viewer's own score as things stand. */
  own: Score | null;
  participants: number;
  phase: number;
  players: Player[];
  resolved: Resolved[];
  resources: {
    arms: Locality;
    grain: Locality;
    hospital: Locality;
  };
  revealed: boolean;
  round: number;
  rounds: number;
  rules: TableRules;
  seats: number;
  start_health: number;
  /** The step that asks. */
  step: string | null;
  /** Cards stolen from the viewer and who may have them. */
  stolen: Stolen[];
  talk: Talk;
  token: Token;
  viewer: Seat | null;
}
/** Why an effect cannot be activated. */
export interface WhyNot {
  /** The sentence is the text `refusal-<key>`. */
  key: string;
  /** The rule. */
  rule: string;
}
