import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BROWSER, launch } from './browser.ts';
import { openGallery, type Sight, walk } from './gallery.ts';
import { asLine, measured } from './geometry.ts';
import { GAMES, HOUSE, visitsOf } from './states.ts';
import { WINDOWS, type Window } from './windows.ts';

/** So many windows for each state, in turn: every state is seen in some, and every window by every game. `npm run geometry` takes all. */
const AT_ONCE = 3;

/** The windows of the nth state: spread out, so that small ones and large ones come together. */
const windowsOf = (n: number): Window[] =>
  Array.from({ length: AT_ONCE }, (_, i) => WINDOWS[(n + (i * WINDOWS.length) / AT_ONCE) % WINDOWS.length]!);

describe.skipIf(BROWSER === null)('every table can be seen, read and played in every window', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  for (const game of [...GAMES, HOUSE])
    test(game, async () => {
      const gallery = await openGallery(visitsOf(game));
      const found: string[] = [];
      let states = 0;
      const see = async (sight: Sight): Promise<void> => {
        for (const window of windowsOf(states++)) found.push(...(await measured(sight, window)).map(asLine));
      };
      try {
        await walk(browser, gallery, see);
      } finally {
        await gallery.house.close();
      }
      expect(states).toBeGreaterThan(0);
      expect(found).toEqual([]);
    }, 600_000);
});
