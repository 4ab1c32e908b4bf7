/** What is said about the hex that is looked at: odds first, the reason second, the rules last. */
import { blow, cover, threats, volley } from './fire';
import type { Hex } from './ground';
import { atLeast } from './odds';
import { isCombat, type Piece } from './pieces';
import { targetHex } from './stage';
import type { BanditenBoard } from './board.svelte';

export interface Tooltip {
  hex: Hex;
  title: string;
  /** To the right of the title. */
  side: string;
  lead: string;
  bars: { label: string; chance: number }[];
  lines: string[];
  rules: string[];
}

const tooltip = (hex: Hex, title: string, change: Partial<Tooltip> = {}): Tooltip => ({ hex, title, side: '', lead: '', bars: [], lines: [], rules: [], ...change });

/** Into a hex that the group can reach: who sees it, and what a hit would do. */
function into(board: BanditenBoard, hex: Hex, left: number): Tooltip {
  const { t } = board.texts;
  const group = board.group;
  const all = threats(board.field, board.seat, hex, group);
  const seeing = all.filter(({ stop }) => stop === null);
  const worst = seeing[0];
  const title = t('board-into', { units: group.length > 2 ? t('board-units', { count: group.length }) : board.names(group), hex: board.place(hex) });
  const side = t('board-left', { left });
  const blind = all.find(({ stop }) => stop !== null);
  const unseen = blind?.stop ? [t('board-does-not-see', { units: board.names(blind.volley.firing), hex: board.place(blind.stop) })] : [];
  if (!worst) return tooltip(hex, title, { side, lead: t('board-nobody-sees'), lines: unseen, rules: ['BN-8.10'] });
  const { chances, firing } = worst.volley;
  const shots = 2 - Math.max(...firing.map(({ fire }) => fire));
  return tooltip(hex, title, {
    side, lead: t('board-sees', { units: board.names(firing), hex: board.place(worst.from), count: firing.length, shots }),
    bars: [{ label: t('board-one-hit'), chance: atLeast(chances, 1) }, ...(chances.length > 2 ? [{ label: t('board-two-hits'), chance: atLeast(chances, 2) }] : [])],
    lines: [...(seeing.length > 1 ? [t('board-others-see', { count: seeing.length - 1 })] : []), t(board.stacks.get(hex.id)?.some(isCombat) ? 'board-hit-back' : 'board-hit-pins'), ...unseen],
    rules: [t('board-dice', { dice: worst.volley.dice.length, need: Math.min(...worst.volley.dice) }), 'BN-12.3', ...(board.stacks.get(hex.id)?.some(isCombat) ? ['BN-12.4'] : [])],
  });
}

/** The fire of these at that hex. */
function fireAt(board: BanditenBoard, shooters: readonly Piece[], from: Hex, hex: Hex, targets: readonly Piece[], reacting: boolean): Tooltip {
  const { t } = board.texts;
  const modifier = board.plan.draft.some((pick) => pick === 'move_and_fire' || pick === 'fire_and_move') || board.view.group?.deed === 'move_and_fire' ? -1 : 0;
  const fire = volley(board.field, shooters, from, hex, targets, { reacting, modifier: reacting ? 0 : modifier });
  const title = t('board-fire-at', { hex: board.place(hex) });
  if (fire.firing.length === 0) return tooltip(hex, title, { lead: t('board-none-fires'), rules: ['BN-9.1'] });
  return tooltip(reacting ? from : hex, title, {
    side: t('board-shots', { dice: fire.dice.length }), lead: t('board-who-fires', { units: board.names(fire.firing), targets: board.names(targets) }),
    bars: [{ label: t('board-one-hit'), chance: atLeast(fire.chances, 1) }, ...(fire.chances.length > 2 ? [{ label: t('board-two-hits'), chance: atLeast(fire.chances, 2) }] : [])],
    lines: [t('board-hit-morale')], rules: [t('board-dice', { dice: fire.dice.length, need: Math.min(...fire.dice) }), reacting ? 'BN-12.3' : 'BN-9.3'],
  });
}

/** A blow into the next hex. */
function strike(board: BanditenBoard, attackers: readonly Piece[], from: Hex, hex: Hex, defenders: readonly Piece[]): Tooltip {
  const { t } = board.texts;
  const odds = blow(board.field, attackers, from, hex, defenders, board.tarnova);
  return tooltip(hex, t('board-assault-on', { hex: board.place(hex) }), {
    side: t('board-sums', { attack: odds.attack, defence: odds.defence }), lead: t('board-against', { units: board.names(defenders) }),
    bars: [{ label: t('board-take'), chance: odds.take }, { label: t('board-thrown-back'), chance: odds.back }, { label: t('board-repelled'), chance: odds.repelled }], rules: ['BN-11.3', 'BN-11.4'],
  });
}

/** What lies in a hex. */
function about(board: BanditenBoard, hex: Hex): Tooltip | null {
  const { t } = board.texts;
  const pieces = board.stacks.get(hex.id) ?? [];
  const mine = board.mines.find((each) => each.hex === hex);
  if (pieces.length === 0 && !hex.fort && !hex.objective && !mine) return null;
  const ground = cover(board.field, hex);
  return tooltip(hex, board.place(hex), {
    side: t(`terrain-${hex.terrain}`), lines: [...(hex.fort > 0 ? [t('board-fort', { number: hex.fort })] : []), ...pieces.map((piece) => board.describe(piece)), ...(mine ? [mine.value === null ? t('board-mine') : t('board-mine-value', { value: mine.value })] : [])],
    rules: [t('board-cover', { need: ground.attack, assault: ground.assault })],
  });
}

export function tooltipOf(board: BanditenBoard): Tooltip | null {
  const hex = board.looked ?? (board.stage === 'react' ? (board.picking?.hex ?? null) : null);
  if (!hex) return null;
  const foes = (board.stacks.get(hex.id) ?? []).filter((piece) => piece.seat !== board.seat);
  const going = board.view.group;
  if (board.asked) {
    const offers = board.lit.find((each) => each.hex === hex)?.offers ?? [];
    const from = board.acting;
    if (board.stage === 'react' && going && offers.length > 0) {
      const at = board.ground.get(going.here);
      const targets = board.units.filter(({ id }) => going.moving.includes(id));
      const own = (board.stacks.get(hex.id) ?? []).filter((piece) => piece.seat === board.seat);
      if (at) return offers.some(({ verb }) => verb.startsWith('react_fire')) ? fireAt(board, own, hex, at, targets, true) : strike(board, own.filter((piece) => !piece.pinned), hex, at, targets);
    }
    if (offers.some(({ verb }) => verb === 'at') && from) return fireAt(board, board.group, from, hex, foes, false);
    if (offers.some(({ verb }) => verb === 'step') && foes.length > 0 && from) return strike(board, board.group, from, hex, foes);
    if (board.stage === 'verb' && foes.length > 0 && from) {
      const near = board.ground.side(from, hex) !== undefined && board.plan.offer('assault');
      if (board.plan.offer('fire')) return fireAt(board, board.group, from, hex, foes, false);
      if (near) return strike(board, board.group.filter((piece) => !piece.pinned), from, hex, foes);
    }
    const ahead = board.ahead.get(hex.id);
    if (ahead) return into(board, hex, ahead.left);
    const offer = offers.find((each) => targetHex(each) === hex.id && each.verb !== 'activate');
    if (offer) return tooltip(hex, board.texts.label(offer), { side: board.texts.t(`terrain-${hex.terrain}`), rules: [offer.rule] });
  }
  return about(board, hex);
}
