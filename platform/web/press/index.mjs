/** The press: what a motif needs to be cut. */
export * from './lib/shape.mjs';
export * from './lib/knife.mjs';
export * from './lib/stock.mjs';
export { chance } from './lib/chance.mjs';
export { Block, FORMATS } from './lib/block.mjs';
