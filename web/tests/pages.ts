import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { BROWSER, launch } from './browser.ts';
import { type House, openHouse } from './house.ts';

/** What all tests of pages need: a browser, and the program to look at with it. */
export interface Pages {
  browser: Browser;
  house: House;
}

/** On a busy machine a page may be slower than the one who tests it. What fails three times is broken. */
const PATIENTLY = { retry: process.env.CI ? 2 : 0 };

/** Tests of pages, with a browser and a house that are opened once for all of them. */
export function describePages(what: string, tests: (pages: Pages) => void): void {
  describe.skipIf(BROWSER === null)(what, PATIENTLY, () => {
    const pages = {} as Pages;
    beforeAll(async () => {
      [pages.browser, pages.house] = await Promise.all([launch(), openHouse()]);
    });
    afterAll(async () => {
      await pages.browser?.close();
      await pages.house?.close();
    });
    tests(pages);
  });
}
