/** A game's own texts: its catalogue comes from the server, in the language this reader reads, whatever others read. */
import { wordsOf, type Rule, type RecordEntry, type Seat, type SeatNumber, type Span } from '../design/types';
import type { Arg, Args, Grey, Line, Offer, Order, Prompt, Refusal, SeatState } from '../table/wire';
import { ApiError, gameInfo, textOf } from '../table/api';
import type { RecordDice } from '../table/board';
import type { Abbreviations } from './abbreviations';
import { PAGE_WORDS } from './page-words';
import { find, t, translator, Translator, type Arguments, type Catalogue } from './translator.svelte';

/* Marks around a name inside a formatted sentence, so that it can be set strong. No catalogue holds them. */
const OPEN = '\uE000';
const SHUT = '\uE001';
/* And around dice, so that they can be drawn. */
const DICE = '\uE002';
const DICE_SHUT = '\uE003';
/** Which arguments are dice, where a board does not say so, and what those look like. */
const USUAL_DICE: RecordDice = { sides: 6, names: ['dice'] };
const ROLL = /^\d+(\D+\d+)*$/;
/** The kinds of event that head what follows them in the record. */
const HEADS: readonly string[] = ['round', 'round-begins', 'turn'];

/** Ids of abbreviations begin like this: `board-abbr-PA`. */
const ABBREVIATION = 'board-abbr-';
/** Ids that are no nouns. */
const SENTENCES = /^(game|prompt|verb|grey|refusal|log|end|occasion|order|option|preset|view|board|primer|coach)-/;

export class GameTexts {
  readonly game: string;
  #translator: Translator;
  #pages: Catalogue | undefined;
  #seats = $state.raw<readonly SeatState[]>([]);
  #viewer = $state<number | null>(null);
  #called = $state.raw<readonly (string | null)[]>([]);

  /** `pages` has the words that a table does without (page-words.ts); left out, the catalogue has them too. */
  constructor(game: string, catalogue: Catalogue, pages?: Catalogue) {
    this.game = game;
    this.#translator = new Translator(catalogue);
    this.#pages = pages;
  }

  /** Fetches the words that a table does without. */
  async whole(): Promise<void> {
    if (this.#pages) await this.#translator.add(this.#pages);
  }

  /** Speaks the reader's language; called again whenever it changes. */
  async setLanguage(language: string): Promise<void> {
    await this.#translator.setLanguage(language);
  }

  /** Who sits where, so that sentences can name them, and whose eyes these are: the record says 'you' to them. Where the
      game gives seats names of its own (a commander), sentences and marks use those. */
  seat(seats: readonly SeatState[], viewer: number | null = null, called: readonly (string | null)[] = []): void {
    this.#seats = seats;
    this.#viewer = viewer;
    this.#called = called;
  }

  get title(): string {
    return this.t('game-title');
  }

  has = (key: string): boolean => this.#find(key) !== null;

  /** The sentence for a key or an attribute of it (`leader-x.ability`), with arguments as the server sends them. */
  t = (key: string, args?: Args): string => this.find(key, args) ?? key;

  /** The same, or null where the catalogue has no such words. */
  find = (key: string, args?: Args): string | null => this.#find(key, this.#given(args, false));

  /** Words that have not been fetched yet are, and stand there as soon as they have come. */
  #find(key: string, given?: Arguments): string | null {
    const said = this.#translator.find(key, given);
    if (said === null && PAGE_WORDS.test(key)) void this.whole().catch(() => undefined);
    return said;
  }

  /** The abbreviations of the game, with what they are short for. */
  get abbreviations(): Abbreviations {
    const ids = this.#translator.ids().filter((id) => id.startsWith(ABBREVIATION));
    return Object.fromEntries(ids.map((id) => [id.slice(ABBREVIATION.length), this.t(id)]));
  }

  /** What the game calls the only one of its things of this name; null where several are called differently. */
  word = (name: string): string | null => {
    const ids = this.#translator
      .ids()
      .filter(
        (id) => id.endsWith(`-${name}`) && id.length - name.length - 1 === id.indexOf('-') && !SENTENCES.test(id),
      );
    const [first = null, ...others] = ids.map((id) => this.t(id));
    return others.every((other) => other === first) ? first : null;
  };

  /** What a seat is called in sentences: as the game calls it, or by the name of whoever sits there. */
  name = (seat: number): string => this.#called[seat] ?? this.person(seat);

  /** The name of whoever sits there; an empty seat or a bot is named by what it is. */
  person = (seat: number): string => {
    const state = this.#seats.find((each) => each.seat === seat);
    return state ? nameOf(state) : t('seat-number', { number: seat + 1 });
  };

  /** The seat as the design's marks and passports want it. */
  mark = (seat: number): Seat => {
    const name = this.name(seat);
    return { number: ((seat % 6) + 1) as SeatNumber, name, initial: [...name][0]?.toUpperCase() ?? '?' };
  };

  /** Where a rule of this game stands. The rule of an option (`LR-O.players`) goes by the option's name. */
  rule = (id: string): Rule => {
    const option = id.split('-O.')[1];
    const name = option && { name: this.find(`option-${option}`) ?? t('shelf-rules') };
    return { id, href: `/rules/${this.game}#${id}`, ...(name || {}) };
  };

  prompt = (prompt: Prompt): string => this.t(`prompt-${prompt.key}`, prompt.args);

  /** What an offer does, in words: a button's name. */
  label = (offer: Pick<Offer, 'verb' | 'args'>): string => this.t(`verb-${offer.verb}`, offer.args);

  /** A verb that is not offered, without what it would point at. */
  grey = (grey: Pick<Grey, 'verb'>): string => {
    const bare = this.find(`grey-${grey.verb}`);
    return (
      bare ??
      this.t(`verb-${grey.verb}`)
        .replace(/\{[^}]*\}/g, '…')
        .replace(/\s+…/g, ' …')
        .trim()
    );
  };

  /** Why not. The site has words for what is no rule of any game. */
  refusal = (refusal: Refusal): string => {
    if (refusal.key) {
      const text = this.find(`refusal-${refusal.key}`, { n: refusal.n });
      if (text) return text;
    }
    return find(`refused-${refusal.code}`) ?? refusal.message;
  };

  order = (order: Order): string => {
    const what =
      order.reply === 'pass'
        ? t('order-pass')
        : 'own' in order.reply
          ? this.#own(order.reply.own)
          : t('order-picks', { count: order.reply.picks.length });
    const until = order.until;
    const when =
      typeof until === 'string' ? t(`until-${until}`) : t('until-kind', { kind: this.t(`occasion-${until.kind}`) });
    return t('order', { what, when });
  };

  /** An order of the game's own: its first word names the sentence, what follows is the rest of it. */
  #own(order: string): string {
    const [word = '', ...rest] = order.split(' ');
    return this.t(`order-${word}`, { rest: rest.join(' ') });
  }

  /** One line of the record as plain words. */
  line = (line: Line): string => this.#spans(line).map(wordsOf).join('');

  /** The lines as the record shows them: groups under heads, the newest group and the newest line first. */
  record = (lines: readonly Line[], routine: readonly string[] = [], dice = USUAL_DICE): RecordEntry[] => {
    const groups: RecordEntry[][] = [[]];
    lines.forEach((line, id) => {
      if (line.told && HEADS.includes(line.told.what)) groups.push([{ id, kind: 'head', text: this.line(line) }]);
      else {
        const rule = line.told?.rule ? { rule: this.rule(line.told.rule) } : {};
        // The head stays in front of its lines; the newest of them comes right after it.
        const group = groups.at(-1) ?? [];
        const about = subjectOf(line);
        group.splice(group[0]?.kind === 'head' ? 1 : 0, 0, {
          id,
          kind: 'line',
          ...(about === null ? {} : { seat: this.mark(about) }),
          text: this.#spans(line, dice),
          ...rule,
          ...(line.told && routine.includes(line.told.what) ? { routine: true } : {}),
          ...(line.told ? { like: `${line.told.what} ${about ?? line.seat}` } : {}),
        });
      }
    });
    return groups.reverse().flat();
  };

  #spans(line: Line, dice?: RecordDice): Span[] {
    if (!line.told) return [{ strong: this.name(line.seat) }, t('record-taken-back')];
    const { what, args } = line.told;
    const given = this.#given(args, true);
    const hit = dice?.hits ? args[dice.hits] : undefined;
    const hits = typeof hit === 'string' ? { hits: hit.split(' ').map((each) => each === '1') } : {};
    for (const name of dice?.names ?? [])
      // Where no die was rolled, 0 stands in its place.
      if (given[name] && ROLL.test(String(given[name]))) given[name] = DICE + String(given[name]) + DICE_SHUT;
    const hidden = Object.values(args).includes(null) ? this.#translator.find(`log-${what}-hidden`, given) : null;
    const you =
      this.#viewer !== null && subjectOf(line) === this.#viewer
        ? this.#translator.variant(`log-${what}`, 'you', given)
        : null;
    const text = hidden ?? you ?? this.#translator.t(`log-${what}`, given);
    return text
      .split(/(\uE000[^\uE001]*\uE001|\uE002[^\uE003]*\uE003)/)
      .filter(Boolean)
      .map((part) => {
        if (part.startsWith(OPEN)) return { strong: part.slice(1, -1) };
        if (!part.startsWith(DICE)) return part;
        return { dice: part.slice(1, -1).split(/\D+/).map(Number), sides: dice?.sides ?? 6, ...hits };
      });
  }

  #given(args: Args | undefined, strong: boolean): Arguments {
    const given: Arguments = {};
    for (const [name, arg] of Object.entries(args ?? {})) given[name] = this.#value(arg ?? null, strong);
    return given;
  }

  #value(arg: Arg, strong: boolean): string | number {
    if (arg === null) return '…';
    if (Array.isArray(arg)) return arg.map((each) => this.#value(each, strong)).join(', ');
    if (typeof arg !== 'object') return arg;
    if ('word' in arg) return this.#find(arg.word, 'of' in arg ? this.#given(arg.of, strong) : undefined) ?? arg.word;
    return strong ? OPEN + this.name(arg.seat) + SHUT : this.name(arg.seat);
  }
}

/** Whom a line is about, which need not be the one whose decision brought it about; nobody, where it names no seat. */
function subjectOf({ seat, told }: Line): number | null {
  if (!told) return seat;
  const about = told.args['seat'];
  return typeof about === 'object' && about !== null && 'seat' in about ? about.seat : null;
}

/* Couriers went by other names than their own; so do bots, one for each seat, short and with an initial of its own. */
const CODE_NAMES = ['Alba', 'Bruno', 'Clara', 'Dario', 'Elsa', 'Franc'] as const;

/** What the server writes where somebody who is gone stood. */
const FORMER_PLAYER = 'a former player';

/** A person's name, in the reader's language where it is that of somebody who is gone. */
export const personName = (name: string): string => (name === FORMER_PLAYER ? t('former-player') : name);

/** Who sits there: a person by name, a bot by its seat's code name. */
export function nameOf({ seat, name, bot }: Pick<SeatState, 'seat' | 'name' | 'bot'>): string {
  if (bot !== null) return CODE_NAMES[seat % CODE_NAMES.length] ?? bot;
  return name === null ? t('seat-number', { number: seat + 1 }) : personName(name);
}

/** What a bot's level is called; one that the site does not know keeps its own name. */
export function levelName(level: string): string {
  return find(`bot-${level}`) ?? level;
}

/** What a level plays like, for whoever chooses one; empty where there is nothing to say. */
export function levelWhy(level: string): string {
  return find(`bot-why-${level}`) ?? '';
}

/* Of the games that the site was built with, what their tables say; the words of a game that only the server knows come from
   there, all at once. */
const files = import.meta.glob<string>('../../../../games/*/text/*.ftl', { query: '?everywhere', import: 'default' });
const known: Partial<Record<string, GameTexts>> = {};

/** The texts of a game in the reader's language, as far as a table needs them before anything is opened. */
export async function tableTexts(game: string): Promise<GameTexts> {
  const own = (known[game] ??= builtTexts(game) ?? (await servedTexts(game)));
  await own.setLanguage(translator.language);
  return own;
}

/** All texts of a game, in the reader's language. */
export async function gameTexts(game: string): Promise<GameTexts> {
  const own = await tableTexts(game);
  await own.whole();
  return own;
}

function builtTexts(game: string): GameTexts | null {
  const own = Object.entries(files).flatMap(([path, load]) => {
    const [, folder, language] = /\/games\/([^/]+)\/text\/([^/]+)\.ftl$/.exec(path) ?? [];
    return folder === game && language ? [[language, load] as const] : [];
  });
  if (own.length === 0) return null;
  const pages = own.map(
    ([language]) => [language, async () => (await import('./game-page-texts')).pageTextOf(game, language)] as const,
  );
  return new GameTexts(game, Object.fromEntries(own), Object.fromEntries(pages));
}

async function servedTexts(game: string): Promise<GameTexts> {
  const info = await gameInfo(game);
  if (!info) throw new ApiError('unknown-game', `this server has no game '${game}'`, 404);
  return new GameTexts(game, Object.fromEntries(info.languages.map((code) => [code, () => textOf(game, code)])));
}
