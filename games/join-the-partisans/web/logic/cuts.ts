/** Which cut goes with an attempt: what its words name is what is seen. */
export type Cut = 'train' | 'garrison' | 'courier' | 'captive' | 'wire' | 'press';

const ORDERS: Partial<Record<string, Cut>> = {
  railway: 'train',
  railway_bridge: 'train',
  supply_train: 'train',
  prisoners: 'captive',
};
const MISSIONS: Partial<Record<string, Cut>> = {
  SM01: 'garrison',
  SM02: 'garrison',
  SM04: 'captive',
  SM05: 'garrison',
  SM08: 'garrison',
  SM10: 'press',
  SM17: 'wire',
  SM20: 'train',
  SM22: 'wire',
  SM26: 'press',
  SM32: 'train',
  SM33: 'captive',
};

/** An order's cut; most are about a guarded outpost. */
export const orderCut = (what: string | undefined): Cut => ORDERS[what ?? ''] ?? 'garrison';
/** A Special Mission's cut; most are about ways through the hills. */
export const missionCut = (id: string | null | undefined): Cut => MISSIONS[id ?? ''] ?? 'courier';
