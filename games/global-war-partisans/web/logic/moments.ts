/** What has just happened as moments over the maps: marches, dice of a battle or a hunt, what partisans did, zones that changed
    hands. All of it is told by the lines of the record, so that a replay and those who look on see the same. */
import type { Moment } from '$web/board/moments.svelte';
import type { Arg, Line } from '$web/table/board';
import type { Power, Zone } from '../generated';
import { readRoll, readThrow } from './dice';
import { isPower, isZone } from './tables';

export interface WarMoment extends Moment {
  kind: 'march' | 'dice' | 'taken' | 'risen';
  /** Where it happens; a march ends there. */
  zone: Zone;
  from: Zone | null;
  power: Power;
  /** Units that marched together. */
  count: number;
  dice: readonly { face: number; hit: boolean }[];
  line: Line;
}

/** Steps of a moment: it comes, then its result is seen. */
export const [COMES, RESULT] = [0, 1];
const STEPS: Readonly<Record<WarMoment['kind'], readonly number[]>> = {
  march: [0, 420, 950],
  dice: [0, 480, 1500],
  taken: [0, 160, 1300],
  risen: [0, 160, 1100],
};
const KINDS: Readonly<Record<string, WarMoment['kind']>> = {
  moved: 'march',
  railed: 'march',
  crossed: 'march',
  retreated: 'march',
  attack: 'dice',
  defence: 'dice',
  hunt: 'dice',
  stood: 'dice',
  sabotaged: 'dice',
  disrupted: 'dice',
  recruited: 'dice',
  supported: 'dice',
  supplied: 'dice',
  captured: 'taken',
  liberated: 'taken',
  generated: 'risen',
};

const wordOf = (arg: Arg | undefined): string =>
  typeof arg === 'object' && arg !== null && 'word' in arg ? arg.word : '';
const zoneIn = (arg: Arg | undefined): Zone | null => {
  const zone = wordOf(arg).replace('zone-', '');
  return isZone(zone) ? zone : null;
};

function diceOf({ what, args }: NonNullable<Line['told']>): WarMoment['dice'] {
  if (what === 'attack' || what === 'defence')
    return readThrow(args).rows.flatMap(({ value, dice }) => dice.map((face) => ({ face, hit: face <= value })));
  if (what === 'hunt' || what === 'stood') return readRoll(args).dice;
  const die = Number(args['die'] ?? 0);
  return die > 0 ? [{ face: die, hit: wordOf(args['result']) === 'result-success' }] : [];
}

function momentOf(line: Line, attacker: Power): WarMoment | null {
  const { told } = line;
  const kind = KINDS[told?.what ?? ''];
  if (!told || !kind) return null;
  const back = told.what === 'retreated';
  const zone = zoneIn(told.args[kind === 'march' ? 'to' : 'zone']);
  const from = kind === 'march' ? zoneIn(told.args[back ? 'zone' : 'from']) : null;
  const power = wordOf(told.args[told.what === 'hunt' ? 'hunter' : 'power']).replace('power-', '');
  if (!zone || (kind === 'march' && !from)) return null;
  return {
    kind,
    zone,
    from,
    power: isPower(power) ? power : attacker,
    count: 1,
    dice: diceOf(told),
    line,
    steps: STEPS[kind],
    routine: kind !== 'taken',
  };
}

const STAGED: readonly string[] = ['attack', 'defence', 'hunt', 'stood'];
const OWN_STEPS: readonly string[] = ['moved', 'railed'];

/** What is news to the viewer: his own steps he has seen, and a battle that lies open as a scene shows its dice there. */
export function newsIn(fresh: readonly Line[], viewer: number | null, staged: boolean): readonly Line[] {
  return fresh.filter(({ seat, told }) => {
    const what = told?.what ?? '';
    return !(seat === viewer && OWN_STEPS.includes(what)) && !(staged && STAGED.includes(what));
  });
}

/** The moments in lines that have just come; units that go the same way go together. */
export function momentsIn(fresh: readonly Line[], attacker: Power): WarMoment[] {
  const told: WarMoment[] = [];
  for (const line of fresh) {
    const moment = momentOf(line, attacker);
    if (!moment) continue;
    const same = told.find(
      ({ kind, zone, from }) =>
        kind === 'march' && moment.kind === 'march' && zone === moment.zone && from === moment.from,
    );
    if (same) told[told.indexOf(same)] = { ...same, count: same.count + 1, line };
    else told.push(moment);
  }
  return told;
}
