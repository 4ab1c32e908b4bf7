/** The pictures of Repubblica Ribelle, by the ids of its commanders. */
import { armando, carlo, claudio, eros, mario, norma } from './commanders.mjs';
import { cover } from './cover.mjs';

export const pictures = {
  cover,
  'commanders/armando': armando,
  'commanders/norma': norma,
  'commanders/eros': eros,
  'commanders/claudio': claudio,
  'commanders/mario': mario,
  'commanders/carlo': carlo,
};
