/** Standing orders, power by power and topic by topic: what stands, and how it is changed. */
import { readStored, writeStored } from '$web/storage';
import type { Orders } from '../generated';
import type { WarBoard } from './board.svelte';

const ownOf = (reply: unknown): string =>
  typeof reply === 'object' && reply !== null && 'own' in reply ? String(reply.own) : '';

/** What stands about this topic: the order as it was given, or nothing where the seat is asked. */
export function standing(board: WarBoard, of: Orders): string {
  const given = (board.props.play?.orders ?? []).map(({ order }) => ownOf(order.reply));
  return of.orders.find((order) => given.includes(order)) ?? '';
}

/** Orders this instead of what stood, or nothing: then the seat is asked again. */
export function give(board: WarBoard, of: Orders, wanted: string): void {
  if (standing(board, of) === wanted) return;
  for (const { id, order } of board.props.play?.orders ?? [])
    if (of.orders.includes(ownOf(order.reply))) board.props.revoke(id);
  if (wanted === '') return;
  for (const kind of of.questions) board.props.order({ reply: { own: wanted }, until: { kind } });
}

/** The usual order wherever none stands. */
export function giveUsual(board: WarBoard, all: readonly Orders[]): void {
  for (const of of all) if (standing(board, of) === '') give(board, of, of.orders[0] ?? '');
}

/** At a slow table the usual orders are given once, where none stands, so that no turn waits. Who has revoked them is asked:
    the browser keeps that they were given. */
export function presetUsual(board: WarBoard): void {
  const { slow, still, play, seat } = board.props;
  if (!slow || still || !play || seat === null || board.presetFor === seat) return;
  const all = board.answers.find('orders', {});
  if (!all || all.length === 0) return;
  const key = `orders.${location.pathname}.${seat}`;
  const before = readStored(key) !== null;
  board.presetFor = seat;
  writeStored(key, 'given');
  if (before || play.orders.length > 0) return;
  giveUsual(board, all);
  board.preset = true;
}
