import type { AnyGame } from '@gilt/engine/game';
import { speaker } from '@gilt/engine/words';
import type { Happened, Now, TableSight } from '@gilt/protocol/sight';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Board } from '../boards/board.ts';
import type { TableStore } from '../link/table-store.ts';
import type { Plan } from '../player/pace.ts';
import type { Moment, Passage } from '../player/passage.ts';
import type { Showing } from '../player/player.ts';
import type { Pace } from '../settings.ts';

/** What the browser says, and what it keeps. */
let calm = false;
const kept = new Map<string, string>();
let set: (next: { pace: Pace }) => void;
let showingFor: typeof import('./showing.ts').showingFor;

beforeAll(async () => {
  vi.stubGlobal('navigator', { cookieEnabled: true });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return calm;
    },
    addEventListener: () => undefined,
  }));
  ({ showingFor } = await import('./showing.ts'));
  ({ set } = await import('../settings.ts'));
});
afterAll(() => vi.unstubAllGlobals());

beforeEach(() => {
  calm = false;
  set({ pace: 'calm' });
  // Somebody who knows the game.
  kept.set('gilt.played.toy', '["AAAA", "BBBB"]');
});

const WORDS = 40;
const game = {
  id: 'toy',
  words: {
    english: { turned: 'word '.repeat(WORDS).trim(), quiet: '' },
    event: ({ type }: { type: string }) => (type === 'turned' ? { id: 'turned' } : null),
  },
} as unknown as AnyGame;

const momentAt = (n: number): Moment => ({
  n,
  table: { you: 0 } as TableSight,
  now: { view: { seat: 0, game: { count: n } } } as unknown as Now,
});
const passage = (n: number, ...types: string[]): Passage => ({
  happened: {
    n,
    at: 0,
    what: { type: 'started' },
    events: types.map((type) => ({ type, rule: 'X-1' })),
    changes: types.map(() => []),
  } as unknown as Happened,
  before: momentAt(n - 1),
  after: momentAt(n),
});

const beats = [{ name: 'turn', shown: 1, ms: 1000 }];

function shownBy(plan: Plan | null, told: Passage, waiting = 0, clock: number | null = null): Showing {
  const store = { known: () => ({ latest: { table: { clock } } }) } as unknown as TableStore;
  const board = { plan: () => plan } as unknown as Board;
  return showingFor(store, game, board, speaker(game.words.english, []))(told, waiting);
}

const turned = passage(2, 'turned', 'turned');
const scene: Plan = { beats, reads: true };

test('what a board does not stop for, or nothing is known of, is there at once', () => {
  expect(shownBy(null, turned).beats).toEqual([]);
  expect(shownBy({ beats: [], reads: true }, turned)).toEqual({ beats: [], stays: 0 });
  const { changes: _, ...happened } = turned.happened;
  expect(shownBy(scene, { ...turned, happened }).beats).toEqual([]);
});

test('it stays as long as there is to read of what is shown by the last beat, and of nothing after it', () => {
  expect(shownBy(scene, turned)).toEqual({ beats, stays: 1500 + 80 * WORDS });
  const all = [{ ...beats[0]!, shown: 2 }];
  expect(shownBy({ beats: all, reads: true }, turned).stays).toBe(7000);
});

test('in the first games it waits, and while a clock runs never', () => {
  kept.delete('gilt.played.toy');
  expect(shownBy(scene, turned).stays).toBe(Number.POSITIVE_INFINITY);
  expect(shownBy(scene, turned, 0, 30).stays).toBe(2500);
});

test('it goes by the pace that is set, by what the browser says of motion, and by how much waits', () => {
  set({ pace: 'quick' });
  expect(shownBy(scene, turned)).toEqual({ beats: [{ ...beats[0]!, ms: 300 }], stays: 150 });
  set({ pace: 'wait' });
  calm = true;
  expect(shownBy(scene, turned)).toEqual({ beats: [{ ...beats[0]!, ms: 200 }], stays: Number.POSITIVE_INFINITY });
  calm = false;
  const glance = { beats, reads: false, passing: true };
  expect(shownBy(glance, turned, 2).beats).toEqual([{ ...beats[0]!, ms: 500 }]);
});
