/** What the board tells in motion, for prints (platform/web/samples/in-motion.mjs). */
const withoutRoll = (table) => ({ ...table, play: { ...table.play, offers: [] } });
export const scenes = [
  { name: 'battle-roll', sample: 'attempt-mission-3', from: 'rolled', before: withoutRoll, at: [120, 320, 800] },
  { name: 'outpost-taken', sample: 'open-question-3', from: 'taken', at: [120, 520, 1000] },
  { name: 'school-reveal', sample: 'reveal-2', from: 'asked', at: [120, 400, 600, 1000] },
];
