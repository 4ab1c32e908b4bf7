import { RecordHold } from '../../src/table/record-hold.svelte';
import type { Line } from '../../src/table/board';
import type { Pace } from '../../src/preferences.svelte';

/** A record that lines come to, as a page holds it. */
export class HeldRecord {
  lines = $state.raw<Line[]>([]);
  readonly hold = new RecordHold();
  readonly end: () => void;

  constructor(pace: Pace, first: Line[]) {
    this.lines = first;
    const dice = { sides: 6, names: ['dice'] };
    this.end = $effect.root(() => this.hold.watch(() => ({ lines: this.lines, dice, pace })));
  }

  get told(): number {
    return this.hold.told(this.lines).length;
  }
}
