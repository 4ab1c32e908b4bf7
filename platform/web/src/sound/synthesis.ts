/** A small set of sounds of our own, made in the page from a few numbers and a seed: the same name gives the same sound everywhere.
    Four materials: a stamp, dice on wood, paper, a knock on felt; and two notes that call. Nothing imitates a gun. */
import { seededRandom } from '../design/rough-path';

export const SOUNDS = ['press', 'dice', 'card', 'shot', 'turn'] as const;
export type SoundName = (typeof SOUNDS)[number];

/** Values a second. */
export const RATE = 32_000;
/** No value is farther from silence: -18 dB. */
export const LOUDEST = 0.125;
const FADE = 0.005; // seconds in which the end goes down to silence

/** One thing struck or rubbed. */
interface Stroke {
  /** Seconds from the start of the sound, and how long it is heard. */
  at: number;
  length: number;
  level: number;
  /** Its pitch at its start and at its end, in Hz. */
  from: number;
  to: number;
  /** Noise around the pitch, as of paper and wood; without it a tone. */
  rough?: boolean;
  /** Seconds until it is loudest. */
  swell?: number;
}

/** Knocks that come slower and softer, as a die that rolls out. */
function knocks(): Stroke[] {
  const next = seededRandom('dice on wood');
  let at = 0;
  return Array.from({ length: 6 }, (_, i) => {
    const level = 0.85 ** i * (0.8 + 0.2 * next());
    const pitch = 560 + 320 * next();
    const wood: Stroke = { at, length: 0.06, level, from: pitch, to: pitch * 0.8 };
    const edge: Stroke = { at, length: 0.025, level: level * 1.4, from: 2400 + 1000 * next(), to: 2000, rough: true };
    at += 0.045 + 0.02 * i * (0.6 + 0.8 * next());
    return [wood, edge];
  }).flat();
}

const STROKES: Readonly<Record<SoundName, () => Stroke[]>> = {
  press: () => [
    { at: 0, length: 0.1, level: 1, from: 150, to: 70 },
    { at: 0, length: 0.03, level: 0.9, from: 1800, to: 900, rough: true },
    { at: 0.055, length: 0.04, level: 0.3, from: 900, to: 600, rough: true },
  ],
  dice: knocks,
  card: () => [
    { at: 0, length: 0.17, level: 1, from: 1500, to: 4200, rough: true, swell: 0.06 },
    { at: 0.13, length: 0.035, level: 0.8, from: 3000, to: 2000, rough: true },
  ],
  shot: () => [
    { at: 0, length: 0.26, level: 1, from: 110, to: 55, swell: 0.003 },
    { at: 0, length: 0.08, level: 0.6, from: 420, to: 180, rough: true },
  ],
  turn: () =>
    [660, 880].flatMap((pitch, i): Stroke[] => [
      { at: 0.16 * i, length: 0.42, level: 1, from: pitch, to: pitch, swell: 0.006 },
      { at: 0.16 * i, length: 0.2, level: 0.22, from: pitch * 2, to: pitch * 2, swell: 0.004 },
    ]),
};

/** How loud a stroke is after so many seconds. */
const levelAt = ({ level, length, swell = 0.001 }: Stroke, t: number): number =>
  level * (t < swell ? t / swell : Math.exp((-5 * (t - swell)) / length));

/** Adds a stroke to the sound. Noise goes through a filter that lets the pitch through, a tone is a sine. */
function add(sound: Float32Array, stroke: Stroke, noise: () => number): void {
  const first = Math.round(stroke.at * RATE);
  const count = Math.min(Math.round(stroke.length * RATE), sound.length - first);
  let [turn, low, band] = [0, 0, 0];
  for (let i = 0; i < count; i += 1) {
    const pitch = stroke.from * (stroke.to / stroke.from) ** (i / count);
    turn += (2 * Math.PI * pitch) / RATE;
    const open = 2 * Math.sin((Math.PI * pitch) / RATE);
    low += open * band;
    band += open * ((stroke.rough ? noise() * 2 - 1 : 0) - low - 0.5 * band);
    const value = stroke.rough ? band : Math.sin(turn);
    sound[first + i] = (sound[first + i] ?? 0) + value * levelAt(stroke, i / RATE);
  }
}

/** The values of a sound, `RATE` a second. */
export function synthesise(name: SoundName): Float32Array<ArrayBuffer> {
  const strokes = STROKES[name]();
  const sound = new Float32Array(Math.ceil(Math.max(...strokes.map(({ at, length }) => at + length)) * RATE));
  const noise = seededRandom(name);
  for (const stroke of strokes) add(sound, stroke, noise);
  const peak = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const fade = FADE * RATE;
  return sound.map((value, i) => ((value * LOUDEST) / peak) * Math.min(1, (sound.length - 1 - i) / fade));
}
