/** Derives what chance brought in a game from its seed, and compares it with what the record says. */
import { below, shuffled, wordsOf, type Words } from './chacha';
import { commitmentOf, fromHex, hex, seedOf } from './seed';
import type { AskedOfChance } from '../protocol/AskedOfChance';
import type { EntryChance } from '../protocol/EntryChance';

/** What of a record is looked at. */
export interface ChanceRecord {
  game?: string;
  commitment?: string;
  contributions?: string[];
  secret?: string;
  seed?: string;
  entries: { number: number; fell?: string[] }[];
}

export interface Outcome {
  entry: number;
  purpose: string;
  /** What the rules asked for; null where they did not, so that nothing can have come. */
  asked: AskedOfChance | null;
  /** Numbers or names, as the record has them. */
  came: string[];
  /** The same from the seed; null where nothing was left to chance. */
  derived: string[] | null;
}

/** Everything that was left to chance for one purpose. */
export interface Purpose {
  purpose: string;
  outcomes: Outcome[];
  wrong: number;
}

export interface Checked {
  /** The hash of the secret is what was published; null where nothing was. */
  commitment: boolean | null;
  /** The seed follows from the secret and what the players added; null where there is no secret. */
  seed: boolean | null;
  purposes: Purpose[];
  /** Rolls, shuffles and draws that were derived, and how many of them are something else in the record. */
  derived: number;
  wrong: number;
}

/** Is this what the seed gives? A verdict of the rules is not asked of it. */
export const agrees = ({ came, derived }: Outcome): boolean =>
  derived === null || (came.length === derived.length && came.every((each, at) => each === derived[at]));

/** What the seed gives for one thing that was asked, and the words that it takes. */
function derive(words: Words, asked: AskedOfChance): string[] | null {
  switch (asked.kind) {
    case 'roll':
      return Array.from({ length: asked.count }, () => String(below(words, asked.sides) + 1));
    case 'shuffle':
      // The record writes the top first.
      return shuffled(words, asked.cards).reverse();
    case 'draw':
      return [asked.among[below(words, asked.among.length)] ?? ''];
    case 'judge':
      return null;
  }
}

/** One line of a record: for what, and what came. */
function read(line: string): { purpose: string; came: string[] } {
  const cut = line.indexOf(': ');
  const came = line.slice(cut + 2).split(' ');
  return { purpose: line.slice(0, cut), came: came.filter(Boolean) };
}

function outcomesOf(
  seed: Uint8Array,
  entry: ChanceRecord['entries'][number],
  asked: readonly AskedOfChance[],
): Outcome[] {
  const words = wordsOf(seed, entry.number);
  return (entry.fell ?? []).map((line, at) => {
    const wanted = asked[at] ?? null;
    return { entry: entry.number, ...read(line), asked: wanted, derived: wanted ? derive(words, wanted) : [] };
  });
}

function byPurpose(outcomes: readonly Outcome[]): Purpose[] {
  const purposes = new Map<string, Purpose>();
  for (const outcome of outcomes) {
    const { purpose } = outcome;
    const told = purposes.get(purpose) ?? { purpose, outcomes: [], wrong: 0 };
    told.outcomes.push(outcome);
    if (!agrees(outcome)) told.wrong += 1;
    purposes.set(purpose, told);
  }
  return [...purposes.values()];
}

/** Checks a finished game, of which the rules say what they asked of chance; null where the record has no seed, so that nothing
    can be derived. */
export async function check(record: ChanceRecord, chance: readonly EntryChance[]): Promise<Checked | null> {
  const { secret, commitment, contributions = [] } = record;
  const seed = record.seed === undefined ? null : fromHex(record.seed);
  if (seed?.length !== 32) return null;
  const asked = new Map(chance.map((each) => [each.entry, each.asked]));
  const outcomes = record.entries.flatMap((entry) => outcomesOf(seed, entry, asked.get(entry.number) ?? []));
  return {
    commitment: commitment === undefined || secret === undefined ? null : (await commitmentOf(secret)) === commitment,
    seed: secret === undefined ? null : hex(await seedOf(secret, contributions)) === record.seed,
    purposes: byPurpose(outcomes),
    derived: outcomes.filter(({ derived }) => derived !== null).length,
    wrong: outcomes.filter((outcome) => !agrees(outcome)).length,
  };
}
