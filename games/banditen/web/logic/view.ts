/** What a viewer may see, as `src/view.rs` writes it; `readView` holds a JSON value to it, field by field. */
import type { HexId, Scenario } from './ground';
import type { Formation, Type } from './pieces';

export const SIDES = ['partisan', 'axis'] as const;
export type Side = (typeof SIDES)[number];
export const BATTLES: readonly Scenario[] = ['gravellona', 'tarnova'];
export const STEPS = [
  'split', 'place', 'infirmary', 'bunkers', 'mines', 'base', 'assign', 'turn', 'hasten', 'activation', 'move', 'reaction', 'shot', 'losses', 'assault', 'retreat', 'replace', 'fire_after', 'control',
] as const;
export type Step = (typeof STEPS)[number];
export const DEEDS = [
  'none', 'move', 'fire', 'move_and_fire', 'fire_and_move', 'assault', 'regroup', 'recover', 'infirmary', 'enter', 'storm', 'arrive', 'react_fire', 'react_assault', 'shift', 'mines',
] as const;
export type Deed = (typeof DEEDS)[number];
export const SHOTS = ['fire', 'opportunity', 'mine'] as const;
export const ENTRIES = ['garibaldi', 'beltrami', 'ii', 'valdossola', 'valtoce', 'iii', 'ita'] as const;
export type Entry = (typeof ENTRIES)[number];
export const ENDINGS = ['none', 'objectives', 'points', 'annihilation', 'casualties', 'dispersed', 'resigned'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface Both {
  partisan: number;
  axis: number;
}

/** A hex, or `pool` for what is still to enter, or `none`. */
export type Place = HexId;

export interface Unit {
  /** The name to use in actions, such as `p7`. */
  counter: string;
  side: Side;
  formation: Formation;
  type: Type;
  hex: Place;
  vf: number;
  full: number;
  fire: number;
  pinned: boolean;
  automatic: boolean;
  light: boolean;
  heavy: boolean;
  /** May it take part in assaults? */
  assault: boolean;
  movement: number;
  range: number;
  out_of_command: boolean;
  entered: boolean;
  /** For a unit still to enter: by which entry. */
  entry: Entry | null;
  tried: boolean;
  /** For a command: how far it reaches, and which number it has. */
  reach: number | null;
  command: number | null;
  /** The commands that it obeys. */
  obeys: number[];
  back: boolean;
}

export interface Group {
  deed: Deed;
  side: Side;
  /** Still on the way. */
  moving: string[];
  /** All that take part. */
  units: string[];
  origin: Place;
  here: Place;
  previous: Place;
  mp: number;
  reacted: boolean;
}

export interface Shot {
  kind: (typeof SHOTS)[number];
  side: Side;
  from: Place;
  to: Place;
  hits: number;
  targets: string[];
}

export interface Fight {
  side: Side;
  attackers: string[];
  defenders: string[];
  hex: Place;
  from: Place;
  attack: number;
  defence: number;
}

/** The picks of a choice in the making. */
export interface Draft {
  deed: Deed;
  hex: HexId | null;
  target: HexId | null;
  entry: Entry | null;
  units: string[];
  parts: number[];
  mines: HexId[];
  values: number[];
}

export interface Mine {
  hex: HexId;
  /** Still face down. */
  live: boolean;
  value: number | null;
}

export interface Turn {
  turn: number;
  day: number;
  hour: string;
  dark: boolean;
  night: boolean;
  /** Who is due by which entry. */
  entries: Entry[];
}

export interface View {
  viewer: Side | null;
  battle: Scenario;
  /** Options that change what may be done or what is shown, 1 where they are on. */
  options: Record<string, number>;
  turn: number;
  turns: number;
  step: Step | null;
  /** The counter that is being set up, or how much strength is still to be lost. */
  due: string | null;
  asked: Side | null;
  active: Side;
  initiative: Side;
  pa: Both;
  /** By what is printed on them. */
  units: Record<string, Unit>;
  conquered: HexId[];
  objectives: [HexId, string][];
  forts: HexId[];
  bunkers: HexId[];
  mines: Mine[];
  mine_values_left: number[];
  infirmary: HexId | null;
  infirmary_taken: boolean;
  rsi_morale: number;
  ammo_low: boolean;
  frost: boolean;
  /** When the 3rd battalion is released; null once it is. */
  third_marker: number | null;
  third_released: boolean;
  assigned: string | null;
  /** Strength lost that counts for the victory. */
  casualties: Both;
  lost: Record<string, number>;
  lost_commands: Both;
  score: [number, number];
  /** When each entry opens; 0 while it is not known. */
  arrival: Record<string, number>;
  track: Turn[];
  group: Group | null;
  shot: Shot | null;
  fight: Fight | null;
  draft: Draft | null;
  activation: number;
  over: boolean;
  ending: Ending | null;
  winner: Side | null;
}
