// Generated from the Rust types of the game; do not edit.
/** The best dice to keep. */
export interface Advice {
  /** The chance of success with them. */
  chance: number;
  /** Their faces, lowest first; the whole hand: stop. */
  dice: string;
}
export type HqCard = string;
/** A hunt for the traitor (JP-11). */
export interface Hunt {
  /** The cards that have not been turned up. */
  left: TraitorCard[];
  /** The round of the hunt, from 1. */
  round: number;
  /** Who searches; nobody when there is no hunt. */
  searcher: Seat | null;
}
export type Leg = 'to_coloured' | 'at_coloured' | 'to_white' | 'at_white' | 'year_done' | 'finished' | 'perished';
export type MissionCard = string;
/** Olga and her partner (JP-13). */
export interface Pair {
  /** Did her partner's attempt fail in the turn just before hers? */
  failed: boolean;
  /** The partner she changes to when the next round begins. */
  next: Seat | null;
  /** Olga's partner. */
  partner: Seat | null;
  /** The white outpost that both go to. */
  target: Place | null;
}
export type Place = 'AJD' | 'BAB' | 'BEG' | 'BLD' | 'BOH' | 'BOV' | 'BRE' | 'CEL' | 'CER' | 'CRK' | 'CRN' | 'DOM' | 'DRV' | 'DRZ' | 'FRK' | 'GGR' | 'GPE' | 'GRC' | 'GRO' | 'IDR' | 'ILB' | 'IVG' | 'JES' | 'KAM' | 'KNJ' | 'KOB' | 'KOC' | 'KOM' | 'KOP' | 'KOS' | 'KOZ' | 'KRA' | 'KRG' | 'KRS' | 'KST' | 'KZJ' | 'LAS' | 'LEN' | 'LEV' | 'LIT' | 'LJT' | 'LJU' | 'LOG' | 'LOV' | 'LOZ' | 'MAR' | 'MET' | 'MEZ' | 'MOR' | 'MSO' | 'NOM' | 'ORM' | 'OSA' | 'OSI' | 'PIR' | 'POK' | 'POS' | 'PTU' | 'RAS' | 'RDC' | 'RDG' | 'RDL' | 'RIB' | 'ROG' | 'ROS' | 'SEM' | 'SEV' | 'SEZ' | 'SKL' | 'SLB' | 'SLC' | 'SLG' | 'SMA' | 'SOL' | 'SOS' | 'STK' | 'TOL' | 'TRB' | 'TRE' | 'TRN' | 'TRZ' | 'TUR' | 'VIN' | 'VOJ' | 'VRH' | 'VRN' | 'ZIR' | 'ZUZ';
/** A question to the rules. */
export type Query = {
  keeping: {
    /** The faces that are kept, lowest first. */
    dice: string;
  };
} | {
  best: {
  };
} | {
  ways: {
  };
} | {
  heroes: {
  };
};
export type Question = string;
/** The answer to a question of the same name. */
export type Reply = {
  keeping: number;
} | {
  best: Advice;
} | {
  ways: Way[];
} | {
  heroes: Seats;
};
/** What a Partisan has earned, by source. */
export interface Score {
  /** School cards that are kept. */
  cards: Question[];
  /** Points for deserters caught. */
  deserters: number;
  /** The point for finishing the war first. */
  first: number;
  /** Medals for bravery, by year. */
  medals: Year[];
  /** Points for Special Missions. */
  missions: number;
  /** Points for rescued comrades. */
  rescues: number;
  /** The points on them. */
  school: number;
  /** Stars. */
  stars: Stars;
  /** Points for traitors found. */
  traitors: number;
}
/** A place at the table, numbered clockwise from 0. */
export type Seat = number;
export type Seats = Seat[];
/** The words of a question. */
export interface Shown {
  /** The answer, for those who may read it. */
  answer: Words | null;
  /** Which card. */
  card: Question;
  /** What there is to know about it, once the card is resolved. */
  explanation: Words | null;
  /** 1 easy, 2 medium, 3 hard. */
  level: number;
  /** The options of this stage, in the order in which they are shown. */
  options: (Words | null)[];
  /** What is asked. */
  question: Words;
}
/** How many stars of each colour. */
export interface Stars {
  blue: number;
  green: number;
  orange: number;
  red: number;
  white: number;
}
/** What an owner is about. */
export interface Task {
  /** Attempts that have failed on it. */
  attempts: number;
  /** Is he a captive? */
  captive: boolean;
  /** Has he been caught while his lost turns run on (option `deserter_caught`)? */
  caught: boolean;
  /** The white outpost where he (or his Olga) has arrived for a mission. */
  claim: Place | null;
  /** Where his coloured outpost stands. */
  coloured: Place | null;
  /** Own turns that he still loses as a deserter. */
  deserter_left: number;
  /** His own attempts since the capture. */
  escape_tries: number;
  /** Does he hold a white outpost that he has taken? */
  held_white: boolean;
  /** The order of General Headquarters in his hand. */
  hq: HqCard | null;
  /** How far he is in it. */
  leg: Leg;
  /** The Special Mission in his hand. */
  mission: MissionCard | null;
  /** The white outpost that he is bound to (option `white_target`). */
  white_lock: Place | null;
  /** The year of the task in hand. */
  year: Year;
}
export type TraitorCard = number;
/** What one viewer sees. */
export interface View {
  /** Whose turn it is. */
  active: Seat;
  /** Who is asked. */
  asked: Seats;
  /** The stars that are left. */
  bag: Stars;
  /** Seats that a bot plays. */
  bots: Seats;
  /** Questions out of the game. */
  boxed: Question[];
  /** Cards above what is seen under the decks: orders of each year, missions, questions. */
  decks: number[];
  /** The viewer's own unfinished offer. */
  draft: unknown;
  /** Where each figure stands. */
  figures: (Place | null)[];
  /** The owners who have finished the war, in their order. */
  finished: Seat[];
  /** Seats whose players have left for good. */
  gone: Seats;
  /** Headquarters cards out of the game. */
  hq_out: HqCard[];
  /** Headquarters cards seen going under each deck: the first of them is drawn first. */
  hq_under: HqCard[][];
  /** The hunt for the traitor. */
  hunt: Hunt;
  /** The question that was resolved last, with its answer. */
  last_asked: Shown | null;
  /** Who was given the medal of each year. */
  medals: (Seat | null)[];
  /** Special Missions that are done, or that were no missions. */
  mission_discard: MissionCard[];
  /** Has his figure changed its place in this turn? */
  moved: boolean;
  /** The question that is being asked. */
  now_asked: Shown | null;
  /** Olga and her partner. */
  pair: Pair;
  /** The points of each Partisan. */
  points: number[];
  /** The question that is being asked. */
  question: Question | null;
  /** Attacks that the Axis has repelled. */
  repelled: number;
  /** The question that was resolved last: its answer may be read. */
  resolved: Question | null;
  /** The order of turns. */
  ring: Seat[];
  /** The round, from 1. */
  round: number;
  /** Questions seen going under the pile. */
  school_under: Question[];
  /** What each Partisan has earned. */
  scores: Score[];
  /** Whose view it is. */
  seat: Seat | null;
  /** The steps that have begun. */
  stack: unknown[];
  /** The name of the step that asks. */
  step: string;
  /** What each owner is about. */
  tasks: Task[];
  /** Which card is the Traitor, for the searcher. */
  traitor: TraitorCard | null;
  /** The running number of the turn. */
  turn: number;
  /** Places with a white outpost. */
  whites: Place[];
}
/** A destination. */
export interface Way {
  /** Is it a goal itself? */
  goal: boolean;
  /** Where it ends. */
  place: Place;
  /** Steps from there to the nearest main goal by open ways; nothing if none can be reached. */
  steps: number | null;
}
export type Words = Record<string, string>;
export type Year = '1941' | '1942' | '1943' | '1944' | '1945';
