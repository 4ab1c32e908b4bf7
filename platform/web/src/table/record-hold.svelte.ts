/** Lines of the record that wait for the picture: what dice show is not told in words before they lie. */
import { on } from 'svelte/events';
import { untrack } from 'svelte';
import { PACES } from '../board/moments.svelte';
import type { Line, RecordDice } from './board';
import type { Pace } from '../preferences.svelte';

const DICE_LIE = 480; // ms at normal pace until dice that were thrown lie still

export class RecordHold {
  /** Lines from this one on are not told yet; null where all are. */
  from = $state<number | null>(null);
  #until = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Lines from this one on wait for so many ms. */
  hold = (from: number, ms: number): void => {
    if (ms <= 0) return;
    this.from = Math.min(this.from ?? from, from);
    const until = Date.now() + ms;
    if (until <= this.#until) return;
    this.#until = until;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.release, ms);
  };

  release = (): void => {
    clearTimeout(this.#timer);
    this.#until = 0;
    this.from = null;
  };

  told(lines: readonly Line[]): readonly Line[] {
    return this.from === null ? lines : lines.slice(0, this.from);
  }

  /** Waits for the dice of lines that have just come; called once, while the page is set up. Any press ends it. */
  watch(given: () => { lines: readonly Line[]; dice: RecordDice | undefined; pace: Pace }): void {
    let seen = -1;
    $effect.pre(() => {
      const { lines, dice, pace } = given();
      const before = seen;
      seen = lines.length;
      if (!dice || before < 0 || lines.length <= before) return;
      const thrown = lines.findIndex(
        ({ told }, at) => at >= before && dice.names.some((name) => told !== null && name in told.args),
      );
      if (thrown >= 0) untrack(() => this.hold(thrown, DICE_LIE * PACES[pace]));
    });
    for (const press of ['keydown', 'pointerdown'] as const)
      $effect(() => on(window, press, this.release, { capture: true }));
    $effect(() => this.release);
  }
}
