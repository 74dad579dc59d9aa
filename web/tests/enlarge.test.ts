import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints, PHONE, somebody } from './browser.ts';
import { describePages } from './pages.ts';
import { nextScene, playNow } from './playing.ts';

/** Longer than a finger has to rest. */
const LONG = 700;

describePages('any card can be looked at closely', (pages) => {
  /** Holds the first card that can be chosen, and lets go. */
  async function hold(page: Page): Promise<void> {
    const box = (await page.locator('[data-pick]').first().boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.waitForTimeout(LONG);
    await page.mouse.up();
  }

  for (const game of ['Dungeon Busters', 'Greedy Delvers', 'Greed']) {
    test(`${game}: held on a phone, a card fills four fifths of the width, and is not picked`, async () => {
      const page = await somebody(pages.browser, 'Ada', { viewport: PHONE });
      await playNow(page, pages.house.address, game);
      await nextScene(page);
      await hold(page);
      const card = page.locator('.enlarged .card');
      await card.waitFor();
      expect((await card.boundingBox())!.width).toBeCloseTo(0.8 * PHONE.width, 0);
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
      expect(await page.locator('main .picked').count()).toBe(0);
      // A touch that does not rest picks as ever.
      // In a fan the next card lies over the right part of it.
      await page
        .locator('[data-pick]')
        .first()
        .click({ position: { x: 12, y: 24 } });
      expect(await page.locator('main .picked').count()).toBe(1);
      expect(complaints).toEqual([]);
      await page.context().close();
    });
  }

  test('the log is one stop of the Tab key: arrows walk along its names, Enter shows the card, a clause opens the rules', async () => {
    const page = await somebody(pages.browser, 'Ada');
    await playNow(page, pages.house.address, 'Greedy Delvers');
    await nextScene(page);
    await page.locator('.log').focus();
    await page.keyboard.press('ArrowLeft');
    const at = page.locator('.log button:focus');
    while ((await at.getAttribute('class')) !== 'term') await page.keyboard.press('ArrowLeft');
    expect(await page.locator('.log button:not([tabindex="-1"])').count()).toBe(0);
    const name = await at.innerText();
    // Whoever stays there a while is told what it is.
    await page.getByRole('tooltip').waitFor();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.locator('.card').waitFor();
    expect(await dialog.locator('h2').innerText()).toBe(name);
    expect(await dialog.innerText()).toMatch(/Left unseen: \d+ of \d+\./);
    await dialog.locator('.clause').first().click();
    await page.locator('.rule--found').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('pointing at a card explains it beside it, and what is pressed is still the card', async () => {
    const page = await somebody(pages.browser, 'Ada');
    await playNow(page, pages.house.address, 'Dungeon Busters');
    await nextScene(page);
    const card = page.locator('[data-pick]').first();
    await card.hover({ position: { x: 12, y: 24 } });
    const told = page.getByRole('tooltip');
    await told.waitFor();
    expect(await told.innerText()).toContain('DB-12');
    await card.click({ position: { x: 12, y: 24 } });
    expect(await page.locator('main .picked').count()).toBe(1);
    await told.waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('E enlarges the card that has the focus, arrows go on, Escape closes and the focus is back', async () => {
    const page = await somebody(pages.browser, 'Ada');
    await playNow(page, pages.house.address, 'Dungeon Busters');
    await nextScene(page);
    const second = page.locator('.hand button').nth(1);
    await second.focus();
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const called = await second.locator('.vh').innerText();
    expect(await dialog.locator('h2').innerText()).toBe(called);
    await page.keyboard.press('ArrowRight');
    expect(await dialog.locator('h2').innerText()).not.toBe(called);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => second.evaluate((card) => card === document.activeElement)).toBe(true);
    await page.context().close();
  });
});
