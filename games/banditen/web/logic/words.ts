/** Units and hexes in words. */
import type { BanditenBoard } from './board.svelte';
import type { Hex } from './ground';
import { numberOf, type Piece } from './pieces';

export class Words {
  readonly #board: BanditenBoard;

  constructor(board: BanditenBoard) {
    this.#board = board;
  }

  short(piece: Piece): string {
    return `${this.#board.texts.t(`board-short-${piece.formation}`)} ${numberOf(piece)}`.trim();
  }
  full(piece: Piece): string {
    const formation = this.#board.texts.t(`formation-${piece.formation}`);
    // Two formations are a command and nothing else; the others say it.
    if (piece.type === 'cmd' && piece.formation !== 'gar' && piece.formation !== 'fulmine')
      return this.#board.texts.t('unit-command', { formation });
    return `${formation} ${numberOf(piece)}`.trim();
  }
  /** A counter's short name, by what is printed on it, also when it is no longer there. */
  ofPrint(print: string): string {
    const piece = this.#board.units.find((each) => each.print === print);
    return piece ? this.short(piece) : print.replace(/^[AP]-/, '').replace('-', ' ');
  }
  names(pieces: readonly Piece[]): string {
    return new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'conjunction' }).format(
      pieces.map((piece) => this.full(piece)),
    );
  }
  /** Which formations stand there, each once; `brief`: as on their counters. */
  formations(pieces: readonly Piece[], brief = false): string {
    const own = pieces.filter(({ type }) => type !== 'cmd');
    const all = [...new Set((own.length > 0 ? own : pieces).map(({ formation }) => formation))];
    return all
      .map((formation) => this.#board.texts.t(`${brief ? 'board-short' : 'formation'}-${formation}`))
      .join(', ');
  }
  /** A unit in words, marks included. */
  describe(piece: Piece): string {
    const { t } = this.#board.texts;
    return [
      this.full(piece),
      t(`type-${piece.type}`),
      t('board-strength', { vf: piece.vf, full: piece.full }),
      ...(piece.fire > 0 ? [t('board-fired', { count: piece.fire })] : []),
      ...(piece.pinned ? [t('board-is-pinned')] : []),
      ...(piece.commanded ? [] : [t('board-out-of-command')]),
      ...(piece.automatic ? [t('board-automatic')] : []),
      ...(piece.light ? [t('board-light')] : []),
    ].join(', ');
  }
  place(hex: Hex): string {
    return hex.objective || (hex.place.startsWith('Entry') ? '' : hex.place)
      ? `${hex.id} ${hex.objective || hex.place}`
      : hex.id;
  }
  /** A hex in words, for those who walk over the map with keys. */
  tell(hex: Hex): string {
    const { t } = this.#board.texts;
    const lit = this.#board.lit.at(hex);
    return [
      this.place(hex),
      t(`terrain-${hex.terrain}`),
      ...(hex.fort > 0 ? [t('board-fort', { number: hex.fort })] : []),
      ...(this.#board.stacks.get(hex.id) ?? []).map((piece) => this.describe(piece)),
      ...(lit
        ? lit.offers.length > 0
          ? lit.offers.map((offer) => this.#board.texts.label(offer))
          : [t('board-reach', { left: lit.mark ?? '' })]
        : []),
    ].join('; ');
  }
}
