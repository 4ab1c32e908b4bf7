/** The table as all parts of the board see it: the view, what the viewer may do, and what would come of it. */
import { createContext } from 'svelte';
import { Answers } from '$web/board/answers.svelte';
import { Moments } from '$web/board/moments.svelte';
import { BoardState } from '$web/board/board-state.svelte';
import type { Seat } from '$web/design/types';
import type { BoardProps } from '$web/table/board';
import { assessmentsIn, countedTo, type Assessment, type Standing } from './assessment-moment';
import { landingsIn, type Landing } from './landing-moment';
import { coverQuery, type Laying } from './laying';
import { Move } from './move.svelte';
import type { Band, BonusWorth, Covering, Forecast, Prices, Query, Reply, Spot, View } from '../generated';
import { SPOTS } from './lists';

type Supposing = Extract<Query, { forecast: unknown }>['forecast'];
const AS_IT_IS: Supposing = { defeated: [], defeated_alt: [], vichy: false, camouflaged: [] };

export class ResistanceBoard extends BoardState {
  readonly move: Move;
  readonly answers: Answers<Query, Reply>;
  /** Dice land, and the viewer's own assessment is counted out. */
  readonly moments: Moments<Assessment | Landing>;
  #view = $derived(this.props.view as View);
  /** What the turn would bring as it stood when it was ended: the record tells only what it came to. */
  #standing: Standing = { lines: [], from: null };

  constructor(props: () => BoardProps) {
    super(props);
    // What is being laid changes no answer: the question says it.
    this.answers = new Answers(props, () => ({ ...this.#view, draft: null }));
    this.move = new Move(props, () => this.view, this.answers);
    this.moments = new Moments(props, (fresh) => [
      ...assessmentsIn(fresh, props().seat, this.#standing),
      ...landingsIn(fresh),
    ]);
  }

  /** Follows the record and keeps what the turn would bring; called once, while `Board.svelte` is set up. */
  watch(): void {
    $effect(() => {
      const plain = this.own && this.view.step === 'action' ? this.answers.find('forecast', AS_IT_IS) : null;
      const band = this.large;
      if (plain && band) this.#standing = { lines: plain.lines, from: { recruits: band.recruits, glory: band.glory } };
    });
    this.moments.watch();
  }

  get view(): View {
    return this.#view;
  }

  /** The own assessment that is being counted out. */
  get assessment(): Assessment | null {
    const { current } = this.moments;
    return current?.is === 'assessment' ? current : null;
  }
  get counted(): ReturnType<typeof countedTo> | null {
    return this.assessment && countedTo(this.assessment, this.moments.step);
  }
  #landing = $derived.by(() => {
    const { current, step } = this.moments;
    if (current?.is !== 'landing') return null;
    const dice = Math.max(1, current.blue);
    return { blue: Math.max(0, current.blue - step), rolling: step < dice, fallen: current.fallen, fell: step > dice };
  });
  /** Dice are rolling: what can be done with them is lit when they lie. */
  get rolling(): boolean {
    return this.#landing?.rolling ?? false;
  }
  /** How many blue dice are still on their way. */
  get coming(): number {
    return this.#landing?.blue ?? 0;
  }
  /** A blue 1 is being told, and whether the recruit has fallen yet. */
  get fallen(): (NonNullable<Landing['fallen']> & { now: boolean }) | null {
    const landing = this.#landing;
    return landing?.fallen ? { ...landing.fallen, now: landing.fell } : null;
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
    return this.view.bands
      .map((_, i) => this.view.bands[(from + 1 + i) % this.view.bands.length])
      .filter((band): band is Band => band !== undefined && band.seat !== from);
  }
  mark(seat: number): Seat {
    return this.texts.mark(seat);
  }

  /** The slots and how they can be covered; null while the rules have not said it, and where they refuse it. */
  covering(laying: Laying): Covering | null {
    return this.answers.find('cover', coverQuery(laying));
  }
  /** The viewer's bonus dice that are left in this turn (LR-3.5). */
  get bonus(): readonly BonusWorth[] {
    return (this.own && this.answers.find('bonus_dice', {})) || [];
  }
  /** What purchases cost now (LR-5.40a). */
  get prices(): Prices | null {
    return this.own ? this.answers.find('prices', {}) : null;
  }
  /** Boutroux's price is wanted and may be had. */
  get cheap(): boolean {
    return this.move.cheap && (this.prices?.discount ?? null) !== null;
  }

  /** What is being looked at or half done, as if it were done. */
  get #supposing(): Supposing {
    const {
      laying,
      preview: { shown },
    } = this.move;
    const looked = /^(?:defeat|auto)(_alt)?:([1-4])$/.exec(shown ?? '');
    const laid = laying && 'spot' in laying.target ? laying.target : null;
    const spot = (looked?.[2] ?? laid?.spot) as Spot | undefined;
    const beaten = spot && this.view.row[spot] && !this.view.row[spot].tapped ? [spot] : [];
    const alt = looked ? looked[1] !== undefined : laid?.what === 'defeat_alt';
    const vichy =
      (shown === 'vichy' && this.move.of('cover_vichy').length > 0) || laying?.target.what === 'cover_vichy';
    return { ...AS_IT_IS, ...(alt ? { defeated_alt: beaten } : { defeated: beaten }), vichy };
  }
  /** What the assessment would bring, with what is looked at; as things stand while that is not known. */
  get forecast(): Forecast | null {
    const { active, step, window } = this.view;
    if (
      active === null ||
      this.view.bands[active]?.broken ||
      step === 'assess' ||
      step === 'take' ||
      step === 'duck' ||
      window === 4
    )
      return null;
    const plain = this.answers.find('forecast', AS_IT_IS);
    if (!this.own) return plain;
    // What can be looked at is asked before: its sum is there at once.
    for (const { verb, target } of this.move.offers) {
      const spot = target?.replace('mission:', '') as Spot;
      if (verb === 'defeat') this.answers.find('forecast', { ...AS_IT_IS, defeated: [spot] });
      else if (verb === 'defeat_alt') this.answers.find('forecast', { ...AS_IT_IS, defeated_alt: [spot] });
      else if (verb === 'cover_vichy') this.answers.find('forecast', { ...AS_IT_IS, vichy: true });
    }
    return this.answers.find('forecast', this.#supposing) ?? plain;
  }

  /** What leaves the band best off by the rules' own forecast, among what its dice cover at once. */
  get best(): string | null {
    if (!this.own || !this.asked || this.move.laying) return null;
    const all = this.move.offers.flatMap(({ verb, target }) => {
      const spot = (target?.replace('mission:', '') ?? '') as Spot;
      const [of, supposing]: [string, Partial<Supposing>] | [null, null] =
        verb === 'defeat'
          ? [`auto:${spot}`, { defeated: [spot] }]
          : verb === 'defeat_alt'
            ? [`auto_alt:${spot}`, { defeated_alt: [spot] }]
            : verb === 'cover_vichy'
              ? ['vichy', { vichy: true }]
              : [null, null];
      const then = supposing && this.answers.find('forecast', { ...AS_IT_IS, ...supposing })?.outcomes[0];
      return then ? [{ of, worth: then.broken ? -1 : then.recruits + then.glory }] : [];
    });
    return all.reduce<(typeof all)[number] | null>((a, b) => (a && a.worth >= b.worth ? a : b), null)?.of ?? null;
  }

  /** The mission that would cost most if it were left, where the band would not outlive the turn. */
  get threat(): Spot | null {
    if (!this.warning) return null;
    const standing = (this.forecast?.lines ?? []).filter(({ how, spot }) => how === 'standing' && spot !== null);
    return standing.sort((a, b) => a.recruits - b.recruits)[0]?.spot ?? null;
  }

  /** Said before the turn ends, if the band would not outlive it. */
  get warning(): string | undefined {
    const all = this.forecast?.outcomes ?? [];
    if (!all[0]?.broken) return undefined;
    const saved = all.find((outcome) => !outcome.broken);
    if (!this.own) return this.texts.t('board-breaks-other');
    return saved ? this.texts.t('board-breaks-unless', { ducks: saved.saved }) : this.texts.t('board-breaks');
  }

  /** The places of the row that hold a card. */
  get spots(): Spot[] {
    return SPOTS.filter((spot) => this.view.row[spot] !== null);
  }

  /** Names joined as the reader's language joins a choice. */
  either(names: readonly string[]): string {
    return new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'disjunction' }).format(
      names.filter((name, at) => names.indexOf(name) === at),
    );
  }
}

export const [useBoard, setBoard] = createContext<ResistanceBoard>();
