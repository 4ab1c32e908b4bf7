/** What the board tells in motion, for prints (platform/web/samples/in-motion.mjs) and for the tests of moments. */

/** The pool before its blue dice came. */
const withoutBlue = (table) => {
  const pool = Object.fromEntries(Object.entries(table.play.view.pool).filter(([die]) => !die.startsWith('b')));
  const view = { ...table.play.view, pool, blue_used: 0, step: 'post_roll' };
  return { ...table, play: { ...table.play, view, offers: [] } };
};

/** The viewer's turn has been ended: another is asked, and the record has the assessment. */
export const ended = (table) => {
  const { play, seat } = table;
  const args = { seat: { seat }, gained: 0, joined: 0, ducked: 0, loss: 1, lost: 1, recruits: 4, glory: 9 };
  const assessed = { entry: 900, seat, withdrawn: null, told: { what: 'assessed', rule: 'LR-5.46', args } };
  const view = { ...play.view, active: (play.view.active + 1) % play.view.bands.length, step: 'pre_roll' };
  const prompt = { ...play.prompt, actor: view.active };
  return { ...table, play: { ...play, view, prompt, offers: [], lines: [...play.lines, assessed] } };
};

/** The card that the last `defeated` of the record tells of, still open. */
const beforeBeaten = (table) => {
  const { row } = table.play.view;
  const open = Object.fromEntries(
    Object.entries(row).map(([spot, card]) => [spot, card && { ...card, tapped: false }]),
  );
  return { ...table, play: { ...table.play, view: { ...table.play.view, row: open } } };
};

export const scenes = [
  { name: 'blue-dice', sample: 'action-4', from: 'blue', before: withoutBlue, at: [80, 240, 440, 640, 900] },
  { name: 'blue-one', sample: 'action-camouflage-4', from: 'blue', before: withoutBlue, at: [240, 640, 1000] },
  { name: 'assessment', sample: 'action-4', after: ended, at: [200, 440, 680, 1000, 1300] },
  { name: 'assessment-late', sample: 'action-late-4', after: ended, at: [440, 1000, 1600] },
  { name: 'botched-raid', sample: 'pre-roll-4', from: 'took', at: [120, 320] },
  { name: 'beaten', sample: 'action-half-4', before: beforeBeaten, at: [40, 120, 400] },
];
