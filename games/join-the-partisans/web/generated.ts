// Generated from the Rust types of the game; do not edit.
/** The best dice to keep. */
export interface Advice {
  /** The chance of success with them. */
  chance: number;
  /** Their faces, lowest first; the whole hand: stop. */
  dice: string;
}
/** A comrade who can be freed or caught. */
export interface Beacon {
  /** A captive; else a deserter. */
  captive: boolean;
  /** The chance of one attempt to free him. */
  chance: number | null;
  /** Where. */
  place: Place;
  /** What it is worth. */
  points: number;
  /** Who. */
  seat: Seat;
}
export type Combo = 'nothing' | 'barehand' | 'bang_bang' | 'track_a_track' | 'ba_da_bang' | 'boom' | 'ka_boom' | 'woo_hoo';
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
/** A question of the Partisan School that is being answered (JP-6). */
export interface Lesson {
  /** Points at stake. */
  points: number;
  /** Who answers. */
  pupil: Seat;
  /** Who reads it. */
  reader: Seat;
}
export type MissionCard = string;
export type Need = 'first' | 'exceed' | 'combo';
/** What an owner has before him, or Olga with her partner. */
export interface Outlook {
  /** Outposts that make the way longer than it would be without them. */
  barred_by: Place[];
  /** The chance of one attempt at what is to be done there, with best keeping. */
  chance: number | null;
  /** The combo that this takes, where it is no battle. */
  combo: Combo | null;
  /** The places that the figure goes to. */
  goals: Place[];
  /** Steps to the nearest of them by open ways; nothing if none can be reached. */
  steps: number | null;
  /** After a coloured outpost: the white outposts nearest to it as things stand. */
  then: Place[];
  /** Steps to them from there. */
  then_steps: number | null;
  /** The turns that these steps take on average. */
  turns: number | null;
  /** What a Special Mission would be worth if this attempt succeeded (JP-7.5). */
  worth: number | null;
}
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
export type Purpose = 'order' | 'mission' | 'rescue' | 'escape';
/** A question to the rules. */
export type Query = {
  keeping: {
    /** The faces that are kept, lowest first. */
    dice: string;
  };
} | {
  ladder: {
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
  outlook: {
    /** Which. */
    seat: Seat;
  };
} | {
  beacons: {
  };
} | {
  in_danger: {
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
  ladder: Rung[];
} | {
  best: Advice;
} | {
  ways: Way[];
} | {
  outlook: Outlook;
} | {
  beacons: Beacon[];
} | {
  in_danger: Seats;
} | {
  heroes: Seats;
};
/** An attempt on the table (JP-4.1). */
export interface Rolling {
  /** The Partisan who attacks, frees or escapes. */
  attacker: Seat;
  /** Is it the Axis that rolls? */
  axis: boolean;
  /** The captive who would be freed. */
  captive: Seat | null;
  /** Their combo. */
  combo: Combo;
  /** The dice as they lie, lowest first. */
  dice: number[];
  /** Rolls of an attempt. */
  most: number;
  /** When the dice are good enough. */
  need: Need;
  /** Where. */
  place: Place | null;
  /** What the attempt is part of. */
  purpose: Purpose;
  /** Who rolls. */
  roller: Seat;
  /** Rolls made. */
  rolls: number;
  /** The star that would allow one more roll now. */
  star: Star | null;
  /** The dice of the first roller, lowest first. */
  to_exceed: number[] | null;
  /** The combo that is wanted, or that has to be exceeded. */
  wanted: Combo | null;
}
/** A combo in which an attempt may end. */
export interface Rung {
  /** Which. */
  combo: Combo;
  /** How often the attempt ends in it. */
  ends: number;
  /** How often it succeeds when it does: it is not exceeded, exceeds, or serves. */
  succeeds: number;
}
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
  /** The place on the map that it is about, once the card is resolved. */
  place: Place | null;
  /** What is asked. */
  question: Words;
}
/** The points of a Partisan by their sources (section 6). */
export interface Sources {
  deserters: number;
  first: number;
  medals: number;
  missions: number;
  rescues: number;
  school: number;
  stars: number;
  traitors: number;
}
export type Star = 'orange' | 'blue' | 'white' | 'green' | 'red';
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
  /** What the movement die shows. */
  die: number | null;
  /** The viewer's own unfinished offer. */
  draft: unknown;
  /** The seat of the enemy, who has no figure. */
  enemy: Seat | null;
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
  /** The lesson that is being held. */
  lesson: Lesson | null;
  /** Who was given the medal of each year. */
  medals: (Seat | null)[];
  /** Special Missions that are done, or that were no missions. */
  mission_discard: MissionCard[];
  /** Has his figure changed its place in this turn? */
  moved: boolean;
  /** The question that is being asked. */
  now_asked: Shown | null;
  /** The helper's seat. */
  olga: Seat | null;
  /** How many seats have outposts of their own: the first ones. */
  owners: number;
  /** Olga and her partner. */
  pair: Pair;
  /** Who was Commander in the game before, and is addressed so in this one. */
  past_commanders: Seats;
  /** Who was a People's Hero in the game before. */
  past_heroes: Seats;
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
  /** The attempt on the table. */
  rolling: Rolling | null;
  /** The round, from 1. */
  round: number;
  /** Questions seen going under the pile. */
  school_under: Question[];
  /** What each Partisan has earned. */
  scores: Score[];
  /** Whose view it is. */
  seat: Seat | null;
  /** Where the points of each Partisan come from. */
  sources: Sources[];
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
  /** Does it only lead nearer to a comrade in need, and no nearer to a main goal? */
  aside: boolean;
  /** The chance to free the captive who is there. */
  chance: number | null;
  /** The captive or deserter who is there. */
  comrade: Seat | null;
  /** Is it a goal itself? */
  goal: boolean;
  /** The places on the way, the destination last. */
  path: Place[];
  /** Where it ends. */
  place: Place;
  /** Steps from there to the nearest main goal by open ways; nothing if none can be reached. */
  steps: number | null;
  /** The turns that these steps take on average. */
  turns: number | null;
}
export type Words = Record<string, string>;
export type Year = '1941' | '1942' | '1943' | '1944' | '1945';
