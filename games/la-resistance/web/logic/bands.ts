/** How a band is shown: its tracks, how present its player is, the tag in its corner. */
import type { Presence, TrackProps } from '../design/types';
import type { ResistanceBoard } from './board.svelte';
import type { Band } from '../generated';

/** Recruits and glory; for the band whose turn it is, where they would come to rest. A recruit that a blue 1 costs falls when the
    die lies; what an assessment
    changes is counted first. */
export function tracksOf(board: ResistanceBoard, band: Band): TrackProps[] {
  const { texts, view } = board;
  const fallen = board.fallen?.seat === band.seat ? board.fallen : null;
  const counted = board.counted && band.seat === board.props.seat ? board.counted.now : null;
  const then =
    !board.rolling && !fallen && band.seat === view.active && (board.own || board.props.seat === null)
      ? board.forecast?.outcomes[0]
      : undefined;
  return [
    {
      label: texts.t('board-recruits'),
      value: fallen && !fallen.now ? fallen.recruits + fallen.lost : (counted?.recruits ?? band.recruits),
      ...(fallen?.now ? { fell: fallen.lost } : {}),
      max: view.recruit_cap,
      glyph: 'recruit',
      ...(then ? { forecast: then.recruits } : {}),
    },
    {
      label: texts.t('board-glory'),
      value: counted?.glory ?? band.glory,
      max: view.target_glory,
      goal: view.target_glory,
      glyph: 'star',
      ink: 'second',
      ...(then ? { forecast: then.glory } : {}),
    },
  ];
}

export function presenceOf(board: ResistanceBoard, band: Band): Presence {
  const { texts } = board;
  const state = board.props.seats.find((each) => each.seat === band.seat);
  if (band.broken) return { kind: 'broken', text: texts.t('board-broken') };
  if (state?.kind === 'bot') return { kind: 'bot', text: texts.t('board-bot') };
  if (band.seat === board.props.seat && (board.props.play?.orders.length ?? 0) > 0)
    return { kind: 'order', text: texts.t('board-passes') };
  return state?.present || band.seat === board.props.seat
    ? { kind: 'here', text: texts.t('board-here') }
    : { kind: 'away', text: texts.t('board-away') };
}

/** Who is asked in a window is public (LR-5.41); what for is not. */
export function tagOf(board: ResistanceBoard, band: Band): string | undefined {
  const { view, texts } = board;
  if (band.broken || board.over) return undefined;
  if (view.asked.includes(band.seat) && band.seat !== view.active) return texts.t('board-tag-asked');
  if (band.seat === view.active) return texts.t('board-tag-turn');
  if (view.to_act[0] === band.seat) return texts.t('board-tag-next');
  return view.first_player === band.seat ? texts.t('board-tag-first') : undefined;
}
