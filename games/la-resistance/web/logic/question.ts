/** The question in one sentence and one line, and at most two verbs. */
import { keyOfVerb } from '$web/board/keys';
import type { Question } from '$web/board/question';
import type { PromptAction } from '$web/design/types';
import type { Args, Offer } from '$web/table/board';
import { faceOf, isBonus, kindOf } from './dice';
import type { Assessment } from './assessment-moment';
import { completed, fitting, type Laying } from './laying';
import type { ResistanceBoard } from './board.svelte';
import type { Die } from '../generated';

const BONUS_NAMES: Readonly<Record<string, string>> = {
  dumont5: 'dumont',
  vasseur4: 'vasseur',
  mg6: 'mg34',
  pf5: 'panzerfaust',
};

export function dieName(board: ResistanceBoard, die: Die): string {
  if (isBonus(die)) return board.texts.t(`die-${BONUS_NAMES[die] ?? ''}`);
  return board.texts.t('board-die', { kind: kindOf(die), face: faceOf(board, die) });
}

/** What the dice are laid for, by name. */
function whatFor(board: ResistanceBoard, laying: Laying): string {
  const { target } = laying;
  if ('spot' in target) return board.texts.t(`mission-${board.view.row[target.spot]?.kind ?? ''}`);
  return board.texts.t(target.what === 'cover_vichy' ? 'event-vichy_forces' : `purchase-${target.what}`);
}

function whileLaying(board: ResistanceBoard, laying: Laying): Question {
  const { texts, move } = board;
  const covering = board.covering(laying);
  if (!covering)
    return {
      sentence: texts.prompt(board.props.prompt),
      reason: '',
      rule: null,
      other: null,
      actions: [{ label: texts.t('board-take-back'), key: 'Z', onclick: move.takeBack }],
    };
  const open = covering.slots.filter((slot) => slot.lacks > 0);
  const first = open[0];
  const what = whatFor(board, laying);
  const fits = fitting(covering).map((die) => dieName(board, die));
  const whole = completed(laying, covering);
  const rest = whole?.laid.flat().filter((die) => !laying.laid.flat().includes(die)) ?? [];
  const pays = 'discount' in laying.target;
  const sentence = pays
    ? texts.t('board-ask-pay', { what, lacks: first?.lacks ?? 0 })
    : texts.t('board-ask-laying', {
        what,
        open: open.length,
        kind: first && !first.white ? 'black' : 'white',
        need: first?.lacks ?? 0,
      });
  return {
    sentence,
    reason: board.narrow
      ? ''
      : fits.length > 0
        ? texts.t('board-why-laying', { dice: board.either(fits) })
        : texts.t('board-why-covered'),
    rule: board.narrow ? null : pays ? 'LR-5.40a' : 'LR-5.32',
    other: null,
    actions: [
      { label: texts.t('board-take-back'), key: 'Z', onclick: move.takeBack },
      ...(whole && rest.length > 0
        ? [
            {
              label: texts.t('board-lay', { dice: rest.map((die) => dieName(board, die)).join(' + ') }),
              likely: true,
              onclick: () => void move.finish(whole),
            },
          ]
        : []),
    ],
  };
}

/** A button for an offer, in the game's own words. */
function button(board: ResistanceBoard, offer: Offer, likely = false): PromptAction {
  return {
    label: board.texts.t(`board-do-${offer.verb}`, offer.args),
    likely,
    key: keyOfVerb(offer),
    onclick: () => void board.move.send([offer.action]),
  };
}

/** The end of the turn, with what the band would stand at. */
function ending(board: ResistanceBoard): PromptAction | undefined {
  const offer = board.move.of('end_turn')[0];
  const then = board.forecast?.outcomes[0];
  const { t } = board.texts;
  const facts = then
    ? [
        { value: then.recruits, glyph: 'recruit' as const, label: t('board-recruits') },
        { value: then.glory, glyph: 'star' as const, label: t('board-glory') },
      ]
    : [];
  return offer && { ...button(board, offer, board.move.offers.length === 1), facts };
}

function actionsFor(board: ResistanceBoard, key: string): PromptAction[] {
  const { move, texts } = board;
  const offer = (verb: string) => move.of(verb)[0];
  const some = (...all: (PromptAction | undefined | false)[]) =>
    all.filter((each): each is PromptAction => Boolean(each)).slice(0, 2);
  const doing = (verb: string, likely = false) => {
    const found = offer(verb);
    return found && button(board, found, likely);
  };
  const held = move.held;
  const onDie = (verb: string, likely = false) => {
    const found = held && move.offer(`${verb} die:${held}`);
    return found
      ? {
          label: texts.t(`board-do-${verb}`, { die: faceOf(board, held) }),
          likely,
          onclick: () => void move.send([`${verb} die:${held}`]),
        }
      : undefined;
  };
  const back: PromptAction = { label: texts.t('board-cancel'), key: 'Z', onclick: move.takeBack };
  switch (key) {
    case 'pre-roll':
      return some(
        move.of('gift').length > 0 && {
          label: texts.t('board-gift'),
          onclick: () => {
            move.aim = 'gift';
          },
        },
        doing('roll', true),
      );
    case 'post-roll': {
      const again = some(onDie('mulligan'), onDie('reroll', true));
      return again.length > 0 ? again : some(doing('keep', true));
    }
    case 'explode': {
      // The last recruit is not to be gambled by a slip.
      const band = board.large;
      const safe = (band?.recruits ?? 0) > 1;
      return some(doing('stop_blue', !safe), doing('roll_blue', safe));
    }
    case 'r1':
    case 'r2':
    case 'r3':
    case 'r4':
      return some(
        {
          label: texts.t('board-always-pass'),
          onclick: () => board.props.order({ reply: 'pass', until: { kind: key } }),
        },
        doing('pass', true),
      );
    case 'take':
      return some(doing('take_none'));
    case 'aim-the-card':
    case 'spend-a-die':
      return some(back, onDie('remove', true), onDie('spend', true));
    case 'action':
      return some(
        board.props.play?.can_undo && { label: texts.t('board-undo'), key: 'Z', onclick: board.props.undo },
        ending(board),
      );
    default:
      return [];
  }
}

export function questionOf(board: ResistanceBoard): Question {
  const tab = board.over
    ? 'board-over'
    : !board.asked || board.own
      ? null
      : board.view.active !== null
        ? 'board-your-answer'
        : 'board-your-choice';
  return { ...asking(board), ...(tab ? { tab: board.texts.t(tab) } : {}) };
}

/** What a card is aimed at has a question of its own. */
function aimOf({ card }: Args): string {
  return typeof card === 'object' && card !== null && 'word' in card ? `-${card.word.replace('clg-', '')}` : '';
}
/** What a question may say besides: whose turn it is, and where a band stands. */
function facts(board: ResistanceBoard, args: Args): Args {
  const { active, bands } = board.view;
  const { seat } = args;
  const of = typeof seat === 'object' && seat !== null && 'seat' in seat ? seat.seat : active;
  return of === null ? args : { seat: { seat: of }, glory: bands[of]?.glory ?? 0, ...args };
}

/** What an assessment has to count. */
function countedKind({ lines }: Assessment): 'both' | 'gains' | 'losses' | 'nothing' {
  const some = (way: 1 | -1) => lines.some((line) => line.recruits * way > 0 || line.glory * way > 0);
  return some(1) ? (some(-1) ? 'both' : 'gains') : some(-1) ? 'losses' : 'nothing';
}

function asking(board: ResistanceBoard): Question {
  const { props, texts, view, move } = board;
  const { prompt, play } = props;
  if (!board.asked) {
    const other = prompt.actor !== null && prompt.actor !== props.seat ? prompt.actor : null;
    const kinds = play?.orders ?? [];
    const again: PromptAction[] = kinds
      .slice(0, 1)
      .map((order) => ({ label: texts.t('board-ask-again'), onclick: () => props.revoke(order.id) }));
    if (board.assessment)
      return {
        tab: texts.t('board-assessment'),
        sentence: texts.t('board-assessment-counts', { kind: countedKind(board.assessment) }),
        reason: '',
        rule: 'LR-5.46',
        other: null,
        actions: [],
      };
    if (play?.answered)
      return {
        sentence: texts.t('board-answered'),
        reason: texts.t('board-answered-why'),
        rule: 'LR-5.45',
        other: other ?? view.active,
        actions: [{ label: texts.t('board-take-back'), key: 'Z', onclick: props.forget }],
      };
    return { sentence: texts.prompt(prompt), reason: '', rule: prompt.rule, other, actions: props.still ? [] : again };
  }
  if (move.laying && view.step === 'action') return whileLaying(board, move.laying);
  if (move.aim)
    return {
      sentence: texts.t(`board-aim-${move.aim}`),
      reason: texts.t(`board-aim-${move.aim}-why`),
      rule: { gift: 'LR-5.17', sow: 'LR-5.38', steal: 'LR-5.40' }[move.aim],
      other: null,
      actions: [{ label: texts.t('board-take-back'), key: 'Z', onclick: move.takeBack }],
    };
  const tapped = /^leader:(.+)$/.exec(move.preview.shown ?? '')?.[1];
  if (board.narrow && tapped && move.offer(`pick_leader leader:${tapped}`))
    return {
      sentence: texts.t('board-tap-again', { name: texts.t(`leader-${tapped}`) }),
      reason: '',
      rule: prompt.rule,
      other: null,
      actions: [],
    };
  const key = prompt.key;
  const args: Args = prompt.args;
  const plain =
    texts.find(`board-ask-${key}${aimOf(args)}`, facts(board, args)) ?? texts.find(`board-ask-${key}`, args);
  const idle = key === 'action' && move.offers.length === 1;
  const again = (move.of('mulligan').length > 0 ? 1 : 0) + (move.of('reroll').length > 0 ? 2 : 0);
  const reason =
    key === 'post-roll'
      ? texts.t('board-why-post-roll', { again })
      : (texts.find(
          `board-why-${idle ? 'idle' : key === 'r4' ? key : /^r[1-3]$/.test(key) ? (move.of('play').length > 0 ? 'window' : 'window-none') : key}`,
          args,
        ) ?? '');
  // What would break the band is said where it is decided; the phone has room for nothing else.
  const warning = key === 'action' ? board.warning : undefined;
  const short = board.narrow && key === 'action';
  const asks = plain ?? texts.prompt(prompt);
  return {
    sentence: warning ?? asks,
    reason: short ? '' : warning ? asks : reason,
    // An option of the table has a name that only its setting explains; what it lets a hand go over is a rule.
    rule:
      key === 'over-limit'
        ? 'LR-5.39'
        : short || prompt.rule?.startsWith('LR-O.')
          ? null
          : warning
            ? 'LR-5.57'
            : prompt.rule,
    other: null,
    actions: actionsFor(board, key),
  };
}
