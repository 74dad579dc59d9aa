import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { complaints, somebody } from './browser.ts';
import { describePages } from './pages.ts';
import { nextScene, playWith } from './playing.ts';

describePages('Greed by keyboard alone', (pages) => {
  let page: Page;
  beforeAll(async () => {
    page = await somebody(pages.browser, 'Ada');
    await playWith(page, pages.house.address, 'Greed', 3);
    await nextScene(page);
  });

  const question = (): Promise<string> => page.locator('.question h2').innerText();

  /** Tabs on until a card of the pile has the focus. */
  async function tabToPile(): Promise<void> {
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.closest('.pile-at-hand') !== null)) return;
    }
    throw new Error('the pile cannot be reached with Tab');
  }

  test('Tab reaches the pile, arrows move in it, Enter picks, Escape lets go', async () => {
    await tabToPile();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const eighth = page.locator('.pile-at-hand li').nth(7);
    expect(await eighth.getAttribute('class')).toContain('picked');
    await page.keyboard.press('Escape');
    expect(await page.locator('.pile-at-hand .picked').count()).toBe(0);
  });

  test('what a card would do is said with it', async () => {
    const first = page.locator('.pile-at-hand button').first();
    const heard = await first.locator('.vh').innerText();
    const ribbon = await first.locator('.ribbon').textContent();
    expect(heard).toContain(ribbon);
    await first.focus();
    await page.locator('.outlook__words').getByText('as it stands').waitFor();
  });

  test('four rounds: digits pick cards of pile and hand, S seals, G goes on', async () => {
    const asked = new Set<string>();
    while (!(await page.locator('.progress').innerText()).startsWith('Round 5')) {
      const scene = await nextScene(page);
      if (scene === 'over') throw new Error('the game was over before the fifth round');
      if (scene === 'goOn') await page.keyboard.press('g');
      else {
        asked.add((await question()).split(':')[0]!);
        await page.keyboard.press('1');
        await page.keyboard.press('s');
      }
      await page.waitForTimeout(40);
    }
    expect([...asked]).toEqual(expect.arrayContaining(['Take a card', 'Play a card']));
    expect(complaints).toEqual([]);
  });
});
