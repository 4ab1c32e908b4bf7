/** What a viewer may see, as `src/view.rs` writes it; `readView` holds a JSON value to it, field by field. */
import type { Territory } from './places';
import type { Commander, Effects, Faction, Resource, Sphere } from './printed-cards';

export const PIECES = ['dm1', 'dm2', 'dm3', 'cp1', 'cp2', 'cp3'] as const;
export type PieceId = (typeof PIECES)[number];
export const UNITS = ['dm', 'cp'] as const;
export type Unit = (typeof UNITS)[number];
export const STEPS = [
  'boards', 'staff', 'manoeuvres', 'mission', 'activation', 'movement', 'counting', 'crisis', 'store', 'outcome', 'loss', 'supply', 'limit', 'phase_change', 'reinforcement',
] as const;
export type Step = (typeof STEPS)[number];
export const LEADERS = ['unused', 'used', 'lost'] as const;
export const LEADER_IS = ['in_hand', 'in_hand_or_committed', 'committed', 'used', 'lost'] as const;
export const ENDINGS = ['survived', 'defeat', 'abandoned'] as const;
export type Ending = (typeof ENDINGS)[number];
export const DRAFTS = ['way', 'set', 'effect'] as const;
export const TOKENS = ['cumer', 'allies'] as const;
export const REPOSITIONS = ['free', 'one', 'forbidden'] as const;
export const RADICI = ['seat', 'piece'] as const;
export const LIMITS = ['seat', 'table', 'any_effect', 'none'] as const;
export const TALKS = ['staff', 'social', 'never', 'always'] as const;

/** The final count of a seat (RR-12.2). */
export interface Points { military: number; political: number; social: number; leaders: number; support: number; hand: number; pieces: number; missions: number }

export interface Player {
  seat: number;
  board: Commander | null;
  faction: Faction | null;
  base: string | null;
  support: number;
  hand_limit: number;
  movement: number;
  /** Cards in hand, a Leader included. */
  cards: number;
  /** Which Action cards, for those who may know. */
  hand: string[] | null;
  leader: (typeof LEADERS)[number];
  leader_is: (typeof LEADER_IS)[number];
  leader_1_kept: boolean;
  /** Cards laid in this mission, and which, for those who may know. */
  played: number;
  played_cards: string[] | null;
  activated: string[];
  pledge: number | null;
  phrases: number;
  asked_for_help: boolean;
  ready: boolean;
  passed: boolean;
  score: number | null;
  /** What effects add to the score. */
  plus: number;
  effect_used: boolean;
  piles: Record<Sphere, number>;
  /** The last card is on top. */
  pile_cards: Record<Sphere, string[]> | null;
  pieces: Record<PieceId, string | null>;
  used_pieces: PieceId[];
  reserve: Record<Unit, number>;
  missions_taken: string[];
  points: Points | null;
  total: number | null;
  gone: boolean;
}

export interface MissionView { id: string; sphere: Sphere; effects: Effects; locality: string; territory: Territory; low: number; high: number | null; target: number | null; sum: number }
/** The picks of a choice in the making, as the server keeps them. */
export interface Draft { what: (typeof DRAFTS)[number]; cards: string[]; leader: boolean; card: string | null; piece: PieceId | null; cost: number; radici: boolean; path: Territory[] }
export interface Tally { cards: number; leader: number; plus: number; pieces: number; base: number; total: number }

export interface View {
  viewer: number | null;
  seats: number;
  participants: number;
  phase: number;
  round: number;
  rounds: number;
  demonstration: boolean;
  health: number;
  start_health: number;
  first_player: number;
  token: (typeof TOKENS)[number];
  step: Step | null;
  asked: number[];
  acting: number | null;
  mission: MissionView | null;
  objectives: number;
  revealed: boolean;
  players: Player[];
  automata: { cards: string[]; score: number | null }[];
  movement: { mp: number; moved: PieceId[]; radici_free: boolean };
  draft: Draft | null;
  resources: Record<Resource, string>;
  deck: number;
  discard: string[];
  missions_left: number;
  next_phase: number | null;
  resolved: { mission: string; success: boolean; taken_by: number | null }[];
  stolen: { victim: number; card: string; holders: number[] }[];
  action_deck: string[] | null;
  mission_deck: string[] | null;
  talk: { open: boolean; option: (typeof TALKS)[number]; phrases: number };
  rules: { reposition: (typeof REPOSITIONS)[number]; radici_free: (typeof RADICI)[number]; move2_radici: boolean; faction_limit: (typeof LIMITS)[number] };
  /** The viewer's own score as things stand. */
  own: Tally | null;
  activatable: string[];
  movable: PieceId[];
  /** Cards that the viewer must discard. */
  excess: number;
  ending: Ending | null;
}
