/** Whoever is signed in on this device: known after the first look, and told to every page. */
import { preferences, PACES, THEMES } from '../preferences.svelte';
import { LANGUAGES, translator } from '../i18n/translator.svelte';
import { ApiError } from '../table/api';
import { readStored, writeStored } from '../storage';
import { keysOf, myTables } from '../table/seat-keys';
import type { Me } from '../protocol/Me';
import type { SeatToken } from '../protocol/SeatToken';
import { adopt, keepPreferences, whoAmI } from './api';

const SIGNED_IN = 'signed-in';
/** The server takes so many seats at once. */
const MOST_SEATS = 64;

/** Every seat whose key this browser holds. */
function heldSeats(): SeatToken[] {
  const held = myTables().flatMap((table) => keysOf(table).seats.map(({ seat, token }) => ({ table, seat, token })));
  return held.filter(({ token }) => token !== '').slice(0, MOST_SEATS);
}

class PersonStore {
  /** Null while nobody is signed in, or it is not known yet. */
  me = $state.raw<Me | null>(null);
  known = $state(false);
  #looking: Promise<void> | null = null;
  #kept = '';

  /** Asks the server who is signed in, once. */
  look(): Promise<void> {
    this.#looking ??= this.refresh();
    return this.#looking;
  }

  async refresh(): Promise<void> {
    // The cookie cannot be seen from here: what is kept says whether there is anybody to ask for.
    if (readStored(SIGNED_IN) !== null) {
      try {
        this.me = await whoAmI();
        this.#kept = JSON.stringify(this.me.preferences);
      } catch (error) {
        // A server that is away may come back; a session that is over does not.
        if (error instanceof ApiError && error.status === 401) this.gone();
      }
    }
    this.known = true;
  }

  /** Somebody has signed in here: the seats of this browser are theirs too, and the pages are as they like them. */
  async welcome(me: Me): Promise<void> {
    this.me = me;
    this.known = true;
    writeStored(SIGNED_IN, 'yes');
    await this.#apply(me.preferences);
    const seats = heldSeats();
    if (seats.length > 0) await adopt(seats);
    await this.refresh();
    await this.keepPreferences();
  }

  gone(): void {
    writeStored(SIGNED_IN, null);
    this.me = null;
    this.#kept = '';
  }

  /** Keeps language, theme, speed, sound and full control with the person, if they have changed. */
  async keepPreferences(): Promise<void> {
    if (!this.me) return;
    const { theme, pace, fullControl, sound } = preferences;
    const own = { language: translator.language, theme, pace, fullControl, sound };
    const wanted = { ...this.me.preferences, ...own };
    const text = JSON.stringify(wanted);
    if (text === this.#kept) return;
    this.#kept = text;
    await keepPreferences(wanted).catch(() => (this.#kept = ''));
  }

  async #apply(kept: Record<string, unknown>): Promise<void> {
    this.#kept = JSON.stringify(kept);
    const theme = THEMES.find((each) => each === kept['theme']);
    const pace = PACES.find((each) => each === kept['pace']);
    const language = LANGUAGES.find(({ code }) => code === kept['language'])?.code;
    if (theme) preferences.setTheme(theme);
    if (pace) preferences.setPace(pace);
    if (typeof kept['fullControl'] === 'boolean') preferences.setFullControl(kept['fullControl']);
    if (typeof kept['sound'] === 'boolean') preferences.setSound(kept['sound']);
    if (language) await preferences.setLanguage(language);
  }
}

export const person = new PersonStore();
