// Generated from the Rust types of the game; do not edit.
export type ActionKind = 'move' | 'fire' | 'move_and_fire' | 'fire_and_move' | 'assault' | 'regroup' | 'recover' | 'infirmary' | 'enter' | 'storm' | 'arrive' | 'react_fire' | 'react_assault' | 'shift' | 'mines';
export type Battle = 'gravellona' | 'tarnova';
/** A number for each side. */
export interface BothSides {
  axis: number;
  partisan: number;
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
/** A mine that is laid. */
export interface Mine {
  hex: Hex;
  /** Still face down. */
  live: boolean;
  /** For those who may know it. */
  value: MineValue | null;
}
export type MineValue = number;
/** There is no question. */
export type NoQuery = never;
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
export type Query = NoQuery;
export type Reply = NoQuery;
