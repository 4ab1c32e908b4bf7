/** What the board tells in motion, for prints (platform/web/samples/in-motion.mjs) and for the tests of moments. */

/** The pool before its blue dice came. */
const withoutBlue = (table) => {
  const pool = Object.fromEntries(Object.entries(table.play.view.pool).filter(([die]) => !die.startsWith('b')));
  const view = { ...table.play.view, pool, blue_used: 0, step: 'post_roll' };
  return { ...table, play: { ...table.play, view, offers: [] } };
};

/** The same, with the recruit that a blue 1 costs. */
const beforeBlueOne = (table) => {
  const before = withoutBlue(table);
  const { view } = before.play;
  const { recruits, lost, seat } = table.play.lines.at(-1).told.args;
  const bands = view.bands.map((band) => (band.seat === seat.seat ? { ...band, recruits: recruits + lost } : band));
  return { ...before, play: { ...before.play, view: { ...view, bands } } };
};

/** The viewer's turn has been ended as the rules forecast it, ducking where the band would break: another is asked, and the record
    has the assessment. */
export const ended = (table) => {
  const { play, seat, answers } = table;
  const { view } = play;
  const plain = ({ query: { forecast } }) =>
    forecast && !forecast.vichy && [forecast.defeated, forecast.defeated_alt, forecast.camouflaged].flat().length === 0;
  const { outcomes, loss } = answers.find(plain).reply.forecast;
  const { recruits, glory, saved, price } = outcomes.find((each) => !each.broken) ?? outcomes[0];
  const sum = { gained: view.forecast.glory, joined: view.forecast.recruits, loss };
  const line = (entry, what, args) => ({ entry, seat, withdrawn: null, told: { what, rule: 'LR-5.46', args } });
  const lines = [
    ...play.lines,
    line(900, 'turn-ended', { seat: { seat } }),
    ...(saved > 0 ? [line(901, 'ducked', { seat: { seat }, saved, price })] : []),
    line(902, 'assessed', { seat: { seat }, ...sum, ducked: saved, recruits, glory }),
  ];
  const next = (view.active + 1) % view.bands.length;
  const bands = view.bands.map((band) => (band.seat === seat ? { ...band, recruits, glory } : band));
  const then = { ...view, bands, active: next, asked: [next], step: 'pre_roll', pool: {}, blue_used: 0, forecast: null };
  const prompt = { ...play.prompt, key: 'wait-pre-roll', actor: next, args: { seat: { seat: next } }, rule: 'LR-5.16' };
  return { ...table, answers: [], play: { ...play, view: then, prompt, offers: [], draft: [], lines } };
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
  { name: 'blue-one', sample: 'window-waits-4', from: 'blue', before: beforeBlueOne, at: [240, 640, 1000] },
  { name: 'assessment', sample: 'action-4', after: ended, at: [200, 440, 680, 1000, 1300] },
  { name: 'assessment-late', sample: 'action-late-4', after: ended, at: [440, 1000, 1600] },
  { name: 'botched-raid', sample: 'pre-roll-4', from: 'took', at: [120, 320] },
  { name: 'beaten', sample: 'action-half-4', before: beforeBeaten, at: [40, 120, 400] },
];
