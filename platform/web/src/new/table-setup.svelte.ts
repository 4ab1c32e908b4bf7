/** A table that is being laid: preset, seats and options, until it is opened. */
import type { GameInfo, OpenTable, OptionInfo, PresetInfo, SeatWish } from '../table/wire';

/** Who sits opposite: a level of bot, a friend with a link, somebody at this screen, or each seat on its own. */
export type Opponents = `bot:${string}` | 'friend' | 'hot' | 'mixed';
export type Sitter = 'me' | 'hot' | 'friend' | `bot:${string}`;

/** Controls in sight before anything is unfolded. */
export const IN_SIGHT = 6;
/** Those that every game has: the ready-made table, the number of players, the name, the opponents. */
const HOUSE_CONTROLS = 4;
/** Played with common sense, quickly: the bot that a first game should meet. */
const USUAL_BOT = 'greedy';

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
  /** What was chosen besides the preset. */
  #chosen = $state<Record<string, string>>({});

  constructor(game: GameInfo, name: string) {
    this.game = game;
    this.name = name;
    const level = game.bots.includes(USUAL_BOT) ? USUAL_BOT : game.bots[0];
    this.opponents = level === undefined ? 'friend' : `bot:${level}`;
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

  value({ key, default: usual }: OptionInfo): string {
    return this.#chosen[key] ?? this.chosenPreset?.options[key] ?? usual;
  }

  choose(option: OptionInfo, value: string): void {
    const preset = this.chosenPreset?.options[option.key] ?? option.default;
    const others = Object.entries(this.#chosen).filter(([key]) => key !== option.key);
    this.#chosen = Object.fromEntries(value === preset ? others : [...others, [option.key, value]]);
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
    const usual = this.game.bots[0] === undefined ? 'friend' : (`bot:${this.game.bots[0]}` as const);
    this.sitters = Array.from({ length: this.players }, (_, at) =>
      at === this.mine ? 'me' : kind === 'mixed' ? (before[at] ?? usual) : kind,
    );
    this.names = Array.from({ length: this.players }, (_, at) => this.names[at] ?? '');
  }
}
