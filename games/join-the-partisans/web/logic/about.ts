import type { Seat } from '../generated';
import type { JoinBoard } from './board.svelte';
import { orderCard } from './printed-cards';

/** The year of a Partisan, where the way leads, and what is in it. */
export function aboutOf(board: JoinBoard, seat: Seat): string {
  const { t } = board.texts;
  const task = board.task(seat);
  if (!task) return '';
  const place = { word: `place-${board.view.figures[seat] ?? 'LJU'}` };
  if (task.leg === 'finished' || task.leg === 'perished') return t(`leg-${task.leg}`);
  const { year } = task;
  if (seat === board.view.olga && board.view.pair.partner !== null)
    return t('board-about-olga', { name: board.who(board.view.pair.partner) });
  if (task.captive)
    return t('board-about-captive', { year, place, combo: board.combo(board.outlook(seat)?.combo ?? 'woo_hoo') });
  if (task.deserter_left > 0) return t('board-about-deserter', { year, place, turns: task.deserter_left });
  const outlook = board.outlook(seat);
  if (task.leg === 'at_coloured')
    return t(board.atSchool(task) ? 'board-about-school' : 'board-about-at', { year, place });
  if (task.leg === 'at_white') return t('board-about-mission', { year, place, attempt: task.attempts + 1 });
  if (task.leg === 'year_done') return t(board.begun(task) ? 'board-about-begun' : 'board-about-done', { year });
  const goal = outlook?.goals[0] ?? orderCard(task.hq)?.place;
  if (!goal) return year;
  return outlook?.steps
    ? t('board-about-way', { year, place: { word: `place-${goal}` }, steps: outlook.steps })
    : t('board-about-to', { year, place: { word: `place-${goal}` } });
}
