/** The one line of a mission: what it does, why it is out of reach, what its dice would do. */
import { missing } from './cover';
import { begin, completed, readyOn } from './laying';
import { mission } from './sheets';
import type { Table } from './table.svelte';
import type { Lying, Spot } from './view';

export function hintOf(table: Table, spot: Spot, lying: Lying): string {
  const t = table.texts.t;
  if (lying.tapped) return t(table.own ? 'board-leaves' : 'board-leaves-other');
  if (lying.camouflaged) return t('board-no-harm-now');
  const acting = table.own && table.asked && table.view.step === 'action';
  const card = mission(lying.kind);
  const effect = t(`mission-${lying.kind}.effect`);
  if (!acting) return effect;
  const band = table.large;
  if (card.recruitCost > 0 && (band?.recruits ?? 0) <= card.recruitCost) return t('board-last-recruit');
  const other = table.move.laying && !('spot' in table.move.laying.target && table.move.laying.target.spot === spot);
  if (other) return effect;
  if (completed(table.view, begin(table.view, { what: 'defeat', spot }))) return effect;
  const short = missing(card.need, readyOn(table.view, { what: 'defeat', spot }));
  return short.kind === 'white' ? t('board-lacks-dice', { count: short.count, need: short.need }) : t('board-lacks-pips', { pips: short.pips });
}
