/** What the board tells in motion, for prints (platform/web/samples/in-motion.mjs) and for the tests of moments. */

export const told = (what, args) => ({ entry: 900, seat: 0, withdrawn: null, told: { what, rule: null, args } });
const who = (seat) => ({ seat: { seat } });
const piece = (kind, at) => ({ piece: { word: `piece-${kind}1` }, at: { word: `locality-${at}` } });

const missionRevealed = (id, at, high, target) =>
  told('mission-revealed-military', {
    mission: { word: `mission-${id}` },
    sphere: { word: 'sphere-military' },
    at: { word: `locality-${at}` },
    target,
    high,
    round: 1,
  });
/** Who laid which cards, and what counts besides: pieces, base. */
const revealed = (packs) => [
  ...packs.map(([seat, ids]) =>
    told('revealed', {
      ...who(seat),
      cards: ids.length > 0 ? ids.map((id) => ({ word: `card-${id}` })) : { word: 'small-none' },
    }),
  ),
  ...packs.map(([seat, , cards, pieces = 0, base = 0]) =>
    told('counted', { ...who(seat), cards, leader: 0, plus: 0, pieces, base, total: cards + pieces + base }),
  ),
];

/** Two of four commanders lay cards, and Monchio is held exactly. */
export const HELD = [
  missionRevealed('M13', 'monchio', 7, 12),
  ...revealed([
    [0, ['A010', 'A045'], 6, 2],
    [1, ['A012'], 4],
  ]),
  told('succeeded-military', { mission: { word: 'mission-M13' }, sum: 12, target: 12 }),
  told('support-gained', { ...who(0), support: 4 }),
];

/** Six commanders, fourteen cards. */
const SIX = [
  [1, ['A004', 'A001', 'A019'], 10, 1],
  [5, ['A010'], 3],
  [3, ['A002', 'A011'], 7],
  [4, [], 0, 1, 2],
  [2, ['A007', 'A013', 'A008'], 9],
  [0, ['A005', 'A014'], 7],
];
const HELD_BY_SIX = [
  missionRevealed('M12', 'saltino', 6, 36),
  ...revealed(SIX),
  told('succeeded-military', { mission: { word: 'mission-M12' }, sum: 40, target: 36 }),
  ...[1, 5, 3, 4, 2, 0].map((seat) => told('stored', { ...who(seat), card: { word: 'card-A001' }, pile: { word: 'pile-military' } })),
  told('highest', who(1)),
  told('piece-placed', { ...who(1), ...piece('dm', 'saltino') }),
];
const LOST_BY_SIX = [
  missionRevealed('M12', 'saltino', 6, 36),
  ...revealed(SIX.map(([seat, ids, ...rest]) => (seat === 2 ? [seat, [], 0] : [seat, ids, ...rest]))),
  told('failed-military', { mission: { word: 'mission-M12' }, sum: 31, target: 36 }),
  ...[1, 5, 3, 4, 2, 0].flatMap((seat) => [
    told('support-lost', { ...who(seat), support: 2 }),
    told('piece-lost', { ...who(seat), ...piece('dm', 'toano'), from: { word: 'locality-toano' } }),
  ]),
  told('health-fell', { health: 1 }),
];

/** Three commanders, each alone: two reach a value, and no objective is left. */
const alone = (seat, cards, removed, left) => [
  told('counted', { ...who(seat), cards, leader: 0, plus: 0, pieces: 1, base: 0, total: cards + 1 }),
  ...(removed > 0 ? [told('objectives-removed', { removed, left })] : []),
];
const stored = (seat) => told('stored', { ...who(seat), card: null, pile: { word: 'pile-political' } });
const HELD_ALONE = [
  told('mission-revealed', {
    mission: { word: 'mission-P11' },
    sphere: { word: 'sphere-political' },
    at: { word: 'locality-montefiorino' },
    target: 6,
    high: 8,
    round: 2,
  }),
  ...[
    [1, ['A048', 'A110']],
    [2, ['A061']],
    [0, ['A039', 'A016', 'A094']],
  ].map(([seat, ids]) => told('revealed', { ...who(seat), cards: ids.map((id) => ({ word: `card-${id}` })) })),
  ...alone(1, 7, 2, 1),
  told('piece-placed', { ...who(1), ...piece('cp', 'costabona') }),
  stored(1),
  told('support-gained', { ...who(1), support: 4 }),
  ...alone(2, 2, 0),
  ...alone(0, 5, 1, 0),
  stored(0),
  told('succeeded', { mission: { word: 'mission-P11' } }),
  told('support-lost', { ...who(2), support: 2 }),
];

export const scenes = [
  { name: 'reveal-holds', sample: 'mission-military-6', lines: HELD_BY_SIX, at: [200, 1040, 2200, 3000, 4400] },
  { name: 'reveal-lost', sample: 'mission-military-6', lines: LOST_BY_SIX, at: [2240, 3000, 4800] },
  { name: 'reveal-four', sample: 'movement-4', lines: HELD, at: [200, 1240, 2300, 3400] },
  { name: 'social-alone', sample: 'reinforcement-1', from: 'revealed', at: [600, 1400, 2700, 3600] },
  { name: 'political', sample: 'crowd-political-3', from: 'revealed', at: [1040, 2200] },
  { name: 'political-held', sample: 'raid-4', lines: HELD_ALONE, at: [1240, 2400, 3000, 4200] },
];
