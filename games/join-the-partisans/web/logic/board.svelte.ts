/** The table as all parts of the board see it: the view, what the rules say about it, and what the viewer may do. */
import { createContext } from 'svelte';
import { Answers } from '$web/board/answers.svelte';
import { BoardState } from '$web/board/board-state.svelte';
import { Moments, PACES } from '$web/board/moments.svelte';
import type { SeatNumber } from '$web/design/types';
import { readStored, writeStored } from '$web/storage';
import type { BoardProps, Line, Offer } from '$web/table/board';
import type { Beacon, Outlook, Place, Query, Reply, Rolling, Seat, Shown, Task, View, Way, Words } from '../generated';
import { Move } from './move.svelte';
import { outcomesIn, type Outcome } from './outcomes';
import { PLACES, SPOTS } from './places';
import { missionCard, orderCard } from './printed-cards';

/** A place that may be pressed. */
export interface Lit {
  place: Place;
  offer: Offer;
  /** The way there and what is left from there, where it is a move. */
  way: Way | null;
}

/** The target of an offer without its kind: `LJU` of `place:LJU`. */
export const target = (offer: Offer): string => offer.target?.replace(/^[a-z-]+:/, '') ?? '';
/** The colours of the stars that a prompt names. */
export const starsIn = (arg: unknown): string[] =>
  Array.isArray(arg)
    ? arg.flatMap((each: unknown) =>
        typeof each === 'object' && each !== null && 'word' in each ? [String(each.word).replace('star-', '')] : [],
      )
    : [];
/** A chance as people read it. */
export const percent = (chance: number): number => Math.round(chance * 100);
/** The same with so many decimals that it differs from another one: two keeps less than a point apart are not the same. */
export const percentBeside = (chance: number, other: number): number => {
  const places =
    percent(chance) !== percent(other) ? 0 : (100 * chance).toFixed(1) !== (100 * other).toFixed(1) ? 1 : 2;
  return Number((100 * chance).toFixed(places));
};

/** How a question ended, as the record tells it. */
export interface Lesson {
  at: number;
  pupil: Seat;
  points: number;
  typed: string | null;
}

/** The cards that the table writes itself, in the order of its options. */
const BLANKS = ['SM40', 'SM41', 'SM42', 'SM43'];

export class JoinBoard extends BoardState {
  readonly move: Move;
  readonly answers: Answers<Query, Reply>;
  /** How fights ended, each told for a moment. */
  readonly moments: Moments<Outcome>;
  #view = $derived(this.props.view as View);
  #plain = $state(readStored('map-plain') === 'yes');
  /** The line of the record up to which lessons have been looked at. */
  #read = $state(0);
  /** Whose plates were in sight when a phone framed its map for this question: only they are explained. */
  plated = $state.raw<readonly Seat[]>([]);
  /** The answers that lie on the map, in pixels: names keep clear of them. */
  panel = $state.raw<{ wide: number; high: number } | null>(null);
  /** The map as a list. */
  listed = $state(false);
  /** What the viewer would have answered to the card that another is asked: it leaves this browser for nobody. */
  #guess = $state.raw<{ card: string; text: string } | null>(null);
  /** The score sheet lies open. */
  scoring = $state(false);

  constructor(props: () => BoardProps) {
    super(props);
    this.move = new Move(this);
    this.moments = new Moments(props, (fresh, before) => outcomesIn(fresh, before, props().seat));
    this.answers = new Answers(props, () => {
      const { turn, stack, figures, tasks, whites, pair, finished, medals, scores } = this.#view;
      return { turn, stack, figures, tasks, whites, pair, finished, medals, scores };
    });
    this.#read = Math.max(0, this.props.lines.length - RECENT);
  }

  get view(): View {
    return this.#view;
  }
  get over(): boolean {
    return this.props.awaiting?.kind === 'over' || this.view.step === 'over';
  }

  /** Forest and slips are left out. */
  get plain(): boolean {
    return this.#plain;
  }
  set plain(plain: boolean) {
    this.#plain = plain;
    writeStored('map-plain', plain ? 'yes' : null);
  }

  // ---- who is who
  /** The Partisans in the order of turns, the viewer first. */
  get band(): readonly Seat[] {
    const { ring, owners, olga } = this.view;
    // Olga comes into the order of turns when she has a partner.
    const known = ring.length > 0 ? ring : Array.from({ length: owners }, (_, seat) => seat);
    const all = olga === null || known.includes(olga) ? known : [...known, olga];
    const at = all.indexOf(this.props.seat ?? -1);
    return at < 0 ? all : [...all.slice(at), ...all.slice(0, at)];
  }
  /** The Partisans as the outcome ranks them; before the end by their points. */
  get ranked(): readonly Seat[] {
    const { awaiting } = this.props;
    const rank = (seat: Seat) =>
      (awaiting?.kind === 'over' ? awaiting.outcome.rank[seat] : undefined) ?? -(this.view.points[seat] ?? 0);
    return [...this.band].sort((a, b) => rank(a) - rank(b) || a - b);
  }
  /** The number of a seat's mark, which gives ink and shape: the same here as in the record and at the table. */
  number(seat: Seat): SeatNumber {
    return this.texts.mark(seat).number;
  }
  letter(seat: Seat): string {
    return this.texts.mark(seat).initial;
  }
  /** Who is asked; the one whose turn it is where nobody is. */
  get decider(): Seat | null {
    return this.over ? null : (this.props.prompt.actor ?? this.view.active);
  }
  /** A person by name and figure. */
  who(seat: Seat): string {
    return this.texts.name(seat);
  }
  /** The owner whose task this Partisan has. */
  owner(seat: Seat): Seat | null {
    return seat < this.view.owners ? seat : seat === this.view.olga ? this.view.pair.partner : null;
  }
  task(seat: Seat): Task | null {
    const owner = this.owner(seat);
    return owner === null ? null : (this.view.tasks[owner] ?? null);
  }
  get me(): Seat | null {
    const { seat } = this.props;
    return seat !== null && (seat < this.view.owners || seat === this.view.olga) ? seat : null;
  }
  /** The viewer plays the Axis: no figure, order or points are his. */
  get garrison(): boolean {
    return this.view.enemy !== null && this.view.enemy === this.props.seat;
  }
  get withStars(): boolean {
    const { bag, scores } = this.view;
    return [bag, ...scores.map(({ stars }) => stars)].some(
      ({ orange, blue, white, green, red }) => orange + blue + white + green + red > 0,
    );
  }

  // ---- what the rules say
  outlook(seat: Seat): Outlook | null {
    return this.view.figures[seat] ? this.answers.find('outlook', { seat }) : null;
  }
  get beacons(): readonly Beacon[] {
    return this.answers.find('beacons', {}) ?? [];
  }
  get inDanger(): Seat | null {
    return this.over ? null : (this.answers.find('in_danger', {})?.[0] ?? null);
  }
  get heroes(): readonly Seat[] {
    return this.answers.find('heroes', {}) ?? [];
  }
  get ways(): readonly Way[] {
    return this.view.die === null ? [] : (this.answers.find('ways', {}) ?? []);
  }

  // ---- the map
  place(id: Place): string {
    return this.texts.t(`place-${id}`);
  }
  /** The places that may be pressed, in the order of the alphabet; a move begins with the one that leads on best. */
  get lit(): readonly Lit[] {
    if (!this.asked) return [];
    const { ways } = this;
    const lit = this.move.offers.flatMap((offer): Lit[] => {
      const place = PLACES.find((id) => offer.target === `place:${id}`);
      return place ? [{ place, offer, way: ways.find((way) => way.place === place) ?? null }] : [];
    });
    const rank = ({ way }: Lit) => (way?.turns ?? 99) + (way?.aside ? 50 : 0);
    return lit.sort((a, b) => rank(a) - rank(b) || SPOTS[a.place].name.localeCompare(SPOTS[b.place].name));
  }
  /** The one that is looked at: under the pointer, or chosen, or the best of a move. */
  get pick(): Lit | null {
    const { lit } = this;
    const wanted = this.move.preview.shown ?? this.move.place;
    return lit.find(({ place }) => place === wanted) ?? (this.view.die === null ? null : (lit[0] ?? null));
  }
  /** Where the viewer's way leads. */
  get goals(): readonly Place[] {
    const seat = this.view.die === null ? this.me : this.view.active;
    return seat === null ? [] : (this.outlook(seat)?.goals ?? []);
  }
  /** The outposts that make the way of the mover longer. */
  get barriers(): readonly Place[] {
    return this.view.die === null ? [] : (this.outlook(this.view.active)?.barred_by ?? []);
  }

  // ---- dice
  /** Dice are in the air: what they show is not told before the last of them lies. */
  falling = $state(false);
  #landing: ReturnType<typeof setTimeout> | undefined;
  throwDice(): void {
    const ms = FALL * PACES[this.props.pace];
    clearTimeout(this.#landing);
    this.falling = ms > 0;
    if (ms > 0)
      this.#landing = setTimeout(() => {
        this.falling = false;
      }, ms);
  }
  get rolling(): Rolling | null {
    return this.over ? null : this.view.rolling;
  }
  /** The viewer rolls. */
  get rolls(): boolean {
    return this.asked && this.rolling !== null && this.rolling.roller === this.props.seat;
  }
  /** The seat whose ink the dice and the chance have: the Partisan's, also where the Axis rolls. */
  get rollNumber(): SeatNumber {
    const { rolling } = this;
    return this.number((rolling?.axis ? rolling.attacker : rolling?.roller) ?? 0);
  }
  /** What the chance is drawn in: the ink of the side that rolls. */
  get rollInk(): string {
    return this.rolling?.axis ? 'var(--axis-ink)' : `var(--seat-${this.rollNumber})`;
  }
  /** The chance of the attempt with the dice that are kept now, with all as they lie, and with the best keep. */
  get chances() {
    const { rolling } = this;
    return {
      now: this.answers.find('keeping', { dice: this.move.dice }),
      stop: rolling ? this.answers.find('keeping', { dice: rolling.dice.join('') }) : null,
      best: this.answers.find('best', {}),
    };
  }
  combo(name: string): string {
    return this.texts.t(`combo-${name}`);
  }
  /** What the attempt is about, as a title. */
  purpose(rolling: Rolling): string {
    const task = this.task(rolling.attacker);
    const { t } = this.texts;
    if (rolling.purpose === 'rescue') return t('board-rescue', { name: this.who(rolling.captive ?? 0) });
    if (rolling.purpose === 'escape') return t('board-escape');
    if (rolling.purpose === 'mission') return task?.mission ? this.mission(task.mission) : t('occasion-white_outpost');
    const order = orderCard(task?.hq ?? null);
    return order ? t(`order-${order.what}`) : t('occasion-coloured_outpost');
  }
  /** A new year has begun, and its white outpost has not been placed: the order comes after it. */
  begun(task: Task): boolean {
    return task.leg === 'year_done' && !task.held_white;
  }
  /** The coloured outpost has been taken, and the school is not over. */
  atSchool(task: Task): boolean {
    return task.leg === 'at_coloured' && task.coloured === null;
  }
  /** The medal of the order in hand can still be won. */
  medalFree(task: Task): boolean {
    const order = orderCard(task.hq);
    const years = ['1941', '1942', '1943', '1944', '1945'];
    return order !== null && order.medal && this.view.medals[years.indexOf(order.year)] === null;
  }
  /** The name of a mission: its printed one, or what the table wrote on a blank card. */
  mission(id: string): string {
    return this.#written(id, 'title') || this.texts.t(`mission-${id}`);
  }
  /** What a mission asks for. */
  demand(id: string): string {
    const mission = missionCard(id);
    const kind = mission?.kind === 'blank' ? this.#written(id, 'card') : (mission?.kind ?? 'blank');
    if (kind === 'combo') return this.combo(mission?.combo ?? '');
    return this.texts.find(`board-kind-${kind}`) ?? this.combo(kind);
  }
  /** What the table wrote on a blank card; nothing on any other. */
  #written(id: string, part: 'title' | 'card'): string {
    const said = this.props.options[`blank_${part}_${BLANKS.indexOf(id) + 1}`];
    return typeof said === 'string' ? said : '';
  }

  // ---- school
  /** The words in the reader's language; English where there are none. */
  words(words: Words): string {
    return words[document.documentElement.lang.slice(0, 2)] ?? words['en'] ?? '';
  }
  /** A typed answer was not accepted: an appeal may be made, or is being heard. */
  get judged(): boolean {
    return this.view.step === 'wrong_answer' || this.view.step === 'appeal';
  }
  /** The viewer's own guess at this card. */
  guessAt(card: string): string {
    return this.#guess?.card === card ? this.#guess.text : '';
  }
  guess = (card: string, text: string): void => {
    this.#guess = { card, text };
  };
  /** The lesson that was resolved last and has not been put away. */
  get lesson(): Lesson | null {
    if (this.view.lesson || !this.view.last_asked) return null;
    const { lines } = this.props;
    const told = (line: Line | undefined, what: readonly string[]) =>
      what.includes(line?.told?.what ?? '') && seatIn(line) !== null;
    for (let at = lines.length - 1; at >= this.#read; at--) {
      const line = lines[at];
      if (!told(line, ['learned', 'not-learned'])) continue;
      const pupil = seatIn(line) ?? 0;
      const points = line?.told?.args['points'];
      const asked = lines.slice(0, at).findLastIndex((each) => each.told?.what === 'asked');
      const typed = lines.slice(asked, at).findLast((each) => each.told?.what === 'answered')?.told?.args['text'];
      return {
        at,
        pupil,
        points: typeof points === 'number' ? points : 0,
        typed: typeof typed === 'string' ? typed : null,
      };
    }
    return null;
  }
  /** The card with its answer, while it lies open: before the pupil until he goes on, before others while they wait. */
  get reveal(): { lesson: Lesson; card: Shown } | null {
    const { lesson } = this;
    const card = this.view.last_asked;
    if (!lesson || !card || this.over || this.rolls) return null;
    return lesson.pupil === this.props.seat || !this.asked ? { lesson, card } : null;
  }
  putAway = (): void => {
    this.#read = this.props.lines.length;
  };

  /** The outpost that brought the question is still being told, over the map where it stands: the school opens after that, and
      any press takes it to its end. */
  get taking(): Outcome | null {
    const { current } = this.moments;
    return current && this.props.pace !== 'none' && this.view.lesson?.pupil === this.props.seat ? current : null;
  }

  /** What lies on the board as one card. */
  get scene(): 'battle' | 'school' | 'reveal' | null {
    if (this.view.lesson && this.view.now_asked) return this.taking ? null : 'school';
    if (this.rolls) return 'battle';
    return this.reveal ? 'reveal' : null;
  }
}

/** So many ms the five dice of a roll need until the last of them lies. */
const FALL = 580;
/** So many lines of the record are fresh when the page opens. */
const RECENT = 4;

/** Whom a line is about. */
export function seatIn(line: Line | undefined): Seat | null {
  const seat = line?.told?.args['seat'];
  return typeof seat === 'object' && seat !== null && 'seat' in seat ? seat.seat : null;
}

export const [useBoard, setBoard] = createContext<JoinBoard>();
