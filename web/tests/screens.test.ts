import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { BROWSER, launch } from './browser.ts';
import { openGallery, type Sight, walk } from './gallery.ts';
import { GAMES, HOUSE, type Visit, visitsOf } from './states.ts';
import { resize, WINDOWS, type Window } from './windows.ts';

const named = (...names: string[]): Window[] => WINDOWS.filter(({ name }) => names.includes(name));
const DESK = named('1440x900');
const ALL = named('1440x900', '360x640', '1440x900@200%');

const HANDS = named('360x640', '844x390');

const SHOWN = ['asked', 'picked', 'reveal', 'result', 'screen', 'hand'];
/** What axe is shown: every page, and of a table what people see most. */
const isShown = ({ game, company }: Visit, state: string): boolean =>
  company === 'few' && (game === HOUSE || SHOWN.includes(state));
/** In small windows, enlarged and by daylight: pages, and a table while cards are chosen. */
const isChief = ({ game }: Visit, state: string): boolean => game === HOUSE || state === 'asked';
const windowsFor = (visit: Visit, state: string): Window[] => {
  if (visit.as === 'hand' || visit.as === 'passed') return HANDS;
  return isChief(visit, state) ? ALL : DESK;
};

describe.skipIf(BROWSER === null)('axe has nothing grave to say', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  for (const game of [...GAMES, HOUSE])
    test(`${game}: by lamplight in ${ALL.map(({ name }) => name).join(', ')}; by daylight on a desk`, async () => {
      const found: string[] = [];
      const see = async ({ visit, state, page, line }: Sight): Promise<void> => {
        page.once('pageerror', ({ message }) => found.push(`${state}: ${message}`));
        const look = async (how: string): Promise<void> =>
          void found.push(...(await findings(page)).map((each) => `${state} ${how}: ${each}`));
        for (const window of windowsFor(visit, state)) {
          await resize(line, window);
          await look(window.name);
        }
        if (!isChief(visit, state) && visit.as === 'table') return;
        await resize(line, DESK[0]!);
        await page.emulateMedia({ colorScheme: 'light' });
        await page.locator('html[data-theme="light"]').waitFor({ state: 'attached' });
        await look('by daylight');
        await page.emulateMedia({ colorScheme: 'dark' });
      };
      const gallery = await openGallery(visitsOf(game, ['few']));
      try {
        await walk(browser, gallery, see, { wanted: isShown });
      } finally {
        await gallery.house.close();
      }
      expect(found).toEqual([]);
    }, 600_000);
});
