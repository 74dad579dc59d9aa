import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints, PHONE, somebody } from './browser.ts';
import { wrongIn } from './geometry.ts';
import { describePages } from './pages.ts';
import { WINDOWS } from './windows.ts';

const PHONES = { viewport: PHONE, hasTouch: true };
/** Short and long, with spaces and without, in several scripts; two are the same. */
const NAMES = ['Bo', 'WMWMWMWMWMWMWMWMWMWMWMWM', 'Anne-Marie von der Heide', '司馬相如', 'Bo'] as const;

/** Counts how often somebody touches the page; whatever else the test does with it is no touch. */
const countTaps = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const at = window as unknown as { taps: number };
    at.taps = 0;
    addEventListener(
      'pointerdown',
      ({ isTrusted }) => {
        if (isTrusted) at.taps++;
      },
      true,
    );
  });
const taps = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { taps: number }).taps);

const atTable = (page: Page): Promise<string[]> =>
  page.locator('.waiting__who b').evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''));

/** The seats of the waiting room that one would have to scroll to. */
const seatsOutOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { bottom } = document.querySelector('.waiting__seats')!.getBoundingClientRect();
    const rows = [...document.querySelectorAll('.waiting__seats li')];
    return rows.filter((row) => row.getBoundingClientRect().bottom > bottom + 2).map((row) => row.textContent ?? '');
  });

describePages('sitting down', (pages) => {
  test('five guests who have never been here open the link at once: two taps and a name, and each sits; one is called otherwise afterwards, and all see it', async () => {
    const { address } = pages.house;
    const host = await somebody(pages.browser, 'Ada');
    await host.goto(address);
    // The page makes itself known; asked for something at the same time, the server would take it for another guest.
    await host.waitForFunction(() => localStorage.getItem('gilt.met') !== null);
    const code: string = await host.evaluate(async () => {
      const seats = ['me', 'open', 'open', 'open', 'open', 'open'];
      const answer = await fetch('/api/tables', {
        method: 'POST',
        body: JSON.stringify({ game: 'greedquest', seats, clock: 45 }),
        headers: { 'content-type': 'application/json' },
      });
      return (await answer.json()).code;
    });
    await host.goto(`${address}/t/${code}`);
    const link = await host.locator('.invite__link').innerText();
    const guests: Page[] = [];
    for (const _ of NAMES) guests.push(await somebody(pages.browser, null, PHONES));

    await Promise.all(
      guests.map(async (guest, i) => {
        await countTaps(guest);
        await guest.goto(link);
        // What it is about is there before anything is asked.
        await guest.getByText('Ada invites you').waitFor();
        await guest.getByText('45 seconds').waitFor();
        await guest.locator('#name').tap();
        await guest.keyboard.type(NAMES[i]!);
        await guest.getByRole('button', { name: 'Sit here' }).tap();
        await guest.locator('.r-own').waitFor();
        expect(await taps(guest)).toBe(2);
      }),
    );
    await host.getByText('All seats are taken').waitFor();
    // Of two of the same name one is counted.
    const others = [...NAMES.slice(0, 4), 'Bo 2'];
    expect((await atTable(host)).toSorted()).toEqual(['Ada', ...others].toSorted());

    const line = await host.context().newCDPSession(host);
    for (const window of WINDOWS)
      expect([
        window.name,
        ...(await wrongIn(host, line, window, { own: { name: 'Ada', scores: null }, others })),
        // What scrolls is no fault, but nobody should have to look for a seat.
        ...(window.zoom === 1 ? await seatsOutOfSight(host) : []),
      ]).toEqual([window.name]);

    // One of them would rather be called otherwise, and says so at the table.
    const twin = guests[4]!;
    await twin.getByRole('button', { name: 'Table menu' }).tap();
    await twin.getByLabel('What others call you').fill('Boris');
    await twin.getByRole('button', { name: 'Save' }).tap();
    const renamed = ['Ada', ...NAMES.slice(0, 4), 'Boris'].toSorted();
    for (const page of [host, ...guests])
      await expect.poll(async () => (await atTable(page)).toSorted()).toEqual(renamed);

    // Whoever has been here before is not asked again: one tap.
    const next: string = await host.evaluate(async () => {
      const answer = await fetch('/api/tables', {
        method: 'POST',
        body: JSON.stringify({ game: 'goofspiel', seats: ['me', 'open'] }),
        headers: { 'content-type': 'application/json' },
      });
      return (await answer.json()).code;
    });
    await twin.goto(`${new URL(link).origin}/t/${next}`);
    expect(await twin.locator('#name').inputValue()).toBe('Boris');
    await twin.getByRole('button', { name: 'Sit here' }).tap();
    await twin.locator('.r-own').waitFor();
    expect(await taps(twin)).toBe(1);
    expect(complaints).toEqual([]);
    for (const page of [host, ...guests]) await page.context().close();
  }, 180_000);
});
