import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { complaints, somebody } from './browser.ts';
import { describePages } from './pages.ts';
import { nextScene, sealed } from './playing.ts';

describePages('by keyboard alone', (pages) => {
  let page: Page;
  beforeAll(async () => {
    page = await somebody(pages.browser, 'Ada');
  });

  /** Tabs on until something with that name has the focus. */
  async function tabTo(name: RegExp): Promise<void> {
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const element = document.activeElement;
        return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      });
      if (name.test(at)) return;
    }
    throw new Error(`nothing called ${name} can be reached with Tab`);
  }

  /** Goes on, by key, until the next battle card is asked for. */
  async function untilAsked(): Promise<void> {
    for (let scene = await nextScene(page); scene !== 'asked'; scene = await nextScene(page)) {
      await page.keyboard.press(scene === 'atOnce' ? '1' : 'g');
      await page.waitForTimeout(30);
    }
  }

  test('from the lobby to the table', async () => {
    await page.goto(pages.house.address);
    await tabTo(/^Play now/);
    await page.keyboard.press('Enter');
    await page.locator('.hand').waitFor();
  });

  test('R opens the rules, Escape closes them, and the focus is back where it was', async () => {
    await tabTo(/^Rules/);
    await page.keyboard.press('r');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Rules');
  });

  test('Tab reaches the hand, arrows move in it, Enter picks, S seals, T takes back', async () => {
    await nextScene(page);
    await tabTo(/^Strength/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await page.locator('.hand .picked').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await page.locator('.hand .picked').count()).toBe(0);
  });

  test('a whole dungeon: digits pick cards and gems, S seals, G goes on', async () => {
    const cards = new Set<string>();
    while (cards.size < 5) {
      const scene = await nextScene(page);
      if (scene === 'goOn') await page.keyboard.press('g');
      else if (scene === 'atOnce') await page.keyboard.press('1');
      else {
        const label = await page.locator('.hand button .vh').first().textContent();
        const monster = (await page.locator('.question h2').textContent())!;
        await page.keyboard.press(label!.match(/\d/)![0]);
        await page.keyboard.press('s');
        await sealed(page, monster);
        cards.add(monster);
      }
      await page.waitForTimeout(30);
    }
    expect(complaints).toEqual([]);
  });

  test('after a seal and after a reveal the focus is at the question or in the hand, and Enter goes on', async () => {
    await untilAsked();
    await page.locator('.hand button').first().focus();
    await page.keyboard.press('Enter');
    await tabTo(/^Seal/);
    await page.keyboard.press('Enter');
    // Seal is gone once the choice has arrived, and the focus is where something is asked or told.
    const LANDED = '#question, [data-key="go-on"], .hand';
    await page.waitForFunction((where) => document.activeElement?.closest(where) != null, LANDED);
    for (let scene = await nextScene(page); scene !== 'asked'; scene = await nextScene(page)) {
      if (scene === 'atOnce') await page.keyboard.press('1');
      else {
        await page.waitForFunction(() => document.activeElement?.closest('.play') != null);
        await page.keyboard.press('Enter');
      }
      await page.waitForTimeout(30);
    }
    await page.waitForFunction(() => document.activeElement?.closest('.hand, #question') != null);
  });

  test('? lists the keys; switched off they do nothing', async () => {
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keys' });
    await list.waitFor();
    await list.getByLabel('Single keys do something at a table').uncheck();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await page.keyboard.press('r');
    await page.keyboard.press('?');
    await page.waitForTimeout(100);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByLabel('Single keys do something at a table').check();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('a screen reader hears what happened and then what is asked, each once', async () => {
    await untilAsked();
    await page.evaluate(() => {
      const said: string[] = [];
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) said.push(node.textContent ?? '');
      }).observe(document.querySelector('.table-room > [role="log"]')!, { childList: true });
      Object.assign(window, { said });
    });
    await page.locator('.hand button').first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('s');
    await page.locator('[data-asks="none"]').waitFor();
    await untilAsked();
    const heard = await page.waitForFunction(() => {
      const { said } = window as unknown as { said: string[] };
      // What was being asked when the listening began may still have been said; it does not count.
      const first = said.findIndex((text) => text.startsWith('The cards are turned up'));
      return first >= 0 && said.at(-1)!.endsWith('?') ? said.slice(first).join('\n') : null;
    });
    const text = String(await heard.jsonValue());
    // What is asked is said last.
    expect(text).toMatch(
      /^The cards are turned up[\s\S]*(Victory|Defeat)[\s\S]*Here is[\s\S]*Which battle card do you play\?$/,
    );
    expect(text.match(/The cards are turned up/g)).toHaveLength(1);
  });
});
