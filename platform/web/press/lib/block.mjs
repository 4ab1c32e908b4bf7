/** One picture: a size, and what each of the three inks prints. */
import { facet } from './strokes.mjs';
import { box, grow, join, meet, minus } from './shape.mjs';
import { pathData } from './path.mjs';

/** @import { Shape } from './shape.mjs' */
/** @typedef {'a' | 'b' | 'k'} Ink */

/** Printed in this order: second ink, third ink, key on top. */
const ORDER = /** @type {const} */ (['a', 'b', 'k']);

/** The formats of the house; `grid` is the step coordinates are rounded to, finer where a face has to be read. */
export const FORMATS = {
  cover: { w: 400, h: 520, grid: 1 },
  emblem: { w: 300, h: 190, grid: 1 },
  portrait: { w: 120, h: 144, grid: 0.5 },
};

export class Block {
  /**
   * @param {keyof typeof FORMATS} format
   * @param {string} focus which part survives a narrow crop, in the words of preserveAspectRatio
   */
  constructor(format, focus = 'xMidYMid') {
    this.format = format;
    this.focus = focus;
    const { w, h } = FORMATS[format];
    this.w = w;
    this.h = h;
    this.frame = box(0, 0, w, h);
    /** @type {Record<Ink, Shape>} */
    this.ink = { a: [], b: [], k: [] };
  }

  /** Lays ink, whatever lies there. @param {Ink} ink @param {...(Shape | Shape[])} shapes */
  print(ink, ...shapes) {
    this.ink[ink] = join(this.ink[ink], ...shapes);
    return this;
  }

  /** Takes material away from every ink. @param {...(Shape | Shape[])} shapes */
  cut(...shapes) {
    const away = join(...shapes);
    for (const i of ORDER) this.ink[i] = minus(this.ink[i], away);
    return this;
  }

  /** Lays ink and clears the others beneath it. @param {Ink} ink @param {...(Shape | Shape[])} shapes */
  over(ink, ...shapes) {
    const all = join(...shapes);
    for (const i of ORDER) if (i !== ink) this.ink[i] = minus(this.ink[i], all);
    return this.print(ink, all);
  }

  /** Frees a shape from its ground by a line of paper, then prints it. @param {Ink} ink @param {Shape} shape */
  free(ink, shape, gap = 4) {
    return this.cut(grow(shape, gap)).over(ink, shape);
  }

  /** The picture as a file: the frame itself is cut a little unevenly, as a block is. @param {string} name */
  svg(name) {
    const { w, h, grid } = FORMATS[this.format];
    const edge = facet(grow(this.frame, -1.5), `edge ${name}`, 40, 1.3);
    const paths = ORDER.map((i) => [i, pathData(meet(this.ink[i], edge), grid)])
      .filter(([, d]) => d)
      .map(([i, d]) => `<path class="ink-${i}" d="${d}"/>`);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="${this.focus} slice">\n${paths.join('\n')}\n</svg>\n`;
  }
}
