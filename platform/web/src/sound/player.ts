/** Plays sounds one after another, as the steps that they belong to follow each other. */
import { RATE, synthesise, type SoundName } from './synthesis';

/** Seconds that may be waiting to be heard; what comes on top is not heard late but not at all. */
const MOST_WAITING = 1.2;

let context: AudioContext | null = null;
/** When the last of those that wait is over. */
let over = 0;
const made = new Map<SoundName, AudioBuffer>();

function bufferOf(name: SoundName, from: AudioContext): AudioBuffer {
  const known = made.get(name);
  if (known) return known;
  const values = synthesise(name);
  const buffer = from.createBuffer(1, values.length, RATE);
  buffer.copyToChannel(values, 0);
  made.set(name, buffer);
  return buffer;
}

export function play(names: readonly SoundName[]): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // A browser lets a page be heard only after a press in it: until then nothing is kept for later.
  if (context.state === 'suspended') void context.resume();
  for (const name of names) {
    // Whoever is asked is called, over whatever is still to be heard.
    const at = name === 'turn' ? context.currentTime : Math.max(over, context.currentTime);
    if (at - context.currentTime > MOST_WAITING) continue;
    const source = new AudioBufferSourceNode(context, { buffer: bufferOf(name, context) });
    source.connect(context.destination);
    source.start(at);
    over = Math.max(over, at + (source.buffer?.duration ?? 0));
  }
}
