/** One sentence, one reason, at most two verbs. */
import { keyOfVerb } from '$web/board/keys';
import type { Question } from '$web/board/question';
import type { PromptAction } from '$web/design/types';
import type { Offer, Prompt } from '$web/table/board';
import { percent, percentBeside, type JoinBoard } from './board.svelte';
import { SAME } from './move.svelte';

/** Verbs whose answers stand on the map, on dice or on a card of their own. */
const PLACED = new Set(['figure', 'white', 'move', 'target', 'keep', 'star', 'stop', 'answer', 'choose']);
/** Answers that do nothing more. */
const QUIET = ['no_star', 'pass', 'concede', 'refuse', 'move_on', 'wait', 'no_swap', 'stay'];

/** Answers that end a choice of several picks, or agree. */
const LIKELY = ['send', 'accept'];

function waiting(board: JoinBoard): Question {
  const { props, texts } = board;
  const { prompt } = props;
  const other = prompt.actor !== null && prompt.actor !== props.seat ? prompt.actor : null;
  const lesson = board.view.lesson;
  const sentence = board.over
    ? texts.prompt(prompt)
    : lesson && !board.judged
      ? texts.t('board-they-answer', { name: board.who(lesson.pupil), points: lesson.points })
      : board.rolling && other === board.rolling.roller
        ? texts.t(`board-they-roll${board.rolling.axis ? '-axis' : ''}`, { name: board.who(other) })
        : texts.prompt(prompt);
  const put = board.scene === 'reveal' ? [{ label: texts.t('board-go-on'), onclick: board.putAway }] : [];
  return {
    tab: board.over ? texts.t('board-over') : '',
    sentence,
    // The dice lie in a panel of their own, and the record tells them: here is what they are about.
    reason: !board.over && board.rolling && other === board.rolling.roller ? board.purpose(board.rolling) : '',
    rule: board.over ? null : prompt.rule,
    other: board.over ? null : other,
    actions: put,
  };
}

/** Offers that are buttons of their own. */
export function freeOffers(board: JoinBoard): Offer[] {
  return board.asked ? board.move.offers.filter(({ verb }) => !PLACED.has(verb)) : [];
}

/** An offer that is half made shows where something is still to be named. */
function open(prompt: Prompt): Prompt {
  const args = Object.entries(prompt.args).map(([name, arg]) => [
    name,
    Array.isArray(arg) && arg.length === 0 ? '…' : arg,
  ]);
  return { ...prompt, args: Object.fromEntries(args) as Prompt['args'] };
}

/** The questions of a swap of stars: it has a panel of its own. */
const SWAPS = ['meeting', 'compose', 'offer'];
export const swaps = (board: JoinBoard): boolean => board.asked && SWAPS.includes(board.props.prompt.key);

/** Answers that lie in a list of their own: more than the prompt has buttons for. */
export function listed(board: JoinBoard): Offer[] {
  const free = freeOffers(board);
  return free.length > 2 ? free.filter(({ verb }) => !QUIET.includes(verb) && !LIKELY.includes(verb)) : [];
}

/** Answers or the cards of the hunt lie in a panel of their own. */
export const chooses = (board: JoinBoard): boolean =>
  swaps(board) || listed(board).length > 0 || board.view.step === 'interrogation';

/** What a choice would bring, in one line; of a comrade in need with the chance and the points that the rules name. */
function whyOf(board: JoinBoard): string {
  const { prompt } = board.props;
  const other = prompt.args['other'];
  const seat = typeof other === 'object' && other !== null && 'seat' in other ? other.seat : null;
  const beacon = board.beacons.find((each) => each.seat === seat);
  const offered = board.move.of('rescue')[0]?.odds;
  const args = {
    ...prompt.args,
    percent: percent(offered ?? beacon?.chance ?? 0),
    points: beacon?.points ?? 0,
  };
  return (
    (board.garrison ? board.texts.find(`board-why-${prompt.key}-axis`, args) : undefined) ??
    board.texts.find(`board-why-${prompt.key}`, args) ??
    ''
  );
}

export function questionOf(board: JoinBoard): Question {
  const { props, texts, move } = board;
  const { t } = texts;
  const { prompt } = props;
  const ask = (
    tab: string,
    sentence: string,
    reason: string,
    actions: readonly (PromptAction | null | undefined)[],
    rule: string | null = prompt.rule,
  ): Question => ({
    tab: tab ? t(tab) : '',
    sentence,
    reason,
    rule,
    other: null,
    actions: actions.filter((each): each is PromptAction => Boolean(each)).slice(0, 2),
  });
  const seen = board.reveal;
  if (seen && board.scene === 'reveal' && seen.lesson.pupil === props.seat) {
    const points = board.view.points[seen.lesson.pupil] ?? 0;
    return ask(
      '',
      t(seen.lesson.points > 0 ? 'board-card-kept' : 'board-card-gone', { points }),
      '',
      [{ label: t('board-go-on'), likely: true, onclick: board.putAway }],
      'JP-6.6',
    );
  }
  const { taking } = board;
  // A press on the verb is a press like any other: it takes what is told to its end.
  if (taking)
    return ask(
      '',
      texts.line(taking.line),
      '',
      [{ label: t('board-go-on'), onclick: () => undefined }],
      taking.line.told?.rule ?? null,
    );
  if (!board.asked) return waiting(board);
  const button = (offer: Offer, likely = false): PromptAction => ({
    label: texts.find(`board-do-${offer.verb}`, offer.args) ?? texts.label(offer),
    likely,
    key: keyOfVerb(offer),
    onclick: () => void move.send([offer.action]),
  });
  const offer = (verb: string) => move.of(verb)[0];
  if (board.rolls) return rolling(board, ask);
  if (move.has('answer')) {
    const pass = offer('pass');
    const points = board.view.lesson?.points ?? 3;
    return ask('board-your-answer', t('board-ask-answer'), t('board-why-answer', { points }), [
      pass ? { ...button(pass), label: t('board-pass') } : null,
      {
        label: t('board-answer'),
        likely: true,
        ...(move.typed.trim() ? {} : { refusal: t('board-answer-empty') }),
        onclick: () => void move.answer(),
      },
    ]);
  }
  if (move.has('choose'))
    return ask(
      'board-your-answer',
      t('board-ask-options'),
      t('board-why-options', { points: board.view.lesson?.points ?? 1 }),
      [offer('pass') ? button(offer('pass') as Offer) : null],
    );
  const heard = board.view.lesson;
  const [accept, refuse] = [offer('accept'), offer('refuse')];
  if (prompt.key === 'appeal' && heard && accept && refuse) {
    const words = { name: board.who(heard.pupil), points: heard.points };
    // A verdict has no likely side: neither is lit, and Enter gives none.
    return ask('', texts.prompt(prompt), t('board-why-appeal', words), [
      { ...button(refuse), label: t('board-appeal-refuse') },
      { ...button(accept), label: t('board-appeal-accept', words) },
    ]);
  }
  if (board.lit.length > 0) return onMap(board, ask);
  const free = freeOffers(board);
  const back =
    props.play && props.play.draft.length > 0 ? { label: t('board-take-back'), key: 'Z', onclick: props.forget } : null;
  const reason = whyOf(board);
  const sentence = texts.prompt(open(prompt));
  if (free.length > 2)
    return ask(
      '',
      sentence,
      reason,
      [
        back,
        ...free
          .filter(({ verb }) => QUIET.includes(verb) || LIKELY.includes(verb))
          .sort((a, b) => Number(LIKELY.includes(a.verb)) - Number(LIKELY.includes(b.verb)))
          .map((each) => button(each, LIKELY.includes(each.verb))),
      ].slice(-2),
    );
  const sorted = [...free].sort((a, b) => Number(QUIET.includes(b.verb)) - Number(QUIET.includes(a.verb)));
  return ask('', sentence, reason, [back, ...sorted.map((each, i) => button(each, i === sorted.length - 1))].slice(-2));
}

type Asking = (
  tab: string,
  sentence: string,
  reason: string,
  actions: readonly (PromptAction | null | undefined)[],
  rule?: string | null,
) => Question;

/** What is chosen on the map. */
function onMap(board: JoinBoard, ask: Asking): Question {
  const { texts, move, pick, lit } = board;
  const { t } = texts;
  const next: PromptAction | null =
    lit.length > 1 ? { label: t('board-next-place'), onclick: () => move.next() } : null;
  const go = pick && {
    label: t(`board-do-${pick.offer.verb}`, { place: { word: `place-${pick.place}` } }),
    likely: true,
    onclick: () => move.go(pick.place),
  };
  // Two places are two verbs: nobody has to step from one to the other.
  const both = lit.length === 2 && !pick;
  if (board.view.die === null)
    return ask(
      '',
      texts.prompt(board.props.prompt),
      (!board.move.place && whyOf(board)) ||
        t(`board-why-${pick ? 'place' : 'places'}`, {
          place: pick ? { word: `place-${pick.place}` } : '',
          count: lit.length,
        }),
      both
        ? lit.map(({ place, offer }) => ({
            label: t(`board-do-${offer.verb}`, { place: { word: `place-${place}` } }),
            onclick: () => move.go(place),
          }))
        : [next, go],
    );
  return ask('board-your-move', t('board-ask-move', { die: board.view.die }), pick ? wayInWords(board) : '', [
    next,
    go,
  ]);
}

/** What the place that is looked at would bring. */
export function wayInWords(board: JoinBoard): string {
  const { texts, pick } = board;
  const { t } = texts;
  const way = pick?.way;
  if (!pick || !way) return '';
  const place = { word: `place-${pick.place}` };
  const goal = board.goals[0];
  if (way.comrade !== null)
    return t(way.chance === null ? 'board-way-catch' : 'board-way-free', {
      place,
      name: board.who(way.comrade),
      percent: percent(way.chance ?? 0),
    });
  if (way.goal) return t('board-way-goal', { place });
  if (way.aside) return t('board-way-aside', { place });
  if (way.steps === null || way.turns === null) return t('board-way-sealed', { place });
  return t('board-way', {
    place,
    goal: goal ? { word: `place-${goal}` } : '',
    steps: way.steps,
    turns: way.turns.toFixed(1),
  });
}

/** Dice that are kept and rolled. The lit verb does what the dice show, and never lowers the chance; none is lit that pays a
    star, since the chance does not count what the star would be worth later. */
function rolling(board: JoinBoard, ask: Asking): Question {
  const { texts, move } = board;
  const { t } = texts;
  const { now, stop, best } = board.chances;
  const star = move.has('star');
  const paid = board.rolling?.star;
  const stopIsBest = best !== null && stop !== null && stop >= best.chance - SAME;
  // While the dice are in the air no chance stands on a verb; the lines keep their place.
  const told = (chance: number) => (board.falling ? '–' : percent(chance));
  const reason = board.falling
    ? '\u00a0'
    : best === null || now === null
      ? ''
      : stopIsBest && !move.touched
        ? t('board-why-stop', { percent: percent(stop ?? 0) })
        : move.keepsBest
          ? t('board-why-best', { percent: percent(now) })
          : t('board-why-better', {
              best: percentBeside(best.chance, now),
              percent: percentBeside(now, best.chance),
              dice: best.dice === 'none' ? t('no-dice') : [...best.dice].join(' '),
            });
  const lit = !star && best !== null && now !== null && (move.touched ? now >= (stop ?? 0) - SAME : !stopIsBest);
  const roll = t(star ? 'board-roll-star' : 'board-roll', { count: move.free });
  const rolls: PromptAction | null =
    move.rollAction === null
      ? null
      : {
          label: now === null ? roll : t('board-with-chance', { verb: roll, percent: told(now) }),
          likely: lit,
          onclick: move.roll,
        };
  const stops: PromptAction = {
    // A phone has three verbs in a row, and the chance of stopping stands on the bar above them.
    label: stop === null || board.narrow ? t('verb-stop') : t('board-stop', { percent: told(stop) }),
    likely: rolls === null || (stopIsBest && !move.touched),
    key: 'S',
    onclick: move.stop,
  };
  return ask(
    board.rolling?.axis ? 'board-axis-roll' : 'board-your-roll',
    star && paid
      ? t('board-ask-star', {
          star: { word: `star-${paid}` },
          count: board.view.scores[board.props.seat ?? 0]?.stars[paid] ?? 0,
        })
      : t(board.narrow ? 'board-tap-dice' : 'board-ask-roll'),
    reason,
    [stops, rolls],
    star ? 'JP-12.3' : 'JP-4.1',
  );
}
