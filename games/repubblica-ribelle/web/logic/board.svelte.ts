/** The table as all parts of the board see it: the view, what the viewer may do, and what would come of it. */
import { createContext } from 'svelte';
import { Answers } from '$web/board/answers.svelte';
import { Moments } from '$web/board/moments.svelte';
import { BoardState } from '$web/board/board-state.svelte';
import { readStored, writeStored } from '$web/storage';
import type { Arg, BoardProps } from '$web/table/board';
import type {
  Count,
  Faction,
  OpenMission,
  Piece,
  Player,
  Query,
  Reach,
  Reply,
  Sphere,
  Stop,
  Unit,
  View,
} from '../generated';
import { Move, target } from './move.svelte';
import { PIECES } from './pieces';
import { missionMoments, type MissionMoment } from './reveal-moment';
import { place, SEAL } from './places';
import { card, LEADER, RESOURCES, SPHERES, type CardSheet, type Commander, type Resource } from './printed-cards';

export type InPlay = typeof import('../parts/in-play');

export interface PieceState {
  id: Piece;
  kind: Unit;
  at: string | null;
  used: boolean;
}

/** A commander as the parts want one. */
export interface Chief extends Player {
  /** The own Leader is in hand. */
  leading: boolean;
  all: readonly PieceState[];
  /** The cards of this mission, for those who may see them. */
  open: readonly { card: string; activated: boolean }[] | null;
}

function chiefOf(player: Player): Chief {
  const all = PIECES.map((id): PieceState => ({
    id,
    kind: id.slice(0, 2) as Unit,
    at: player.pieces[id],
    used: player.used_pieces.includes(id),
  }));
  const open = player.played_cards?.map((each) => ({ card: each, activated: player.activated.includes(each) })) ?? null;
  return { ...player, leading: player.leader_is === 'in_hand', all, open };
}

/** A piece or a base as it stands on the map. */
export interface Token {
  key: string;
  id: Piece | 'base';
  seat: number;
  kind: 'dm' | 'cp' | 'base';
  of: Commander;
  faction: Faction;
  at: string;
  used: boolean;
}

/** A card in the fan. */
export interface Fanned {
  key: string;
  sheet: CardSheet;
  lit: boolean;
  chosen: boolean;
  done: boolean;
  /** Lifted for later: no lamp burns. */
  quiet?: boolean;
  note?: string;
  /** A first tap already lifts it. */
  soft: boolean;
  pick?: () => void;
}

/** So many cards fit side by side in a fan. */
const FAN = 5;

export class RepublicBoard extends BoardState {
  readonly move: Move;
  readonly answers: Answers<Query, Reply>;
  /** Reveals and results are told on the map. */
  readonly moments: Moments<MissionMoment>;
  #view = $derived(this.props.view as View);
  #chiefs = $derived.by((): readonly Chief[] => this.view.players.map(chiefOf));
  #plain = $state(readStored('map-plain') === 'yes');
  #sums = new Map<string, Count>();

  /** The hand lies on the map of a large desk; elsewhere it has a column of its own. */
  fanned = $state(false);
  /** What is fetched once every seat has its commander. */
  parts = $state.raw<InPlay | null>(null);
  /** What the count of a mission that is told has come to, in a sentence. */
  counting = $state('');
  /** The first print is on the table: what comes from now on may move. */
  settled = $state(false);

  constructor(props: () => BoardProps) {
    super(props);
    this.move = new Move(this);
    this.moments = new Moments(props, (fresh, before) => missionMoments(fresh, before, this.mission));
    // What is said and pledged changes no answer.
    this.answers = new Answers(props, () => {
      const { mission, players, movement, step, asked, draft, phase, round } = this.#view;
      return { mission, players, movement, step, asked, draft, phase, round };
    });
  }

  /** Relief and slips are left out. */
  get plain(): boolean {
    return this.#plain;
  }
  set plain(plain: boolean) {
    this.#plain = plain;
    writeStored('map-plain', plain ? 'yes' : null);
  }

  get view(): View {
    return this.#view;
  }

  /** A failed political mission takes a political card and a commissar (an option of the table). */
  get amended(): boolean {
    return (
      (this.props as BoardProps & { options?: Readonly<Record<string, unknown>> }).options?.['political_failure'] ===
      'amended'
    );
  }

  get over(): boolean {
    return this.view.ending !== null;
  }
  get choosing(): boolean {
    return this.view.step === 'boards';
  }
  get chiefs(): readonly Chief[] {
    return this.#chiefs;
  }
  /** The viewer's own side. */
  get me(): Chief | null {
    return this.props.seat === null ? null : (this.chiefs[this.props.seat] ?? null);
  }
  /** Whom the game waits for. */
  get acting(): readonly number[] {
    return this.over ? [] : this.view.asked;
  }

  get mission(): OpenMission | null {
    return this.view.mission;
  }
  get sphere(): Sphere | null {
    return this.mission?.sphere ?? null;
  }
  get pawn(): string | null {
    return this.mission?.locality ?? null;
  }
  get participants(): number {
    return this.view.participants;
  }
  get revealed(): boolean {
    return this.view.revealed;
  }
  /** What a commander has in the mission: counted, or what the cards that lie open come to so far. */
  scoreOf(chief: Chief): { points: number; sure: boolean } | null {
    if (chief.score !== null) return { points: chief.score, sure: true };
    const sum = this.revealed && chief.played > 0 ? this.sumOf(chief) : null;
    return sum && { points: sum.total, sure: false };
  }
  /** Those who have been counted, in turn order. */
  get counted(): Chief[] {
    const { chiefs } = this;
    const first = this.view.first_player;
    return chiefs
      .map((_, i) => chiefs[(first + i) % chiefs.length])
      .filter((chief): chief is Chief => chief !== undefined && chief.score !== null);
  }

  /* ---- on the map ---- */

  get resources(): { sign: Resource; at: string }[] {
    return RESOURCES.map((sign) => ({ sign, at: this.view.resources[sign] }));
  }
  /** The viewer's piece that is on its way: in the hand, or in the draft that the table keeps. */
  get held(): string | null {
    const piece = this.move.piece ?? (this.asked && this.view.draft?.what === 'way' ? this.view.draft.piece : null);
    return piece && this.me ? `${this.me.seat}.${piece}` : null;
  }
  /** The places of the pieces that may be pressed, or of the one in the hand. */
  get subjectPlaces(): string[] {
    const { pieces } = this.move;
    const { held } = this;
    return this.tokens.filter(({ key }) => (held ? key === held : pieces.has(key))).map(({ at }) => at);
  }
  /** Where on the sheet the question is: pieces, and where they may go; the mission, where pieces go there or nothing else is
      asked about. Without a mission, where the viewer's own pieces stand. */
  get subject(): (readonly [number, number])[] {
    const { territories, places } = this.move;
    const pieces = this.subjectPlaces.map((at) => place(at).at);
    const lit = [
      ...pieces,
      ...[...territories.keys()].map((id) => SEAL[id]),
      ...[...places.keys()].map((id) => place(id).at),
    ];
    if (this.pawn)
      return lit.length === 0 || (lit.length === pieces.length && this.move.has('move'))
        ? [...lit, place(this.pawn).at]
        : lit;
    if (lit.length > 0 || !this.asked) return lit;
    return this.tokens.filter(({ seat }) => seat === this.me?.seat).map(({ at }) => place(at).at);
  }
  get tokens(): Token[] {
    return this.chiefs.flatMap((chief) => {
      if (!chief.board || !chief.faction) return [];
      const { board: of, faction } = chief;
      const base: Token[] = chief.base
        ? [
            {
              key: `${chief.seat}.base`,
              id: 'base',
              seat: chief.seat,
              kind: 'base',
              of,
              faction,
              at: chief.base,
              used: false,
            },
          ]
        : [];
      return [
        ...base,
        ...chief.all.flatMap((piece): Token[] =>
          piece.at
            ? [
                {
                  key: `${chief.seat}.${piece.id}`,
                  id: piece.id,
                  seat: chief.seat,
                  kind: piece.kind,
                  of,
                  faction,
                  at: piece.at,
                  used: piece.used,
                },
              ]
            : [],
        ),
      ];
    });
  }
  /** The number that a piece bears while it is chosen from a list, where its name has that number too. */
  numberOf(token: Token): number | undefined {
    const listed = this.narrow || !this.move.has('move');
    const lit = this.move.pieces.has(token.key);
    return lit && listed && token.id !== 'base' ? Number(token.id.slice(2)) : undefined;
  }
  tokenName(token: Token): string {
    return this.texts.t(`board-token-${token.kind}`, { name: this.commander(token.of), place: place(token.at).name });
  }
  /** Where a piece of the viewer can go. */
  reachOf(piece: Piece): Reach | null {
    return this.me ? this.answers.find('reach', { seat: this.me.seat, piece }) : null;
  }
  /** A crossing of the Radici Road is free (RR-3.3): for the piece in the hand, else for one that may move. */
  get radici(): boolean {
    const pieces = this.move.piece ? [this.move.piece] : this.move.of('move').map((offer) => target(offer) as Piece);
    return pieces.some((piece) => this.reachOf(piece)?.radici_free);
  }
  wayWords(id: string, way: Stop): string {
    const piece = this.move.piece ? this.texts.t(`piece-${this.move.piece}`) : '';
    return this.texts.t('board-way', {
      piece,
      place: place(id).name,
      cost: way.cost,
      free: way.radici ? 1 : 0,
      left: Math.max(0, this.view.movement.mp - way.cost),
    });
  }

  /* ---- words ---- */

  /** Who decides: the commander on the map, and who plays it. */
  playedBy(seat: number): string {
    const of = this.chiefs[seat]?.board;
    const player = this.texts.person(seat);
    return of ? this.texts.t('board-played-by', { name: this.commander(of), player }) : player;
  }
  /** The prompt, which also says who plays the commander. */
  promptWords(): string {
    const { prompt } = this.props;
    const args = Object.entries(prompt.args).map(([name, arg]): [string, Arg] => [
      name,
      typeof arg === 'object' && arg !== null && 'seat' in arg ? this.playedBy(arg.seat) : arg,
    ]);
    return this.texts.prompt({ ...prompt, args: Object.fromEntries(args) });
  }

  commander(of: Commander): string {
    return this.texts.t(`board-${of}`);
  }
  cardName(sheet: CardSheet): string {
    return sheet.id === LEADER
      ? this.texts.t('board-leader-of', { name: this.commander(sheet.title as Commander) })
      : this.texts.t(`card-${sheet.id}`);
  }
  /** Italian first: the name as it is printed, and under it what it means, for those who read another language. */
  italian(sheet: CardSheet): string {
    return sheet.id === LEADER
      ? this.commander(sheet.title as Commander)
      : this.texts.t(`board-printed-${sheet.title}`);
  }
  translated(sheet: CardSheet): string | null {
    const name = this.cardName(sheet);
    return sheet.id === LEADER ? null : name === this.italian(sheet) ? null : name;
  }
  missionName(id: string): string {
    return this.texts.t(`board-printed-${id}`);
  }
  /** In the reader's own words: the one name where there is room for one. */
  ownMission(id: string): string {
    return this.texts.t(`mission-${id}`);
  }
  missionGloss(id: string): string | null {
    const name = this.ownMission(id);
    return name === this.missionName(id) ? null : name;
  }
  /** A sum as it is written: 4 + 3 + 1 DM + 2 base = 10. */
  sumWords(sum: Count): string {
    const t = this.texts.t;
    const kind = this.sphere === 'military' ? 'dm' : 'cp';
    const parts = [
      String(sum.cards + sum.leader),
      ...(sum.plus ? [t('board-sum-plus1', { points: sum.plus })] : []),
      ...(sum.pieces ? [t(`board-sum-${kind}`, { points: sum.pieces })] : []),
      ...(sum.base ? [t('board-sum-base', { points: sum.base })] : []),
    ];
    return parts.length > 1 ? `${parts.join(' + ')} = ${sum.total}` : String(sum.total);
  }

  /* ---- cards ---- */

  sheetOf(id: string, chief: Chief): CardSheet {
    return card(id, chief.board, this.view.phase);
  }
  get handMine(): readonly string[] {
    const me = this.me;
    return me?.hand ? [...me.hand, ...(me.leading ? [LEADER] : [])] : [];
  }
  get laidMine(): readonly { card: string; activated: boolean }[] {
    return this.me?.open ?? [];
  }
  /** The hand is a table of cards: in a column of its own, and where a fan would cover what its cards say. */
  get tabled(): boolean {
    return !this.narrow && (!this.fanned || this.fan.length > FAN);
  }
  /** The cards in sight, in the order in which they count now. */
  get fan(): Fanned[] {
    const { move, me } = this;
    if (!me) return [];
    if (move.laid && this.laidMine.length > 0) {
      return this.laidMine.map(({ card: id, activated }): Fanned => {
        const lit = this.asked && move.offers.some((offer) => offer.action === `activate card:${id}`);
        const drafted = move.draft.includes(`activate card:${id}`);
        return {
          key: id,
          sheet: this.sheetOf(id, me),
          lit,
          chosen: drafted,
          done: activated,
          soft: false,
          ...(this.asked && this.view.step === 'activation' && id !== LEADER
            ? { pick: () => void move.act(`activate card:${id}`) }
            : {}),
        };
      });
    }
    const { picking } = move;
    const verb = { one: 'lay', set: 'lay', queue: 'lay', drop: 'drop', store: 'store' }[picking ?? 'one'];
    const sphere = this.sphere;
    const worth = (id: string) => (sphere ? this.sheetOf(id, me).values[sphere] : 0);
    return [...this.handMine]
      .sort((a, b) => worth(b) - worth(a) || (a === LEADER ? 1 : b === LEADER ? -1 : a < b ? -1 : 1))
      .map((id): Fanned => {
        const lit = picking !== null && move.offers.some((offer) => offer.action === `${verb} card:${id}`);
        const pick =
          lit || picking === 'queue'
            ? () => move.lift(id)
            : picking
              ? () => void move.act(`${verb} card:${id}`)
              : undefined;
        return {
          key: id,
          sheet: this.sheetOf(id, me),
          lit,
          chosen: move.chosen.includes(id),
          quiet: picking === 'queue',
          done: false,
          soft: true,
          ...(pick ? { pick } : {}),
        };
      });
  }

  /** Cards can be named before they are asked for, as soon as the mission lies open (slow play). */
  get mayQueue(): boolean {
    const { me, props, view } = this;
    if (
      !me?.board ||
      props.still ||
      !props.play ||
      props.play.answered ||
      !view.mission ||
      me.hand === null ||
      me.passed ||
      this.handMine.length === 0
    )
      return false;
    if (view.step === 'staff' || view.step === 'manoeuvres') return true;
    if (view.step !== 'mission' || this.asked) return false;
    // In a military mission each lays once: those before the one who is asked have done so (RR-4.2).
    const order = (seat: number) => (seat - view.first_player - 1 + view.seats) % view.seats;
    return this.sphere !== 'military' || (view.acting !== null && order(me.seat) > order(view.acting));
  }

  /** Scores that lie open but are not counted yet: they may still grow. */
  get growing(): boolean {
    return this.revealed && this.chiefs.some((chief) => chief.score === null && this.scoreOf(chief) !== null);
  }

  /** The pile that a card is being placed on. */
  get storing(): Sphere | null {
    const { sphere } = this.props.prompt.args;
    const word =
      typeof sphere === 'object' && sphere !== null && 'word' in sphere ? sphere.word.replace('sphere-', '') : null;
    return this.asked && this.move.has('store') ? (SPHERES.find((each) => each === word) ?? null) : null;
  }

  /* ---- what would come of it ---- */

  /** What a seat has in the mission, as far as its cards are seen, with more of its hand; what was last known while the rules
      are asked again. */
  sumOf(chief: Chief, more: readonly string[] = []): Count | null {
    const mission = this.mission;
    if (!mission || !chief.board || !chief.open) return null;
    const cards = [...more].sort();
    const key = [this.view.round, mission.id, chief.seat, ...cards].join(' ');
    const sum = this.answers.find('count', { seat: chief.seat, cards }) ?? this.#sums.get(key) ?? null;
    if (sum) this.#sums.set(key, sum);
    return sum;
  }
  /** The viewer's own sum, with the cards that are lifted. */
  get mySum(): Count | null {
    const { me, move } = this;
    if (!me) return null;
    const laying = move.picking === 'one' || move.picking === 'set' || move.picking === 'queue';
    const lifted = laying ? move.chosen : [];
    // What one card more or less would make is asked before it is lifted: its sum is there at once.
    if (laying)
      for (const id of this.handMine)
        this.sumOf(me, lifted.includes(id) ? lifted.filter((each) => each !== id) : [...lifted, id]);
    return this.sumOf(me, lifted);
  }
}

export const [useBoard, setBoard] = createContext<RepublicBoard>();
