/** What is said about the hex that is looked at: odds first, the reason second, the rules last. */
import { blow, cover, threats, volley } from './fire';
import type { Hex } from './ground';
import { atLeast } from './odds';
import { isCombat, type Piece } from './pieces';
import type { Slip } from './slip';
import { targetHex } from './stage';
import type { Table } from './table.svelte';

const slip = (hex: Hex, title: string, change: Partial<Slip> = {}): Slip => ({ hex, title, side: '', lead: '', bars: [], lines: [], rules: [], ...change });

/** Into a hex that the group can reach: who sees it, and what a hit would do. */
function into(table: Table, hex: Hex, left: number): Slip {
  const { t } = table.texts;
  const group = table.group;
  const all = threats(table.field, table.seat, hex, group);
  const seeing = all.filter(({ stop }) => stop === null);
  const worst = seeing[0];
  const title = t('board-into', { units: group.length > 2 ? t('board-units', { count: group.length }) : table.names(group), hex: table.place(hex) });
  const side = t('board-left', { left });
  const blind = all.find(({ stop }) => stop !== null);
  const unseen = blind?.stop ? [t('board-does-not-see', { units: table.names(blind.volley.firing), hex: table.place(blind.stop) })] : [];
  if (!worst) return slip(hex, title, { side, lead: t('board-nobody-sees'), lines: unseen, rules: ['BN-8.10'] });
  const { chances, firing } = worst.volley;
  const shots = 2 - Math.max(...firing.map(({ fire }) => fire));
  return slip(hex, title, {
    side, lead: t('board-sees', { units: table.names(firing), hex: table.place(worst.from), count: firing.length, shots }),
    bars: [{ label: t('board-one-hit'), chance: atLeast(chances, 1) }, ...(chances.length > 2 ? [{ label: t('board-two-hits'), chance: atLeast(chances, 2) }] : [])],
    lines: [...(seeing.length > 1 ? [t('board-others-see', { count: seeing.length - 1 })] : []), t(table.stacks.get(hex.id)?.some(isCombat) ? 'board-hit-back' : 'board-hit-pins'), ...unseen],
    rules: [t('board-dice', { dice: worst.volley.dice.length, need: Math.min(...worst.volley.dice) }), 'BN-12.3', ...(table.stacks.get(hex.id)?.some(isCombat) ? ['BN-12.4'] : [])],
  });
}

/** The fire of these at that hex. */
function fireAt(table: Table, shooters: readonly Piece[], from: Hex, hex: Hex, targets: readonly Piece[], reacting: boolean): Slip {
  const { t } = table.texts;
  const modifier = table.plan.draft.some((pick) => pick === 'move_and_fire' || pick === 'fire_and_move') || table.view.group?.deed === 'move_and_fire' ? -1 : 0;
  const fire = volley(table.field, shooters, from, hex, targets, { reacting, modifier: reacting ? 0 : modifier });
  const title = t('board-fire-at', { hex: table.place(hex) });
  if (fire.firing.length === 0) return slip(hex, title, { lead: t('board-none-fires'), rules: ['BN-9.1'] });
  return slip(reacting ? from : hex, title, {
    side: t('board-shots', { dice: fire.dice.length }), lead: t('board-who-fires', { units: table.names(fire.firing), targets: table.names(targets) }),
    bars: [{ label: t('board-one-hit'), chance: atLeast(fire.chances, 1) }, ...(fire.chances.length > 2 ? [{ label: t('board-two-hits'), chance: atLeast(fire.chances, 2) }] : [])],
    lines: [t('board-hit-morale')], rules: [t('board-dice', { dice: fire.dice.length, need: Math.min(...fire.dice) }), reacting ? 'BN-12.3' : 'BN-9.3'],
  });
}

/** A blow into the next hex. */
function strike(table: Table, attackers: readonly Piece[], from: Hex, hex: Hex, defenders: readonly Piece[]): Slip {
  const { t } = table.texts;
  const odds = blow(table.field, attackers, from, hex, defenders, table.tarnova);
  return slip(hex, t('board-assault-on', { hex: table.place(hex) }), {
    side: t('board-sums', { attack: odds.attack, defence: odds.defence }), lead: t('board-against', { units: table.names(defenders) }),
    bars: [{ label: t('board-take'), chance: odds.take }, { label: t('board-thrown-back'), chance: odds.back }, { label: t('board-repelled'), chance: odds.repelled }], rules: ['BN-11.3', 'BN-11.4'],
  });
}

/** What lies in a hex. */
function about(table: Table, hex: Hex): Slip | null {
  const { t } = table.texts;
  const pieces = table.stacks.get(hex.id) ?? [];
  const mine = table.mines.find((each) => each.hex === hex);
  if (pieces.length === 0 && !hex.fort && !hex.objective && !mine) return null;
  const ground = cover(table.field, hex);
  return slip(hex, table.place(hex), {
    side: t(`terrain-${hex.terrain}`), lines: [...(hex.fort > 0 ? [t('board-fort', { number: hex.fort })] : []), ...pieces.map((piece) => table.describe(piece)), ...(mine ? [mine.value === null ? t('board-mine') : t('board-mine-value', { value: mine.value })] : [])],
    rules: [t('board-cover', { need: ground.attack, assault: ground.assault })],
  });
}

export function slipOf(table: Table): Slip | null {
  const hex = table.looked ?? (table.stage === 'react' ? (table.picking?.hex ?? null) : null);
  if (!hex) return null;
  const foes = (table.stacks.get(hex.id) ?? []).filter((piece) => piece.seat !== table.seat);
  const going = table.view.group;
  if (table.asked) {
    const offers = table.lit.find((each) => each.hex === hex)?.offers ?? [];
    const from = table.acting;
    if (table.stage === 'react' && going && offers.length > 0) {
      const at = table.ground.get(going.here);
      const targets = table.units.filter(({ id }) => going.moving.includes(id));
      const own = (table.stacks.get(hex.id) ?? []).filter((piece) => piece.seat === table.seat);
      if (at) return offers.some(({ verb }) => verb.startsWith('react_fire')) ? fireAt(table, own, hex, at, targets, true) : strike(table, own.filter((piece) => !piece.pinned), hex, at, targets);
    }
    if (offers.some(({ verb }) => verb === 'at') && from) return fireAt(table, table.group, from, hex, foes, false);
    if (offers.some(({ verb }) => verb === 'step') && foes.length > 0 && from) return strike(table, table.group, from, hex, foes);
    if (table.stage === 'verb' && foes.length > 0 && from) {
      const near = table.ground.side(from, hex) !== undefined && table.plan.offer('assault');
      if (table.plan.offer('fire')) return fireAt(table, table.group, from, hex, foes, false);
      if (near) return strike(table, table.group.filter((piece) => !piece.pinned), from, hex, foes);
    }
    const ahead = table.ahead.get(hex.id);
    if (ahead) return into(table, hex, ahead.left);
    const offer = offers.find((each) => targetHex(each) === hex.id && each.verb !== 'activate');
    if (offer) return slip(hex, table.texts.label(offer), { side: table.texts.t(`terrain-${hex.terrain}`), rules: [offer.rule] });
  }
  return about(table, hex);
}
