import { beforeAll, describe, expect, it } from 'vitest';
import type { TableState, Underground, View } from '../generated';
import { battleOf, readRoll, readThrow } from '../logic/dice';
import { resultOf } from '../logic/result';
import { isZone } from '../logic/tables';
import { catalogues, names, sample, texts } from './table';

beforeAll(() => texts.setLanguage('en'));
const viewOf = (name: string) => sample(name).play.view as View;

describe('views as the program writes them', () => {
  it('are there, for every kind of question that bots meet', () => {
    const asked = new Set(names.map((name) => sample(name).play.prompt.key));
    for (const key of [
      'purchase',
      'combat-movement',
      'move-to',
      'combat',
      'party',
      'sabotage-target',
      'invasion-support',
      'defender-losses',
      'attacker-losses',
      'retreat',
      'hunt-on',
      'fade',
      'hunter-losses',
      'non-combat-movement',
      'place-units',
      'lend-lease',
      'loan',
      'generation',
      'wait',
      'over',
    ])
      expect(asked, key).toContain(key);
  });
  it.each(names)('%s: every zone, power and unit of it is known', (name) => {
    const view = viewOf(name);
    for (const zone of Object.keys(view.owner)) expect(isZone(zone), zone).toBe(true);
    for (const armies of Object.values(view.units))
      for (const kinds of Object.values(armies))
        for (const kind of Object.keys(kinds)) expect(texts.has(`unit-${kind.split(':')[0]}`), kind).toBe(true);
  });
  it.each(names)('%s: nothing that the board asked was refused', (name) => {
    for (const { query, refusal } of sample(name).answers ?? []) expect(refusal, JSON.stringify(query)).toBeUndefined();
  });
});

describe('dice', () => {
  it('are laid to the units that rolled them, in the order of rolling', () => {
    const { rows, hits } = readThrow({ dice: '4 9 11 2 8', thrown: 'armour:6:3 artillery:3:2', hits: 2 });
    expect(rows).toEqual([
      { unit: 'armour', value: 6, count: 3, dice: [4, 9, 11] },
      { unit: 'artillery', value: 3, count: 2, dice: [2, 8] },
    ]);
    expect(hits).toBe(2);
  });
  it('are those of the last round of the battle in that zone, and all of them find a unit', () => {
    let seen = 0;
    for (const name of names.filter((each) =>
      ['defender-losses', 'attacker-losses', 'retreat'].includes(sample(each).play.prompt.key),
    )) {
      const steps = viewOf(name).steps as { step: string; zone?: string }[];
      const zone = steps.find(({ step }) => step === 'battle')?.zone;
      if (!zone || !isZone(zone)) throw new Error(`${name}: no battle`);
      const { attack } = battleOf(sample(name).play.lines, zone);
      expect(attack?.rows.length, name).toBeGreaterThan(0);
      for (const row of attack?.rows ?? []) expect(row.dice.length).toBe(row.count);
      expect(attack?.rows.flatMap((row) => row.dice.filter((die) => die <= row.value)).length).toBe(attack?.hits);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(2);
  });
});

describe('dice of a hunt', () => {
  it('are laid to the hunters who threw them, and each of them hits by its own number', () => {
    const { dice, hits } = readRoll({ dice: '2 3 2', thrown: 'infantry:2:2 militia:1:1', hits: 1 });
    expect(dice).toEqual([
      { face: 2, hit: true, of: 'infantry', needs: 2 },
      { face: 3, hit: false, of: 'infantry', needs: 2 },
      { face: 2, hit: false, of: 'militia', needs: 1 },
    ]);
    expect(hits).toBe(1);
  });
  it('of partisans who throw back hit by the number of each', () => {
    const { dice } = readRoll({ dice: '2 2', needs: '1 2', hits: 1 });
    expect(dice.map(({ hit }) => hit)).toEqual([false, true]);
  });
  it.each(['fade-2', 'partisan-losses-2', 'hunter-losses-2', 'hunt-on-2'])('%s: every hit is marked', (name) => {
    const zone = (viewOf(name).steps as { zone?: string }[]).at(-1)?.zone;
    if (!zone || !isZone(zone)) throw new Error(`${name}: no hunt`);
    const { hunt, back } = battleOf(sample(name).play.lines, zone);
    expect(hunt?.dice.length).toBeGreaterThan(0);
    for (const roll of [hunt, back]) expect(roll?.dice.filter(({ hit }) => hit).length).toBe(roll?.hits);
  });
});

describe('what partisans shut', () => {
  it('is told of the whole table as it is of each partisan, and so are the chances of what they do', () => {
    let shut = 0;
    for (const name of names) {
      const replies = (sample(name).answers ?? []).map(({ reply }) => reply as Partial<Record<string, unknown>>);
      const table = replies.find((reply) => 'table' in reply)?.['table'] as TableState;
      const rows = replies.find((reply) => 'underground' in reply)?.['underground'] as Underground[];
      const blocked = new Set(rows.filter(({ blocks }) => blocks).map(({ zone }) => zone));
      expect([...table.blocked].sort(), name).toEqual([...blocked].sort());
      shut += blocked.size;
      for (const { deeds } of rows) expect(deeds.map((deed) => ({ ...deed, why: null }))).toEqual(table.deeds);
    }
    expect(shut).toBeGreaterThan(3);
  });
});

describe('the end', () => {
  it.each(['over-2', 'over-3'])('%s: the record names a winner and the soul of the resistance', (name) => {
    const { awaiting, lines } = sample(name).play;
    const { winner, soul } = resultOf(lines);
    // The seats of two and three players lead the alliances in this order.
    const first = awaiting.kind === 'over' ? awaiting.outcome.rank.indexOf(1) : -1;
    expect(winner).toBe(['axis', 'allies', 'comintern'][first]);
    expect(soul).not.toBeNull();
  });
});

describe('texts', () => {
  it('say the same things of the board in four languages', () => {
    const keys = (text: string) => [...text.matchAll(/^(board-[a-z0-9_-]+) =/gm)].map((match) => match[1]).sort();
    const english = keys(catalogues['en'] ?? '');
    expect(english.length).toBeGreaterThan(250);
    for (const language of ['fr', 'it', 'de']) expect(keys(catalogues[language] ?? ''), language).toEqual(english);
  });
});
