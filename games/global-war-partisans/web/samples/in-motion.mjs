/** What the board tells in motion, for prints (platform/web/samples/in-motion.mjs). */
export const scenes = [
  { name: 'battle', sample: 'defender-losses-2', from: 'attack', at: [240, 520, 1400] },
  { name: 'hunt', sample: 'hunt-on-2', from: 'hunt', at: [240, 520, 1400] },
  { name: 'taken', sample: 'hunter-losses-2', from: 'captured', at: [120, 600] },
  { name: 'marches', sample: 'late-3', from: 'moved', at: [200, 440, 800] },
];
