/** What an illustration is drawn with. */
export * from './lib/shape.mjs';
export * from './lib/strokes.mjs';
export * from './lib/scenery.mjs';
export { coat, face, ground, neck } from './lib/portrait.mjs';
export { chance } from './lib/seeded-random.mjs';
export { Block, FORMATS } from './lib/block.mjs';
