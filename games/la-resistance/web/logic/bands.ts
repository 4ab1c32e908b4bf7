/** How a band is shown: its tracks, how present its player is, the tag in its corner. */
import type { Presence, TrackProps } from '$web/design/kinds';
import type { Table } from './table.svelte';
import type { Band } from './view';

/** Recruits and glory; for the band whose turn it is, where they would come to rest. */
export function tracksOf(table: Table, band: Band): TrackProps[] {
  const { words, view } = table;
  const then = band.seat === view.active && (table.own || table.props.seat === null) ? table.forecast?.outcomes[0] : undefined;
  return [
    { label: words.t('board-recruits'), value: band.recruits, max: view.recruit_cap, glyph: 'recruit', ...(then ? { forecast: then.recruits } : {}) },
    { label: words.t('board-glory'), value: band.glory, max: view.target_glory, goal: view.target_glory, glyph: 'star', ink: 'second', ...(then ? { forecast: then.glory } : {}) },
  ];
}

export function presenceOf(table: Table, band: Band): Presence {
  const { words } = table;
  const state = table.props.seats.find((each) => each.seat === band.seat);
  if (band.broken) return { kind: 'broken', text: words.t('board-broken') };
  if (state?.kind === 'bot') return { kind: 'bot', text: words.t('board-bot') };
  if (band.seat === table.props.seat && (table.props.play?.orders.length ?? 0) > 0) return { kind: 'order', text: words.t('board-passes') };
  return state?.present || band.seat === table.props.seat ? { kind: 'here', text: words.t('board-here') } : { kind: 'away', text: words.t('board-away') };
}

/** Who is asked in a window is public (LR-5.41); what for is not. */
export function tagOf(table: Table, band: Band): string | undefined {
  const { view, words } = table;
  if (band.broken || table.over) return undefined;
  if (view.asked.includes(band.seat) && band.seat !== view.active) return words.t('board-tag-asked');
  if (band.seat === view.active) return words.t('board-tag-turn');
  if (view.to_act[0] === band.seat) return words.t('board-tag-next');
  return view.first_player === band.seat ? words.t('board-tag-first') : undefined;
}
