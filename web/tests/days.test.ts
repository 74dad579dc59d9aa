import { postOffice, type TestMailbox } from '@gilt/server/test/post-office';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BROWSER, complaints, launch, somebody } from './browser.ts';
import { type FrozenHouse, openFrozenHouse } from './frozen-house.ts';
import { noticesShown, type Postbag, postbag, withMailbox } from './mailbox.ts';
import { sealed, sealFirst } from './playing.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** So long after something has happened whoever is not there is told. */
const A_LITTLE = 20_000;
/** A Monday, at six in the evening. */
const MONDAY = new Date(2026, 10, 16, 18).getTime();

/** Somebody with a phone, who looks at a table now and then. */
interface Friend {
  readonly page: Page;
  readonly box: TestMailbox;
  readonly bag: Postbag;
}

/** Asks the house for something, as the page does. */
const ask = (page: Page, path: string, body: object = {}): Promise<{ code: string; mailboxes: string[] }> =>
  page.evaluate(
    async ([at, text]) => {
      const answer = await fetch(`/api/${at}`, {
        method: 'POST',
        body: text!,
        headers: { 'content-type': 'application/json' },
      });
      return answer.json();
    },
    [path, JSON.stringify(body)],
  );

/** What has come to a mailbox and has not been brought to the browser: it is, as its maker does. */
async function post({ box, bag }: Friend): Promise<string[]> {
  const come = box.messages.splice(0);
  for (const { text } of come) await bag.bring(text);
  return come.map(({ text }) => JSON.parse(text).what);
}

test.skipIf(BROWSER === null)(
  'a table over three days: whoever is waited for and not there gets word, and finds the way; the server is killed every night',
  async () => {
    const [browser, house, office] = await Promise.all([launch(), openFrozenHouse(MONDAY), postOffice()]);
    /** The time of the house is that of the pages, too. */
    const pages: Page[] = [];
    const pass = async (milliseconds: number): Promise<void> => {
      await house.pass(milliseconds);
      for (const page of pages) await page.clock.setFixedTime(house.now());
    };
    const friend = async (name: string): Promise<Friend> => {
      const made = await meet(browser, house, name, office.mailbox());
      pages.push(made.page);
      return made;
    };
    try {
      const [ada, bob] = [await friend('Ada'), await friend('Bob')];
      const { code } = await ask(ada.page, 'tables', {
        game: 'goofspiel',
        options: { cards: 4 },
        seats: ['me', 'open'],
        clock: (3 * DAY) / 1000,
      });
      await ask(bob.page, `tables/${code}/join`);
      await ask(ada.page, `tables/${code}/start`);

      /** Whether something has come for somebody by a little later: a server that has just begun looks through its tables first. */
      const arrives = async ({ box }: Friend): Promise<boolean> => {
        await pass(A_LITTLE);
        return box.messages.length > 0;
      };
      const choose = async ({ page }: Friend): Promise<void> => {
        await page.goto(`${house.address}/t/${code}`);
        await page.locator('[data-pick]').first().waitFor();
        const question = await page.locator('.question h2').innerText();
        await sealFirst(page);
        await sealed(page, question);
      };
      const leave = async ({ page }: Friend): Promise<void> => {
        await page.goto(`${house.address}/credits`);
        await page.locator('h1').first().waitFor();
      };

      // Monday: both sit there. Ada waits for Bob, and is asked whether she would be called; Bob finds it in the menu.
      await choose(ada);
      expect(await ada.page.locator('.clock--until').innerText()).toMatch(/until\s+Thursday 18:00/);
      await bob.page.goto(`${house.address}/t/${code}`);
      await bob.page.getByRole('button', { name: 'Table menu' }).click();
      await bob.page.getByLabel('Tell me when it is my turn').click();
      await bob.page.getByText('You are told when it is your turn').waitFor();
      await pass(MINUTE);
      await choose(bob);
      await ada.page.getByRole('button', { name: 'Yes', exact: true }).click();
      for (const { page, box } of [ada, bob])
        await expect
          .poll(async () => (await page.evaluate(async () => (await fetch('/api/me/export')).json())).mailboxes)
          .toEqual([box.said.endpoint]);
      await leave(ada);
      await leave(bob);
      await expect.poll(() => connected(house)).toBe(0);

      // Tuesday: the night has cost the server its life, and both are told.
      await house.killAndStart();
      await pass(DAY);
      for (const one of [ada, bob]) {
        await expect.poll(() => arrives(one)).toBe(true);
        expect(await post(one)).toEqual(['turn']);
        await expect
          .poll(() => noticesShown(one.page))
          .toEqual([['It is your turn', 'The table of Goofspiel waits for you.', code]]);
        // Wherever in the house they are, something says that a table waits; the lobby has it first, and the tab says so.
        await one.page.reload();
        await one.page.locator('.mark[data-turns="1"]').waitFor();
        await one.page.goto(house.address);
        await one.page.locator('.tables__turns li').waitFor();
        expect(await one.page.locator('.tables h2').first().innerText()).toBe('Your turn');
        // Before the shelf: it is in sight as the page opens.
        const { y } = (await one.page.locator('.tables__turns li').first().boundingBox())!;
        expect(y).toBeLessThan((await one.page.locator('.boxes').boundingBox())!.y);
        expect(await one.page.locator('.tables__turns').innerText()).toContain('until Thursday 18:01');
        expect(await one.page.title()).toBe('● Your turn · Gilt');
        expect(await badge(one.page)).toBe(1);
      }
      await choose(ada);
      // Ada has sealed and gone; the server dies, and knows it afterwards.
      await leave(ada);
      await house.killAndStart();
      await choose(bob);
      await leave(bob);
      await expect.poll(() => connected(house)).toBe(0);

      // Wednesday: what carries word to Ada cannot be reached at first; over another death it is not forgotten.
      ada.box.answer = 503;
      await pass(DAY);
      await expect.poll(() => arrives(bob)).toBe(true);
      expect([await post(ada), await post(bob)]).toEqual([[], ['turn']]);
      await house.killAndStart();
      ada.box.answer = 201;
      await pass(MINUTE);
      await expect.poll(() => arrives(ada)).toBe(true);
      expect([await post(ada), await post(bob)]).toEqual([['turn'], []]);
      // Bob is away until tomorrow: Ada sees it, and the stand-in plays for him.
      await bob.page.goto(`${house.address}/t/${code}`);
      await bob.page.getByRole('button', { name: 'Table menu' }).click();
      await bob.page.getByLabel('Until when').selectOption({ label: 'until tomorrow 19:00' });
      await bob.page.getByRole('button', { name: 'Hand my seat to a stand-in' }).click();
      await bob.page.getByText('A stand-in plays for you until tomorrow 19:00.').waitFor();
      await leave(bob);
      await ada.page.goto(`${house.address}/t/${code}`);
      await ada.page.getByRole('button', { name: 'Bob', exact: true }).click();
      await ada.page.getByRole('dialog').getByText('until tomorrow 19:00').waitFor();
      await choose(ada);
      await ada.page.locator('.final').waitFor();

      // The game is over. Bob was not there: he is told, and the message leads him to it.
      await expect.poll(() => arrives(bob)).toBe(true);
      expect([await post(ada), await post(bob)]).toEqual([[], ['over']]);
      await expect
        .poll(async () => (await noticesShown(bob.page)).at(-1))
        .toEqual(['The game is over', 'See how Goofspiel came out.', code]);
      const [, , at] = (await noticesShown(bob.page)).at(-1)!;
      await bob.page.goto(`${house.address}/t/${at}`);
      await bob.page.locator('.final').waitFor();

      // Enough: one tap, and nobody tells Bob anything any more.
      await bob.page.getByRole('button', { name: 'Table menu' }).click();
      await bob.page.getByLabel('Tell me when it is my turn').click();
      await expect
        .poll(async () => (await bob.page.evaluate(async () => (await fetch('/api/me/export')).json())).mailboxes)
        .toEqual([]);
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
      await house.close();
    }
  },
  180_000,
);

/** Somebody comes to the house with a phone that can be told things, and looks at it for the first time. */
async function meet(browser: Browser, house: FrozenHouse, name: string, box: TestMailbox): Promise<Friend> {
  const page = await somebody(browser, name, { serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });
  await page.context().grantPermissions(['notifications'], { origin: house.address });
  await withMailbox(page, box.said);
  await page.addInitScript(() => {
    const at = window as unknown as { badge: number };
    Object.assign(navigator, {
      setAppBadge: async (count: number) => {
        at.badge = count;
      },
      clearAppBadge: async () => {
        at.badge = 0;
      },
    });
  });
  await page.clock.setFixedTime(house.now());
  const bag = await postbag(page, house.address);
  await page.goto(house.address);
  await page.evaluate(async (called) => {
    await fetch('/api/me', {
      method: 'PUT',
      body: JSON.stringify({ name: called }),
      headers: { 'content-type': 'application/json' },
    });
    await navigator.serviceWorker.ready;
  }, name);
  return { page, box, bag };
}

/** How many are connected to tables. */
async function connected({ address }: FrozenHouse): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return Number(/^gilt_connections (\d+)$/m.exec(metrics)![1]);
}

/** What the icon of the installed page says. */
const badge = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { badge: number }).badge);
