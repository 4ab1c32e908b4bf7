/** The signs of the ground, as they stand before the names of zones. */
export const GROUND: Readonly<Record<string, string>> = {
  mountain: 'M-5 3.4L-1.6 -3L.6 1L2 -1L5 3.4Z',
  jungle: 'M0 4V-1M0 -1Q-4 -4 -5 0M0 -1Q4 -4 5 0M0 -1Q-2 -5 -3 -4',
  desert: 'M-5 2Q-2.5 -2.4 0 2Q2.5 -2.4 5 2',
  tundra: 'M-4 0H4M-2.6 -2.8L2.6 2.8M-2.6 2.8L2.6 -2.8',
  city: 'M-4 4V-1H-1V-4H2V1H4.6V4Z',
};
/** The sign of units of all kinds: one behind the other. */
export const ALL = 'M3.4 -2H10.4V4.4H3.4ZM5.6 -2V-4.6H12.8V2H10.4';
