import { isCalm } from './furniture/calm.ts';
import { settings } from './settings.ts';

export const SOUNDS = [
  'pick',
  'seal',
  'turn',
  'strike',
  'victory',
  'defeat',
  'gems',
  'yourTurn',
  'tick',
  'dice',
] as const;
export type Sound = (typeof SOUNDS)[number];

let context: AudioContext | null = null;

/** A note: pitch in hertz, when, how long and how loud. */
interface Note {
  readonly hertz: number;
  readonly at?: number;
  readonly long?: number;
  readonly loud?: number;
  readonly wave?: OscillatorType;
  /** Slides down to this pitch. */
  readonly to?: number;
}

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  pick: [{ hertz: 620, long: 0.05, loud: 0.05, wave: 'triangle' }],
  seal: [
    { hertz: 150, to: 62, long: 0.16, loud: 0.3, wave: 'sine' },
    { hertz: 90, at: 0.03, long: 0.12, loud: 0.14, wave: 'triangle' },
  ],
  turn: [],
  strike: [{ hertz: 190, to: 70, long: 0.2, loud: 0.16, wave: 'square' }],
  victory: [523, 659, 784, 1047].map((hertz, i) => ({ hertz, at: i * 0.09, long: 0.35, loud: 0.1, wave: 'triangle' })),
  defeat: [294, 277, 220].map((hertz, i) => ({ hertz, at: i * 0.16, long: 0.4, loud: 0.1, wave: 'triangle' })),
  gems: [0, 1, 2, 3].map((i) => ({ hertz: 1568 + 220 * i, at: i * 0.09, long: 0.12, loud: 0.05, wave: 'sine' })),
  yourTurn: [
    { hertz: 880, long: 0.4, loud: 0.1, wave: 'sine' },
    { hertz: 1320, at: 0.14, long: 0.6, loud: 0.09, wave: 'sine' },
  ],
  tick: [{ hertz: 1100, long: 0.03, loud: 0.06, wave: 'square' }],
  dice: [],
};

/** How long a rustle of cards or dice is, where there is one. */
const RUSTLES: Partial<Readonly<Record<Sound, number>>> = { turn: 0.14, dice: 0.3 };

/** How a phone vibrates along, in milliseconds on and off; with what is not here it does not. */
const VIBRATES: Partial<Readonly<Record<Sound, readonly number[]>>> = {
  seal: [35],
  turn: [12],
  victory: [30, 50, 30],
  defeat: [90],
  gems: [15, 40, 15],
  yourTurn: [40, 70, 40],
};

/** Has the phone vibrate, if that is wished for and motion is. */
export function vibrate(which: Sound): void {
  const pattern = VIBRATES[which];
  if (pattern && settings().vibrate && !isCalm()) navigator.vibrate?.([...pattern]);
}

/** Plays a sound, if sounds are on and the browser lets the page be heard, and has the phone vibrate along. */
export function sound(which: Sound): void {
  vibrate(which);
  if (!settings().sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const note of NOTES[which]) play(context, note);
  const rustle = RUSTLES[which];
  if (rustle) whisper(context, rustle);
}

function play(audio: AudioContext, { hertz, at = 0, long = 0.2, loud = 0.1, wave = 'sine', to }: Note): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(hertz, start);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, start + long);
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + long + 0.02);
}

/** Filtered noise: cards being turned, dice being rolled. */
function whisper(audio: AudioContext, seconds: number): void {
  const buffer = audio.createBuffer(1, audio.sampleRate * seconds, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const noise = audio.createBufferSource();
  noise.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = 2600;
  const volume = audio.createGain();
  volume.gain.value = 0.22;
  noise.connect(filter).connect(volume).connect(audio.destination);
  noise.start();
}
