/** What no first order needs, in one file: what has just happened, and all other questions. */
export { momentsIn, newsIn } from './moments';
export { questionIn } from './questions';
