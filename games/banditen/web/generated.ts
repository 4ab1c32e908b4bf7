// Generated from the Rust types of the game; do not edit.
export type ActionKind = 'move' | 'fire' | 'move_and_fire' | 'fire_and_move' | 'assault' | 'regroup' | 'recover' | 'infirmary' | 'enter' | 'storm' | 'arrive' | 'react_fire' | 'react_assault' | 'shift' | 'mines';
/** What an assault would come to, if it comes to the dice. The chances of what becomes of the attackers, from `taken` to `wiped_out`, are 1 together. */
export interface AssaultOdds {
  /** What the attackers add to their die (BN-11.3). */
  attack: number;
  /** The morale of the attackers. */
  attackers_morale: MoraleOdds[];
  /** Who assaults. */
  attacking: Counter[];
  /** What the defenders add to theirs, without the ground. */
  defence: number;
  /** The defenders lose a point and retreat: a part of `taken`. */
  defenders_hit: number;
  /** The morale of the defenders. */
  defenders_morale: MoraleOdds[];
  /** The defenders are wiped out: a part of `taken`. */
  defenders_wiped_out: number;
  /** What the ground adds to the defence. */
  ground: number;
  /** Who was named and cannot. */
  left_out: LeftOut[];
  /** What it costs, in PA. */
  price: number;
  /** They lose a point and are thrown back. */
  repelled: number;
  /** They check their morale. */
  shaken: number;
  /** The chance that the Germans among the defenders give up before the dice (BN-11.2). */
  surrender: number;
  /** The attackers take the hex. */
  taken: number;
  /** They go back as they came. */
  thrown_back: number;
  /** They are wiped out. */
  wiped_out: number;
}
export type Battle = 'gravellona' | 'tarnova';
/** A number for each side. */
export interface BothSides {
  axis: number;
  partisan: number;
}
/** How far a command reaches, and whom. */
export interface CommandRange {
  /** Who obeys it and is within its reach. */
  commanded: Counter[];
  /** Where it stands. */
  hex: Hex;
  /** The hexes within its reach. */
  hexes: Hex[];
  /** Who obeys it and is not. */
  out_of_reach: Counter[];
  /** How many hexes it reaches. */
  range: number;
  /** Whose heavy weapons it supplies with ammunition (BN-9.1). */
  supplied: Counter[];
  /** Whose heavy weapons it should supply and does not. */
  unsupplied: Counter[];
}
/** A counter in its owner's tray: `p7`, `a3`. */
export type Counter = string;
/** The picks of a choice in the making. */
export interface Draft {
  deed: 'none' | 'move' | 'fire' | 'move_and_fire' | 'fire_and_move' | 'assault' | 'regroup' | 'recover' | 'infirmary' | 'enter' | 'storm' | 'arrive' | 'react_fire' | 'react_assault' | 'shift' | 'mines';
  entry: Entry | null;
  hex: Hex | null;
  mines: Hex[];
  parts: number[];
  target: Hex | null;
  units: Counter[];
  values: MineValue[];
}
export type Ending = 'none' | 'objectives' | 'points' | 'annihilation' | 'casualties' | 'dispersed' | 'resigned';
export type Entry = 'garibaldi' | 'beltrami' | 'ii' | 'valdossola' | 'valtoce' | 'iii' | 'ita';
/** An assault in progress. */
export interface Fight {
  attack: number;
  attackers: Counter[];
  defence: number;
  defenders: Counter[];
  from: Hex;
  hex: Hex;
  side: Side;
}
/** What a fire would come to. */
export interface FireOdds {
  /** The chance that it breaks the bunker (BN-9.8). */
  bunker: number;
  /** Who fires. */
  firing: Firing[];
  /** The chance of each number of hits, from none. Hits that a bunker takes are not among them (BN-9.8). */
  hits: number[];
  /** Who was named and cannot. */
  left_out: LeftOut[];
  /** The strength that the targets lose on average before they check their morale (BN-9.4, BN-9.5). */
  loss: number;
  /** The morale of the targets, which they check after a hit. */
  morale: MoraleOdds[];
  /** What it costs, in PA. */
  price: number;
}
/** A unit that fires. */
export interface Firing {
  /** With so many dice. */
  dice: number;
  /** Each hits with this number or more. */
  needs: number;
  /** How often it may still fire in this turn (BN-9.1). */
  shots: number;
  /** Who. */
  unit: Counter;
}
export type Formation = 'gnr' | 'vg' | 'i' | 'iv' | 'ii' | 'iii' | 'verbania' | 'redi' | 'romolo' | 'fanfulla' | 'cv' | 'gar' | 'cinquanta' | 'beltrami' | 'valdossola' | 'valtoce' | 'company1' | 'company2' | 'company3' | 'freccia' | 'fulmine' | 'bn1' | 'bn2' | 'bn3' | 'ass' | 'ita';
/** The action in progress. */
export interface Group {
  deed: ActionKind;
  here: Hex;
  /** Still on the way. */
  moving: Counter[];
  /** Movement points left. */
  mp: number;
  origin: Hex;
  previous: Hex;
  /** Somebody reacted in this action. */
  reacted: boolean;
  side: Side;
  /** All that take part. */
  units: Counter[];
}
/** A hex of the map, or one of two places off it. Hexes count by column, then by row: the order of hex ids. */
export type Hex = string;
/** What a hex does for whoever is in it. */
export interface HexGround {
  /** What it adds to the defence against an assault, streams aside. */
  assault: number;
  /** Every hex in which the mine near this one may go off; none without a mine. */
  blast: Hex[];
  /** The strength of a side that it holds (BN-7.1). */
  limit: number;
  /** A die without bonus hits with this number or more. */
  needs: number;
}
/** A unit that cannot take part. */
export interface LeftOut {
  /** Who. */
  unit: Counter;
  /** Why. */
  why: WhyNot;
}
/** Something that units of a hex may do. */
export interface MenuItem {
  /** What. */
  action: ActionKind;
  /** What it costs them, in PA; if nobody may take part, what it would cost all. */
  price: number;
  /** Who of them may take part. */
  units: Counter[];
  /** Why they cannot do it together; of a regrouping, why none of them can. */
  why_not: WhyNot | null;
}
/** A mine that is laid. */
export interface Mine {
  hex: Hex;
  /** Still face down. */
  live: boolean;
  /** For those who may know it. */
  value: MineValue | null;
}
/** A mine that a group would come near. */
export interface MineThreat {
  /** The chance that it goes off. */
  chance: number;
  /** Where it lies. */
  hex: Hex;
}
export type MineValue = number;
/** The morale of a unit. */
export interface MoraleOdds {
  /** The chance that it fails a check. */
  fails: number;
  /** It is pinned, so that it would lose a point (BN-10.3). */
  pinned: boolean;
  /** Who. */
  unit: Counter;
}
/** A question to the rules. */
export type Query = {
  actions: {
    /** Units of one hex. */
    units: Counter[];
  };
} | {
  reach: {
    /** Move, move and fire, fire and move, or assault; a group on its way does what it was told. */
    action: ActionKind;
    /** Units of one hex; of a group on its way any unit stands for all. */
    units: Counter[];
  };
} | {
  sight: {
    /** From here. */
    from: Hex;
    /** To there. */
    to: Hex;
  };
} | {
  watchers: {
    /** The hex. */
    hex: Hex;
    /** Whose stacks. */
    side: Side;
  };
} | {
  fire: {
    /** Fire, fire and move, move and fire (for the fire after moving), or the fire of a reaction. */
    action: ActionKind;
    /** The hex under fire. */
    target: Hex;
    /** Units of one hex. */
    units: Counter[];
  };
} | {
  threats: {
    /** The hex that they enter. */
    hex: Hex;
    /** Units of one hex, or of an entry. */
    units: Counter[];
  };
} | {
  assault: {
    /** An assault, a storm of an entry hex, or the assault of a reaction. */
    action: ActionKind;
    /** From where they go in: `pool` for those who assault their entry hex. */
    from: Hex;
    /** The hex under assault. */
    target: Hex;
    /** Units of one hex, or of an entry. */
    units: Counter[];
  };
} | {
  command: {
    /** The command. */
    unit: Counter;
  };
} | {
  ground: {
    /** The hex. */
    hex: Hex;
  };
};
/** Where a group can go. */
export interface Reach {
  /** What it can assault, and from where. */
  assaults: Stop[];
  /** From here. */
  from: Hex;
  /** With so many movement points. */
  points: number;
  /** Where it can end a move, in the order of hexes; nowhere in an assault. */
  stops: Stop[];
}
/** The answer to a question of the same name. */
export type Reply = {
  actions: MenuItem[];
} | {
  reach: Reach;
} | {
  sight: SightLine;
} | {
  watchers: SightLine[];
} | {
  fire: FireOdds;
} | {
  threats: Threats;
} | {
  assault: AssaultOdds;
} | {
  command: CommandRange;
} | {
  ground: HexGround;
};
/** Fire or a mine in progress. */
export interface Shot {
  from: Hex;
  hits: number;
  kind: ShotKind;
  side: Side;
  targets: Counter[];
  to: Hex;
}
export type ShotKind = 'fire' | 'opportunity' | 'mine';
/** The name of a seat's side. */
export type Side = 'partisan' | 'axis';
/** A line of sight. */
export interface SightLine {
  /** How many hexes apart they lie. */
  distance: number;
  /** The line is free. */
  free: boolean;
  /** From here. */
  from: Hex;
  /** The hexes that close it, the nearest first. */
  stops: Hex[];
  /** To there. */
  to: Hex;
}
/** A hex that a group can come to. */
export interface Stop {
  /** Movement points for the way. */
  cost: number;
  /** It must stop there (BN-8.4). */
  halts: boolean;
  /** The hex. */
  hex: Hex;
  /** Movement points that are left there. */
  left: number;
  /** The hexes that it enters, one after another, this one included. */
  path: Hex[];
}
/** A stack that has the hex in range. */
export interface Threat {
  /** Its fire; if it may not, what it would be if the line were free. */
  fire: FireOdds;
  /** Where it stands. */
  from: Hex;
  /** It may fire: it sees the hex, or somebody sees it for its mortars (BN-O.mortar_indirect). */
  may_fire: boolean;
  /** The hexes that close its own line of sight, the nearest first. */
  stops: Hex[];
}
/** What a group would meet that enters a hex. */
export interface Threats {
  /** Whoever is pinned there goes back to the hex before: other friends are there (BN-12.4). */
  goes_back: boolean;
  /** The mine that may go off. */
  mine: MineThreat | null;
  /** Stacks in range: those that may fire first, the likeliest to hit first. */
  stacks: Threat[];
}
/** A turn on the track. */
export interface TrackTurn {
  dark: boolean;
  day: number;
  /** Who is due by which entry. */
  entries: Entry[];
  hour: string;
  night: boolean;
  turn: number;
}
export type Type = 'inf' | 'mg' | 'mor' | 'art' | 'at' | 'car' | 'cmd';
/** A counter in play. */
export interface Unit {
  /** May it take part in assaults? */
  assault: boolean;
  automatic: boolean;
  back: boolean;
  command: number | null;
  /** The name to use in actions, such as `p7`. */
  counter: Counter;
  entered: boolean;
  /** For a unit still to enter: by which entry. */
  entry: Entry | null;
  /** How often it has fired in this turn. */
  fire: number;
  formation: Formation;
  /** What it had when it was whole. */
  full: number;
  heavy: boolean;
  /** `pool` while it is still to enter. */
  hex: Hex;
  light: boolean;
  movement: number;
  /** The commands that it obeys: four at most. */
  obeys: number[];
  /** Out of command now. */
  out_of_command: boolean;
  pinned: boolean;
  range: number;
  /** For a command: how far it reaches, and which number it has. */
  reach: number | null;
  side: Side;
  tried: boolean;
  type: Type;
  vf: number;
}
/** What a viewer may see. */
export interface View {
  /** The running number of the activation in this turn. */
  activation: number;
  active: Side;
  ammo_low: boolean;
  /** When each entry opens; 0 while it is not known. */
  arrival: Record<string, number>;
  asked: Side | null;
  assigned: Formation | null;
  battle: Battle;
  bunkers: Hex[];
  /** Strength lost that counts for the victory. */
  casualties: BothSides;
  conquered: Hex[];
  /** The picks of a choice in the making. */
  draft: Draft | null;
  /** The counter that is being set up, or how much strength is still to be lost. */
  due: string | null;
  ending: Ending | null;
  fight: Fight | null;
  forts: Hex[];
  /** Forts with an RSI combat unit. */
  forts_held: Hex[];
  frost: boolean;
  group: Group | null;
  infirmary: Hex | null;
  infirmary_taken: boolean;
  initiative: Side;
  /** By formation. */
  lost: Record<string, number>;
  lost_commands: BothSides;
  /** The values of mines still face down. */
  mine_values_left: MineValue[];
  mines: Mine[];
  objectives: [Hex, string][];
  /** Options that change what may be done or what is shown, 1 where they are on. */
  options: Record<string, number>;
  over: boolean;
  pa: BothSides;
  rsi_morale: number;
  score: number[];
  shot: Shot | null;
  /** The step that asks. */
  step: string | null;
  /** The strength of a side in each hex where it stands, as the limit counts it (BN-7.1). */
  strengths: Record<string, number>;
  /** When the 3rd battalion is released; nothing once it is. */
  third_marker: number | null;
  third_released: boolean;
  track: TrackTurn[];
  turn: number;
  turns: number;
  /** By what is printed on them. */
  units: Record<string, Unit>;
  viewer: Side | null;
  winner: Side | null;
}
/** Why something cannot be done. */
export interface WhyNot {
  /** The sentence is the text `refusal-<key>`. */
  key: string;
  /** The number in it. */
  n: number;
  /** The rule. */
  rule: string;
}
