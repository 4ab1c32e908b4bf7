import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { below, shuffled, wordsOf } from '../../src/dice/chacha';
import { agrees, check, type ChanceRecord } from '../../src/dice/check';
import { commitmentOf, fromHex, hex, seedOf } from '../../src/dice/seed';
import type { EntryChance } from '../../src/protocol/EntryChance';

/** Written by the engine (platform/server/tests/tables/chance.rs), so that both draw the same. */
interface Golden {
  seeds: { secret: string; contributions: string[]; commitment: string; seed: string }[];
  streams: { seed: string; entry: number; words: number[]; sides: number[]; numbers: number[]; order: number[] }[];
}
const GOLDEN = JSON.parse(readFileSync(join(import.meta.dirname, 'chance.json'), 'utf8')) as Golden;
/** Games of the first release, which the engine's own tests verify too. */
const RECORDS = join(import.meta.dirname, '../../../server/tests/fixtures/first-release/records');
/** What the rules asked of chance in some of them, as the engine says it (the same test writes it). */
const ASKED = JSON.parse(readFileSync(join(import.meta.dirname, 'asked.json'), 'utf8')) as Record<
  string,
  EntryChance[]
>;
const recordOf = (name: string) => JSON.parse(readFileSync(join(RECORDS, name), 'utf8')) as ChanceRecord;
const NAME = 'banditen-bots.json';
const GAME = recordOf(NAME);
const CHANCE = ASKED[NAME] ?? [];
const bytes = (digits: string): Uint8Array => fromHex(digits) ?? new Uint8Array();

describe('chance in the browser', () => {
  it('makes the same seed of a secret and what the players add', async () => {
    expect(GOLDEN.seeds.length).toBeGreaterThan(2);
    for (const { secret, contributions, commitment, seed } of GOLDEN.seeds) {
      expect(await commitmentOf(secret)).toBe(commitment);
      expect(hex(await seedOf(secret, contributions))).toBe(seed);
    }
  });

  it('draws the same words, numbers and orders', () => {
    expect(GOLDEN.streams.length).toBeGreaterThan(2);
    for (const { seed, entry, words, sides, numbers, order } of GOLDEN.streams) {
      const stream = wordsOf(bytes(seed), entry);
      expect(words.map(() => stream())).toEqual(words);
      expect(sides.map((most) => below(stream, most))).toEqual(numbers);
      expect(
        shuffled(
          stream,
          [...order].sort((a, b) => a - b),
        ),
      ).toEqual(order);
    }
  });
});

describe('the check of a record', () => {
  const rolled = (record: ChanceRecord): { entry: ChanceRecord['entries'][number]; at: number } => {
    for (const entry of record.entries.slice(1)) {
      const at = (entry.fell ?? []).findIndex((line) => /: [1-6]( |$)/.test(line));
      if (at >= 0) return { entry, at };
    }
    throw new Error('no dice in the record');
  };

  it('derives every roll, shuffle and draw of games of the engine', async () => {
    expect(Object.keys(ASKED)).toHaveLength(3);
    const kinds = new Set<string>();
    for (const [name, chance] of Object.entries(ASKED)) {
      const record = recordOf(name);
      const fell = record.entries.flatMap((entry) => entry.fell ?? []).length;
      const checked = await check(record, chance);
      const sealed = record.commitment === undefined ? null : true;
      expect([name, checked]).toMatchObject([name, { commitment: sealed, seed: sealed, wrong: 0 }]);
      const asked = checked?.purposes.flatMap(({ outcomes }) => outcomes.map((outcome) => outcome.asked?.kind)) ?? [];
      expect(asked).toHaveLength(fell);
      expect(checked?.derived).toBe(asked.filter((kind) => kind !== 'judge').length);
      for (const kind of asked) kinds.add(kind ?? 'nothing');
    }
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['draw', 'roll', 'shuffle']));
    expect(kinds.has('nothing')).toBe(false);
  });

  it('finds two cards that changed their places, and what nobody asked for', async () => {
    const record = structuredClone(recordOf('repubblica-bots.json'));
    const chance = ASKED['repubblica-bots.json'] ?? [];
    const fell = record.entries[0]?.fell ?? [];
    const at = fell.findIndex((line) => line.startsWith('action deck: '));
    const [first = '', second = '', ...rest] = (fell[at] ?? '').slice('action deck: '.length).split(' ');
    fell.splice(at, 1, `action deck: ${[second, first, ...rest].join(' ')}`);
    expect(await check(record, chance)).toMatchObject({ wrong: 1 });
    fell.push('one more: 6');
    expect(await check(record, chance)).toMatchObject({ wrong: 2 });
  });

  it('finds a die that was turned', async () => {
    const record = structuredClone(GAME);
    const { entry, at } = rolled(record);
    const line = entry.fell?.[at] ?? '';
    const turned = line.replace(/: (\d)/, (_, die: string) => `: ${(Number(die) % 6) + 1}`);
    entry.fell?.splice(at, 1, turned);
    const checked = await check(record, CHANCE);
    expect(checked?.wrong).toBe(1);
    const found = checked?.purposes.flatMap(({ outcomes }) => outcomes).find((outcome) => !agrees(outcome));
    expect(`${found?.purpose}: ${found?.derived?.join(' ')}`).toBe(line);
  });

  it('finds another secret, another commitment and another seed', async () => {
    expect(await check({ ...GAME, secret: 'another' }, CHANCE)).toMatchObject({ commitment: false, seed: false });
    expect(await check({ ...GAME, commitment: '00' }, CHANCE)).toMatchObject({ commitment: false, seed: true });
    const other = await check({ ...GAME, seed: '07'.repeat(32) }, CHANCE);
    expect(other?.seed).toBe(false);
    const { seed, ...without } = GAME;
    expect(seed).toHaveLength(64);
    expect(await check(without, CHANCE)).toBeNull();
  });
});
