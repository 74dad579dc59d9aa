import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { findings } from './axe.ts';
import { complaints, somebody } from './browser.ts';
import { describePages } from './pages.ts';
import { curtainFor, handsInPage, lift } from './passing.ts';
import { anyCard, nextScene, sealed } from './playing.ts';

/** What the cards are called that whoever holds the phone has in hand. */
const inHand = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.r-hand [data-pick]')].map((card) => card.getAttribute('aria-label')!),
  );

/** Whoever has drafted begins with so many; more come only to some. */
const WHOLE = 3;
/** So often the phone has been handed on when the server dies. */
const KILLED_AFTER = 5;

describePages('one phone for all', (pages) => {
  test('three people pass one phone through a whole game of Greed without a network and then without a server; behind the curtain is nothing of anybody’s hand', async () => {
    const page = await somebody(pages.browser, 'Ada', {
      serviceWorkers: 'allow',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await page.goto(pages.house.address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await page.goto(pages.house.address);
    await page.locator('[data-game="greed"] .box__face').click();
    await page.getByRole('button', { name: 'One phone for all' }).click();
    await page.getByLabel('Players').first().selectOption('3');
    for (const [i, name] of ['Ada', 'Bob', 'Cleo'].entries()) await page.getByLabel(`Name of seat ${i + 1}`).fill(name);
    await page.locator('.drawer option[value="normal"]').first().waitFor({ state: 'attached' });
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Deal', exact: true }).click();
    await page.waitForURL('**/solo/*');
    await page.locator('.curtain').waitFor();
    expect(await findings(page)).toEqual([]);

    /** Nobody holds the phone: then nothing is known of any hand but its size. */
    async function expectNothingBehind(hand: readonly string[]): Promise<void> {
      await page.locator('.curtain').waitFor();
      const drawn = await page.evaluate(() => document.documentElement.outerHTML);
      for (const card of hand) expect(drawn).not.toContain(card);
      expect((await handsInPage(page)).filter((each) => typeof each !== 'number')).toEqual([]);
    }

    expect(await curtainFor(page)).toBe('Ada');
    await lift(page, true);
    await page.locator('[data-pick]').first().waitFor();
    // Somebody peeks: the phone is laid down, and is still meant for the same.
    await page.getByRole('button', { name: 'Hide', exact: true }).click();
    await expectNothingBehind([]);
    expect(await curtainFor(page)).toBe('Ada');

    let handed = 0;
    let looked = false;
    for (;;) {
      const state = await Promise.race([
        nextScene(page),
        page
          .locator('.curtain')
          .waitFor({ timeout: 60_000 })
          .then(() => 'curtain' as const),
      ]);
      if (state === 'over') break;
      if (state === 'curtain') {
        handed++;
        if (handed === KILLED_AFTER) {
          // There is a network again, and no server.
          await pages.house.kill();
          onTestFinished(() => pages.house.start());
          await page.context().setOffline(false);
        }
        await lift(page);
        await page.locator('.curtain').waitFor({ state: 'detached' });
        continue;
      }
      if (state !== 'asked') {
        await page.evaluate(() => document.querySelector<HTMLElement>('[data-at-once], [data-key="go-on"]')?.click());
        continue;
      }
      const hand = await inHand(page);
      if (hand.length >= WHOLE && !looked) {
        looked = true;
        // A hand is seen by its owner alone, and it is gone with the page: back and forth, or loaded again.
        expect((await handsInPage(page)).some(Array.isArray)).toBe(true);
        const whose = await page.locator('.own__name').innerText();
        await page.reload();
        await expectNothingBehind(hand);
        expect(await page.locator('.curtain__others, .curtain h1 b').first().innerText()).not.toBe('');
        await lift(page);
        await page.locator('.curtain').waitFor({ state: 'detached' });
        await page.goBack();
        await page.locator('.hall').waitFor();
        await page.goForward();
        await expectNothingBehind(hand);
        expect(whose).toMatch(/Ada|Bob|Cleo/);
        continue;
      }
      const question = await page.locator('.question h2').innerText();
      await anyCard(page);
      await page
        .locator('[data-key="seal"]')
        .click({ timeout: 2000 })
        .catch(() => undefined);
      await Promise.race([sealed(page, question), page.locator('.curtain').waitFor()]);
      if (hand.length >= WHOLE && handed < 12 && (await curtainFor(page)) !== null) await expectNothingBehind(hand);
    }
    expect(looked).toBe(true);
    expect(handed).toBeGreaterThan(30);
    expect(await page.locator('.scores tbody tr').count()).toBe(3);
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 300_000);
});
