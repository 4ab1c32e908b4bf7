/** What is told on the map, one line after another: shots, what they cost, and the dice of an assault. */
import { Moments } from '$web/board/moments.svelte';
import type { BoardProps } from '$web/table/board';
import type { BothSides } from '../generated';
import type { BanditenBoard } from './board.svelte';
import { clashIn, type Clash } from './clash';
import { asTold, HITS, RESULTS, shotsIn, standingShot, withBefore, type Before, type Shot } from './fire-moment';
import type { HexId } from './ground';
import { byHex, type Piece } from './pieces';

export class Told {
  readonly #board: BanditenBoard;
  readonly moments: Moments<Shot>;
  /** What fell, where it stood: dashed, without a side, until the viewer acts. */
  ghosts = $state.raw<readonly { hex: HexId; print: string; name: string }[]>([]);
  /** The newest shot, with all that came of it: one line of it stays until the viewer acts. */
  #last = $state.raw<Shot | null>(null);
  #before: Before = { units: [], lost: { axis: 0, partisan: 0 }, strengths: {} };
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
      const shots = withBefore(shotsIn(fresh, before), this.#before);
      const fallen = shots.flatMap(({ to, results }) =>
        results.flatMap(({ kind, unit }) =>
          kind === 'destroyed' && unit ? [{ hex: to, print: unit, name: board.words.ofPrint(unit) }] : [],
        ),
      );
      if (fallen.length > 0) this.ghosts = [...this.ghosts, ...fallen];
      const newest = shots.at(-1);
      // Losses that were chosen belong to the shot that stands there already.
      const known = newest && newest.line === this.#last?.line ? this.#last.results : [];
      if (newest) this.#last = { ...newest, results: [...known, ...newest.results] };
      return shots;
    });
  }

  /** Follows the record, and keeps how the table lay before each answer; called once, while `Board.svelte` is set up. */
  watch(): void {
    this.moments.watch();
    $effect(() => {
      const { units, view } = this.#board;
      this.#before = { units, lost: view.casualties, strengths: view.strengths };
    });
  }
  /** The viewer acts: what stayed of the last shot goes. */
  clear(): void {
    this.ghosts = [];
    this.#last = null;
  }
  /** The shot of which a line stands above the question; `over`: all of it has been told. */
  get stays(): { shot: Shot; over: boolean } | null {
    const { current, step } = this.moments;
    if (current) return { shot: current, over: step >= current.steps.length - 2 };
    // While losses are chosen, its dice lie beside them.
    return this.#last && !this.shot && !this.#board.over ? { shot: this.#last, over: true } : null;
  }
  /** The shot that is told has not shown yet what it hit. */
  get falls(): boolean {
    return this.moments.current !== null && this.moments.step < HITS;
  }
  /** How strong a hex is, as far as it is told. */
  strengthAt(hex: HexId): number | undefined {
    const { current } = this.moments;
    const before = current?.to === hex && this.#untold.length > 0 ? current.strength : undefined;
    return before ?? this.#board.view.strengths[hex];
  }
  /** Something is fought, or was: it is told by parts that are fetched for it. */
  get fights(): boolean {
    return this.shot !== null || this.clash !== null || this.ghosts.length > 0 || this.#last !== null;
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
