import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What the browser keeps. */
let kept: Map<string, string>;

/** The page, opened anew. */
async function opened(): Promise<typeof import('./acquaintance.ts')> {
  vi.resetModules();
  return await import('./acquaintance.ts');
}

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('navigator', { cookieEnabled: true });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('somebody is new to a game until they have played it at two tables, and to each game by itself', async () => {
  const { isNewTo, playedAt } = await opened();
  expect(isNewTo('goofspiel')).toBe(true);
  playedAt('goofspiel', 'AAAA');
  expect(isNewTo('goofspiel')).toBe(true);
  playedAt('goofspiel', 'BBBB');
  expect(isNewTo('goofspiel')).toBe(false);
  expect(isNewTo('greed')).toBe(true);
});

test('the same table looked at again is no other game', async () => {
  const { isNewTo, playedAt } = await opened();
  for (let i = 0; i < 3; i++) playedAt('goofspiel', 'AAAA');
  expect(isNewTo('goofspiel')).toBe(true);
});

test('it is remembered when the page is opened again, and no more of it than is needed', async () => {
  const { playedAt } = await opened();
  for (const table of ['AAAA', 'BBBB', 'CCCC']) playedAt('goofspiel', table);
  const again = await opened();
  expect(again.isNewTo('goofspiel')).toBe(false);
  expect(JSON.parse(kept.get('gilt.played.goofspiel')!)).toEqual(['AAAA', 'BBBB']);
});

test('what somebody has written there by hand is taken for nothing', async () => {
  const { isNewTo, playedAt } = await opened();
  for (const text of ['{', '7', 'null', '"AAAA"']) {
    kept.set('gilt.played.goofspiel', text);
    expect(isNewTo('goofspiel')).toBe(true);
  }
  playedAt('goofspiel', 'AAAA');
  playedAt('goofspiel', 'BBBB');
  expect(isNewTo('goofspiel')).toBe(false);
});
