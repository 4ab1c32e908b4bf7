/** The question in a sentence and at most two verbs. */
import { keyOfVerb } from '$web/board/keys';
import type { Question } from '$web/board/question';
import type { PromptAction } from '$web/design/types';
import type { Offer } from '$web/table/board';
import { GOOD } from './aims';
import { percent } from './chances';
import type { Shot } from './fire-moment';
import { targetHex, targetUnit } from './stage';
import type { BanditenBoard } from './board.svelte';

/** Offers that point at nothing on the map, the likely one last. */
export function plainOffers(board: BanditenBoard): Offer[] {
  const verbs: readonly string[] =
    board.stage === 'verb'
      ? ['move', 'fire', 'move_and_fire', 'fire_and_move', 'assault', 'regroup', 'recover', 'infirmary']
      : [];
  return board.plan.offers.filter(
    (offer) => targetHex(offer) === null && targetUnit(offer) === null && !verbs.includes(offer.verb),
  );
}

/** Why the battle is over. */
export const endingOf = ({ props, view }: BanditenBoard): string =>
  (props.awaiting?.kind === 'over' ? props.awaiting.outcome.reason : null) ?? view.ending ?? 'none';

/** The reaction that succeeds most likely, with everybody able; its label says from where, if others could react too. */
function bestReaction(board: BanditenBoard): { offer: Offer; label: string } | null {
  const reactions = board.plan.offers.filter(({ verb }) => verb === 'react_fire' || verb === 'react_assault');
  const [offer] = reactions.toSorted((a, b) => (b.odds ?? 0) - (a.odds ?? 0));
  if (!offer) return null;
  const from = board.lit.all.length > 1 ? '-from' : '';
  const odds = { chance: percent(offer.odds ?? 0), hex: targetHex(offer) };
  const price = offer.price && Number.parseInt(offer.price) > 0 ? [board.priceOf(offer.price)] : [];
  return { offer, label: [board.texts.t(`board-do-${offer.verb}${from}`, odds), ...price].join(', ') };
}

/** No reaction, and none to the rest of this action. */
export function passAll({ props, plan }: BanditenBoard): void {
  const decline = plan.offer('decline');
  props.order({ reply: { own: 'hold' }, until: 'window' });
  if (decline) void plan.send([decline.action]);
}

/** Whom somebody fires at, and what will hit: nothing of what the dice show. */
function shotAhead({ texts: { t } }: BanditenBoard, { line, to, needed }: Shot): string {
  const hits = needed > 0 && needed <= 6 ? `, ${t('board-needed', { needed })}` : '';
  return `${t('board-shot', { units: line.told?.args['units'] ?? '', hex: to })}${hits}.`;
}

/** Answers that end a question without doing anything more. */
const QUIET = ['pass', 'decline', 'stop', 'hold_fire', 'bide', 'keep'];

export function questionOf(board: BanditenBoard): Question {
  const { props, texts, plan, view } = board;
  const { prompt, play } = props;
  const { t } = texts;
  if (!board.asked) {
    const other = prompt.actor !== null && prompt.actor !== props.seat ? prompt.actor : null;
    if (board.over)
      return {
        tab: t('board-over'),
        sentence: t(`end-${endingOf(board)}`),
        reason: '',
        rule: prompt.rule,
        other: null,
        actions: [],
      };
    if (play?.answered)
      return {
        tab: '',
        sentence: t('board-answered'),
        reason: '',
        rule: null,
        other: other ?? (view.active === 'partisan' ? 0 : 1),
        actions: [{ label: t('board-take-back'), key: 'Z', onclick: props.forget }],
      };
    const shot = board.told.moments.current;
    if (shot)
      return {
        tab: t('board-moment-fire'),
        sentence: board.told.falls ? shotAhead(board, shot) : texts.line(shot.line),
        reason: board.narrow ? '' : t('board-any-key'),
        rule: 'BN-9.3',
        other: null,
        actions: [],
      };
    return { tab: '', sentence: texts.prompt(prompt), reason: '', rule: prompt.rule, other, actions: [] };
  }
  const doing = (offer: Offer, likely = false): PromptAction => ({
    label: texts.find(`board-do-${offer.verb}`, offer.args) ?? texts.label(offer),
    likely,
    key: keyOfVerb(offer),
    onclick: () => void plan.send([offer.action]),
  });
  const back: PromptAction = { label: t('board-take-back'), key: 'Z', onclick: board.presses.takeBack };
  const undo: PromptAction[] = play?.can_undo ? [{ label: t('board-undo'), key: 'Z', onclick: props.undo }] : [];
  const { goal, shot: best } = board.aims;
  const go: PromptAction | null = goal && {
    label: t('board-do-go-to', { hex: goal.id }),
    likely: true,
    onclick: () => board.presses.go(goal),
  };
  // Where the march is the likely order, the fire is only among the others.
  const fire: PromptAction | null =
    best && (best.chance >= GOOD || !plan.offer('move'))
      ? {
          label: t('board-do-react_fire', { chance: percent(best.chance) }),
          likely: best.chance >= GOOD,
          onclick: () => board.presses.fire(best.hex),
        }
      : null;
  const plain = plainOffers(board);
  const quiet = plain.find((offer) => QUIET.includes(offer.verb));
  const half = plan.draft.length > 0;
  const TABS: Readonly<Record<string, string>> = { losses: 'board-your-loss', retreat: 'board-your-retreat' };
  const own = TABS[prompt.key];
  const tab = board.stage === 'react' ? t('board-your-answer') : own ? t(own) : '';
  const say = (
    actions: PromptAction[],
    // On the phone a short one, so that its rule stands in the same line.
    sentence = (board.narrow ? texts.find(`board-ask-${prompt.key}-short`, prompt.args) : null) ?? texts.prompt(prompt),
    reason = board.narrow
      ? ''
      : (texts.find(`board-why-${prompt.key}`, prompt.args) ??
        texts.find(`board-why-${board.stage}`, prompt.args) ??
        ''),
  ): Question => ({ tab, sentence, reason, rule: prompt.rule, other: null, actions });

  if (prompt.key === 'losses' && view.shot)
    return say(
      undo,
      t(board.narrow ? 'board-ask-losses-short' : 'board-ask-losses', { ...prompt.args, hits: view.shot.hits }),
    );
  if (prompt.key === 'hasten') {
    const [cost, turn] = [prompt.args['cost'] ?? 0, prompt.args['turn'] ?? 0];
    return say(
      plain.map((offer) => doing(offer, offer.verb === 'hasten')).toReversed(),
      t(board.narrow ? 'board-ask-hasten-short' : 'board-ask-hasten', { cost, turn }),
    );
  }
  if (board.stage === 'verb')
    return say(
      [back, ...[go ?? fire].filter((action) => action !== null)],
      board.narrow && board.group.choosing
        ? t('board-ask-verb-short')
        : t('board-ask-verb', { units: board.words.names(board.group.units) }),
      board.narrow ? '' : t(board.lit.ahead.size > 0 ? 'board-why-verb' : 'board-why-verb-still'),
    );
  if (board.stage === 'units') {
    const [all, go] = [plan.offer('all'), plan.offer('go')];
    const only = plan.of('with');
    return say([
      back,
      ...(go
        ? [doing(go, true)]
        : all
          ? [doing(all, true)]
          : only.length === 1 && only[0]
            ? [doing(only[0], true)]
            : []),
    ]);
  }
  if (board.due && (prompt.key === 'place' || prompt.key === 'split')) {
    const sentence = t(`board-ask-${prompt.key}`, { unit: board.words.full(board.due) });
    return say(plain.length > 0 ? plain.map((offer) => doing(offer, offer.verb === 'keep')) : undo, sentence);
  }
  const way = board.aims.queued;
  if (way && board.stage === 'step')
    return say(
      [{ label: t('board-halt'), onclick: () => props.revoke(way.id) }],
      t('board-on-the-way', { count: way.hexes.length }),
    );
  if (go && board.stage === 'step' && quiet) return say([doing(quiet), go]);
  if (board.presses.hopeless) return say([], t('board-no-chance'), '');
  if (board.stage === 'react') {
    const [decline, best] = [plan.offer('decline'), bestReaction(board)];
    return say([
      ...(decline ? [doing(decline)] : []),
      ...(best ? [{ ...doing(best.offer, true), label: best.label }] : []),
    ]);
  }
  const others = plain.filter((offer) => offer !== quiet);
  // Which part or which mine comes next is chosen from the row: none of them is likely.
  if (half) return say([back, ...(plain.length === 1 && plain[0] ? [doing(plain[0], true)] : [])]);
  if (others.length > 1) return say(quiet ? [doing(quiet)] : []);
  return say([
    ...(quiet && undo.length > 0 && others.length === 0 ? undo : []),
    ...(quiet ? [doing(quiet, board.lit.all.length === 0 && others.length === 0)] : undo),
    ...others.map((offer) => doing(offer, true)),
  ]);
}
