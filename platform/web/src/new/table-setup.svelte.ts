/** A table that is being laid: preset, seats and options, until it is opened. */
import { USUAL_BOT } from '../table/usual-bot';
import type { GameInfo, OpenTable, OptionInfo, PresetInfo, SeatWish } from '../table/wire';

/** Who sits opposite: a level of bot, a friend with a link, somebody at this screen, or each seat on its own. */
export type Opponents = `bot:${string}` | 'friend' | 'hot' | 'mixed';
export type Sitter = 'me' | 'hot' | 'friend' | `bot:${string}`;

/** Controls in sight before anything is unfolded. */
export const IN_SIGHT = 6;
/** Those that every game has: the ready-made table, the number of players, the name, the opponents. */
const HOUSE_CONTROLS = 4;

function readChoices(text: string): { game: unknown; options: Readonly<Record<string, unknown>> } | null {
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || !('game' in kept) || !('options' in kept)) return null;
    const { game, options } = kept;
    return typeof options === 'object' && options !== null ? { game, options: { ...options } } : null;
  } catch {
    return null;
  }
}

/** The bot that a first game should meet, or else the first there is; a friend where there is none. */
function usualBot({ bots }: GameInfo): 'friend' | `bot:${string}` {
  const level = bots.includes(USUAL_BOT) ? USUAL_BOT : bots[0];
  return level === undefined ? 'friend' : `bot:${level}`;
}

/** May the option be this? */
function fits({ kind }: OptionInfo, value: string): boolean {
  if (kind.kind === 'flag') return value === 'true' || value === 'false';
  if (kind.kind === 'choice') return kind.words.includes(value);
  if (kind.kind === 'text') return [...value].length <= kind.max;
  return /^-?\d{1,9}$/.test(value) && Number(value) >= kind.min && Number(value) <= kind.max;
}

export class TableSetup {
  readonly game: GameInfo;
  preset = $state<string>('');
  players = $state(0);
  name = $state('');
  opponents = $state<Opponents>('friend');
  /** Seat by seat, where the opponents are mixed; one is the reader's. */
  sitters = $state<Sitter[]>([]);
  /** The reader's own seat. */
  mine = $state(0);
  /** Names of those who share this screen, by seat. */
  names = $state<string[]>([]);
  /** Is the table to be played over days? */
  slow = $state(false);
  /** What was chosen besides the preset. */
  #chosen = $state<Record<string, string>>({});

  constructor(game: GameInfo, name: string) {
    this.game = game;
    this.name = name;
    this.opponents = usualBot(game);
    const first = game.presets.find(({ seats }) => seats === game.usual_seats) ?? game.presets[0];
    this.players = game.usual_seats;
    if (first) this.take(first);
    this.#spread();
  }

  get chosenPreset(): PresetInfo | undefined {
    return this.game.presets.find(({ key }) => key === this.preset);
  }

  /** A ready-made table brings its own seats and options. */
  take(preset: PresetInfo): void {
    this.preset = preset.key;
    this.#chosen = {};
    this.resize(preset.seats);
  }

  resize(players: number): void {
    this.players = Math.min(this.game.max_seats, Math.max(this.game.min_seats, players));
    this.#spread();
  }

  oppose(opponents: Opponents): void {
    this.opponents = opponents;
    this.#spread();
  }

  /** The reader sits down elsewhere. */
  sit(at: number): void {
    this.mine = at;
    this.#spread();
  }

  seat(at: number, sitter: Sitter): void {
    this.sitters[at] = sitter;
    this.opponents = 'mixed';
  }

  /** The options in the order in which they are shown: a few in sight, the rest folded, rulings folded apart. */
  get shown(): { sight: OptionInfo[]; more: OptionInfo[]; rulings: OptionInfo[] } {
    const basic = this.game.options.filter(({ tag }) => tag === 'basic');
    const sight = basic.slice(0, IN_SIGHT - HOUSE_CONTROLS);
    const more = [...basic.slice(sight.length), ...this.game.options.filter(({ tag }) => tag === 'variant')];
    return { sight, more, rulings: this.game.options.filter(({ tag }) => tag === 'ruling') };
  }

  value(option: OptionInfo): string {
    return this.#chosen[option.key] ?? this.#usual(option);
  }

  /** What an option is unless somebody chooses. */
  #usual({ key, default: usual, slow_default: slow }: OptionInfo): string {
    return this.chosenPreset?.options[key] ?? (this.slow ? slow : undefined) ?? usual;
  }

  choose(option: OptionInfo, value: string): void {
    const others = Object.entries(this.#chosen).filter(([key]) => key !== option.key);
    this.#chosen = Object.fromEntries(value === this.#usual(option) ? others : [...others, [option.key, value]]);
  }

  /** The choices besides the preset, as the text of a file. */
  keptChoices(): string {
    return `${JSON.stringify({ game: this.game.id, options: this.#chosen }, null, 2)}\n`;
  }

  /** Takes the choices of such a file; false if they are none for this game. */
  takeChoices(text: string): boolean {
    const kept = readChoices(text);
    if (kept?.game !== this.game.id) return false;
    for (const option of this.game.options.filter(({ tag }) => tag !== 'kept')) {
      const value = kept.options[option.key];
      if (typeof value === 'string' && fits(option, value)) this.choose(option, value);
    }
    return true;
  }

  /** What the server is asked for. `guest` names whoever at this screen has given no name. */
  wish(guest: (seat: number) => string): OpenTable {
    const seats = this.sitters.map((sitter, at): SeatWish => {
      if (sitter === 'me') return { kind: 'me', name: this.name.trim() || guest(at) };
      if (sitter === 'hot') return { kind: 'hot', name: this.names[at]?.trim() || guest(at) };
      return sitter === 'friend' ? { kind: 'friend' } : { kind: 'bot', level: sitter.slice('bot:'.length) };
    });
    return { game: this.game.id, seats, options: { ...this.#chosen }, ...(this.preset ? { preset: this.preset } : {}) };
  }

  #spread(): void {
    const before = this.sitters.map((sitter) => (sitter === 'me' ? undefined : sitter));
    const kind = this.opponents;
    this.mine = Math.min(this.mine, this.players - 1);
    const usual = usualBot(this.game);
    this.sitters = Array.from({ length: this.players }, (_, at) =>
      at === this.mine ? 'me' : kind === 'mixed' ? (before[at] ?? usual) : kind,
    );
    this.names = Array.from({ length: this.players }, (_, at) => this.names[at] ?? '');
  }
}
