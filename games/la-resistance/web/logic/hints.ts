/** The one line of a mission: what it does, why it is out of reach, what its dice would do. */
import { missing } from './dice-placement';
import { begin, completed, readyOn } from './laying';
import { mission } from './printed-cards';
import type { ResistanceBoard } from './board.svelte';
import type { Lying, Spot } from '../generated';

export function hintOf(board: ResistanceBoard, spot: Spot, lying: Lying): string {
  const t = board.texts.t;
  if (lying.tapped) return t(board.own ? 'board-leaves' : 'board-leaves-other');
  if (lying.camouflaged) return t('board-no-harm-now');
  const acting = board.own && board.asked && board.view.step === 'action';
  const card = mission(lying.kind);
  const effect = t(`mission-${lying.kind}.effect`);
  if (!acting) return effect;
  const band = board.large;
  if (card.recruitCost > 0 && (band?.recruits ?? 0) <= card.recruitCost) return t('board-last-recruit');
  const other = board.move.laying && !('spot' in board.move.laying.target && board.move.laying.target.spot === spot);
  if (other) return effect;
  if (completed(board.view, begin(board.view, { what: 'defeat', spot }))) return effect;
  const short = missing(card.need, readyOn(board.view, { what: 'defeat', spot }));
  return short.kind === 'white' ? t('board-lacks-dice', { count: short.count, need: short.need }) : t('board-lacks-pips', { pips: short.pips });
}
