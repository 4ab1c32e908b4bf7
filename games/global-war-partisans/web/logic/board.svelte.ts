/** The table as all parts of the board see it: the view, what the rules say, what the viewer may do. */
import { createContext } from 'svelte';
import { Answers } from '$web/board/answers.svelte';
import { Moments } from '$web/board/moments.svelte';
import { readStored, writeStored } from '$web/storage';
import type { BoardProps, Offer } from '$web/table/board';
import type {
  Alliance,
  AllianceStanding,
  BattleOdds,
  Checklist,
  DeedOdds,
  HuntOdds,
  Partisan,
  PartisanId,
  Power,
  PowerState,
  Prize,
  Query,
  Reason,
  Reply,
  Supply,
  TableState,
  Underground,
  View,
  Zone,
} from '../generated';
import { groupBy } from './group-by';
import type { Past } from './history';
import type { Item } from './items';
import { momentsIn, newsIn, type WarMoment } from './moments';
import { Move, target } from './move.svelte';
import { FIGHTS, HUNTS, PHASE_OF, type Phase } from './phases';
import { choicesOf } from './question';
import { theatreOf, zonesOf, type Theatre } from './sheets';
import { stacksOf, type Stack } from './stacks';
import { ALLIANCE, isPower, isZone, zoneSheet } from './tables';
import { WarWords } from './words.svelte';

/** What lies over the board as a card of its own. */
export type Scene = 'production' | 'placement' | 'battle' | 'underground' | 'ledger' | 'orders';
/** A zone that may be pressed. */
export interface Lit {
  label: string;
  odds?: number;
  press: () => void;
  chosen?: boolean;
  /** Its chance is one of hunters or of partisans. */
  partisans?: boolean;
}
/** A step of the rules that is under way, as the view tells it. */
interface RunningStep {
  step: string;
  zone?: string;
  controller?: string;
}
export class WarBoard extends WarWords {
  readonly move: Move;
  readonly answers: Answers<Query, Reply>;
  readonly moments: Moments<WarMoment>;
  #view = $derived(this.props.view as View);
  #partisans = $derived.by(() => groupBy(this.#view.partisans, ({ zone }) => zone));
  #stacks = $derived.by(
    () =>
      new Map(
        (Object.entries(this.#view.units) as [Zone, Record<string, Record<string, number>>][]).map(([zone, armies]) => [
          zone,
          stacksOf(armies),
        ]),
      ),
  );
  #plain = $state(readStored('map-plain') === 'yes');
  /** The large map; the other two are insets or tabs. */
  theatre = $state<Theatre>('europe');
  /** A scene that was called for; some come by themselves. */
  called = $state<Scene | null>(null);
  /** A scene that came by itself and was put aside. */
  aside = $state<Scene | null>(null);
  /** Whose supply lies over the map. */
  supplyOf = $state<Power | null>(null);
  /** The history of ownership is looked at: at which of its moments; without end stands for now. */
  pastAt = $state<number | null>(null);
  /** What the record tells of it, as soon as it is looked at. */
  history = $state.raw<readonly Past[]>([]);
  /** The war is over, and somebody looks at the map again. */
  mapSeen = $state(false);
  /** Ways that were just gone: they lie on the maps until something else happens. */
  trails = $state.raw<readonly { from: Zone; to: Zone; power: Power }[]>([]);
  /** The board is read as a list. */
  listed = $state(false);
  /** The key of the map lies on it. */
  signs = $state(false);
  /** The usual orders were just given for the viewer, who is told so. */
  preset = $state(false);
  /** The seat for which that was looked into. */
  presetFor: number | null = null;
  /** How long the record was when the board was opened: what it told has been seen. */
  readonly opened: number;
  /** A zone that was pressed to read what is there. */
  inspected = $state<Zone | null>(null);
  /** The zone that the search or the list wants in sight. */
  sought = $state<Zone | null>(null);
  /** Which of the three layouts the page has. */
  shape = $state<'phone' | 'laptop' | 'desk'>('desk');

  constructor(props: () => BoardProps) {
    super(props);
    this.opened = props().lines.length;
    this.move = new Move(this);
    this.answers = new Answers(props, () => this.#view);
    this.moments = new Moments(props, (fresh) => {
      const all = momentsIn(newsIn(fresh, this.scene === 'battle'), this.#view.power, this.deedOf);
      this.trails = all.flatMap(({ from, zone, power }) => (from ? [{ from, to: zone, power }] : []));
      return all;
    });
  }

  /** Coast lines and relief are left out. */
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
  get entries(): number {
    return this.props.lines.at(-1)?.entry ?? 0;
  }
  get occasion(): string {
    return this.props.play?.occasion.kind ?? '';
  }
  get over(): boolean {
    return this.view.ending !== 'none';
  }
  /** The page of the end lies where the maps lay. */
  get ended(): boolean {
    return this.over && !this.mapSeen;
  }
  /** The steps that are under way, the innermost first. */
  get #steps(): readonly RunningStep[] {
    const { steps } = this.view;
    return Array.isArray(steps) ? [...(steps as RunningStep[])].reverse() : [];
  }
  /** The step that the turn is in; a spectator reads it from the state. */
  get phase(): Phase | null {
    if (this.over) return null;
    const { occasion } = this;
    if (occasion) return PHASE_OF[occasion] ?? null;
    for (const { step } of this.#steps) if (PHASE_OF[step]) return PHASE_OF[step] ?? null;
    return null;
  }

  /* ---- what the rules say ---- */

  get table(): TableState | null {
    return this.answers.find('table', {});
  }
  get powers(): readonly PowerState[] {
    return this.table?.powers ?? [];
  }
  powerState(power: Power): PowerState | null {
    return this.powers.find((each) => each.power === power) ?? null;
  }
  get frozen(): ReadonlySet<Zone> {
    return new Set(this.table?.frozen ?? []);
  }
  get checklist(): Checklist | null {
    return this.answers.find('checklist', {});
  }
  get standings(): readonly AllianceStanding[] {
    return this.answers.find('standings', {}) ?? [];
  }
  get underground(): readonly Underground[] {
    return this.answers.find('underground', {}) ?? [];
  }
  /** Zones that are shut for those who hold them. */
  get blocked(): ReadonlySet<Zone> {
    return new Set(this.table?.blocked ?? []);
  }
  get supply(): Supply | null {
    return this.supplyOf ? this.answers.find('supply', { power: this.supplyOf }) : null;
  }
  /** An action of partisans, with its numbers. */
  deedOf = (deed: string): DeedOdds | null => this.table?.deeds.find((each) => each.deed === deed) ?? null;
  battleOdds(zone: Zone): BattleOdds | null {
    return this.answers.find('battle', { zone });
  }
  /** The viewer's own powers. */
  get mine(): readonly Power[] {
    return this.props.seat === null
      ? []
      : this.powers.filter(({ seat }) => seat === this.props.seat).map(({ power }) => power);
  }
  /** The alliance in whose eyes the viewer looks at the underground. */
  get side(): Alliance | null {
    const { power } = this.view;
    return this.mine.includes(power) ? ALLIANCE[power] : this.mine[0] ? ALLIANCE[this.mine[0]] : null;
  }

  /* ---- on the map ---- */

  stacksAt(zone: Zone): readonly Stack[] {
    return this.#stacks.get(zone) ?? [];
  }
  /** How many units of the active power stand there. */
  ownAt(zone: Zone): number {
    return this.stacksAt(zone).find(({ army }) => army === this.view.power)?.total ?? 0;
  }
  partisansAt(zone: Zone): readonly Partisan[] {
    return this.#partisans.get(zone) ?? [];
  }
  partisan(id: PartisanId): Partisan | null {
    return this.view.partisans.find((each) => each.id === id) ?? null;
  }
  ownerOf(zone: Zone): string {
    return this.view.owner[zone] ?? '';
  }
  /** The moment of the past that the maps show; null: as it is now. */
  get past(): Past | null {
    return this.pastAt === null ? null : (this.history[this.pastAt] ?? null);
  }
  toggleHistory = (): void => {
    this.pastAt = this.pastAt === null ? Infinity : null;
    this.supplyOf = null;
  };
  /** Who holds a zone in what the maps show. */
  shownOwner(zone: Zone): string {
    return this.past ? (this.fillOf(zone).split(' ')[0] ?? '') : this.ownerOf(zone);
  }
  /** How a zone is laid: solid at home, lines where it was taken, thin lines where it joined. */
  fillOf(zone: Zone): string {
    return this.past?.fills.get(zone) ?? this.fillNow(zone);
  }
  fillNow(zone: Zone): string {
    const owner = this.ownerOf(zone);
    if (!isPower(owner)) return 'neutral';
    const status = this.view.status[zone];
    const held =
      status === 'captured' || status === 'gained'
        ? ' held'
        : status === 'aligned' || status === 'controlled'
          ? ' ally'
          : '';
    return owner + held;
  }
  damageAt(zone: Zone): number {
    const damage = this.view.damage[zone];
    return damage ? damage.factory + damage.port + damage.railway : 0;
  }
  railBroken(zone: Zone): boolean {
    return (this.view.damage[zone]?.railway ?? 0) > 0;
  }
  partisansIn(theatre: Theatre): number {
    return zonesOf(theatre).reduce((sum, zone) => sum + this.partisansAt(zone).length, 0);
  }
  /** Everything in a theatre is frozen. */
  isFrozen(theatre: Theatre): boolean {
    const zones = zonesOf(theatre);
    return theatre === 'china' && zones.filter((zone) => this.frozen.has(zone)).length > zones.length / 2;
  }

  /** What may be pressed on the map: its words, its number, what it does. */
  get lit(): Map<Zone, Lit> {
    const { move, texts } = this;
    const lit = new Map<Zone, Lit>();
    if (!this.asked || this.past) return lit;
    if (move.rallyTo) {
      for (const { from, units } of move.rally?.stacks ?? [])
        lit.set(from, {
          label: texts.t('board-rally-stack', { zone: this.zoneName(from) }),
          press: () => move.callStack(from),
          chosen: Object.keys(units).length > 0,
        });
      return lit;
    }
    for (const [to, march] of move.marches)
      lit.set(to, {
        label: this.marchWords(march.to),
        press: () => void move.march(to),
        ...(march.odds ? { odds: march.odds.wins } : {}),
      });
    if (move.has('move')) {
      for (const offer of move.of('move')) {
        const zone = target(offer).split('@')[1] ?? '';
        if (isZone(zone) && !lit.has(zone))
          lit.set(zone, {
            label: texts.t('board-take-stack', { zone: this.zoneName(zone) }),
            press: () => move.take(zone),
            chosen: zone === move.zone,
          });
      }
    }
    for (const item of this.items)
      if (!lit.has(item.zone))
        lit.set(item.zone, {
          label: this.itemWords(item),
          press: () => this.look(item),
          chosen: this.focus?.zone === item.zone,
          ...this.#chanceOfItem(item),
        });
    for (const offer of move.offers) {
      if (!['to', 'through', 'sail', 'rail', 'retreat', 'infiltrate', 'skip'].includes(offer.verb)) continue;
      const zone = target(offer);
      if (isZone(zone) && !lit.has(zone))
        lit.set(zone, {
          label: texts.label(offer),
          press: () => void move.send([offer.action]),
          ...(offer.verb === 'skip' ? this.#chanceOfRoll(zone) : offer.odds === null ? {} : { odds: offer.odds }),
        });
    }
    for (const offer of move.of('give')) {
      const zone = this.partisan(Number(target(offer)))?.zone;
      if (zone && !lit.has(zone))
        lit.set(zone, {
          label: texts.label(offer),
          press: () => {
            move.zone = zone;
          },
        });
    }
    return lit;
  }

  /** The chance of a thing of combat; a partisan has several actions. */
  chanceOf(item: Item): number | null {
    return item.kind === 'partisan' ? null : (this.move.offer(item.action)?.odds ?? null);
  }
  #chanceOfItem(item: Item): Pick<Lit, 'odds' | 'partisans'> {
    const odds = this.chanceOf(item);
    return odds === null ? {} : { odds, partisans: item.kind !== 'battle' };
  }
  #chanceOfRoll(zone: Zone): Pick<Lit, 'odds' | 'partisans'> {
    const roll = this.answers.find('rolls', {})?.find((each) => each.zone === zone);
    return roll ? { odds: roll.works / 12, partisans: true } : {};
  }

  /* ---- combat, thing by thing ---- */

  get items(): readonly Item[] {
    const { move } = this;
    if (!this.asked || this.occasion !== 'combat' || move.draft.length > 0) return [];
    const items: Item[] = [];
    for (const offer of move.of('resolve'))
      items.push({ kind: 'battle', key: offer.action, zone: target(offer) as Zone, action: offer.action });
    for (const offer of move.of('hunt')) {
      const [controller, zone] = target(offer).split('@') as [Power, Zone];
      items.push({ kind: 'hunt', key: offer.action, zone, controller, action: offer.action });
    }
    for (const offer of move.of('raid'))
      items.push({ kind: 'raid', key: offer.action, zone: target(offer) as Zone, action: offer.action });
    const deeds = groupBy([...move.of('sabotage'), ...move.of('disrupt'), ...move.of('recruit')], (offer) =>
      Number(target(offer)),
    );
    for (const [partisan, offers] of deeds) {
      const zone = this.partisan(partisan)?.zone;
      if (zone) items.push({ kind: 'partisan', key: `act ${partisan}`, zone, partisan, offers });
    }
    return items;
  }
  /** What is looked at: what was chosen, else the first thing that was not passed over. */
  get focus(): Item | null {
    const { move, items } = this;
    if (move.partisan !== null)
      return items.find((item) => item.kind === 'partisan' && item.partisan === move.partisan) ?? null;
    const chosen = move.zone ? items.filter(({ zone }) => zone === move.zone) : [];
    return chosen[0] ?? items.find(({ key }) => !move.skipped.includes(key)) ?? null;
  }
  /** Where a half chosen action began: who walks or acts, or the stack that sends. */
  get begun(): Zone | null {
    const what = this.move.draft[0]?.split(' ')[1]?.replace(/^[a-z_]+:/, '') ?? '';
    const zone = what.split('@').at(-1) ?? '';
    return isZone(zone) ? zone : what === '' ? null : (this.partisan(Number(what))?.zone ?? null);
  }
  /** The zone that the question is about. */
  get chosen(): Zone | null {
    return this.focus?.zone ?? this.move.zone ?? this.begun ?? (this.hunting ? this.battlefield : null);
  }
  look = (item: Item): void => {
    this.move.zone = item.zone;
    this.move.partisan = item.kind === 'partisan' ? item.partisan : null;
  };
  pass = (item: Item): void => {
    this.move.skipped = [...this.move.skipped, item.key];
    this.move.zone = null;
    this.move.partisan = null;
  };

  /** Why a zone that is not lit cannot be chosen: the stack in the hand does not get there, or the viewer's units there stay. */
  whyNot(zone: Zone): Reason | null {
    const { move } = this;
    if (!this.asked || this.past || !move.has('move') || move.draft.length > 0 || move.rallyTo) return null;
    if (move.zone !== null && this.ownAt(zone) === 0)
      return this.frozen.has(zone)
        ? { key: 'frozen', rule: 'GW-0.9' }
        : { key: 'not-reached', rule: this.occasion === 'combat_movement' ? 'GW-4.3' : 'GW-10.0' };
    return this.ownAt(zone) > 0 ? (this.answers.find('stack', { zone })?.stays[0]?.why ?? null) : null;
  }
  /** Shows what is in a zone, and while units move who can come there. */
  inspect = (zone: Zone): void => {
    const why = this.move.zone !== null && this.inspected !== zone ? this.whyNot(zone) : null;
    this.move.refused = why && { text: `${this.zoneName(zone)}: ${this.whyWords(why)}`, rule: why.rule };
    this.inspected = this.inspected === zone ? null : zone;
    this.move.rallyTo = null;
    if (this.occasion !== 'combat_movement' && this.occasion !== 'non_combat_movement') return;
    this.move.zone = null;
    if (this.inspected) this.move.propose(zone);
  };

  /* ---- scenes ---- */

  get fighting(): boolean {
    return FIGHTS.includes(this.occasion) && this.asked;
  }
  get hunting(): boolean {
    return this.fighting && HUNTS.includes(this.occasion);
  }
  /** The card on the board: what was called for, else what the question needs. */
  get scene(): Scene | null {
    if (this.over) return null;
    if (this.called) return this.called;
    if (!this.asked) return null;
    const own: Scene | null = this.fighting
      ? 'battle'
      : this.occasion === 'purchase'
        ? 'production'
        : this.occasion === 'place_units'
          ? 'placement'
          : null;
    return own === this.aside ? null : own;
  }
  /** A card lies on the maps: what is under it cannot be pressed. A hunt has few dice: it stands beside the map, and its zone
      stays in sight. */
  get veiled(): boolean {
    return this.scene !== null && this.scene !== 'underground' && !(this.scene === 'battle' && this.hunting);
  }
  /** The hunt that is looked at, with those who are to go. */
  get party() {
    const { focus } = this;
    if (focus?.kind !== 'hunt') return null;
    const hunters = Object.fromEntries(Object.entries(this.move.hunters).filter(([, n]) => n > 0));
    return this.answers.find('party', { zone: focus.zone, controller: focus.controller, hunters });
  }
  /** A zone is looked at. */
  get panel(): boolean {
    const { zone, rallyTo } = this.move;
    return this.focus !== null || zone !== null || rallyTo !== null || this.inspected !== null;
  }
  /** What digits do: the actions of a partisan, the orders of a list, else the theatres. */
  get digits(): 'offers' | 'theatres' {
    return this.panel || choicesOf(this).length > 0 ? 'offers' : 'theatres';
  }
  open = (scene: Scene | null): void => {
    this.called = this.called === scene ? null : scene;
  };
  close = (): void => {
    if (this.called) this.called = null;
    else this.aside = this.scene;
  };
  toggleSupply = (): void => {
    this.supplyOf = this.supplyOf ? null : this.view.power;
    this.pastAt = null;
  };
  /** The zone that a battle or hunt question is about. */
  get battlefield(): Zone | null {
    for (const step of this.#steps) if (step.zone && isZone(step.zone)) return step.zone;
    return null;
  }

  /** Whose partisans are hunted. */
  get hunted(): string | null {
    for (const step of this.#steps) if (step.controller) return step.controller;
    return null;
  }

  /** Brings a zone into sight on the map that shows it best. */
  show = (zone: Zone): void => {
    this.theatre = theatreOf(zone);
    this.sought = zone;
  };

  /* ---- words ---- */

  marchWords(to: Zone): string {
    const march = this.move.marches.get(to);
    if (!march) return this.zoneName(to);
    const args = { zone: this.zoneName(to), units: this.unitsWords(march.units) };
    if (march.odds)
      return this.texts.t('board-march-attack', {
        ...args,
        percent: Math.round(march.odds.wins * 100),
        lost: march.odds.attackers_lost.toFixed(1),
      });
    return this.texts.t(march.rail > 0 ? 'board-march-rail' : march.sea > 0 ? 'board-march-sea' : 'board-march-move', {
      ...args,
      n: march.rail || march.sea,
    });
  }
  /** The chance and the price of an attack, and what it brings. */
  attackWords(zone: Zone, odds: BattleOdds, prize: Prize | null): string {
    const told = this.texts.t('board-why-attack', {
      zone: this.zoneLabel(zone),
      percent: Math.round(odds.wins * 100),
      lost: Math.round(odds.attackers_lost),
    });
    return prize ? `${told} ${this.prizeWords(zone, prize)}` : told;
  }
  /** What a round of a hunt promises. */
  huntWords({ hits, killed, hunters_lost }: HuntOdds): string {
    return this.texts.t('board-why-hunt', {
      percent: Math.round(hits * 100),
      killed: killed.toFixed(1),
      lost: hunters_lost.toFixed(1),
    });
  }
  /** What a zone brings to whoever takes it. */
  prizeWords(zone: Zone, { ipp, vp, factory, freed }: Prize): string {
    const { t } = this.texts;
    const what = [
      ipp > 0 && t('board-ipp', { n: ipp }),
      vp > 0 && t('board-vp', { n: vp }),
      factory && t(`board-factory-${zoneSheet(zone).factory}`),
    ].filter(Boolean);
    return what.length > 0 ? t(freed ? 'board-prize-frees' : 'board-prize-brings', { what: what.join(', ') }) : '';
  }
  /** A refusal of the rules, with its rule. */
  whyWords = ({ key }: Reason): string => this.texts.t(`refusal-${key}`);
  /** What an answer is called. Partisans that differ in what they have done are told apart by it. */
  offerWords(offer: Offer): string {
    const label = this.texts.label(offer);
    if (offer.verb !== 'give_up') return label;
    const equal = this.move.of('give_up').filter((other) => this.texts.label(other) === label);
    const marks = (each: Offer): string => (this.partisan(Number(target(each)))?.marks ?? []).join(' ');
    if (equal.every((other) => marks(other) === marks(offer))) return label;
    const own = this.partisan(Number(target(offer)))?.marks ?? [];
    const more = own.filter((mark) => mark !== 'acted').map((mark) => this.texts.t(`mark-${mark}`));
    return [this.texts.t(own.includes('acted') ? 'board-lose-acted' : 'board-lose-ready'), ...more].join(', ');
  }
  /** A verb with its chance. */
  withChance = (verb: string, chance: number | null | undefined): string =>
    typeof chance === 'number' ? `${verb} · ${this.percent(chance)}` : verb;
  /** An answer with its chance. */
  verbWords(offer: Offer): string {
    return this.withChance(this.offerWords(offer), offer.odds);
  }
  /** What is left of a combat, in words. */
  leftWords(battles: number, hunts: number, acts: number): string {
    const { t } = this.texts;
    const left = [
      battles > 0 && t('board-left-battles', { n: battles }),
      hunts > 0 && t('board-left-hunts', { n: hunts }),
      acts > 0 && t('board-left-acts', { n: acts }),
    ].filter(Boolean);
    return left.length > 0 ? left.join(', ') : t('board-left-nothing');
  }
  /** The same of the things that are still to be decided. */
  get itemsLeft(): string {
    const count = (...kinds: Item['kind'][]) => this.items.filter(({ kind }) => kinds.includes(kind)).length;
    return this.leftWords(count('battle'), count('hunt'), count('raid', 'partisan'));
  }
  itemWords(item: Item): string {
    const zone = this.zoneName(item.zone);
    switch (item.kind) {
      case 'battle':
        return this.texts.t('board-item-battle', { zone });
      case 'hunt':
        return this.texts.t('board-item-hunt', { zone, power: this.powerName(item.controller) });
      case 'raid':
        return this.texts.t('board-item-raid', { zone });
      case 'partisan':
        return this.texts.t('board-item-partisan', { zone });
    }
  }
  /** The month and year of the round. */
  get when(): string {
    const { table } = this;
    if (!table) return '';
    const year = String(table.year);
    return table.half === null ? year : this.texts.t('board-when', { half: table.half, year });
  }
}

export const [useBoard, setBoard] = createContext<WarBoard>();
