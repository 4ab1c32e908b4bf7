/** One sentence, one reason, at most two verbs. */
import type { Question } from '$web/board/question';
import type { PromptAction } from '$web/design/types';
import type { Offer } from '$web/table/board';
import type { Zone } from '../generated';
import { target } from './move.svelte';
import type { WarBoard } from './board.svelte';

/** Verbs that stand in a list of their own: nothing on the map or in a scene places them. */
const LISTED = new Set([
  'war',
  'lend',
  'amount',
  'aid',
  'accept',
  'refuse',
  'target',
  'spend',
  'keep',
  'with',
  'join',
  'begin',
  'send',
  'transform',
  'arm',
  'walk',
  'give',
  'to',
  'through',
  'sail',
  'rail',
  'infiltrate',
]);
/** What the panel of orders has to offer. */
export function choicesOf(board: WarBoard): Offer[] {
  const { move } = board;
  if (!board.asked || board.scene === 'battle' || board.scene === 'production' || board.scene === 'placement')
    return [];
  const listed = move.offers.filter((offer) => LISTED.has(offer.verb));
  // What the prompt says already is not said twice.
  const said = new Set(questionOf(board).actions.map(({ label }) => label));
  return listed.filter((offer) => !said.has(board.verbWords(offer)));
}

/** The stacks that can attack, where none is in the hand: they come before everything else that can be ordered. */
export function attackersOf(board: WarBoard): Zone[] {
  const { move } = board;
  if (!board.asked || board.occasion !== 'combat_movement' || move.half || board.inspected) return [];
  return [...new Set(move.of('move').map((offer) => target(offer).split('@')[1] as Zone))];
}

/** Does a list of orders or of rolls lie on the table? */
export const lists = (board: WarBoard): boolean =>
  board.asked && (choicesOf(board).length > 0 || attackersOf(board).length > 0 || board.occasion === 'generation');

/** A reason by which the decision is weighed: a phone has room for it too. */
interface Weighed {
  told: string;
}
export type Ask = (
  sentence: string,
  reason: string | Weighed,
  actions: readonly (PromptAction | null | false | undefined)[],
  rule?: string | null,
) => Question;

export function questionOf(board: WarBoard): Question {
  const { props, texts, move } = board;
  const { prompt, play } = props;
  const t = texts.t;
  const other = prompt.actor !== null && prompt.actor !== props.seat ? prompt.actor : null;
  if (!board.asked)
    return {
      tab: '',
      sentence: texts.prompt(prompt),
      reason: '',
      rule: prompt.rule,
      other,
      actions: play?.answered ? [{ label: t('board-take-back'), key: 'Z', onclick: props.forget }] : [],
    };
  // Aid comes at the end of the arrivals, and is another step.
  const step = board.occasion === 'lend_lease' ? 'aid' : board.phase;
  // In another's turn it is not the reader's combat.
  const theirs = board.fighting && !board.mine.includes(board.view.power);
  const tab = theirs ? t('board-sheet') : step ? t(`board-tab-of-${step}`) : '';
  const ask: Ask = (sentence, reason, actions, rule = prompt.rule) => ({
    tab,
    sentence,
    reason: typeof reason !== 'string' ? reason.told : board.narrow ? '' : reason,
    rule,
    other: null,
    actions: actions.filter((each): each is PromptAction => Boolean(each)).slice(-2),
  });
  const undo: PromptAction | null = play?.can_undo ? { label: t('board-undo'), key: 'Z', onclick: move.undo } : null;
  if (board.occasion === 'purchase' && move.draft.length === 0) {
    const bill = board.answers.find('bill', move.order);
    const count = bill?.picks.length ?? 0;
    const send: PromptAction = {
      label: count > 0 ? t('board-order', { n: count }) : t('board-order-none'),
      // A purse is not thrown away by one key.
      likely: count > 0,
      onclick: () => void move.sendAll([...(bill?.picks ?? []), 'pass'], count + 1),
    };
    return ask(
      count > 0
        ? t('board-ask-ordered', { n: count, cost: bill?.cost ?? 0, left: bill?.left ?? 0 })
        : t('board-ask-order', { cash: bill?.left ?? 0 }),
      t('board-why-order'),
      [
        undo,
        board.scene === null && {
          label: t('board-open-sheet'),
          likely: count === 0,
          onclick: () => {
            board.aside = null;
          },
        },
        send,
      ],
    );
  }
  // All other questions are fetched with the first press, or at once where one of them is asked.
  return board.rest?.questionIn(board, ask, undo) ?? ask(texts.prompt(prompt), '', []);
}
