/** The edge of the board: the track of hours, and how each side stands. */
import type { Side } from '../generated';
import type { BanditenBoard } from './board.svelte';
import { hurtBy } from './fire-moment';
import { AXIS, PARTISAN } from './pieces';
import { doors } from './printed-tables';

/** Who is still to come, by what door and when: a delay moves them on. */
export const dueOf = (board: BanditenBoard) =>
  doors
    .filter(({ entry }) => board.view.arrival[entry] !== undefined)
    .flatMap((door) => {
      const units = board.units.filter((piece) => piece.hex === null && piece.entry === door.entry);
      const seat = units[0]?.seat;
      return seat === undefined ? [] : [{ ...door, turn: board.view.arrival[door.entry] || door.turn, units, seat }];
    })
    .sort((a, b) => a.turn - b.turn);

/** The track of hours. */
export function trackOf(board: BanditenBoard) {
  const all = board.view.track;
  const due = dueOf(board).map((door) => ({ ...door, turn: Math.max(door.turn, board.turn) }));
  return all.map((hour, i) => {
    const come = hour.turn > 1 ? due.filter(({ turn }) => turn === hour.turn) : [];
    return {
      ...hour,
      hour: hour.night ? board.texts.t('board-night') : hour.hour,
      day: i > 0 && all[i - 1]?.day !== hour.day,
      due: come.map(({ entry }) => `+${board.texts.t(`board-due-${entry}`)}`).join(' '),
      friends: come.some(({ seat }) => seat === PARTISAN),
      foes: come.some(({ seat }) => seat === AXIS),
    };
  });
}
/** A side as the panels tell it. */
export function sideOf(board: BanditenBoard, seat: number) {
  const { t } = board.texts;
  const { view } = board;
  const name: Side = seat === AXIS ? 'axis' : 'partisan';
  const rows: { label: string; value: string; hurt?: boolean }[] = [
    ...(seat === PARTISAN && !board.tarnova
      ? [{ label: t('board-held'), value: `${view.conquered.length} / ${board.landmarks.goals.length}` }]
      : []),
    ...(seat === AXIS && board.tarnova
      ? [{ label: t('board-forts-held'), value: `${view.forts_held.length} / ${view.forts.length}` }]
      : []),
    ...(board.tarnova ? [] : [{ label: t('board-victory'), value: String(view.score[seat] ?? 0) }]),
    {
      label: t(`board-lost-${board.scenario}-${name}`),
      value: String(board.told.lost[name]),
      hurt: hurtBy(board.told.moments).has(seat),
    },
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
