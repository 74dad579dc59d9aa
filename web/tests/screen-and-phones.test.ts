import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './axe.ts';
import { BROWSER, complaints, launch, somebody } from './browser.ts';
import { openHouse } from './house.ts';

/** A phone, held upright. */
const UPRIGHT = { viewport: { width: 390, height: 844 }, hasTouch: true };
const TELEVISION = { viewport: { width: 1920, height: 1080 } };
/** As many battles are played before the server is killed. */
const BEFORE = 3;

/** Axe has nothing grave to say, and what is to be seen is in the window. */
async function isWhole(page: Page): Promise<void> {
  expect(await findings(page)).toEqual([]);
  const [scrolls, outside] = await page.evaluate(() => {
    const frame = document.querySelector('.frame')!;
    const regions = [...document.querySelectorAll('.table > :not(.play, .vh), .play > *')].filter((each) =>
      each.checkVisibility(),
    );
    const out = regions.filter((each) => {
      const { left, top, right, bottom, width, height } = each.getBoundingClientRect();
      return width < 1 || height < 1 || left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    });
    return [frame.scrollHeight - frame.clientHeight > 1, out.map(({ className }) => className)];
  });
  expect({ scrolls, outside }).toEqual({ scrolls: false, outside: [] });
}

/** So many pixels of the log lie below what is seen of it. */
const unreadIn = (page: Page): Promise<number> =>
  page.locator('.log').evaluate(({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop);

/** Does whatever a phone asks for; false if there is nothing to do. */
const act = (page: Page, seat: number): Promise<boolean> =>
  page.evaluate((nth) => {
    const press = (selector: string, which = 0): boolean => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
      found.at(which % Math.max(1, found.length))?.click();
      return found.length > 0;
    };
    if (press('[data-key="go-on"]') || press('[data-at-once]')) return true;
    const picked = document.querySelector('.palm .picked') !== null;
    return picked ? press('[data-key="seal"]:not([aria-disabled="true"])') : press('.palm [data-pick]', nth);
  }, seat);

test.skipIf(BROWSER === null)(
  'a screen and four phones play Dungeon Busters from QR code to result and on to the next table; the server is killed in the middle',
  async () => {
    const [browser, house] = await Promise.all([launch(), openHouse()]);
    try {
      const screen = await somebody(browser, 'Screen', TELEVISION);
      const phones: Page[] = [];
      for (const name of ['Ada', 'Ben', 'Cora', 'Dov']) phones.push(await somebody(browser, name, UPRIGHT));
      const [ada, ...others] = phones as [Page, Page, Page, Page];

      // The host sets a table that nobody may watch, and lets a screen in.
      await ada.goto(house.address);
      const code = await ada.evaluate(async () => {
        await fetch('/api/me');
        const body = JSON.stringify({
          game: 'dungeon-busters',
          seats: ['me', 'open', 'open', 'open'],
          watchable: false,
        });
        const answer = await fetch('/api/tables', {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json' },
        });
        return (await answer.json()).code as string;
      });
      await ada.goto(`${house.address}/hand/${code}`);
      await ada.getByRole('button', { name: 'Big screen' }).click();
      const address = (await ada.locator('.big-screen .invite__link').innerText()).replace(/\s/g, '');
      await ada.keyboard.press('Escape');
      await screen.goto(address);
      await screen.locator('.lounge .qr path').waitFor();
      expect(await screen.locator('.lounge h2').innerText()).toBe('3 seats are free');

      const dov = others[2];
      const lines: string[] = [];
      dov.on('websocket', (line) => lines.push(line.url()));
      // Two taps and a name: the link is opened, a name is said, and one sits.
      for (const [i, phone] of others.entries()) {
        await phone.goto(`${house.address}/hand/${code}`);
        await phone.locator('#name').fill(['Ben', 'Cora', 'Dov'][i]!);
        await phone.getByRole('button', { name: 'Sit here' }).tap();
        await phone.locator('.r-own').waitFor();
      }
      await screen.getByText('All seats are taken').waitFor();
      await isWhole(screen);
      await ada.getByRole('button', { name: 'Deal', exact: true }).tap();
      await Promise.all(phones.map((phone) => phone.locator('.palm .hand').waitFor()));
      await screen.locator('.seat').nth(3).waitFor();
      expect(await screen.locator('.hand, .r-hand, .btn--seal').count()).toBe(0);
      expect(await ada.locator('.palm .r-others').isVisible()).toBe(false);

      // A hand is told what its seat's whole page is told, and no more: they have the same line, of which the leak tests know every byte.
      const whole = await dov.context().newPage();
      whole.on('websocket', (line) => lines.push(line.url()));
      await whole.goto(`${house.address}/t/${code}`);
      await whole.locator('.r-own').waitFor();
      expect(new Set(lines).size).toBe(1);
      await whole.close();

      await isWhole(screen);
      await isWhole(ada);
      // One seals: the screen shows a back, and the phone says where to look.
      await act(ada, 0);
      await act(ada, 0);
      await screen.locator('.seat[data-state="chosen"]').waitFor();
      await ada.getByText('Look up').waitFor();
      expect(await screen.locator('.seat[data-state="chosen"] .card--battle').count()).toBe(0);

      let killed = false;
      while ((await Promise.all(phones.map((phone) => phone.locator('.final').count()))).some((over) => over === 0)) {
        const done = await Promise.all(phones.map((phone, seat) => act(phone, seat)));
        if (!killed && (await screen.locator('.log__head').count()) > BEFORE) {
          killed = true;
          await house.kill();
          await screen.getByText('The line is down').waitFor();
          await house.start();
          await screen.getByText('The line is down').waitFor({ state: 'detached' });
          // A screen gets another size when it becomes the whole one: the log still stands at its newest line.
          for (const viewport of [{ width: 1280, height: 720 }, { width: 1366, height: 650 }, TELEVISION.viewport]) {
            await screen.setViewportSize(viewport);
            await expect.poll(() => unreadIn(screen)).toBeLessThan(2);
          }
        }
        if (!done.includes(true)) await ada.waitForTimeout(30);
      }
      expect(killed).toBe(true);
      await screen.locator('.final .scores').waitFor();
      await isWhole(screen);
      expect(await screen.locator('.final h2').first().innerText()).toBe(
        await ada.locator('.final h2').first().innerText(),
      );

      // Another game, the same people: told to all, joined with one tap; the screen comes along.
      await ada.getByLabel('What next').selectOption('greedy-delvers');
      await ada.getByRole('button', { name: 'Play again' }).tap();
      await Promise.all(others.map((phone) => phone.locator('[data-key="rematch"]').tap()));
      await screen.getByText('All seats are taken').waitFor();
      expect(await screen.locator('.bar h1').innerText()).toBe('Greedy Delvers');
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
      await house.close();
    }
  },
  300_000,
);
