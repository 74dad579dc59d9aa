import './link/no-browser.ts';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { set, settings } from './settings.ts';
import { SOUNDS, sound } from './sounds.ts';

/** Bytes that sound may weigh. */
const MOST = 60_000;

const vibrated = vi.fn();
/** Whatever is played begins with a source: a note or a rustle. */
const begun = vi.fn();

const param = { setValueAtTime() {}, exponentialRampToValueAtTime() {}, linearRampToValueAtTime() {}, value: 0 };
const node = { frequency: param, gain: param, connect: (to: unknown) => to, start: begun, stop() {} };
class Audio {
  state = 'running';
  currentTime = 0;
  sampleRate = 1000;
  createOscillator = () => ({ ...node });
  createGain = () => ({ ...node });
  createBiquadFilter = () => ({ ...node });
  createBufferSource = () => ({ ...node });
  createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', Audio);
  vi.stubGlobal('navigator', { vibrate: vibrated });
  vibrated.mockClear();
  begun.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  set({ sound: false, vibrate: false });
});

test('nothing is heard or felt before somebody wishes for it', () => {
  expect(settings()).toMatchObject({ sound: false, vibrate: false });
  for (const each of SOUNDS) sound(each);
  expect([begun.mock.calls.length, vibrated.mock.calls.length]).toEqual([0, 0]);
});

test('every sound is one, and each of the two switches does what it says and no more', () => {
  for (const each of SOUNDS) {
    set({ sound: true, vibrate: false });
    begun.mockClear();
    sound(each);
    expect([each, begun.mock.calls.length > 0]).toEqual([each, true]);
  }
  expect(vibrated).not.toHaveBeenCalled();
  set({ sound: false, vibrate: true });
  begun.mockClear();
  for (const each of ['seal', 'turn', 'gems', 'yourTurn'] as const) sound(each);
  expect([begun.mock.calls.length, vibrated.mock.calls.length]).toEqual([0, 4]);
});

test('sound is made in code: it weighs little, and there is no recording among the pages', () => {
  expect(statSync(join(import.meta.dirname, 'sounds.ts')).size).toBeLessThan(MOST);
  const files = readdirSync(join(import.meta.dirname, 'public'), { recursive: true }) as string[];
  expect(files.filter((file) => /\.(mp3|ogg|opus|wav|webm|m4a|aac|flac)$/.test(file))).toEqual([]);
  expect(readFileSync(join(import.meta.dirname, 'sounds.ts'), 'utf8')).not.toMatch(/https?:|data:audio/);
});
