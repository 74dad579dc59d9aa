import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './axe.ts';
import { complaints, somebody } from './browser.ts';
import { wrongIn } from './geometry.ts';
import { noticesShown, postbag, withMailbox } from './mailbox.ts';
import { describePages } from './pages.ts';
import { sealFirst } from './playing.ts';
import { WINDOWS } from './windows.ts';

/** A mailbox that nobody empties. */
const MAILBOX = {
  endpoint: 'https://push.example/ada',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

const mailboxes = async (page: Page): Promise<string[]> =>
  (await page.evaluate(async () => (await fetch('/api/me/export')).json())).mailboxes;

describePages('notices', (pages) => {
  test('who has waited for a turn is asked once, is told while no page is open, and is not any more after one tap', async () => {
    const { address } = pages.house;
    const ada = await somebody(pages.browser, 'Ada', {
      serviceWorkers: 'allow',
      viewport: { width: 390, height: 844 },
    });
    await ada.context().grantPermissions(['notifications'], { origin: address });
    await withMailbox(ada, MAILBOX);
    await ada.clock.install();
    const line = await ada.context().newCDPSession(ada);
    const bag = await postbag(ada, address);
    await ada.goto(address);
    const code: string = await ada.evaluate(async () => {
      const ask = (path: string, body: object) =>
        fetch(`/api/${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        });
      await fetch('/api/me');
      const clock = 259_200;
      return (await (await ask('tables', { game: 'goofspiel', seats: ['me', 'open'], clock })).json()).code;
    });
    const bob = await somebody(pages.browser, 'Bob');
    await bob.goto(address);
    await bob.evaluate(async (at) => {
      const ask = (path: string) =>
        fetch(`/api/tables/${at}/${path}`, {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': 'application/json' },
        });
      await fetch('/api/me');
      await ask('join');
    }, code);
    await ada.evaluate(
      (at) =>
        fetch(`/api/tables/${at}/start`, {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': 'application/json' },
        }),
      code,
    );

    // The lobby has it first, with the time until when, and the tab says so.
    await ada.goto(address);
    await ada.locator('.tables__turns li').waitFor();
    expect(await ada.title()).toContain('Your turn');
    expect(await ada.locator('.tables__turns').innerText()).toMatch(/until \w+ \d\d:\d\d/);
    await ada.locator('.tables__turns a').click();
    await ada.locator('[data-pick]').first().waitFor();
    expect(await ada.locator('.clock--until').innerText()).toMatch(/until\s+\w+ \d\d:\d\d/);
    await sealFirst(ada);
    // From when the server has her answer she waits.
    await ada.locator('[data-key="take-back"]').waitFor();
    expect(await ada.getByText('Shall this device tell you').count()).toBe(0);
    await ada.clock.fastForward(20_000);
    await bob.goto(`${address}/t/${code}`);
    await bob.locator('[data-pick]').first().waitFor();
    await sealFirst(bob);
    await ada.clock.fastForward(5000);
    await ada.getByText('Shall this device tell you').waitFor();
    expect(await findings(ada)).toEqual([]);
    for (const window of WINDOWS.filter(({ touch }) => touch))
      expect([
        window.name,
        ...(await wrongIn(ada, line, window, { own: { name: 'Ada', scores: null }, others: ['Bob'] })),
      ]).toEqual([window.name]);
    await ada.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect.poll(() => mailboxes(ada)).toEqual(['https://push.example/ada']);
    expect(await ada.getByText('Shall this device tell you').count()).toBe(0);

    await bag.bring(JSON.stringify({ what: 'turn', game: 'Goofspiel', code }));
    await expect
      .poll(() => noticesShown(ada))
      .toEqual([['It is your turn', 'The table of Goofspiel waits for you.', code]]);

    // A server that has lost the mailbox is told of it again at the next visit.
    await ada.evaluate(
      (endpoint) =>
        fetch('/api/me/push', {
          method: 'DELETE',
          body: JSON.stringify({ endpoint }),
          headers: { 'content-type': 'application/json' },
        }),
      MAILBOX.endpoint,
    );
    expect(await mailboxes(ada)).toEqual([]);
    await ada.goto(`${address}/credits`);
    await ada.clock.fastForward(6000);
    await expect.poll(() => mailboxes(ada)).toEqual([MAILBOX.endpoint]);

    // On every other page the way to the lobby says that a table waits; there it can be switched off.
    await ada.goto(`${address}/credits`);
    await ada.locator('.mark[data-turns]').waitFor();
    expect(await ada.locator('.mark').getAttribute('data-turns')).toBe('1');
    await ada.goto(`${address}/t/${code}`);
    await ada.getByRole('button', { name: 'Table menu' }).click();
    await ada.getByLabel('Tell me when it is my turn').click();
    await expect.poll(() => mailboxes(ada)).toEqual([]);
    expect(complaints).toEqual([]);
    await ada.context().close();
    await bob.context().close();
  }, 120_000);

  test('it can be put on a home screen', async () => {
    const page = await somebody(pages.browser, 'Ada');
    await page.goto(pages.house.address);
    const line = await page.context().newCDPSession(page);
    const { errors, data } = await line.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { icons } = JSON.parse(data!) as { icons: { src: string; sizes: string }[] };
    for (const { src, sizes } of icons.filter(({ src }) => src.endsWith('.png'))) {
      const size = await page.evaluate(async (at) => {
        const picture = await createImageBitmap(await (await fetch(at)).blob());
        return `${picture.width}x${picture.height}`;
      }, src);
      expect(size).toBe(sizes);
    }
    await page.context().close();
  });
});
