/** The table as all parts of the board see it: the view, what the viewer may do, what is looked at, and what would come of it. */
import { createContext } from 'svelte';
import { Answers } from '$web/board/answers.svelte';
import { Moments } from '$web/board/moments.svelte';
import { BoardState } from '$web/board/board-state.svelte';
import type { BoardProps, Offer } from '$web/table/board';
import type { Battle, BothSides, Query, Reply, View } from '../generated';
import { percent } from './chances';
import { fanOf, type Fan } from './fan';
import { clashIn, type Clash } from './clash';
import { asTold, RESULTS, shotsIn, standingShot, withBefore, type Shot } from './fire-moment';
import { GROUNDS, type Ground, type Hex, type HexId } from './ground';
import { byHex, counters, PARTISAN, piecesOf, type Piece } from './pieces';
import { Landmarks, type Rect } from './landmarks';
import type { BestShot } from './order-lines';
import { Plan } from './plan.svelte';
import type { Tooltip } from './tooltip';
import { stageOf, targetHex, targetUnit, type Stage } from './stage';
import { Words } from './words';

/** A hex that is lit: what can be done there, and what is written on it. */
export interface Lit {
  hex: Hex;
  offers: Offer[];
  mark: string | null;
  /** The very next press; further ones only show their number. */
  next: boolean;
}

/** A hex that the group can come to. */
export interface Reached {
  hex: Hex;
  /** Movement points left there. */
  left: number;
  /** The hexes that it enters, this one included. */
  path: Hex[];
}

/** Where the formation that is chosen first starts, as the map names it (BN-1.2). */
const BASE = 'Corte Cerro';

/** How long a pointer rests on a hex, in ms, before the rules are asked about it. */
const REST = 60;

export class BanditenBoard extends BoardState {
  readonly plan: Plan;
  readonly words = new Words(this);
  readonly landmarks = new Landmarks(this);
  readonly answers: Answers<Query, Reply>;
  /** Shots are told on the map. */
  readonly moments: Moments<Shot>;
  /** What fell, where it stood: dashed, without a side, until the viewer acts. */
  ghosts = $state.raw<readonly { hex: HexId; print: string; name: string }[]>([]);
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
  #look = $state.raw<HexId | null>(null);
  #rested = $state.raw<HexId | null>(null);
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** Who takes part; by default all that may. */
  #left = $state.raw<ReadonlySet<string>>(new Set());
  #chosen = $state.raw<HexId | null>(null);
  #finger: HexId | null = null;
  #pinned = $state.raw<HexId | null>(null);
  #view = $derived(this.props.view as View);
  #units = $derived.by(() => piecesOf(this.#view));
  #pieces = $derived.by(() => this.#units.filter((piece) => piece.hex !== null));
  #stacks = $derived.by(() => byHex(this.#pieces));
  #told = $derived.by(() => (this.moments.current ? asTold(this.moments.current, this.moments.step) : []));
  #drawn = $derived.by(() => {
    const held = new Set(this.#told.map(({ print }) => print));
    return held.size > 0
      ? byHex([...this.#pieces.filter(({ print }) => !held.has(print)), ...this.#told])
      : this.#stacks;
  });
  /** The table as it lay before the lines that have just come. */
  #before: { units: readonly Piece[]; lost: BothSides } = { units: [], lost: { axis: 0, partisan: 0 } };
  #stage = $derived.by((): Stage => stageOf(this.plan.offers, this.plan.draft));
  #ahead = $derived.by(() => this.#lookAhead());
  #lit = $derived.by((): Lit[] => this.#light());
  #tooltip = $derived.by((): Tooltip | null => this.#card());
  #play = $state.raw<typeof import('../parts/play') | null>(null);
  #fetched = false;
  #shown: { view: View; tooltip: Tooltip | null } | null = null;

  constructor(props: () => BoardProps) {
    super(props);
    this.plan = new Plan(
      props,
      () => this.#view.group?.here ?? null,
      () => {
        this.ghosts = [];
      },
    );
    this.moments = new Moments(props, (fresh, before) => {
      const shots = withBefore(shotsIn(fresh, before), this.#before.units, this.#before.lost);
      const fallen = shots.flatMap(({ to, results }) =>
        results.flatMap(({ kind, unit }) =>
          kind === 'destroyed' && unit ? [{ hex: to, print: unit, name: this.#nameOf(unit) }] : [],
        ),
      );
      if (fallen.length > 0) this.ghosts = [...this.ghosts, ...fallen];
      return shots;
    });
    // What is picked on the way to an action changes no answer.
    this.answers = new Answers(props, () => ({ ...this.#view, draft: null, due: null, step: null, asked: null }));
  }

  /** What a turn needs beyond the set-up: fetched with the first turn, or when a hex is looked at. */
  get play(): typeof import('../parts/play') | null {
    if (!this.#fetched && (this.#view.turn > 0 || this.#look !== null) && !this.over) {
      this.#fetched = true;
      void import('../parts/play').then((play) => {
        this.#play = play;
      });
    }
    return this.#play;
  }
  /** Something is fought, or was: it is told by parts that are fetched for it. */
  get fights(): boolean {
    return this.shot !== null || this.clash !== null || this.ghosts.length > 0;
  }

  /** Follows the record, and keeps how the table lay before each answer; called once, while `Board.svelte` is set up. */
  watch(): void {
    this.moments.watch();
    $effect(() => {
      this.#before = { units: this.#units, lost: this.#view.casualties };
    });
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
  /** The stacks as they are drawn: who is hit by the shot that is told stands as before until that is told. */
  get drawn(): ReadonlyMap<HexId, Piece[]> {
    return this.#drawn;
  }
  /** What is still to be told of this one. */
  untold(print: string): boolean {
    return this.#told.some((piece) => piece.print === print);
  }
  /** Strength lost, as far as it is told. */
  get lost(): BothSides {
    const { current, step } = this.moments;
    const loss = current?.results.findIndex(({ kind }) => kind === 'reduced' || kind === 'destroyed') ?? -1;
    return (loss >= 0 && step < RESULTS + loss ? current?.lost : null) ?? this.#view.casualties;
  }
  get turn(): number {
    return this.#view.turn;
  }
  /** A price in points; which points they are the place says. */
  priceOf(price: string): string {
    return this.texts.t('board-price', { price: Number.parseInt(price) });
  }
  /** A chance as it is written everywhere. */
  perCent(chance: number): string {
    return this.texts.t('board-percent', { chance: percent(chance) });
  }
  get hour() {
    return this.#view.track.find(({ turn }) => turn === Math.max(1, this.turn));
  }
  get stage(): Stage {
    return this.#stage;
  }

  /** The shot that is drawn on the map: one that is being told, or the one whose losses are asked for, until they are chosen. */
  get shot(): { told: Shot; step: number } | null {
    const { current, step } = this.moments;
    if (current) return { told: current, step };
    return this.standing && { told: this.standing, step: RESULTS + this.standing.results.length };
  }
  get standing(): Shot | null {
    const { shot } = this.#view;
    return shot && !this.over ? standingShot(this.props.lines, shot) : null;
  }

  /** The dice of the assault that is being decided. */
  get clash(): Clash | null {
    return this.#view.fight && !this.over ? clashIn(this.props.lines) : null;
  }

  get over(): boolean {
    return this.#view.over;
  }
  /** Through whose eyes the map is drawn. */
  get seat(): number {
    return this.props.seat ?? PARTISAN;
  }

  /* --- who acts ----------------------------------------------------------------------------------------------------- */

  /** The hex whose units are being told what to do, or that are on their way. */
  get acting(): Hex | null {
    const drafted = this.plan.draft
      .map((pick) => /^(?:activate|react_fire_with|react_assault_with) hex:(.+)$/.exec(pick)?.[1])
      .find(Boolean);
    const id =
      drafted ?? (this.stage === 'step' || this.stage === 'react' || this.queued ? this.#view.group?.here : undefined);
    return (id && this.ground.get(id)) || null;
  }
  /** Units that may take part. */
  get able(): Piece[] {
    const offered = this.plan.of('with').map((offer) => targetUnit(offer));
    const here = this.acting
      ? (this.#stacks.get(this.acting.id) ?? []).filter((piece) => piece.seat === this.props.seat)
      : [];
    return offered.length > 0
      ? this.#units.filter((piece) => offered.includes(piece.id) || this.picked.includes(piece.id))
      : here;
  }
  /** Units that an answer may name: who takes part, who suffers, who leaves. */
  get named(): Piece[] {
    const ids = this.plan.offers.map((offer) => targetUnit(offer));
    return this.#units.filter(({ id }) => ids.includes(id));
  }
  /** Units that have been picked one by one. */
  get picked(): string[] {
    return this.plan.draft
      .map((pick) => /^with unit:(.+)$/.exec(pick)?.[1])
      .filter((id): id is string => id !== undefined);
  }
  /** Is it being chosen who takes part? */
  get choosing(): boolean {
    return this.asked && this.stage === 'verb' && this.able.length > 1;
  }
  get chosen(): ReadonlySet<string> {
    return new Set(this.able.filter(({ id }) => !this.#left.has(id)).map(({ id }) => id));
  }
  get group(): Piece[] {
    const going = this.#view.group;
    if ((this.stage === 'step' || this.stage === 'react') && going)
      return this.#units.filter(({ id }) => going.moving.includes(id));
    return this.able.filter(({ id }) => this.chosen.has(id));
  }
  /** Those of the group who can go. */
  get going(): Piece[] {
    if (this.stage !== 'verb') return this.group;
    const units = counters(this.group);
    const move =
      units.length > 0 ? this.answers.find('actions', { units })?.find(({ action }) => action === 'move') : undefined;
    return this.group.filter(({ id }) => move?.units.includes(id));
  }
  chosenAt(hex: HexId): boolean {
    return this.acting?.id === hex && this.asked && this.stage !== 'react';
  }
  /** A stack that may be told to do something. */
  mayAct(hex: HexId): boolean {
    return (
      this.asked &&
      this.plan.offers.some(
        (offer) =>
          ['activate', 'react_fire', 'react_assault', 'react_fire_with', 'react_assault_with'].includes(offer.verb) &&
          targetHex(offer) === hex,
      )
    );
  }

  /** The counter that is being set up. */
  get due(): Piece | null {
    return (this.asked && this.#units.find(({ id }) => id === this.#view.due)) || null;
  }

  /* --- what is lit -------------------------------------------------------------------------------------------------- */

  get lit(): readonly Lit[] {
    return this.#lit;
  }
  get litHexes(): Hex[] {
    return this.#lit
      .filter(({ offers }) => !offers.some(({ verb }) => verb === 'activate' || verb.startsWith('react')))
      .map(({ hex }) => hex);
  }
  /** Hexes where a press does something, in reading order. */
  get choices(): Hex[] {
    return this.#lit.map(({ hex }) => hex);
  }
  get ahead(): ReadonlyMap<HexId, Reached> {
    return this.#ahead;
  }

  #lookAhead(): ReadonlyMap<HexId, Reached> {
    const going = this.#view.group;
    if (!this.asked || !this.acting) return new Map();
    const action =
      this.stage === 'verb' && this.plan.offer('move')
        ? 'move'
        : this.stage === 'step' && going?.deed !== 'assault' && going?.deed !== 'storm'
          ? going?.deed
          : undefined;
    const units = action ? counters(this.going) : [];
    const reach = action && units.length > 0 ? this.answers.find('reach', { units, action }) : null;
    const hexes = (ids: readonly HexId[]) =>
      ids.map((id) => this.ground.get(id)).filter((hex): hex is Hex => hex !== undefined);
    return new Map(
      (reach?.stops ?? []).flatMap(({ hex: id, left, path }) =>
        hexes([id]).map((hex) => [id, { hex, left, path: hexes(path) }]),
      ),
    );
  }

  #light(): Lit[] {
    if (!this.asked) return [];
    const out = new Map<HexId, Lit>();
    for (const offer of this.plan.offers) {
      const id = targetHex(offer);
      const hex = id ? this.ground.get(id) : undefined;
      if (!hex) continue;
      const known = out.get(hex.id);
      const left = this.#ahead.get(hex.id)?.left;
      const mark =
        offer.verb === 'step'
          ? left === undefined
            ? offer.odds === null
              ? null
              : this.perCent(offer.odds)
            : String(left)
          : offer.odds !== null
            ? this.perCent(offer.odds)
            : null;
      out.set(hex.id, {
        hex,
        offers: [...(known?.offers ?? []), offer],
        mark: known?.mark ?? mark,
        next: offer.verb !== 'activate',
      });
    }
    for (const { hex, left, path } of this.#ahead.values())
      if (!out.has(hex.id))
        out.set(hex.id, { hex, offers: [], mark: String(left), next: this.stage === 'verb' && path.length === 1 });
    return [...out.values()].sort((a, b) => a.hex.y - b.hex.y || a.hex.x - b.hex.x);
  }

  /* --- what is looked at -------------------------------------------------------------------------------------------- */

  get looked(): Hex | null {
    return this.#look ? (this.ground.get(this.#look) ?? null) : null;
  }
  look(hex: Hex | null): void {
    const id = hex?.id ?? null;
    if (id === this.#look) return;
    this.#look = id;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.#rested = id;
    }, REST);
  }
  /** The pointer rests on the hex that is looked at. */
  get settled(): boolean {
    return this.#look !== null && this.#look === this.#rested;
  }
  /** While nothing is looked at, the target that is hit or taken most likely: its odds stand there without being asked for. */
  get likeliest(): Hex | null {
    const assaults = this.stage === 'step' && this.#lit.some(({ offers }) => offers.some(({ odds }) => odds !== null));
    if (!this.asked || (this.stage !== 'target' && this.stage !== 'react' && !assaults)) return null;
    const odds = ({ offers }: Lit) => Math.max(0, ...offers.map((offer) => offer.odds ?? 0));
    return this.#lit.toSorted((a, b) => odds(b) - odds(a))[0]?.hex ?? null;
  }
  /** Whom the order to fire would hit most likely, while an order is chosen: no press does it, so it is aimed at, not lit. */
  get bestShot(): BestShot | null {
    return this.asked && this.stage === 'verb' && this.plan.offer('fire') ? (this.play?.bestShot(this) ?? null) : null;
  }
  /** The hex that the question names without lighting it. */
  get asking(): Hex | null {
    if (!this.asked || this.stage !== 'other') return null;
    const { hex } = this.props.prompt.args;
    if (typeof hex === 'string') return this.ground.get(hex) ?? null;
    return this.plan.of('base').length > 0 ? (this.ground.hexes.find(({ place }) => place === BASE) ?? null) : null;
  }
  /** The hex that was pressed last. */
  get pinned(): Hex | null {
    return this.#pinned ? (this.ground.get(this.#pinned) ?? null) : null;
  }
  get sights(): { from: Hex; to: Hex; stop: Hex | null }[] {
    const to = this.looked ?? this.likeliest;
    const at = this.acting;
    if (this.stage === 'react' && this.#view.group) {
      // Every stack that may fire aims at whoever came; the one that is looked at alone.
      const mover = this.ground.get(this.#view.group.here);
      const shooters = this.#lit.map(({ hex }) => hex).filter((hex) => hex !== mover);
      const looked = shooters.filter((hex) => hex === this.looked);
      return mover && this.asked
        ? (looked.length > 0 ? looked : shooters).map((from) => ({ from, to: mover, stop: null }))
        : [];
    }
    if (!to) return [];
    const hexOf = (id: HexId | undefined) => (id ? (this.ground.get(id) ?? null) : null);
    const aims =
      this.stage === 'target' &&
      at &&
      at !== to &&
      this.#stacks.get(to.id)?.some((piece) => piece.seat !== this.props.seat);
    if (aims) {
      const line = this.settled || !this.looked ? this.answers.find('sight', { from: at.id, to: to.id }) : null;
      return line ? [{ from: at, to, stop: hexOf(line.stops[0]) }] : [];
    }
    if (this.#ahead.has(to.id)) {
      const met = this.settled ? this.answers.find('threats', { units: counters(this.going), hex: to.id }) : null;
      // Mortars may fire where somebody else sees for them: what stops their own line does not count then.
      return (met?.stacks ?? []).slice(0, 6).flatMap(({ from: id, may_fire, stops }) => {
        const from = hexOf(id);
        return from ? [{ from, to, stop: may_fire ? null : hexOf(stops[0]) }] : [];
      });
    }
    return [];
  }
  get aim(): Hex | null {
    if (this.stage === 'react' && this.#view.group) return this.ground.get(this.#view.group.here) ?? null;
    const to = this.looked ?? this.likeliest;
    if (this.asking) return this.asking;
    // Who takes part is asked after the hex: it stays marked.
    const { draft } = this.#view;
    if (this.asked && this.stage === 'units' && draft?.target) return this.ground.get(draft.target) ?? null;
    if (this.stage === 'verb') return this.bestShot?.hex ?? null;
    return to && this.stage === 'target' && this.#lit.some(({ hex }) => hex === to) ? to : null;
  }
  /** Somebody is aimed at; else the question is about the place alone. */
  get aimsAtFoe(): boolean {
    const { aim } = this;
    return (
      aim !== null &&
      ((this.#stacks.get(aim.id) ?? []).some(({ seat }) => seat !== this.seat) ||
        (this.asked && this.stage === 'target'))
    );
  }
  /** The way to the hex that is looked at, or what is left of the one that is queued. */
  get route(): Hex[] {
    const at = this.acting;
    if (!at) return [];
    const queued = this.queued?.hexes ?? this.plan.planned?.route ?? [];
    if (queued.length > 0)
      return [at, ...queued.map((id) => this.ground.get(id)).filter((hex): hex is Hex => hex !== undefined)];
    const reached = this.looked ? this.#ahead.get(this.looked.id) : undefined;
    return reached ? [at, ...reached.path] : [];
  }
  /** The way that is left with the table, from here on. */
  get queued(): { id: number; hexes: HexId[] } | null {
    const going = this.#view.group;
    for (const { id, order } of this.props.play?.orders ?? []) {
      const way =
        typeof order.reply === 'object' && 'own' in order.reply && order.reply.own.startsWith('route ')
          ? order.reply.own.split(' ').slice(1)
          : null;
      if (way && going && !going.reacted) return { id, hexes: way.slice(way.lastIndexOf(going.here) + 1) };
    }
    return null;
  }
  get tooltip(): Tooltip | null {
    return this.#tooltip;
  }
  /** While the rules are asked about the next hex the card of the last one stays: it says which it is about. */
  #card(): Tooltip | null {
    const card = this.play ? this.play.tooltipOf(this) : null;
    const shown = this.#shown?.view === this.#view ? this.#shown.tooltip : null;
    this.#shown = { view: this.#view, tooltip: card === undefined ? shown : card };
    return this.#shown.tooltip;
  }
  /** Hexes that commands reach: of the one that is looked at, or of all the viewer's. */
  get radius(): Hex[] {
    const posts = this.ranges
      ? this.#pieces.filter((piece) => piece.range > 0 && piece.seat === this.seat)
      : this.#look
        ? (this.#stacks.get(this.#look) ?? []).filter((piece) => piece.range > 0)
        : [];
    const reached = new Set(posts.flatMap(({ id }) => this.answers.find('command', { unit: id })?.hexes ?? []));
    return this.ground.hexes.filter(({ id }) => reached.has(id));
  }
  /** The hexes in which the mine near the one that is looked at may go off (BN-16.1). */
  get blast(): Hex[] {
    const ground =
      this.looked && this.settled && this.landmarks.mines.length > 0
        ? this.answers.find('ground', { hex: this.looked.id })
        : null;
    return (ground?.blast ?? []).map((id) => this.ground.get(id)).filter((hex): hex is Hex => hex !== undefined);
  }
  /** What can be reached, shaded by what is left there: darker is nearer. */
  get shades(): { left: number; hexes: Hex[] }[] {
    const tiers = new Map<number, Hex[]>();
    for (const hex of this.litHexes) {
      const left = this.#ahead.get(hex.id)?.left ?? 1;
      tiers.set(left, [...(tiers.get(left) ?? []), hex]);
    }
    return [...tiers].map(([left, hexes]) => ({ left, hexes }));
  }

  /* --- the fan ------------------------------------------------------------------------------------------------------ */

  get fan(): Fan | null {
    const touched = this.asked ? this.named.find((piece) => piece.hex !== null)?.hex : undefined;
    // A fan would lie on the hexes beside it: the strip under the map, and on the phone the sheet, show who takes part.
    if (this.stage === 'step' || this.choosing) return null;
    if (!this.narrow && (touched || this.stage === 'target')) return null;
    const hex = touched
      ? this.ground.get(touched)
      : this.looked && (this.#stacks.get(this.looked.id)?.length ?? 0) > 1 && !this.#ahead.has(this.looked.id)
        ? this.looked
        : null;
    const pieces = hex ? (this.#stacks.get(hex.id) ?? []) : [];
    const { shot } = this.#view;
    return hex && pieces.length > 1 ? fanOf(hex, pieces, (shot && this.ground.get(shot.from)) ?? null) : null;
  }
  /** The fanned counter under a place of the sheet, where counters may be pressed. */
  fanAt(place: { x: number; y: number }): Piece | null {
    const fan = this.named.length > 0 ? this.fan : null;
    return fan?.places.find(({ x, y }) => Math.abs(place.x - x) <= 22 && Math.abs(place.y - y) <= 22)?.piece ?? null;
  }
  /** A counter is pressed: it is named, or it takes part or not. */
  toggle(piece: Piece): void {
    const offer = this.plan.offers.find((each) => targetUnit(each) === piece.id);
    if (offer) {
      void this.plan.send([offer.action]);
      return;
    }
    if (!this.choosing || !this.able.includes(piece)) return;
    const left = new Set(this.#left);
    if (left.has(piece.id)) left.delete(piece.id);
    else if (this.chosen.size > 1) left.add(piece.id);
    this.#left = left;
  }

  /* --- pressing ----------------------------------------------------------------------------------------------------- */

  /** A hex is pressed. What hover shows, a first tap shows; the second does it. */
  press(hex: Hex | undefined, touch: boolean): void {
    if (!hex) return;
    // A mouse that lies still while the map moves looks elsewhere: what a finger saw is its own.
    const shown = (touch ? this.#finger : this.#look) === hex.id;
    this.look(hex);
    this.#pinned = hex.id;
    this.#finger = touch ? hex.id : null;
    if (!this.asked) return;
    const lit = this.#lit.find((each) => each.hex === hex);
    const harmless = lit !== undefined && lit.offers.length > 0 && lit.offers.every(({ verb }) => verb === 'activate');
    if (touch && lit && !shown && !harmless) return;
    void this.#do(hex, lit);
  }

  async #do(hex: Hex, lit: Lit | undefined): Promise<void> {
    const [one, ...more] = lit?.offers ?? [];
    if (one?.verb === 'at')
      return void (await this.plan.pursue({ picks: [...this.plan.draft, one.action], units: this.taking, route: [] }));
    if (one && more.length === 0) return void (await this.plan.send([one.action]));
    if (one) {
      this.#chosen = hex.id;
      return;
    }
    if (lit && this.acting) {
      const route = (this.#ahead.get(hex.id)?.path ?? []).map(({ id }) => id);
      if (this.stage === 'verb')
        await this.plan.pursue({ picks: [...this.plan.draft, 'move'], units: this.taking, route });
      else await this.plan.pursue({ picks: [], units: 'all', route });
      return;
    }
    const mine = this.#stacks.get(hex.id)?.some((piece) => piece.seat === this.props.seat) ?? false;
    // Another own stack: it is taken up instead.
    if (mine && this.plan.draft[0]?.startsWith('activate')) {
      if (this.acting === hex) this.plan.takeBack();
      else await this.plan.pursue({ picks: [`activate hex:${hex.id}`], units: 'all', route: [] });
      return;
    }
    const verb =
      this.stage === 'activate' || this.stage === 'verb'
        ? mine
          ? 'activate'
          : null
        : (this.plan.offers.find((offer) => targetHex(offer) !== null)?.verb ?? null);
    if (verb) await this.plan.explainWhyNot(`${verb} hex:${hex.id}`);
  }

  /** Where several things can be done, the one whose choices the panel shows. */
  get picking(): Lit | null {
    const only = this.#lit.filter(({ offers }) => offers.length > 1);
    return (
      only.find(({ hex }) => hex.id === this.#chosen) ??
      (only.length === 1 && this.#lit.length === 1 ? (only[0] ?? null) : null)
    );
  }

  /** The units chosen, as a planned action wants them. */
  get taking(): readonly string[] | 'all' {
    return this.chosen.size === this.able.length ? 'all' : [...this.chosen];
  }
  /** A verb for the stack that is taken up, with those chosen. */
  verb = async (verb: string): Promise<void> => {
    // Who fires is asked after the target; everything else needs no more than who takes part.
    const asks = verb === 'fire' || verb === 'fire_and_move' || verb === 'regroup';
    await this.plan.pursue({ picks: [...this.plan.draft, verb], units: asks ? [] : this.taking, route: [] });
  };

  /** A reaction in which nobody can hit or win: there is nothing to ask. */
  get hopeless(): boolean {
    const { offers } = this.plan;
    return (
      this.asked &&
      this.plan.draft.length === 0 &&
      offers.some(({ verb }) => verb === 'decline') &&
      offers.every(({ verb, odds }) => verb === 'decline' || odds === 0)
    );
  }

  sync(): void {
    this.plan.sync();
    if (this.hopeless) void this.plan.send(['decline']);
  }
  /** A new question: what was chosen for the old one goes. */
  fresh(): void {
    this.#chosen = null;
    this.#finger = null;
    if (this.stage !== 'verb' && this.stage !== 'units' && this.stage !== 'target') this.#left = new Set();
  }
  takeBack = (): void => {
    this.#chosen = null;
    this.#left = new Set();
    this.plan.takeBack();
  };

  /** A counter's short name, by what is printed on it, also when it is no longer there. */
  #nameOf(print: string): string {
    const piece = this.#units.find((each) => each.print === print);
    return piece ? this.words.short(piece) : print.replace(/^[AP]-/, '').replace('-', ' ');
  }

  /** The strength of a side that a hex holds (BN-7.1): the same everywhere. */
  get limit(): number | null {
    const [hex] = this.#stacks.keys();
    return hex === undefined ? null : (this.answers.find('ground', { hex })?.limit ?? null);
  }
}

export const [useBoard, setBoard] = createContext<BanditenBoard>();
