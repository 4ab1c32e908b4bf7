/** Dice that are still rolling: what they come to is shown when the last of them lies. */
import type { Moment } from '$web/board/moments.svelte';
import type { Line } from '$web/table/board';

export interface Landing extends Moment {
  is: 'landing';
  /** How many blue dice come, one after another. */
  blue: number;
  /** What a blue 1 cost. */
  fallen: { seat: number; lost: number; recruits: number; line: Line } | null;
}

/** As long as a die tumbles, and as long as the next waits for it (Die.svelte, DiceTray.svelte). */
const [TUMBLES, NEXT, STAYS, READ] = [420, 120, 80, 1100];
const WHITE: readonly string[] = ['rolled', 'mulligan', 'rerolled'];
/** What may follow a roll before the dice have been used. */
const AFTER: readonly string[] = ['roll-announced', 'kept', 'passed', 'blue-one', 'blue-stopped', 'broken'];

function fallenIn(line: Line | undefined): Landing['fallen'] {
  const { seat, lost, recruits } = line?.told?.args ?? {};
  if (!line || typeof seat !== 'object' || seat === null || !('seat' in seat)) return null;
  return typeof lost === 'number' && typeof recruits === 'number' ? { seat: seat.seat, lost, recruits, line } : null;
}

/** The dice of these lines, unless they have been used since. */
export function landingsIn(fresh: readonly Line[]): Landing[] {
  const kept = fresh.filter(({ told, withdrawn }) => told && withdrawn === null);
  const whatOf = ({ told }: Line) => told?.what ?? '';
  const rolled = kept.findLastIndex((line) => WHITE.includes(whatOf(line)));
  const last = Math.max(
    rolled,
    kept.findLastIndex((line) => whatOf(line) === 'blue'),
  );
  const since = kept.slice(last + 1);
  if (last < 0 || since.some((line) => !AFTER.includes(whatOf(line)))) return [];
  const blue = kept.slice(rolled + 1).filter((line) => whatOf(line) === 'blue').length;
  const fallen = fallenIn(since.find((line) => whatOf(line) === 'blue-one'));
  const lands = Array.from({ length: Math.max(1, blue) }, (_, i) => TUMBLES + NEXT * i);
  const lies = lands.at(-1) ?? TUMBLES;
  const steps = [0, ...lands, ...(fallen ? [lies + NEXT] : []), lies + (fallen ? READ : STAYS)];
  return [{ is: 'landing', blue, fallen, steps, routine: true }];
}
