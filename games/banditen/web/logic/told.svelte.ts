/** What is told on the map, one line after another: shots, what they cost, and the dice of an assault. */
import { Moments } from '$web/board/moments.svelte';
import type { BoardProps } from '$web/table/board';
import type { BothSides } from '../generated';
import type { BanditenBoard } from './board.svelte';
import { clashIn, type Clash } from './clash';
import { asTold, RESULTS, shotsIn, standingShot, withBefore, type Shot } from './fire-moment';
import type { HexId } from './ground';
import { byHex, type Piece } from './pieces';

export class Told {
  readonly #board: BanditenBoard;
  readonly moments: Moments<Shot>;
  /** What fell, where it stood: dashed, without a side, until the viewer acts. */
  ghosts = $state.raw<readonly { hex: HexId; print: string; name: string }[]>([]);
  /** The table as it lay before the lines that have just come. */
  #before: { units: readonly Piece[]; lost: BothSides } = { units: [], lost: { axis: 0, partisan: 0 } };
  #untold = $derived.by(() => (this.moments.current ? asTold(this.moments.current, this.moments.step) : []));
  #drawn = $derived.by(() => {
    const held = new Set(this.#untold.map(({ print }) => print));
    return held.size > 0
      ? byHex([...this.#board.pieces.filter(({ print }) => !held.has(print)), ...this.#untold])
      : this.#board.stacks;
  });

  constructor(board: BanditenBoard, props: () => BoardProps) {
    this.#board = board;
    this.moments = new Moments(props, (fresh, before) => {
      const shots = withBefore(shotsIn(fresh, before), this.#before.units, this.#before.lost);
      const fallen = shots.flatMap(({ to, results }) =>
        results.flatMap(({ kind, unit }) =>
          kind === 'destroyed' && unit ? [{ hex: to, print: unit, name: board.words.ofPrint(unit) }] : [],
        ),
      );
      if (fallen.length > 0) this.ghosts = [...this.ghosts, ...fallen];
      return shots;
    });
  }

  /** Follows the record, and keeps how the table lay before each answer; called once, while `Board.svelte` is set up. */
  watch(): void {
    this.moments.watch();
    $effect(() => {
      this.#before = { units: this.#board.units, lost: this.#board.view.casualties };
    });
  }
  /** Something is fought, or was: it is told by parts that are fetched for it. */
  get fights(): boolean {
    return this.shot !== null || this.clash !== null || this.ghosts.length > 0;
  }
  /** The stacks as they are drawn: who is hit by the shot that is told stands as before until that is told. */
  get drawn(): ReadonlyMap<HexId, Piece[]> {
    return this.#drawn;
  }
  /** What is still to be told of this one. */
  untold(print: string): boolean {
    return this.#untold.some((piece) => piece.print === print);
  }
  /** Strength lost, as far as it is told. */
  get lost(): BothSides {
    const { current, step } = this.moments;
    const loss = current?.results.findIndex(({ kind }) => kind === 'reduced' || kind === 'destroyed') ?? -1;
    return (loss >= 0 && step < RESULTS + loss ? current?.lost : null) ?? this.#board.view.casualties;
  }
  /** The shot that is drawn on the map: one that is being told, or the one whose losses are asked for, until they are chosen. */
  get shot(): { told: Shot; step: number } | null {
    const { current, step } = this.moments;
    if (current) return { told: current, step };
    const { view, over, props } = this.#board;
    const told = view.shot && !over ? standingShot(props.lines, view.shot) : null;
    return told && { told, step: RESULTS + told.results.length };
  }
  /** The dice of the assault that is being decided. */
  get clash(): Clash | null {
    const { view, over, props } = this.#board;
    return view.fight && !over ? clashIn(props.lines) : null;
  }
}
