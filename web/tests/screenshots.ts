import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launch } from './browser.ts';
import { openHouse } from './house.ts';
import { eachScreen } from './screens.ts';

const FOLDER = join(process.cwd(), 'docs/screenshots');

/** Of these there are pictures by daylight too. */
const LIGHT = [
  'lobby',
  'dungeon-busters',
  'dungeon-busters-reveal',
  'greedy-delvers',
  'greedquest',
  'greedquest-reveal',
  'greed',
  'greed-play',
  'greed-reveal',
  'shadowgate',
  'result',
];

/** These come up in some games only, and no picture is kept. */
const PASSING = ['greed-choice'];

/** Sizes and light; the grain of the materials is left out, for it makes pictures large and does not show at this size. */
const VIEWS = [
  { name: 'desk-dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  { name: 'desk-light', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'phone-dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true },
  { name: 'phone-light', viewport: { width: 390, height: 844 }, colorScheme: 'light', hasTouch: true },
] as const;

/** Named on the command line: only these parts are taken again (lobby, waiting-room, rules, or the id of a game). */
const only = process.argv.slice(2);

const [browser, house] = await Promise.all([launch(), openHouse()]);
try {
  if (only.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const { name: view, ...options } of VIEWS) {
    const take = async (screen: string, page: Page): Promise<void> => {
      if (PASSING.includes(screen) || (view.endsWith('light') && !LIGHT.includes(screen))) return;
      await page.addStyleTag({ content: ':root { --grain: none !important; --grain-soft: none !important; }' });
      await page.mouse.move(0, 0);
      await page.waitForTimeout(700);
      await page.screenshot({ path: join(FOLDER, `${screen}-${view}.png`) });
      console.log(`${screen}-${view}.png`);
    };
    await eachScreen(browser, house.address, options, take, only);
  }
} finally {
  await browser.close();
  await house.close();
}
