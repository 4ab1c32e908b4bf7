/** What is said about the hex that is looked at: odds first, the reason second, the rules last. Every number is the rules' own. */
import { isRefusal, type Refusal } from '$web/table/board';
import type { ActionKind, Firing, FireOdds } from '../generated';
import { atLeast } from './chances';
import type { Hex } from './ground';
import { counters, type Piece } from './pieces';
import { targetHex } from './stage';
import type { BanditenBoard } from './board.svelte';

export interface Tooltip {
  hex: Hex;
  title: string;
  /** To the right of the title. */
  side: string;
  lead: string;
  bars: { label: string; chance: number }[];
  /** One of the bars comes about, and no other. */
  whole: boolean;
  lines: string[];
  rules: string[];
}

const tooltip = (hex: Hex, title: string, change: Partial<Tooltip> = {}): Tooltip => ({
  hex,
  title,
  side: '',
  lead: '',
  bars: [],
  whole: false,
  lines: [],
  rules: [],
  ...change,
});

const diceOf = (firing: readonly Firing[]): number => firing.reduce((sum, { dice }) => sum + dice, 0);
const named = (board: BanditenBoard, firing: readonly Firing[]): string =>
  board.words.names(board.units.filter(({ id }) => firing.some(({ unit }) => unit === id)));

/** What the rules refuse is said in their words. */
const refused = (board: BanditenBoard, hex: Hex, title: string, refusal: Refusal): Tooltip =>
  tooltip(hex, title, { lead: board.texts.refusal(refusal), rules: refusal.rule ? [refusal.rule] : [] });

function hitBars(board: BanditenBoard, { hits }: FireOdds): Tooltip['bars'] {
  const { t } = board.texts;
  return [
    { label: t('board-one-hit'), chance: atLeast(hits, 1) },
    ...(hits.length > 2 ? [{ label: t('board-two-hits'), chance: atLeast(hits, 2) }] : []),
  ];
}
const diceLine = (board: BanditenBoard, { firing }: FireOdds): string =>
  board.texts.t('board-dice', { dice: diceOf(firing), need: Math.min(...firing.map(({ needs }) => needs)) });

/** Into a hex that the group can reach: who may fire there, and what a hit would do. */
function into(board: BanditenBoard, hex: Hex, left: number): Tooltip | undefined {
  const { t } = board.texts;
  const group = board.group.going;
  const met = board.answers.get('threats', { units: counters(group), hex: hex.id });
  if (met === undefined) return undefined;
  const title = t('board-into', {
    units: group.length > 2 ? t('board-units', { count: group.length }) : board.words.names(group),
    hex: board.words.place(hex),
  });
  if (isRefusal(met)) return refused(board, hex, title, met);
  const side = t('board-left', { left });
  const may = met.stacks.filter(({ may_fire }) => may_fire);
  const blind = met.stacks.find(({ may_fire }) => !may_fire);
  const stop = blind?.stops[0] ? board.ground.get(blind.stops[0]) : undefined;
  const unseen =
    blind && stop
      ? [t('board-does-not-see', { units: named(board, blind.fire.firing), hex: board.words.place(stop) })]
      : [];
  const worst = may[0];
  const from = worst && board.ground.get(worst.from);
  if (!from) return tooltip(hex, title, { side, lead: t('board-nobody-sees'), lines: unseen, rules: ['BN-8.10'] });
  const { firing } = worst.fire;
  const shots = Math.min(...firing.map((each) => each.shots));
  return tooltip(hex, title, {
    side,
    lead: t('board-sees', { units: named(board, firing), hex: board.words.place(from), count: firing.length, shots }),
    bars: hitBars(board, worst.fire),
    lines: [
      ...(may.length > 1 ? [t('board-others-see', { count: may.length - 1 })] : []),
      t(met.goes_back ? 'board-hit-back' : 'board-hit-pins'),
      ...unseen,
    ],
    rules: [diceLine(board, worst.fire), 'BN-12.3', ...(met.goes_back ? ['BN-12.4'] : [])],
  });
}

/** The fire of these at that hex; `by`: where the card stands. */
function fireAt(
  board: BanditenBoard,
  shooters: readonly Piece[],
  hex: Hex,
  targets: readonly Piece[],
  action: ActionKind,
  by: Hex = hex,
): Tooltip | undefined {
  const { t } = board.texts;
  const fire = board.answers.get('fire', { units: counters(shooters), target: hex.id, action });
  if (fire === undefined) return undefined;
  const title = t('board-fire-at', { hex: board.words.place(hex) });
  if (isRefusal(fire)) return refused(board, by, title, fire);
  if (fire.firing.length === 0) return tooltip(by, title, { lead: t('board-none-fires'), rules: ['BN-9.1'] });
  return tooltip(by, title, {
    side: t('board-shots', { dice: diceOf(fire.firing) }),
    lead: t('board-who-fires', { units: named(board, fire.firing), targets: board.words.names(targets) }),
    bars: hitBars(board, fire),
    lines: [t('board-hit-morale')],
    rules: [diceLine(board, fire), action === 'react_fire' ? 'BN-12.3' : 'BN-9.3'],
  });
}

/** An assault from a hex into the next. */
function assaultOn(
  board: BanditenBoard,
  attackers: readonly Piece[],
  from: Hex,
  hex: Hex,
  defenders: readonly Piece[],
  action: ActionKind,
): Tooltip | undefined {
  const { t } = board.texts;
  const odds = board.answers.get('assault', { units: counters(attackers), from: from.id, target: hex.id, action });
  if (odds === undefined) return undefined;
  const title = t('board-assault-on', { hex: board.words.place(hex) });
  if (isRefusal(odds)) return refused(board, hex, title, odds);
  return tooltip(hex, title, {
    side: t('board-gives-assault', { attack: odds.attack, defence: odds.defence, ground: odds.ground }),
    lead: t('board-against', {
      units: board.words.names(defenders),
      defence: odds.defence,
      ground: odds.ground,
    }),
    whole: true,
    bars: [
      { label: t('board-take'), chance: odds.taken },
      { label: t('board-thrown-back'), chance: odds.thrown_back },
      { label: t('board-morale-check'), chance: odds.shaken },
      { label: t('board-hit'), chance: odds.repelled + odds.wiped_out },
    ],
    rules: ['BN-11.3', 'BN-11.4'],
  });
}

/** What lies in a hex. */
function about(board: BanditenBoard, hex: Hex): Tooltip | null | undefined {
  const { t } = board.texts;
  const pieces = board.stacks.get(hex.id) ?? [];
  const mine = board.landmarks.mines.find((each) => each.hex === hex);
  if (pieces.length === 0 && !hex.fort && !hex.objective && !mine) return null;
  const ground = board.answers.get('ground', { hex: hex.id });
  if (ground === undefined) return undefined;
  return tooltip(hex, board.words.place(hex), {
    side: t(`terrain-${hex.terrain}`),
    lines: [
      ...(hex.fort > 0 ? [t('board-fort', { number: hex.fort })] : []),
      ...pieces.map((piece) => board.words.describe(piece)),
      ...(mine ? [mine.value === null ? t('board-mine') : t('board-mine-value', { value: mine.value })] : []),
    ],
    rules: isRefusal(ground) ? [] : [t('board-cover', { need: ground.needs, assault: ground.assault })],
  });
}

/** The card of the hex that is looked at; undefined while the rules have not answered. */
export function tooltipOf(board: BanditenBoard): Tooltip | null | undefined {
  const { aims, narrow, presses, stage } = board;
  // On the phone the order itself says whom it would hit.
  const likely = stage === 'verb' && !narrow ? (aims.bestShot?.hex ?? null) : aims.likeliest;
  const hex = board.look.at ?? (stage === 'react' ? (presses.picking?.hex ?? likely) : likely);
  if (!hex) return null;
  if (board.look.at && !board.look.settled) return undefined;
  const foes = (board.stacks.get(hex.id) ?? []).filter((piece) => piece.seat !== board.seat);
  const going = board.view.group;
  if (board.asked) {
    const offers = board.lit.at(hex)?.offers ?? [];
    const from = board.group.at;
    if (board.stage === 'react' && going && offers.length > 0) {
      const at = board.ground.get(going.here);
      const targets = board.units.filter(({ id }) => going.moving.includes(id));
      const own = (board.stacks.get(hex.id) ?? []).filter((piece) => piece.seat === board.seat);
      if (at)
        return offers.some(({ verb }) => verb.startsWith('react_fire'))
          ? fireAt(board, own, at, targets, 'react_fire', hex)
          : assaultOn(board, own, hex, at, targets, 'react_assault');
    }
    if (offers.some(({ verb }) => verb === 'at') && from)
      return fireAt(
        board,
        board.group.units,
        hex,
        foes,
        board.view.draft?.deed === 'fire_and_move' ? 'fire_and_move' : 'fire',
      );
    if (offers.some(({ verb }) => verb === 'step') && foes.length > 0 && from)
      return assaultOn(board, board.group.units, from, hex, foes, 'assault');
    if (board.stage === 'verb' && foes.length > 0 && from) {
      if (board.plan.offer('fire')) return fireAt(board, board.group.units, hex, foes, 'fire');
      if (board.ground.side(from, hex) !== undefined && board.plan.offer('assault'))
        return assaultOn(board, board.group.units, from, hex, foes, 'assault');
    }
    const ahead = board.lit.ahead.get(hex.id);
    if (ahead) return into(board, hex, ahead.left);
    const offer = offers.find((each) => targetHex(each) === hex.id && each.verb !== 'activate');
    if (offer)
      return tooltip(hex, board.texts.label(offer), {
        side: board.texts.t(`terrain-${hex.terrain}`),
        rules: [offer.rule],
      });
  }
  return about(board, hex);
}
