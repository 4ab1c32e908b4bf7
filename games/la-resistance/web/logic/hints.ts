/** The one line of a mission: what it does, why it is out of reach, what its dice would do. */
import { begin } from './laying';
import type { ResistanceBoard } from './board.svelte';
import type { Lying, Spot } from '../generated';

export function hintOf(board: ResistanceBoard, spot: Spot, lying: Lying): string {
  const t = board.texts.t;
  if (lying.tapped) return t(board.own ? 'board-leaves' : 'board-leaves-other');
  if (lying.camouflaged) return t('board-no-harm-now');
  const effect = t(`mission-${lying.kind}.effect`);
  const other = board.move.laying && !('spot' in board.move.laying.target && board.move.laying.target.spot === spot);
  const covering =
    board.own && board.asked && board.view.step === 'action' && !other
      ? board.covering(begin({ what: 'defeat', spot }))
      : null;
  if (!covering) return effect;
  if (covering.missing === null) {
    // The dice would do, and the recruits that it costs are what is missing.
    const offered =
      board.move.laying !== null || board.move.of('defeat').some((offer) => offer.target === `mission:${spot}`);
    return covering.recruits > 0 && !offered ? t('board-last-recruit') : effect;
  }
  return 'dice' in covering.missing
    ? t('board-lacks-dice', { count: covering.missing.dice.count, need: covering.missing.dice.value })
    : t('board-lacks-pips', { pips: covering.missing.pips });
}
