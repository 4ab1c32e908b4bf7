import { render } from '@testing-library/svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { soundsOf, soundsOfGame } from '../../src/sound/game-sounds';
import { LOUDEST, RATE, SOUNDS, synthesise, type SoundName } from '../../src/sound/synthesis';
import TableSounds from '../../src/sound/TableSounds.svelte';
import type { Line } from '../../src/table/wire';

const GAMES = join(import.meta.dirname, '../../../../games');
const line = (what: string | null): Line => ({
  entry: 1,
  seat: 0,
  told: what === null ? null : { what, args: {}, rule: '' },
  withdrawn: what === null ? 0 : null,
});
const energy = (sound: Float32Array): number => sound.reduce((sum, value) => sum + value * value, 0);
/** How often a sound changes its sign in a second: what is heard as dark or bright. */
const brightness = (sound: Float32Array): number =>
  sound.reduce((changes, value, i) => changes + (value * (sound[i - 1] ?? 0) < 0 ? 1 : 0), 0) / (sound.length / RATE);

describe('the sounds', () => {
  it.each(SOUNDS)('%s is made the same way twice', (name) => {
    expect(synthesise(name)).toEqual(synthesise(name));
  });
  it.each(SOUNDS)('%s is short, never louder than -18 dB, begins and ends in silence', (name) => {
    const sound = synthesise(name);
    expect(sound.length / RATE).toBeLessThan(0.8);
    expect(energy(sound)).toBeGreaterThan(0.1);
    expect(sound.every((value) => Math.abs(value) <= LOUDEST)).toBe(true);
    expect(Math.abs(sound[0] ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(sound.at(-1) ?? 1)).toBe(0);
  });
  it('differ as their materials do: felt is dark, paper bright', () => {
    const [press, dice, card, shot, turn] = SOUNDS.map((name) => brightness(synthesise(name)));
    expect([shot, press, turn, card].map((each) => each ?? 0)).toEqual(
      [shot, press, turn, card].map((each) => each ?? 0).toSorted((a, b) => a - b),
    );
    expect(dice).toBeGreaterThan(press ?? 0);
  });
  it('of dice are several knocks', () => {
    const dice = synthesise('dice');
    const stretch = RATE / 100;
    const loud = Array.from({ length: Math.floor(dice.length / stretch) }, (_, i) =>
      energy(dice.slice(i * stretch, (i + 1) * stretch)),
    );
    const knocks = loud.filter((each, i) => each > (loud[i - 1] ?? 0) * 2 && each > 0.02 * Math.max(...loud));
    expect(knocks.length).toBeGreaterThanOrEqual(4);
  });
});

describe('what the games ask for', () => {
  const games = readdirSync(GAMES).filter((game) => readdirSync(join(GAMES, game, 'web')).includes('sounds.ts'));

  it.each(games)('%s names only events that it tells, and sounds that there are', async (game) => {
    const text = readFileSync(join(GAMES, game, 'text/en.ftl'), 'utf8');
    const told = new Set([...text.matchAll(/^log-([\w-]+) =/gm)].map(([, kind]) => kind));
    const sounds = await soundsOfGame(game);
    expect(Object.keys(sounds).filter((kind) => !told.has(kind))).toEqual([]);
    expect(
      Object.values(sounds)
        .flat()
        .filter((name) => !SOUNDS.includes(name)),
    ).toEqual([]);
  });

  const asked: [string, string[], SoundName[]][] = [
    ['la-resistance', ['roll-announced', 'rolled'], ['dice']],
    ['la-resistance', ['defeated', 'turn-ended', 'harmed', 'revealed'], ['press', 'shot', 'card']],
    ['la-resistance', ['panzerfaust-fired'], ['shot']],
    ['banditen', ['declared', 'fired', 'eliminated', 'morale-failed'], ['shot', 'dice', 'shot']],
    ['banditen', ['assault', 'clash', 'occupied'], ['shot', 'dice', 'press']],
    ['repubblica-ribelle', ['revealed', 'revealed', 'counted', 'succeeded'], ['card', 'card', 'press']],
    ['repubblica-ribelle', ['failed-military', 'piece-lost'], ['shot', 'shot']],
  ];
  it.each(asked)('%s: %j is heard as %j', async (game, kinds, names) => {
    expect(soundsOf(kinds.map(line), await soundsOfGame(game))).toEqual(names);
  });
  it('a game without a list is silent, and so is what was taken back', async () => {
    expect(soundsOf([line('rolled')], await soundsOfGame('no-such-game'))).toEqual([]);
    expect(soundsOf([line(null)], await soundsOfGame('la-resistance'))).toEqual([]);
  });
  it('of a long answer only the first are heard', async () => {
    const many = Array.from({ length: 20 }, () => line('rolled'));
    expect(soundsOf(many, await soundsOfGame('la-resistance'))).toHaveLength(6);
  });
});

describe('TableSounds', () => {
  let started: number[] = [];
  let now = 0;
  class Source {
    buffer: AudioBuffer;
    constructor(_: unknown, { buffer }: { buffer: AudioBuffer }) {
      this.buffer = buffer;
    }
    connect(): void {}
    start(): void {
      started.push(this.buffer.length);
    }
  }
  class Context {
    state = 'running';
    destination = {};
    // Long after whatever was heard before.
    get currentTime(): number {
      return (now += 10);
    }
    createBuffer = (_: number, length: number, rate: number) => ({
      length,
      duration: length / rate,
      copyToChannel: () => undefined,
    });
  }
  beforeEach(() => {
    started = [];
    vi.stubGlobal('AudioContext', Context);
    vi.stubGlobal('AudioBufferSourceNode', Source);
  });
  afterEach(() => vi.unstubAllGlobals());
  const lengths = Object.fromEntries(SOUNDS.map((name) => [synthesise(name).length, name]));
  const names = () => started.map((length) => lengths[length]);

  it('is silent about what was there, sounds what comes, and calls whoever is asked', async () => {
    const props = { game: 'banditen', lines: [line('fired')], asked: false };
    const { rerender } = render(TableSounds, props);
    await vi.waitFor(async () => expect(await soundsOfGame('banditen')).not.toEqual({}));
    await tick();
    expect(names()).toEqual([]);
    await rerender({ lines: [...props.lines, line('clash')] });
    expect(names()).toEqual(['dice']);
    await rerender({ asked: true });
    expect(names()).toEqual(['dice', 'turn']);
  });

  it('a press on the board is heard, one on what cannot be done is not', () => {
    render(TableSounds, { game: 'banditen', lines: [], asked: false });
    const board = document.createElement('div');
    board.className = 'board';
    board.innerHTML = '<button>Roll</button><button aria-disabled="true">No</button>';
    document.body.append(board);
    for (const button of board.querySelectorAll('button')) button.click();
    board.remove();
    expect(names()).toEqual(['press']);
  });
});
