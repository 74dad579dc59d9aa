import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { complaints, DESK, somebody } from './browser.ts';
import { describePages } from './pages.ts';
import { nextScene } from './playing.ts';

describePages('two people in two browsers, with two bots', (pages) => {
  let ada: Page;
  let ben: Page;
  beforeAll(async () => {
    ada = await somebody(pages.browser, 'Ada');
    ben = await somebody(pages.browser, 'Ben');
  });

  const seal = async (page: Page, strength: number): Promise<void> => {
    await page.getByRole('button', { name: `Strength ${strength}` }).click();
    await page.locator('[data-key="seal"]').click();
  };
  /** Plays until it is asked for a battle card again. */
  const toNextBattle = async (page: Page): Promise<void> => {
    for (;;) {
      const scene = await nextScene(page);
      if (scene === 'asked' || scene === 'over') return;
      const selector = scene === 'atOnce' ? '[data-at-once]' : '[data-key="go-on"]';
      await page
        .locator(selector)
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined);
    }
  };
  const tale = (page: Page): Promise<string[]> => page.locator('.log li').allInnerTexts();

  test('Ada sets a table, Ben comes by the link, Ada deals', async () => {
    await ada.goto(pages.house.address);
    await ada.getByRole('button', { name: 'New table' }).click();
    await ada.getByRole('button', { name: 'Set the table' }).click();
    await ada.waitForURL('**/t/*');
    const link = await ada.locator('.invite__link').innerText();
    await ben.goto(pages.house.address);
    await ben.goto(link);
    await ben.getByRole('button', { name: 'Sit here' }).click();
    await ada.getByRole('button', { name: 'Deal', exact: true }).click();
    await Promise.all([ada, ben].map((page) => page.locator('.hand').waitFor()));
    expect(await ada.locator('.r-own').innerText()).toContain('Ada');
    expect(await ben.locator('.r-others').innerText()).toContain('Ada');
  });

  test('what one says or promises the other reads', async () => {
    await ada.getByPlaceholder('Say something').fill('No threes, please.');
    await ada.keyboard.press('Enter');
    await ben.getByText('No threes, please.').first().waitFor();
    await ben.getByRole('button', { name: 'Promise' }).click();
    await ben.getByRole('button', { name: 'Give your word' }).click();
    await ada.locator('.promise').waitFor();
    expect(await ada.locator('.promise').innerText()).toContain('I play at least');
  });

  test('a sealed card is a back, whatever it is, until all are in', async () => {
    await seal(ben, 5);
    await ada.locator('.seat[data-state="chosen"]').filter({ hasText: 'Ben' }).waitFor();
    const backs = await ada
      .locator('.seat[data-state="chosen"] .seat__play')
      .evaluateAll((slots) => slots.map((slot) => slot.innerHTML));
    expect(new Set(backs).size).toBe(1);
    expect(await ada.locator('.seat').filter({ hasText: 'Ben' }).locator('.card--battle').count()).toBe(0);
  });

  test('reloaded in mid-question, a table is where it was: sealed is sealed, and can be taken back', async () => {
    await ben.reload();
    await ben.locator('[data-key="take-back"]').click();
    await ben.locator('[data-key="seal"]').waitFor();
    await seal(ben, 6);
    await ben.locator('[data-key="take-back"]').waitFor();
  });

  test('a second tab of the same person shows the same, and acts for the same seat', async () => {
    const tab = await ben.context().newPage();
    await tab.goto(ben.url());
    await tab.locator('[data-key="take-back"]').click();
    await ben.locator('[data-key="seal"]').waitFor();
    await tab.close();
    await seal(ben, 4);
    await ben.locator('[data-key="take-back"]').waitFor();
  });

  test('the server is killed in mid-question: the page says so, comes back by itself, and nothing is lost', async () => {
    await pages.house.kill();
    await ada.getByText('The line is down').waitFor();
    await pages.house.start();
    await ada.getByText('The line is down').waitFor({ state: 'detached' });
    await ben.getByText('The line is down').waitFor({ state: 'detached' });
    expect(await ben.locator('[data-key="take-back"]').count()).toBe(1);
    await seal(ada, 6);
    await Promise.all([toNextBattle(ada), toNextBattle(ben)]);
    const [adas, bens] = [await tale(ada), await tale(ben)];
    expect(adas.filter((line) => line.includes('The cards are turned up'))).toEqual(
      bens.filter((line) => line.includes('The cards are turned up')),
    );
    expect(adas.join(' ')).toContain('Ben plays 4');
  });

  test('an undo happens when the other agrees', async () => {
    await ada.getByRole('button', { name: 'Table menu' }).click();
    await ada.getByRole('button', { name: 'Undo the last question' }).click();
    await ben.getByRole('button', { name: 'Agree' }).click();
    await ada.getByText('is taken back and asked again').first().waitFor();
    expect(complaints).toEqual([]);
  });

  test('where log and talk are tabs they open at the newest line, and stay where somebody reads back', async () => {
    await ada.setViewportSize({ width: 320, height: 480 });
    await ada.reload();
    await ada.locator('.r-tabs [data-tab="log"]').click();
    const list = ada.locator('.log');
    const fromEnd = (): Promise<number> =>
      list.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
    expect(await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeGreaterThan(30);
    await expect.poll(fromEnd).toBeLessThan(2);
    await list.evaluate((each) => each.scrollTo({ top: 0 }));
    await ada.waitForFunction(() => document.querySelector('.log')!.scrollTop === 0);
    await ben.getByPlaceholder('Say something').fill('Well?');
    await ben.keyboard.press('Enter');
    await ada.setViewportSize({ width: 330, height: 480 });
    expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await ada.setViewportSize(DESK);
  });

  test('somebody who only watches sees the table and no hand', async () => {
    const cleo = await somebody(pages.browser, 'Cora');
    await cleo.goto(ada.url());
    await cleo.locator('.bar__where').getByText('You are watching').waitFor();
    expect(await cleo.locator('.hand').count()).toBe(0);
    await cleo.context().close();
  });
});
