import { describe, expect, it } from 'vitest';

/** What samples/in-motion.mjs prints: a sample that was written anew may have lost what a scene tells. */
interface Scene {
  name: string;
  sample: string;
  from?: string;
  at: number[];
}
type Record = { told: { what: string } | null }[];
const scenes = import.meta.glob<Scene[]>('../../../../games/*/web/samples/in-motion.mjs', { import: 'scenes' });
const samples = import.meta.glob<{ lines: Record }>('../../../../games/*/web/samples/*.json', { import: 'play' });

describe.each(Object.entries(scenes))('%s', (path, load) => {
  it('tells lines that its samples have, print after print', async () => {
    const all = await load();
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const { name, sample, from, at } of all) {
      const table = await samples[path.replace('in-motion.mjs', `${sample}.json`)]?.();
      expect(table, `${name}: ${sample}`).toBeDefined();
      if (from)
        expect(
          table?.lines.map(({ told }) => told?.what),
          name,
        ).toContain(from);
      expect(at).toEqual([...at].sort((a, b) => a - b));
    }
  });
});
