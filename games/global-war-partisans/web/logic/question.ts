/** One sentence, one reason, at most two verbs. */
import { keyOfVerb } from '$web/board/keys';
import type { Question } from '$web/board/question';
import type { PromptAction } from '$web/design/types';
import type { Offer } from '$web/table/board';
import type { March, Zone } from '../generated';
import { battleOf } from './dice';
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
/** What a scene lists by itself. */
export const FOUGHT = new Set([
  'lose',
  'lose_attacker',
  'give_up',
  'hit',
  'boost',
  'support',
  'fight',
  'retreat',
  'fade',
  'stand',
  'hunt_on',
  'stop',
  'accept',
  'refuse',
  'pass',
  'spend',
  'keep',
]);

/** Verbs by which something falls. */
export const LOSES: ReadonlySet<string> = new Set(['lose', 'lose_attacker', 'give_up', 'hit']);
/** Verbs that give something up: never the likely one where there is another. */
const GIVES_UP: ReadonlySet<string> = new Set(['stop']);

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

const LEAVES: Readonly<Record<string, string>> = {
  purchase: 'board-end-buy',
  combat_movement: 'board-end-march',
  combat: 'board-end-combat',
  non_combat_movement: 'board-end-move',
  place_units: 'board-end-place',
  lend_lease: 'board-end-lend',
};

/** A reason by which the decision is weighed: a phone has room for it too. */
interface Weighed {
  told: string;
}
type Ask = (sentence: string, reason: string | Weighed, actions: readonly (PromptAction | null)[]) => Question;

/** The attack that the rules propose, as a verb. */
const attackOf = (board: WarBoard, { to, odds }: March): PromptAction => ({
  label: board.withChance(board.texts.t('board-attack', { zone: board.zoneLabel(to) }), odds?.wins),
  likely: true,
  onclick: () => void board.move.march(to),
});

/** Who comes to the rally point? */
function rallyOf(board: WarBoard, to: Zone, ask: Ask, back: PromptAction): Question {
  const { move } = board;
  const t = board.texts.t;
  const n = move.rally?.count ?? 0;
  const odds = move.rally?.odds ?? null;
  const args = { n, zone: board.zoneName(to), percent: Math.round((odds?.wins ?? 0) * 100) };
  const why = odds && n > 0 ? { told: board.attackWords(to, odds, move.rally?.prize ?? null) } : t('board-why-rally');
  return ask(t(odds ? 'board-ask-rally-attack' : 'board-ask-rally', args), why, [
    back,
    n > 0
      ? {
          label: board.withChance(t(odds ? 'board-rally-attack-go' : 'board-rally-go', args), odds?.wins),
          likely: true,
          onclick: () => void move.gather(),
        }
      : null,
  ]);
}

/** Equal things are asked about once. */
export function different(board: WarBoard, offers: readonly Offer[]): Offer[] {
  const words = offers.map((offer) => board.offerWords(offer));
  return offers.filter((_, at) => words.indexOf(words[at] ?? '') === at);
}
/** Are all answers to a battle's question verbs of the prompt? */
export function saidBelow(board: WarBoard): boolean {
  return different(board, foughtOf(board)).length <= 2;
}
/** The answer that the rules propose. */
export const usualOf = (board: WarBoard): string | null => board.answers.find('usual', {});

/** Several kinds can fall: the one that the rules propose is the prompt's verb, and all of them stand in the scene. */
function lossOf(board: WarBoard, offers: readonly Offer[]): PromptAction | null {
  if (offers.length < 2 || !offers.every(({ verb }) => LOSES.has(verb))) return null;
  const usual = usualOf(board);
  const offer = board.move.offers.find(({ action }) => action === usual);
  if (!offer) return null;
  const cheapest = offer.verb === 'lose' || offer.verb === 'lose_attacker';
  return {
    label: cheapest ? board.texts.t('board-cheapest') : board.offerWords(offer),
    likely: true,
    onclick: () => {
      board.move.running = board.move.going !== 'round';
      void board.move.send([offer.action]);
    },
  };
}

/** Has anything gone in this phase? The newest lines of the record say so. */
const MOVES: ReadonlySet<string> = new Set(['moved', 'railed', 'crossed', 'sunk']);
function marched(board: WarBoard): boolean {
  if (board.occasion === 'combat_movement') return (board.checklist?.attacks.length ?? 0) > 0 || movedLast(board);
  return movedLast(board);
}
const movedLast = ({ props }: WarBoard): boolean =>
  MOVES.has(props.lines.findLast(({ told }) => told !== null)?.told?.what ?? '');

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
  const ask = (
    sentence: string,
    reason: string | Weighed,
    actions: readonly (PromptAction | null | false | undefined)[],
    rule: string | null = prompt.rule,
  ): Question => ({
    tab,
    sentence,
    reason: typeof reason !== 'string' ? reason.told : board.narrow ? '' : reason,
    rule,
    other: null,
    actions: actions.filter((each): each is PromptAction => Boolean(each)).slice(-2),
  });
  const back: PromptAction = { label: t('board-take-back'), key: 'Z', onclick: move.takeBack };
  const undo: PromptAction | null = play?.can_undo ? { label: t('board-undo'), key: 'Z', onclick: move.undo } : null;
  const pass = move.of('pass')[0];
  const leave = (likely = false): PromptAction | null =>
    pass
      ? { label: t(LEAVES[board.occasion] ?? 'verb-pass'), likely, key: 'E', onclick: () => void move.send(['pass']) }
      : null;
  const button = (offer: Offer, likely = false): PromptAction => ({
    label: board.verbWords(offer),
    likely,
    key: keyOfVerb(offer),
    onclick: () => void move.send([offer.action]),
  });
  if (move.draft.length > 0 && !board.fighting) {
    const free = move.offers.filter((offer) => ['spend', 'keep', 'begin'].includes(offer.verb));
    const [spend, keep] = [move.of('spend')[0], move.of('keep')[0]];
    const [odds, bare] = [spend?.odds, keep?.odds];
    const why =
      typeof odds === 'number' && typeof bare === 'number' && board.begun
        ? t('board-why-marker', {
            zone: board.zoneName(board.begun),
            odds: Math.round(odds * 100),
            bare: Math.round(bare * 100),
          })
        : board.begun
          ? t('board-why-draft-in', { zone: board.zoneName(board.begun) })
          : t('board-why-draft');
    // Of several the likely one: the orders list the others, and what was begun can still be taken back.
    return ask(texts.prompt(prompt), why, [back, free[0] && button(free[0], true)]);
  }
  switch (board.occasion) {
    case 'purchase': {
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
    case 'combat_movement':
    case 'non_combat_movement': {
      const attack = board.occasion === 'combat_movement';
      const looked = /^zone:(.+)$/.exec(move.preview.shown ?? '')?.[1] as Zone | undefined;
      const march = looked ? move.marches.get(looked) : undefined;
      if (move.rallyTo) return rallyOf(board, move.rallyTo, ask, back);
      const { likely } = move;
      if (march && looked)
        return ask(
          board.marchWords(looked),
          march.odds
            ? { told: board.attackWords(looked, march.odds, march.prize) }
            : march.sea > 0
              ? t('board-why-sea', { percent: Math.round(march.arrives * 100) })
              : '',
          // The verb is that of the looked at zone: on its way to the button a pointer crosses others.
          [back, likely ? attackOf(board, likely) : leave()],
        );
      if (move.zone && Object.keys(move.ready).length > 0)
        return ask(
          // Above the chance of an attack a phone has one row left.
          t(board.narrow && likely ? 'board-left-picked' : attack ? 'board-ask-target' : 'board-ask-goal', {
            n: move.pickedCount,
            zone: board.zoneName(move.zone),
          }),
          likely?.odds
            ? { told: board.attackWords(likely.to, likely.odds, likely.prize) }
            : t(attack ? 'board-why-target' : 'board-why-goal'),
          [back, likely ? attackOf(board, likely) : leave()],
        );
      return ask(t(attack ? 'board-ask-march' : 'board-ask-move'), t(attack ? 'board-why-march' : 'board-why-move'), [
        undo,
        leave(marched(board) || !move.has('move')),
      ]);
    }
    case 'combat': {
      const item = board.focus;
      const left = board.items.length;
      if (!item) return ask(t('board-ask-combat-done'), t('board-why-combat-done', { n: left }), [undo, leave(true)]);
      const skip: PromptAction | null =
        item.kind === 'battle'
          ? null
          : { label: t('board-skip', { zone: board.zoneLabel(item.zone) }), onclick: () => board.pass(item) };
      const odds = item.kind === 'battle' ? board.battleOdds(item.zone) : null;
      const empty = odds !== null && odds.defenders_lost === 0 && odds.wins > 0.99;
      if (item.kind === 'battle')
        return ask(
          board.itemWords(item),
          odds && !empty
            ? board.attackWords(item.zone, odds, board.answers.find('prize', { zone: item.zone }))
            : t('board-why-battle', { left: board.itemsLeft }),
          [
            {
              // A phone has room for the end alone; its panel names the zone.
              label: t(board.narrow ? 'board-fight-end' : 'board-fight-end-of', { zone: board.zoneLabel(item.zone) }),
              onclick: () => {
                move.going = 'end';
                move.running = true;
                void move.send([item.action]);
              },
            },
            {
              // A phone has room for the verb alone; the sentence beside it names the zone.
              label: board.withChance(
                t(board.narrow ? 'board-fight-here' : empty ? 'board-take-it' : 'board-fight', {
                  zone: board.zoneLabel(item.zone),
                }),
                empty ? null : odds?.wins,
              ),
              likely: true,
              onclick: () => void move.send([item.action]),
            },
          ],
          'GW-5.1',
        );
      if (item.kind === 'partisan') {
        const likely = item.offers[0];
        return ask(
          t('board-ask-partisan', { zone: board.zoneName(item.zone) }),
          {
            told: t('board-why-partisan', {
              works: Math.round((likely?.odds ?? 0) * 12),
              lost: board.deedOf(likely?.verb ?? '')?.lost ?? 1,
              left: board.itemsLeft,
            }),
          },
          [
            // With many left, all of them can be passed over at once.
            left > 2 && pass ? leave() : skip,
            likely && {
              label: board.withChance(t(`board-do-${likely.verb}`), likely.odds),
              likely: true,
              onclick: () => void move.send([likely.action]),
            },
          ],
          'GW-9.1',
        );
      }
      const party = item.kind === 'hunt' ? board.party : null;
      const goes = Object.values(move.hunters).some((n) => n > 0);
      if (party && goes)
        return ask(
          board.itemWords(item),
          board.huntWords(party.odds),
          [
            left > 2 && pass ? leave() : skip,
            {
              label: board.withChance(t('board-hunt'), party.odds.hits),
              likely: true,
              onclick: () => void move.send(party.picks),
            },
          ],
          'GW-8.1',
        );
      const raid = item.kind === 'raid' ? move.offer(item.action) : undefined;
      return ask(
        board.itemWords(item),
        t('board-why-items', { left: board.itemsLeft }),
        raid ? [skip, button(raid, true)] : [skip, pass ? leave() : null],
        raid ? 'GW-8.8' : 'GW-8.1',
      );
    }
    case 'place_units': {
      const placing = board.answers.find('placement', {});
      const n = placing?.picks.length ?? 0;
      return ask(t('board-ask-place', { n }), t('board-why-place'), [
        undo ?? leave(),
        n > 0
          ? {
              label: t('board-place-all', { n }),
              likely: true,
              onclick: () => void move.sendAll(placing?.picks ?? [], n),
            }
          : leave(true),
      ]);
    }
    case 'lend_lease':
      return ask(
        texts.prompt(prompt),
        t('board-why-lend', { gives: move.of('give').length, lends: move.of('lend').length + move.of('aid').length }),
        [undo, leave(true)],
      );
    case 'generation': {
      const roll = move.of('roll')[0];
      return ask(texts.prompt(prompt), t('board-why-generation'), [
        roll && {
          label: board.withChance(t('board-roll-all'), roll.odds),
          likely: true,
          onclick: () => void move.send(['roll']),
        },
      ]);
    }
  }
  if (board.occasion === 'retreat' && move.has('fight')) {
    const [way] = move.of('retreat');
    const chance = board.battlefield ? board.battleOdds(board.battlefield)?.wins : undefined;
    // Below the chance at which the reader stops, the way back is the likely one.
    const goes = way !== undefined && chance !== undefined && chance * 100 < move.stopBelow;
    const fight = {
      label: board.withChance(t(`board-fight-${move.going}`, { n: move.stopBelow }), chance),
      likely: !goes,
      onclick: move.fightOn,
    };
    const back = way && { label: texts.label(way), likely: goes, onclick: () => void move.send([way.action]) };
    return ask(texts.prompt(prompt), t('board-why-retreat'), goes ? [fight, back] : [back, fight]);
  }
  const fallen = board.occasion === 'fade' && board.battlefield ? battleOf(props.lines, board.battlefield).fallen : 0;
  const sentence =
    fallen > 0 && board.battlefield
      ? t('board-ask-fade-next', {
          power: board.powerName(board.hunted ?? ''),
          zone: board.zoneName(board.battlefield),
        })
      : texts.prompt(prompt);
  const free = move.offers.filter((offer) => !board.fighting || FOUGHT.has(offer.verb));
  const each = different(board, free);
  const loss = board.fighting ? lossOf(board, each) : null;
  const likely = Math.max(
    0,
    each.findIndex(({ verb }) => !GIVES_UP.has(verb)),
  );
  const two =
    loss || each.length > 2
      ? []
      : [...each.filter((_, at) => at !== likely), ...each.slice(likely, likely + 1)].map((offer) =>
          button(offer, offer === each[likely]),
        );
  return ask(sentence, texts.find(`board-why-${prompt.key}`, prompt.args) ?? '', [
    each.length > 2 && undo,
    ...two,
    loss,
  ]);
}

/** The offers of a battle's question, those of units in the order in which they stand. */
export const foughtOf = (board: WarBoard): Offer[] =>
  board.fighting ? board.move.offers.filter((offer) => FOUGHT.has(offer.verb)) : [];
export { target };
