import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BROWSER, launch } from './browser.ts';
import { openGallery, type Sight, walk } from './gallery.ts';
import { asLine, measured } from './geometry.ts';
import { GAMES, HOUSE, type Visit, visitsOf } from './states.ts';
import { type Window, windowsOf } from './windows.ts';

/** One window for each state, in turn: every state is seen in some, and every game in all. `npm run geometry` takes all windows for each. */
const windowOf = (visit: Visit, n: number): Window => windowsOf(visit)[n % windowsOf(visit).length]!;

/** What people see most, each with the company that needs more room for it. `npm run geometry` looks at everything. */
const SHOWN = { few: ['asked', 'reveal', 'result', 'hand'], many: ['sealed', 'full', 'screen', 'hand-full'] };
const wanted = ({ game, company }: Visit, state: string): boolean => game === HOUSE || SHOWN[company].includes(state);

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
        found.push(...(await measured(sight, windowOf(sight.visit, states++))).map(asLine));
      };
      try {
        await walk(browser, gallery, see, { wanted });
      } finally {
        await gallery.house.close();
      }
      expect(states).toBeGreaterThan(0);
      expect(found).toEqual([]);
    }, 600_000);
});
