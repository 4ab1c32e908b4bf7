/** What each order would give the stack that is taken up, in a few words. Every number is the rules' own. */
import type { ActionKind, Reach, Stop } from '../generated';
import { atLeast, percent } from './chances';
import type { Hex } from './ground';
import { counters, type Piece } from './pieces';
import type { Verb } from './stage';
import type { BanditenBoard } from './board.svelte';

/** Those of the group who may take part in it. */
function takingPart(board: BanditenBoard, action: ActionKind): Piece[] {
  const menu = board.answers.find('actions', { units: counters(board.group.units) });
  const units = menu?.find((item) => item.action === action)?.units ?? [];
  return board.group.units.filter(({ id }) => units.includes(id));
}

function reachOf(board: BanditenBoard, action: ActionKind): Reach | null {
  const units = counters(takingPart(board, action));
  return units.length > 0 ? board.answers.find('reach', { units, action }) : null;
}

/** How many hexes the longest way has. */
const farthest = (stops: readonly Stop[]): number => Math.max(0, ...stops.map(({ path }) => path.length));

/** A target, and the chance of a hit. */
export interface BestShot {
  hex: Hex;
  chance: number;
}

/** The target that is hit most likely. */
export function bestShot(board: BanditenBoard): BestShot | null {
  const units = counters(board.group.units);
  const enemies = [...board.stacks].filter(([, pieces]) => pieces.some(({ seat }) => seat !== board.props.seat));
  const chances = enemies.flatMap(([target]) => {
    const odds = board.answers.find('fire', { units, target, action: 'fire' });
    const hex = board.ground.get(target);
    return odds && hex && odds.firing.length > 0 ? [{ hex, chance: atLeast(odds.hits, 1) }] : [];
  });
  return chances.toSorted((a, b) => b.chance - a.chance)[0] ?? null;
}

/** The assault that succeeds most likely. */
function bestAssault(board: BanditenBoard): { attack: number; defence: number; ground: number } | null {
  const reach = reachOf(board, 'assault');
  const units = counters(board.group.units);
  const all = (reach?.assaults ?? []).flatMap(({ hex: target, path }) => {
    const from = path.at(-2) ?? reach?.from ?? '';
    return board.answers.find('assault', { units, from, target, action: 'assault' }) ?? [];
  });
  return all.toSorted((a, b) => b.taken - a.taken)[0] ?? null;
}

/** The numbers that an order's words speak of; null where they are not known. */
function numbersOf(board: BanditenBoard, verb: Verb): Record<string, string | number> | null {
  switch (verb) {
    case 'move':
    case 'move_and_fire':
    case 'fire_and_move': {
      const hexes = farthest(reachOf(board, verb)?.stops ?? []);
      return hexes > 0 ? { hexes } : null;
    }
    case 'fire': {
      const best = bestShot(board);
      return best && { hex: best.hex.objective || best.hex.id, chance: percent(best.chance) };
    }
    case 'assault': {
      const best = bestAssault(board);
      return best && { attack: best.attack, defence: best.defence, ground: best.ground };
    }
    default:
      return null;
  }
}

/** What the order would give; without numbers, what it is. */
export function orderLine(board: BanditenBoard, verb: Verb): string {
  const numbers = numbersOf(board, verb);
  return numbers ? board.texts.t(`board-gives-${verb}`, numbers) : board.texts.t(`board-order-${verb}`);
}
