/** One sentence, one reason, at most two verbs. */
import { keyOfVerb } from '$web/board/keys';
import type { Question } from '$web/board/question';
import type { PromptAction } from '$web/design/types';
import type { Offer } from '$web/table/board';
import { place } from './places';
import { target } from './move.svelte';
import { COMMANDERS, LEADER } from './printed-cards';
import type { RepublicBoard } from './board.svelte';

/** Verbs that stand on the map, on cards or in a panel of their own; all others are buttons. */
const PLACED = new Set([
  'move',
  'via',
  'to',
  'lay',
  'drop',
  'store',
  'activate',
  'board',
  'pledge',
  'count_me_out',
  'need_help',
  'with',
  'lose',
  'raid',
  'rob',
  'place',
]);

function button(board: RepublicBoard, offer: Offer, likely = false): PromptAction {
  const { me, texts } = board;
  // What comes back, and where: it is printed on the Leader and stands on the map.
  const values = me?.board ? board.sheetOf(LEADER, me).values : {};
  const args = { ...offer.args, ...values, base: me?.base ? place(me.base).name : '' };
  const kind = target(offer);
  return {
    label: texts.find(`board-do-${offer.verb}${kind && `-${kind}`}`, args) ?? texts.label(offer),
    likely,
    key: keyOfVerb(offer),
    onclick: () => void board.move.send([offer.action]),
  };
}

function waiting(board: RepublicBoard): Question {
  const { props, texts, move } = board;
  const { prompt, play } = props;
  if (board.over)
    return {
      tab: texts.t('board-over'),
      sentence: board.promptWords(),
      reason: '',
      rule: null,
      other: null,
      actions: [],
    };
  const moment = board.moments.current;
  if (moment)
    return {
      tab: texts.t(`board-moment-${moment.kind}`),
      sentence: board.ownMission(moment.mission.id),
      // The count is no part of the sentence, which is read out whenever it changes; a phone has it on top.
      reason: `${board.narrow ? '' : board.counting} ${texts.t('board-goes-on')}`.trim(),
      rule: null,
      other: null,
      actions: [],
    };
  const other = prompt.actor !== null && prompt.actor !== props.seat ? prompt.actor : null;
  if (play?.answered)
    return {
      sentence: texts.t('board-answered'),
      reason: texts.t('board-answered-why'),
      rule: null,
      other,
      actions: [{ label: texts.t('board-take-back'), key: 'Z', onclick: props.forget }],
    };
  if (board.mayQueue) {
    const queued = play?.orders.length ?? 0;
    const reason =
      queued > 0
        ? texts.t('board-queued', { count: queued })
        : texts.t(board.sphere === 'military' ? 'board-queue-why-military' : 'board-queue-why');
    const label =
      board.sphere === 'military'
        ? texts.t('board-queue-set', { count: move.chosen.length })
        : texts.t('board-queue-cards', { count: move.chosen.length });
    const back =
      queued > 0
        ? [
            {
              label: texts.t('board-unqueue'),
              onclick: () => {
                for (const { id } of play?.orders ?? []) props.revoke(id);
              },
            },
          ]
        : [];
    return {
      sentence: board.promptWords(),
      reason,
      rule: 'RR-4.4',
      other,
      actions: [...back, ...(queued === 0 || move.chosen.length > 0 ? [{ label, onclick: move.queue }] : [])].slice(
        0,
        2,
      ),
    };
  }
  return { sentence: board.promptWords(), reason: '', rule: prompt.rule, other, actions: [] };
}

/** What is looked at or half done changes the sentence; the rule stays that of the question. */
export function questionOf(board: RepublicBoard): Question {
  const { props, texts, move, view } = board;
  const { prompt } = props;
  const t = texts.t;
  if (!board.asked) return waiting(board);
  const ask = (
    sentence: string,
    reason: string,
    actions: readonly (PromptAction | false | undefined)[],
    rule: string | null = prompt.rule,
  ): Question => ({
    // The phone keeps its room for the cards.
    sentence,
    reason: board.narrow ? '' : reason,
    rule: board.narrow ? null : rule,
    other: null,
    actions: actions.filter((each): each is PromptAction => Boolean(each)).slice(0, 2),
  });
  const offer = (verb: string) => move.of(verb)[0];
  const doing = (verb: string, likely = false) => {
    const found = offer(verb);
    return found && button(board, found, likely);
  };
  const back: PromptAction = { label: t('board-take-back'), key: 'Z', onclick: move.takeBack };
  const undo = props.play?.can_undo && { label: t('board-undo'), key: 'Z', onclick: props.undo };
  const at = board.mission ? place(board.mission.locality).name : '';
  const { length } = move.chosen;
  const run = (label: string): PromptAction => ({ label, likely: true, onclick: () => void move.send(move.run) });
  const first = move.chosen[0];
  const name = first && board.me ? board.cardName(board.sheetOf(first, board.me)) : '';
  const queued = props.play?.orders.length ?? 0;
  /** A sentence with what the viewer would count; without it, what is asked, until the rules have counted. */
  const counting = (key: string, args: Record<string, string | number>): string =>
    board.mySum ? t(key, { ...args, points: board.mySum.total }) : board.promptWords();
  if (move.picking === 'queue' && length > 0) {
    const label = t(board.sphere === 'military' ? 'board-queue-set' : 'board-queue-cards', { count: length });
    return ask(
      counting('board-ask-queue', { count: length }),
      t(queued > 0 ? 'board-queued' : board.sphere === 'military' ? 'board-queue-why-military' : 'board-queue-why'),
      [back, { label, likely: true, onclick: move.queue }],
      'RR-4.4',
    );
  }
  switch (move.picking) {
    case 'set':
      return length > 0
        ? ask(counting('board-ask-set-chosen', { place: at, count: length }), t('board-why-laid'), [
            back,
            run(t('board-lay', { count: length })),
          ])
        : ask(t('board-ask-set', { place: at }), t('board-why-set'), [
            undo,
            { label: t('board-lay-none'), onclick: () => void move.send(['commit']) },
          ]);
    case 'one':
      return length > 0
        ? ask(counting('board-ask-one-chosen', { name }), t('board-why-laid'), [
            back,
            run(t('board-lay-one', { name })),
          ])
        : ask(counting('board-ask-one', { place: at }), t('board-why-one'), [undo, doing('pass')]);
    case 'drop':
      return ask(t('board-ask-drop', { due: move.due, chosen: length }), t('board-why-drop'), [
        length > 0 && back,
        length === move.due && run(t('board-drop', { count: length })),
      ]);
    case 'store':
      return ask(board.promptWords(), t('board-why-store'), [
        length > 0 && back,
        length > 0 && run(t('board-store', { name })),
      ]);
  }
  if (move.has('move') || move.has('via') || move.has('to')) {
    const looked = /^place:(.+)$/.exec(move.preview.shown ?? '')?.[1];
    const lit = looked ? move.places.get(looked) : undefined;
    const end = doing(
      move.has('end_move') ? 'end_move' : 'end_manoeuvres',
      move.piece === null && move.of('move').length === 0,
    );
    if (lit) return ask(lit.label, t('board-why-way'), [back, end], 'RR-3.2');
    if (move.piece)
      return ask(
        t('board-ask-way', { piece: t(`piece-${move.piece}`), points: view.movement.mp, free: board.radici ? 1 : 0 }),
        t('board-why-way'),
        [back, end],
        'RR-3.2',
      );
    if (!move.has('move')) return ask(t('board-ask-on-the-way', prompt.args), t('board-why-on-the-way'), [back]);
    return ask(t('board-ask-move', { points: view.movement.mp, free: board.radici ? 1 : 0 }), t('board-why-move'), [
      undo,
      end,
    ]);
  }
  const tapped = COMMANDERS.find((id) => move.preview.shown === `board:${id}`);
  if (board.narrow && tapped && move.offer(`board board:${tapped}`))
    return ask(t('board-tap-again', { name: board.commander(tapped) }), '', []);
  const free = move.offers.filter(({ verb }) => !PLACED.has(verb));
  const reason = texts.find(`board-why-${prompt.key}`, prompt.args) ?? '';
  return ask(
    board.promptWords(),
    reason,
    [
      move.draft.length > 0 ? back : undo,
      ...(free.length <= 2
        ? free.map((each, i) => button(board, each, free.length === 1 || i === free.length - 1))
        : []),
    ]
      .filter(Boolean)
      .slice(-2),
  );
}

/** What a panel has to offer because nothing on the table placesRecord it. */
export function choicesOf(board: RepublicBoard): Offer[] {
  if (!board.asked) return [];
  const free = board.move.offers.filter(({ verb }) => !PLACED.has(verb));
  return board.move.offers.filter(
    ({ verb }) => ['with', 'lose', 'raid', 'rob', 'place'].includes(verb) || (free.length > 2 && !PLACED.has(verb)),
  );
}
