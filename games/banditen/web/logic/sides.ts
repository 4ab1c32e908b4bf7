/** The edge of the board: the track of hours, and how each side stands. */
import type { Side } from '../generated';
import type { BanditenBoard } from './board.svelte';
import { AXIS, PARTISAN } from './pieces';

/** The track of hours. */
export function trackOf(board: BanditenBoard) {
  const all = board.view.track;
  return all.map((hour, i) => ({
    ...hour,
    hour: hour.night ? board.texts.t('board-night') : hour.hour,
    day: i > 0 && all[i - 1]?.day !== hour.day,
    due: hour.turn > 1 ? hour.entries.map((entry) => `+${board.texts.t(`board-due-${entry}`)}`).join(' ') : '',
    foe: hour.entries.every((entry) => entry === 'ii' || entry === 'iii'),
  }));
}
/** A side as the panels tell it. */
export function sideOf(board: BanditenBoard, seat: number) {
  const { t } = board.texts;
  const { view } = board;
  const name: Side = seat === AXIS ? 'axis' : 'partisan';
  const rows = [
    ...(seat === PARTISAN && !board.tarnova
      ? [{ label: t('board-held'), value: `${view.conquered.length} / ${board.landmarks.goals.length}` }]
      : []),
    ...(seat === AXIS && board.tarnova
      ? [{ label: t('board-forts-held'), value: `${view.forts_held.length} / ${view.forts.length}` }]
      : []),
    { label: t(`board-lost-${board.scenario}-${name}`), value: String(view.casualties[name]) },
    ...(board.tarnova ? [] : [{ label: t('board-victory'), value: String(view.score[seat] ?? 0) }]),
  ];
  const notes =
    seat === AXIS
      ? view.ammo_low
        ? [t('board-ammo-low')]
        : []
      : view.third_marker !== null && board.tarnova
        ? [t('board-third', { turn: view.third_marker })]
        : [];
  return {
    title: t(`side-${name}`),
    who:
      board.props.seat === seat ? t('board-you', { act: view.asked === name ? 'yes' : 'no' }) : board.texts.name(seat),
    points: view.pa[name],
    initiative: view.initiative === name,
    rows,
    morale: seat === AXIS ? view.rsi_morale : null,
    notes,
  };
}
