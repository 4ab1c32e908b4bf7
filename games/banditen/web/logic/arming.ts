/** Reactions armed beforehand: orders that the rules understand (`fire` and `hold` with conditions), made and read again. */
import type { StandingOrder } from '$web/table/board';
import type { HexId } from './ground';
import type { Formation } from '../generated';

export interface Arming {
  /** fire: with everybody able of the best stack; hold: no reaction. */
  deed: 'fire' | 'hold';
  /** Only this stack. */
  from?: HexId;
  /** Only at a group that enters this hex. */
  at?: HexId;
  /** Only at a group with a unit of this formation. */
  target?: Formation;
  /** fire: only from this chance of a hit, in per cent; hold: only below it. */
  chance?: number;
}

export function written({ deed, from, at, target, chance }: Arming): string {
  return [
    deed,
    from && `from=${from}`,
    at && `at=${at}`,
    target && `target=${target}`,
    chance && `chance${deed === 'fire' ? '>=' : '<'}${chance}`,
  ]
    .filter(Boolean)
    .join(' ');
}

export function readArming(text: string): Arming | null {
  const [deed, ...conditions] = text.split(' ');
  if (deed !== 'fire' && deed !== 'hold') return null;
  const out: Arming = { deed };
  for (const condition of conditions) {
    const [, key, value = ''] = /^(from|at|target|chance)(?:=|>=|<)(.+)$/.exec(condition) ?? [];
    if (key === 'from' || key === 'at') out[key] = value;
    else if (key === 'target') out.target = value as Formation;
    else if (key === 'chance') out.chance = Number(value);
    else return null;
  }
  return out;
}

/** The seat's orders that are armed reactions. */
export function armed(
  orders: readonly StandingOrder[],
): { id: number; arming: Arming; until: StandingOrder['order']['until'] }[] {
  return orders.flatMap(({ id, order }) => {
    const arming = typeof order.reply === 'object' && 'own' in order.reply ? readArming(order.reply.own) : null;
    return arming ? [{ id, arming, until: order.until }] : [];
  });
}
