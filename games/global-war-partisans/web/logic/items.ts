/** What combat leaves to be decided, thing by thing. */
import type { Offer } from '$web/table/board';
import type { PartisanId, Power, Zone } from '../generated';

/** Something in combat that waits for the viewer: a battle, a hunt, a partisan. */
export type Item =
  | { kind: 'battle'; key: string; zone: Zone; action: string }
  | { kind: 'hunt'; key: string; zone: Zone; controller: Power; action: string }
  | { kind: 'partisan'; key: string; zone: Zone; partisan: PartisanId; offers: Offer[] }
  | { kind: 'raid'; key: string; zone: Zone; action: string };
