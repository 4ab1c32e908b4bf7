/** The table as all parts of the board see it: the view, what the viewer may do, and what would come of it. */
import { createContext } from 'svelte';
import { BoardState } from '$web/board/board-state.svelte';
import type { Seat } from '$web/design/types';
import type { BoardProps } from '$web/table/board';
import { houseOf, type BoardView } from './house';
import { assess, type Assessment, type Supposing } from './forecast';
import { Move } from './move.svelte';
import { mission } from './printed-cards';
import type { Band, Spot, View } from '../generated';
import { SPOTS } from './lists';

export class ResistanceBoard extends BoardState {
  readonly move: Move;
  #view = $derived.by((): BoardView => ({ ...(this.props.view as View), house: houseOf(this.props.options) }));

  constructor(props: () => BoardProps) {
    super(props);
    this.move = new Move(props, () => this.view);
  }

  get view(): BoardView {
    return this.#view;
  }

  /** It is the viewer's own turn. */
  get own(): boolean {
    return this.props.seat !== null && this.view.active === this.props.seat;
  }
  get over(): boolean {
    return this.view.ending !== null;
  }
  /** Leaders are being chosen; there is no row yet. */
  get choosing(): boolean {
    return this.view.step === 'leaders' || this.view.step === 'blind_leaders' || (this.view.round === 0 && !this.over);
  }

  /** The band that is drawn large: the viewer's, or for a spectator the one whose turn it is. */
  get large(): Band | undefined {
    return this.view.bands[this.props.seat ?? this.view.active ?? this.view.first_player ?? 0];
  }
  /** The others, clockwise from it. */
  get others(): Band[] {
    const from = this.large?.seat ?? 0;
    return this.view.bands.map((_, i) => this.view.bands[(from + 1 + i) % this.view.bands.length]).filter((band): band is Band => band !== undefined && band.seat !== from);
  }
  mark(seat: number): Seat {
    return this.texts.mark(seat);
  }

  /** What is being looked at or half done, as if it were done. */
  get supposing(): Supposing {
    const { laying, preview: { shown } } = this.move;
    const looked = /^(?:defeat|auto)(_alt)?:([1-4])$/.exec(shown ?? '');
    const laid = laying && 'spot' in laying.target ? laying.target : null;
    const spot = (looked?.[2] ?? laid?.spot) as Spot | undefined;
    const beaten = spot && this.view.row[spot] && !this.view.row[spot].tapped ? spot : undefined;
    const alt = looked ? looked[1] !== undefined : laid?.what === 'defeat_alt';
    const vichy = shown === 'vichy' || laying?.target.what === 'cover_vichy';
    if (!beaten) return vichy ? { vichy } : {};
    const card = this.view.row[beaten] ? mission(this.view.row[beaten].kind) : null;
    return { beaten: [beaten], paid: (alt ? card?.altRecruitCost : card?.recruitCost) ?? 0, ...(vichy ? { vichy } : {}) };
  }
  get forecast(): Assessment | null {
    return this.own ? assess(this.view, this.supposing) : assess(this.view);
  }

  /** Said before the turn ends, if the band would not outlive it. */
  get warning(): string | undefined {
    const all = this.forecast?.outcomes ?? [];
    if (!all[0]?.broken) return undefined;
    const saved = all.find((outcome) => !outcome.broken);
    if (!this.own) return this.texts.t('board-breaks-other');
    return saved ? this.texts.t('board-breaks-unless', { ducks: saved.ducks }) : this.texts.t('board-breaks');
  }

  /** The places of the row that hold a card. */
  get spots(): Spot[] {
    return SPOTS.filter((spot) => this.view.row[spot] !== null);
  }

  /** Names joined as the reader's language joins a choice. */
  either(names: readonly string[]): string {
    return new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'disjunction' }).format(names.filter((name, at) => names.indexOf(name) === at));
  }
}

export const [useBoard, setBoard] = createContext<ResistanceBoard>();
