/** Bands that may be chosen: for a gift, a theft, a lure, a card, a prize. */
import type { Target } from './laying';
import { GIFT_RECRUITS, guerreValue, mission, SOW_RECRUITS, STEAL_GLORY } from './printed-cards';
import type { ResistanceBoard } from './board.svelte';
import { CEST_LA_GUERRE } from './lists';

export interface Victim {
  seat: number;
  /** What choosing it would do. */
  action: string;
  label: string;
  /** What of it changes, and to what. */
  change: { of: 'recruits' | 'glory'; from: number; to: number } | null;
}

type Chooses = 'at' | 'take' | 'gift' | 'sow' | 'steal';

/** The verb that waits for a band: a card that is aimed, a prize, or what the viewer has begun. */
function verbOf(board: ResistanceBoard): Chooses | null {
  const { move } = board;
  if (move.of('at').length > 0) return 'at';
  if (move.of('take').length > 0) return 'take';
  return move.aim;
}

function changeOf(board: ResistanceBoard, verb: string, seat: number): Victim['change'] {
  const band = board.view.bands[seat];
  if (!band) return null;
  const recruits = (by: number) => ({ of: 'recruits' as const, from: band.recruits, to: Math.max(0, band.recruits + by) });
  const glory = (by: number) => ({ of: 'glory' as const, from: band.glory, to: Math.max(0, band.glory + by) });
  if (verb === 'gift') return recruits(GIFT_RECRUITS);
  if (verb === 'sow') return recruits(0 - SOW_RECRUITS);
  if (verb === 'steal') return glory(0 - STEAL_GLORY);
  if (verb === 'take') return glory(0 - mission('botched_raid').takeGlory);
  const card = CEST_LA_GUERRE.find((each) => board.props.play?.draft[0] === `play clg:${each}`);
  if (!card) return null;
  return card === 'charismatic' ? recruits(0 - guerreValue(card)) : glory(0 - guerreValue(card));
}

export function victims(board: ResistanceBoard): Victim[] {
  const verb = verbOf(board);
  if (!verb) return [];
  return board.move.of(verb).flatMap((offer) => {
    const seat = Number(/seat:(\d+)/.exec(offer.target ?? '')?.[1] ?? NaN);
    return Number.isNaN(seat) ? [] : [{ seat, action: offer.action, label: board.texts.label(offer), change: changeOf(board, verb, seat) }];
  });
}

/** This band it is. Sow and Steal go on to the dice that pay for them. */
export function victimOf(board: ResistanceBoard, victim: Victim): void {
  const { move } = board;
  if (move.aim === 'sow' || move.aim === 'steal') {
    const target: Target = { what: move.aim, victim: victim.seat, discount: mayDiscount(board) && move.cheap };
    move.open(target);
  } else void move.act(victim.action);
}

/** Boutroux's price may be had (LR-5.40a). */
export function mayDiscount(board: ResistanceBoard): boolean {
  const band = board.view.active === null ? undefined : board.view.bands[board.view.active];
  return board.own && band?.leader === 'boutroux' && !board.view.used.includes('boutroux');
}
