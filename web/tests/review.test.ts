import { games } from '@gilt/games/all';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './axe.ts';
import { complaints, PHONE, somebody } from './browser.ts';
import { describePages } from './pages.ts';
import { recordByChance } from './records.ts';

const game = (id: string) => games.find((each) => each.id === id)!;

describePages('a coach who understands secret choices', (pages) => {
  /** Picks the first answer there is, and seals it. */
  async function answer(page: Page, within: string): Promise<void> {
    await page.locator(`${within} [data-pick]`).first().click();
    await page.locator(`${within} [data-key="seal"]`).click();
  }

  test('a game in a file is reviewed without a server: choices appear, it adds up, and one of them is tried again', async () => {
    const page = await somebody(pages.browser, 'Ada', { viewport: PHONE });
    await page.goto(`${pages.house.address}/replay`);
    const buffer = Buffer.from(recordByChance(game('goofspiel'), 3, 5));
    await page.locator('input[type="file"]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
    await page.locator('.dock').waitFor();
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('button', { name: 'As Bob saw it' }).click();
    await page.getByRole('button', { name: 'Review my choices' }).first().click();
    await page.waitForURL(/\/review\?seat=2/);
    await page.locator('.waterfall').waitFor({ timeout: 60_000 });
    const figures = await page.locator('.waterfall__value > b').allInnerTexts();
    const [start, deal, own, others, result] = figures.map((text) => Number(text.replace('−', '-')));
    expect(start! + deal! + own! + others!).toBe(result);
    expect(await page.locator('.decisive--all li').count()).toBeGreaterThan(5);
    await page.locator('.decisive--all button').first().click();
    await expect.poll(() => page.locator(':focus').innerText()).toMatch(/^Question 1: bid card/);
    await expect.poll(() => page.url()).toContain('seat=2&at=1');
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

    // Whoever goes away and comes back does not wait again.
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.locator('.dock').waitFor();
    await page.goBack();
    await page.locator('.waterfall').waitFor({ timeout: 1000 });

    await page.getByRole('button', { name: 'Try it again' }).click();
    await page.locator('.riddle .standing').waitFor();
    await answer(page, '.riddle');
    await page.locator('.riddle__told').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Once more' }).click();
    await page.getByText('Try 2.').waitFor();
    await page.getByRole('button', { name: 'Back to the review' }).click();
    await page.locator('.worths').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('against bots the coach is asked by key, in three steps; it is noted, and goes when the next question comes', async () => {
    const page = await somebody(pages.browser, 'Ada');
    await page.goto(pages.house.address);
    await page.locator('.box[data-game="goofspiel"] button').click();
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.locator('.hand [data-pick]').first().waitFor();
    await page.keyboard.press('h');
    const coach = page.locator('.coach-panel');
    await coach.getByText('Where to look').waitFor();
    expect(await coach.locator('.worth-rows').count()).toBe(0);
    await coach.getByRole('button', { name: 'What to weigh' }).click();
    await coach.getByRole('button', { name: 'What I would play' }).click();
    expect(await coach.locator('.worth-rows li').count()).toBeGreaterThan(1);
    await coach.getByText('It is noted with the game').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await coach.waitFor({ state: 'detached' });
    await page.keyboard.press('h');
    await coach.waitFor();
    await answer(page, '.table');
    await coach.waitFor({ state: 'detached' });
    const noted = await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith('gilt.asked.'))
        .map((key) => localStorage.getItem(key)),
    );
    expect(noted).toEqual(['[1]']);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
