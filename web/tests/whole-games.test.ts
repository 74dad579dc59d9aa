import { readRecord } from '@gilt/engine/record';
import { replay } from '@gilt/engine/replay';
import { games } from '@gilt/games/all';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints, somebody } from './browser.ts';
import { describePages } from './pages.ts';
import { anyCard, playNow, playOn, playWith } from './playing.ts';

describePages('whole games through the page', (pages) => {
  /** The totals on the page, by name, and what the record comes to when it is played again. */
  async function results(page: Page): Promise<{ shown: Record<string, number>; replayed: Record<string, number> }> {
    const code = new URL(page.url()).pathname.split('/').at(-1)!;
    const text = await page.evaluate(async (at) => (await fetch(`/api/tables/${at}/record`)).text(), code);
    const { game, setup, record } = readRecord(text, games);
    const { scores } = game.outcome(replay(game, setup, record).state);
    const rows = await page.locator('.scores tbody tr').all();
    const shown: Record<string, number> = {};
    for (const row of rows)
      shown[await row.locator('.who').innerText()] = Number(
        (await row.locator('.total').innerText()).replace('−', '-').replace(/[$,]/g, ''),
      );
    const totals = scores.map(({ total }) => total).sort((a, b) => b - a);
    const names = Object.keys(shown);
    return { shown, replayed: Object.fromEntries(totals.map((total, i) => [names[i]!, total])) };
  }

  const GAMES = ['Dungeon Busters', 'Greedy Delvers', 'Goofspiel', 'GreedQuest', 'Greed', 'Quests of Shadowgate'];
  /** The long ones are played by few, and to their end only where somebody has the time: `npm run soak -- pages`. */
  const FEW: Readonly<Record<string, number>> = { GreedQuest: 3, 'Quests of Shadowgate': 2 };
  const LONG = [...Object.keys(FEW), 'Greedy Delvers', 'Greed'];
  const TO_THE_END = process.env.GILT_TO_THE_END !== undefined;
  const SOME = 10;
  /** Six large windows at once would keep a computer busy with painting. */
  const SMALL_DESK = { width: 1024, height: 700 };
  for (const game of GAMES) {
    // People think and wait for each other most of the time: all games are played side by side.
    test.concurrent(`${game}, by mouse, from the lobby on; whoever comes to the result finds it confirmed by the record`, async () => {
      const page = await somebody(pages.browser, 'Ada', { viewport: SMALL_DESK });
      const players = FEW[game];
      if (players) await playWith(page, pages.house.address, game, players);
      else await playNow(page, pages.house.address, game);
      let scenes = 0;
      const isEnough = (): boolean => LONG.includes(game) && !TO_THE_END && scenes++ >= SOME;
      await playOn(page, anyCard, isEnough);
      expect(complaints).toEqual([]);
      if (isEnough()) return page.context().close();
      const { shown, replayed } = await results(page);
      expect(shown).toEqual(replayed);
      await page.getByRole('button', { name: 'Check the deal' }).click();
      await page.locator('.checks').waitFor();
      expect(await page.locator('.checks [data-holds="true"]').count()).toBe(4);
      await page.getByRole('button', { name: 'Play again' }).click();
      await page.locator('.play').waitFor();
      expect(complaints).toEqual([]);
      await page.context().close();
    }, 600_000);
  }

  test('on the plain board, which any game has', async () => {
    const page = await somebody(pages.browser, 'Ada');
    await playNow(page, pages.house.address, 'Goofspiel');
    await page.goto(`${page.url()}?board=plain`);
    await page.locator('.options').waitFor();
    expect(await page.locator('.tale li').count()).toBeGreaterThan(0);
    await playOn(page, anyCard);
    const { shown, replayed } = await results(page);
    expect(shown).toEqual(replayed);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('without any network, once the pages are kept', async () => {
    const page = await somebody(pages.browser, 'Ada', { serviceWorkers: 'allow' });
    await page.goto(pages.house.address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await page.goto(pages.house.address);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL('**/solo/*');
    await page.locator('.hand').waitFor();
    await page.context().close();
  });

  test('without a server, alone with bots, and it survives a reload', async () => {
    const page = await somebody(pages.browser, 'Ada');
    await page.goto(pages.house.address);
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL('**/solo/*');
    let cards = 0;
    await playOn(page, anyCard, () => cards++ > 3);
    const before = await page.locator('.log li').allInnerTexts();
    await page.reload();
    await page
      .locator('.log li')
      .nth(before.length - 1)
      .waitFor();
    await playOn(page, anyCard);
    expect(await page.locator('.scores tbody tr').count()).toBe(4);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
