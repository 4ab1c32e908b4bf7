/** What has just happened as moments over the maps: marches, dice of a battle or a hunt, what partisans did, zones that changed
    hands. All of it is told by the lines of the record, so that a replay and those who look on see the same. */
import type { Moment } from '$web/board/moments.svelte';
import type { Arg, Line } from '$web/table/board';
import type { DeedOdds, Power, Zone } from '../generated';
import { facesOf, readRoll, readThrow } from './dice';
import { isPower, isZone, ZONES } from './tables';

/** On which numbers of a twelve an action works and the partisan is lost, as the rules told it before the die fell. */
export interface Twelve {
  works: number;
  lost: number;
}
/** What the rules tell of an action of partisans; null where they were not asked. */
export type DeedOf = (deed: string) => Pick<DeedOdds, 'works' | 'lost' | 'with_marker'> | null;

export interface WarMoment extends Moment {
  kind: 'march' | 'dice' | 'deed' | 'taken' | 'risen' | 'fallen' | 'faded' | 'rolls' | 'paid';
  /** The event of the record that tells it. */
  what: string;
  /** Where it happens; a march ends there. */
  zone: Zone;
  from: Zone | null;
  power: Power;
  /** Units that marched together. */
  count: number;
  dice: readonly { face: number; hit: boolean }[];
  /** Whose partisan it is about. */
  gem: Power | null;
  /** What came of it: hits, points of damage, IPP, partisans. */
  n: number;
  result: 'success' | 'nothing' | 'failure' | null;
  twelve: Twelve | null;
  line: Line;
}

/** Steps of a moment: it comes, then its result is seen. */
export const [COMES, RESULT] = [0, 1];
const STEPS: Readonly<Record<WarMoment['kind'], readonly number[]>> = {
  march: [0, 420, 950],
  dice: [0, 620, 1800],
  deed: [0, 620, 2000],
  taken: [0, 160, 1500],
  risen: [0, 260, 1400],
  fallen: [0, 260, 1300],
  faded: [0, 260, 1300],
  rolls: [0, 620, 1800],
  paid: [0, 160, 1300],
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
  sabotaged: 'deed',
  disrupted: 'deed',
  recruited: 'deed',
  supported: 'deed',
  supplied: 'deed',
  captured: 'taken',
  liberated: 'taken',
  generated: 'risen',
  infiltrated: 'risen',
  'partisan-lost': 'fallen',
  'partisan-lost-hits': 'fallen',
  faded: 'faded',
  'generation-rolls': 'rolls',
  income: 'paid',
};
/** The actions by which partisans are told. */
const DEEDS: Readonly<Record<string, string>> = {
  sabotaged: 'sabotage',
  disrupted: 'disrupt',
  recruited: 'recruit',
  supported: 'support',
  supplied: 'give',
};
/** Events that are about partisans, and no action of theirs. */
const GEMS: readonly string[] = ['hunt', 'stood', 'generated', 'partisan-lost', 'partisan-lost-hits', 'faded'];
/** What an event counts, by its name in the record. */
const COUNTS: Readonly<Record<string, string>> = {
  attack: 'hits',
  defence: 'hits',
  hunt: 'hits',
  stood: 'hits',
  sabotaged: 'points',
  disrupted: 'paid',
  income: 'income',
};

const wordOf = (arg: Arg | undefined): string =>
  typeof arg === 'object' && arg !== null && 'word' in arg ? arg.word : '';
const zoneIn = (arg: Arg | undefined): Zone | null => {
  const zone = wordOf(arg).replace('zone-', '');
  return isZone(zone) ? zone : null;
};

const numberOf = (arg: Arg | undefined): number => Number(typeof arg === 'object' ? 0 : (arg ?? 0));

function diceOf({ what, args }: NonNullable<Line['told']>): WarMoment['dice'] {
  if (what === 'attack' || what === 'defence')
    return readThrow(args).rows.flatMap(({ value, dice }) => dice.map((face) => ({ face, hit: face <= value })));
  if (what === 'hunt' || what === 'stood') return readRoll(args).dice;
  if (what === 'generation-rolls') return facesOf(args['dice']).map((face) => ({ face, hit: false }));
  const die = numberOf(args['die']);
  const hit = wordOf(args['result']) === 'result-success' || what === 'partisan-lost-hits' || what === 'generated';
  return die > 0 ? [{ face: die, hit }] : [];
}

/** The capital of a power: there its money comes in, and there its rolls without a zone are told. */
const capitalOf = (power: string): Zone | null =>
  ZONES.find(({ capital, home }) => capital && home === power)?.id ?? null;

/** The bar of twelve of an action: with a supply marker if only that explains the die. */
function twelveOf(told: ReturnType<DeedOf>, die: number, works: boolean): Twelve | null {
  if (!told) return null;
  const marked = works && die > told.works ? told.with_marker : null;
  return { works: marked ?? told.works, lost: told.lost };
}

function momentOf(line: Line, attacker: Power, deedOf: DeedOf): WarMoment | null {
  const { told } = line;
  const kind = KINDS[told?.what ?? ''];
  if (!told || !kind) return null;
  const { what, args } = told;
  const of = wordOf(args['power']).replace('power-', '');
  const zone = kind === 'rolls' || kind === 'paid' ? capitalOf(of) : zoneIn(args[kind === 'march' ? 'to' : 'zone']);
  const from = kind === 'march' ? zoneIn(args[what === 'retreated' ? 'zone' : 'from']) : null;
  const power = what === 'hunt' ? wordOf(args['hunter']).replace('power-', '') : of;
  if (!zone || (kind === 'march' && !from)) return null;
  const deed = DEEDS[what];
  const dice = diceOf(told);
  const result = wordOf(args['result']).replace('result-', '');
  return {
    kind,
    what,
    zone,
    from,
    power: isPower(power) ? power : attacker,
    count: 1,
    dice,
    gem: what === 'infiltrated' ? 'ccp' : (deed || GEMS.includes(what)) && isPower(of) ? of : null,
    n: numberOf(args[COUNTS[what] ?? '']),
    result: result === 'success' || result === 'nothing' || result === 'failure' ? result : null,
    twelve: deed ? twelveOf(deedOf(deed), dice[0]?.face ?? 0, result === 'success') : null,
    line,
    steps: STEPS[kind],
    routine: kind !== 'taken' && kind !== 'rolls',
  };
}

const STAGED: readonly string[] = ['attack', 'defence', 'hunt', 'stood'];

/** What is told over the maps: a battle that lies open as a scene shows its dice there. */
export function newsIn(fresh: readonly Line[], staged: boolean): readonly Line[] {
  return fresh.filter(({ told }) => !(staged && STAGED.includes(told?.what ?? '')));
}

/** All rolls for partisans lie together: those that brought one are hits. */
function rolled(moment: WarMoment, fresh: readonly Line[]): WarMoment {
  const brought = fresh.flatMap(({ told }) => (told?.what === 'generated' ? [numberOf(told.args['die'])] : []));
  const left = [...brought];
  const dice = moment.dice.map(({ face }) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return { face, hit: at >= 0 };
  });
  return { ...moment, dice, n: brought.length };
}

/** The moments in lines that have just come; units that go the same way go together. */
export function momentsIn(fresh: readonly Line[], attacker: Power, deedOf: DeedOf = () => null): WarMoment[] {
  const told: WarMoment[] = [];
  for (const line of fresh) {
    const moment = momentOf(line, attacker, deedOf);
    if (!moment) continue;
    const same = told.find(
      ({ kind, zone, from }) =>
        kind === 'march' && moment.kind === 'march' && zone === moment.zone && from === moment.from,
    );
    if (same) told[told.indexOf(same)] = { ...same, count: same.count + 1, line };
    else told.push(moment.kind === 'rolls' ? rolled(moment, fresh) : moment);
  }
  return told;
}
