import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { somebody } from './browser.ts';
import { describePages } from './pages.ts';
import { nextScene, playNow } from './playing.ts';

/** A browser whose owner has forbidden pages to keep anything. */
async function withoutStorage(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    }),
  );
}

const withoutCookies = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }));

const notice = (page: Page): Promise<string> => page.locator('.notice').innerText();

describePages('pages that meet with bad luck', (pages) => {
  test('without storage the lobby says what is not kept, and a game can be played', async () => {
    const page = await somebody(pages.browser, 'Ada');
    await withoutStorage(page);
    await page.goto(pages.house.address);
    expect(await page.locator('.hall__warning').innerText()).toContain('may keep nothing');
    await playNow(page, pages.house.address, 'Dungeon Busters');
    expect(await nextScene(page)).toBe('asked');
    await page.context().close();
  });

  test('without cookies a game with bots is played in the page, and a table for friends says why not', async () => {
    const page = await somebody(pages.browser, 'Ada');
    await withoutCookies(page);
    await page.goto(pages.house.address);
    expect(await page.locator('.hall__warning').innerText()).toContain('Cookies are refused');
    await page.getByRole('button', { name: 'New table' }).click();
    await page.getByRole('button', { name: 'Set the table' }).click();
    await page.getByText('allow cookies').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL('**/solo/*');
    expect(await nextScene(page)).toBe('asked');
    await page.context().close();
  });

  test('with neither, the table itself says that the game is gone when the page is closed', async () => {
    const page = await somebody(pages.browser, 'Ada');
    await withoutStorage(page);
    await withoutCookies(page);
    await page.goto(pages.house.address);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL('**/solo/*');
    expect(await page.locator('.trouble').innerText()).toContain('gone when the page is closed');
    await page.getByRole('button', { name: 'All right' }).click();
    expect(await page.locator('.trouble').count()).toBe(0);
    await page.context().close();
  });

  test('leaving in mid-game asks first, and staying stays', async () => {
    const page = await somebody(pages.browser, 'Ada');
    await playNow(page, pages.house.address, 'Dungeon Busters');
    await nextScene(page);
    const table = page.url();
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Leave the table' }).click();
    await page.getByText('Leave all the same?').waitFor();
    await page.getByRole('button', { name: 'Stay', exact: true }).click();
    expect(page.url()).toBe(table);
    await page.getByRole('button', { name: 'Leave the table' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave the table' }).click();
    await page.waitForURL(`${pages.house.address}/`);
    await page.context().close();
  });

  test('a server that has lost the table says so, and not that all is well', async () => {
    const page = await somebody(pages.browser, 'Ada');
    await playNow(page, pages.house.address, 'Dungeon Busters');
    await nextScene(page);
    await pages.house.kill();
    await page.locator('.trouble', { hasText: 'The line is down' }).waitFor();
    await pages.house.start({ empty: true });
    await page.locator('.notice').waitFor();
    expect(await notice(page)).toContain('does not know this table any more');
    await page.context().close();
  });
});
