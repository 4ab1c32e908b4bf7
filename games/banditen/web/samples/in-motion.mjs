/** What the board tells in motion, for prints (platform/web/samples/in-motion.mjs) and for the tests of moments. */

const unit = (formation, id, number) => ({
  word: 'unit-numbered',
  of: { formation: { word: `formation-${formation}` }, id, number },
});
const told = (what, args) => ({ entry: 900, seat: 0, withdrawn: null, told: { what, rule: 'BN-9.3', args } });

/** Redi 1 fires: of the IV battalion one is reduced, one destroyed. */
export const SHOT = [
  told('fired', {
    seat: { seat: 0 },
    units: [unit('redi', 'P-RED-1', '1')],
    from: '10.09',
    to: '13.09',
    dice: '5 2 6',
    struck: '1 0 1',
    needed: 5,
    hits: 2,
  }),
  told('eliminated', { seat: { seat: 1 }, unit: unit('iv', 'A-IV-3/b', '3b'), vf: 0 }),
  told('reduced', { seat: { seat: 1 }, unit: unit('iv', 'A-IV-2', '2'), vf: 1 }),
];
const PINNED = told('morale-failed', {
  seat: { seat: 1 },
  die: 6,
  failed: [unit('iv', 'A-IV-2', '2')],
  units: [unit('iv', 'A-IV-2', '2')],
});
/** The table with another view. */
const seen = (table, change) => ({
  ...table,
  play: { ...table.play, view: { ...table.play.view, ...change(table.play.view) } },
});
/** Both stand in the hex that is fired at. */
const together = (table) =>
  seen(table, ({ units, strengths }) => ({
    units: { ...units, 'A-IV-3/b': { ...units['A-IV-3/b'], hex: '13.09' } },
    strengths: { ...strengths, 13.09: 3, 18.11: 1 },
  }));
/** What is left of them. */
const hurt = (table) =>
  seen(together(table), ({ units: { 'A-IV-3/b': _, ...units }, strengths, casualties }) => ({
    units: { ...units, 'A-IV-2': { ...units['A-IV-2'], vf: 1, pinned: true } },
    strengths: { ...strengths, 13.09: 1 },
    casualties: { ...casualties, axis: 2 },
  }));
const MISS = [
  { ...SHOT[0], told: { ...SHOT[0].told, args: { ...SHOT[0].told.args, dice: '1 2 3', struck: '0 0 0', hits: 0 } } },
];

export const scenes = [
  {
    name: 'fire-hits',
    sample: 'activate-gravellona',
    before: together,
    after: hurt,
    lines: [...SHOT, PINNED],
    at: [40, 240, 600, 720, 1320, 1800],
  },
  { name: 'fire-misses', sample: 'activate-gravellona', lines: MISS, at: [400, 800] },
  { name: 'fire-at-me', sample: 'axis-tarnova', from: 'fired', at: [240, 760, 1000] },
  { name: 'loss-chosen', sample: 'loss-gravellona', from: 'fired', at: [240, 760, 1600] },
];
