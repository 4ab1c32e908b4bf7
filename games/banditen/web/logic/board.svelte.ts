/** The table as all parts of the board see it: the view and the pieces on it. Who acts, what is lit, what is looked at and what a
    press does have files of their own. */
import { createContext } from 'svelte';
import { Answers } from '$web/board/answers.svelte';
import { BoardState } from '$web/board/board-state.svelte';
import type { BoardProps } from '$web/table/board';
import type { Battle, Query, Reply, View } from '../generated';
import { Aims } from './aims';
import { percent } from './chances';
import { GROUNDS, type Ground, type HexId } from './ground';
import { Group } from './group.svelte';
import { Landmarks, type Rect } from './landmarks';
import { LitHexes } from './lit.svelte';
import { Look } from './look.svelte';
import { byHex, PARTISAN, piecesOf, type Piece } from './pieces';
import { Plan } from './plan.svelte';
import { Presses } from './presses.svelte';
import { stageOf, type Stage } from './stage';
import { Told } from './told.svelte';
import { Words } from './words';

export class BanditenBoard extends BoardState {
  readonly plan: Plan;
  readonly told: Told;
  readonly answers: Answers<Query, Reply>;
  readonly group = new Group(this);
  readonly lit = new LitHexes(this);
  readonly look = new Look(this);
  readonly aims = new Aims(this);
  readonly presses = new Presses(this);
  readonly words = new Words(this);
  readonly landmarks = new Landmarks(this);
  /** Where names of places are printed. */
  names = $state.raw<readonly Rect[]>([]);
  /** Fields, trees and relief are left out. */
  plain = $state(false);
  /** The list stands where the map does. */
  listed = $state(false);
  /** The sides have a column of their own. */
  roomy = $state(false);
  /** Objectives, reserves and armed reactions lie over the map's edge, where they have no column. */
  situation = $state(false);
  /** Which command's range is drawn: of the piece chosen, or all of the viewer's. */
  ranges = $state(false);
  #view = $derived(this.props.view as View);
  #units = $derived.by(() => piecesOf(this.#view));
  #pieces = $derived.by(() => this.#units.filter((piece) => piece.hex !== null));
  #stacks = $derived.by(() => byHex(this.#pieces));
  #stage = $derived.by((): Stage => stageOf(this.plan.offers, this.plan.draft));
  #play = $state.raw<typeof import('../parts/play') | null>(null);
  #fetched = false;

  constructor(props: () => BoardProps) {
    super(props);
    this.told = new Told(this, props);
    this.plan = new Plan(
      props,
      () => this.#view.group?.here ?? null,
      () => this.told.clear(),
    );
    // What is picked on the way to an action changes no answer.
    this.answers = new Answers(props, () => ({ ...this.#view, draft: null, due: null, step: null, asked: null }));
  }

  /** What a turn needs beyond the set-up: fetched with the first turn, or when a hex is looked at. */
  get play(): typeof import('../parts/play') | null {
    if (!this.#fetched && (this.turn > 0 || this.look.at !== null) && !this.over) {
      this.#fetched = true;
      void import('../parts/play').then((play) => {
        this.#play = play;
      });
    }
    return this.#play;
  }

  /** What the viewer is asked, lit and to be pressed; for the beat in which the bar tells a shot nothing is. */
  override get asked(): boolean {
    return this.awaited && !this.told.moments.holds;
  }
  /** The table waits for the viewer, whatever is being told. */
  get awaited(): boolean {
    return super.asked;
  }
  get view(): View {
    return this.#view;
  }
  get scenario(): Battle {
    return this.#view.battle;
  }
  get tarnova(): boolean {
    return this.scenario === 'tarnova';
  }
  get ground(): Ground {
    return GROUNDS[this.scenario];
  }
  get turn(): number {
    return this.#view.turn;
  }
  get hour() {
    return this.#view.track.find(({ turn }) => turn === Math.max(1, this.turn));
  }
  get stage(): Stage {
    return this.#stage;
  }
  get over(): boolean {
    return this.#view.over;
  }
  /** Reactions can be armed: not in the set-up, and not by spectators. */
  get arms(): boolean {
    return this.props.play !== null && !this.over && this.turn > 0;
  }
  /** Through whose eyes the map is drawn. */
  get seat(): number {
    return this.props.seat ?? PARTISAN;
  }

  get pieces(): readonly Piece[] {
    return this.#pieces;
  }
  /** Those that are still to come too. */
  get units(): readonly Piece[] {
    return this.#units;
  }
  get stacks(): ReadonlyMap<HexId, Piece[]> {
    return this.#stacks;
  }
  /** The counter that is being set up. */
  get due(): Piece | null {
    return (this.asked && this.#units.find(({ id }) => id === this.#view.due)) || null;
  }
  /** The strength of a side that a hex holds (BN-7.1): the same everywhere. */
  get limit(): number | null {
    const [hex] = this.#stacks.keys();
    return hex === undefined ? null : (this.answers.find('ground', { hex })?.limit ?? null);
  }

  /** A price in points; which points they are the place says. */
  priceOf(price: string): string {
    return this.texts.t('board-price', { price: Number.parseInt(price) });
  }
  /** A chance as it is written everywhere. */
  perCent(chance: number): string {
    return this.texts.t('board-percent', { chance: percent(chance) });
  }
}

export const [useBoard, setBoard] = createContext<BanditenBoard>();
