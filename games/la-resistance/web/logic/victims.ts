/** Bands that may be chosen: for a gift, a theft, a lure, a card, a prize. */
import type { Target } from './laying';
import type { ResistanceBoard } from './board.svelte';
import type { Strike } from '../generated';

export interface Victim {
  seat: number;
  /** What choosing it would do. */
  action: string;
  label: string;
  /** What of it changes, and to what. */
  change: { of: 'recruits' | 'glory'; from: number; to: number } | null;
  /** The glory that it brings the viewer, where the offer says so. */
  gain: number | null;
}

type Chooses = 'at' | 'take' | 'gift' | 'sow' | 'steal';
const AIMED: readonly Strike[] = ['brutality', 'exposed', 'charismatic'];

/** The verb that waits for a band: a card that is aimed, a prize, or what the viewer has begun. */
function verbOf(board: ResistanceBoard): Chooses | null {
  const { move } = board;
  if (move.of('at').length > 0) return 'at';
  if (move.of('take').length > 0) return 'take';
  return move.aim;
}

function changeOf(board: ResistanceBoard, verb: Chooses, seat: number): Victim['change'] {
  const band = board.view.bands[seat];
  const by = board.props.seat;
  const strike = verb === 'at' ? AIMED.find((card) => board.props.play?.draft[0] === `play clg:${card}`) : verb;
  const then =
    strike && by !== null
      ? board.answers.find('victims', { by, with: strike })?.find((each) => each.seat === seat)
      : undefined;
  if (!band || !then) return null;
  const of = then.recruits === band.recruits ? 'glory' : 'recruits';
  return { of, from: band[of], to: then[of] };
}

export function victims(board: ResistanceBoard): Victim[] {
  const verb = verbOf(board);
  if (!verb) return [];
  return board.move.of(verb).flatMap((offer) => {
    const seat = Number(/seat:(\d+)/.exec(offer.target ?? '')?.[1] ?? NaN);
    return Number.isNaN(seat)
      ? []
      : [
          {
            seat,
            action: offer.action,
            label: board.texts.label(offer),
            change: changeOf(board, verb, seat),
            gain: typeof offer.args['glory'] === 'number' ? offer.args['glory'] : null,
          },
        ];
  });
}

/** This band it is. Sow and Steal go on to the dice that pay for them. */
export function victimOf(board: ResistanceBoard, victim: Victim): void {
  const { move } = board;
  if (move.aim === 'sow' || move.aim === 'steal') {
    const target: Target = { what: move.aim, victim: victim.seat, discount: board.cheap };
    move.open(target);
  } else void move.act(victim.action);
}
