import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints, somebody } from './browser.ts';
import { describePages } from './pages.ts';
import { anyCard, nextScene, playNow, playOn, sealed } from './playing.ts';

/** Where the pieces stand and which way they face, room by room, as it is read aloud. */
const standing = (page: Page): Promise<string[]> =>
  page
    .locator('.track > li')
    .evaluateAll((rooms) =>
      rooms.map((room) =>
        [...room.querySelectorAll('[data-piece]')].map((piece) => piece.getAttribute('aria-label')).join('; '),
      ),
    );

describePages('a table of GreedQuest', (pages) => {
  /** Somebody whose browser keeps no pages: so many of them at once would be too much for the server. */
  const newcomer = (name: string): Promise<Page> => somebody(pages.browser, name);

  /** Tabs on until something with that name has the focus. */
  async function tabTo(page: Page, name: RegExp): Promise<void> {
    for (let i = 0; i < 80; i++) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const element = document.activeElement;
        // Past the last thing on the page nothing has the focus.
        if (element === document.body) return '';
        return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      });
      if (name.test(at)) return;
    }
    throw new Error(`nothing called ${name} can be reached with Tab`);
  }

  test('by keyboard alone: the rooms are read, cards picked by arrows and digits, questions answered', async () => {
    const page = await newcomer('Ada');
    await playNow(page, pages.house.address, 'GreedQuest');
    await nextScene(page);
    await tabTo(page, /^Room 1,/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Room 2: The Uneventful Journey' }).waitFor();
    await tabTo(page, /^Read its rule$/);
    await page.keyboard.press('Enter');
    await page.locator('#GQ-31.rule--found').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    let cards = 0;
    for (let i = 0; cards < 6 && i < 200; i++) {
      const scene = await nextScene(page);
      if (scene === 'over') break;
      if (scene === 'goOn') await page.keyboard.press('g');
      else if (scene === 'atOnce') await page.keyboard.press('1');
      else {
        await tabTo(page, /, step \d+:/);
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        await expect.poll(() => page.locator('.hand .picked').count()).toBe(1);
        // A Go! can be picked by its number too.
        const go = page.locator('.hand [aria-disabled="false"] .go').first();
        if ((await go.count()) > 0) {
          const number = await go.innerText();
          await page.keyboard.press(number);
          await expect.poll(() => page.locator('.hand .picked .go').innerText()).toBe(number);
        }
        const question = (await page.locator('.question h2').textContent())!;
        await page.keyboard.press('s');
        await sealed(page, question);
        cards++;
      }
      await page.waitForTimeout(40);
    }
    expect(cards).toBe(6);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('every variant can be chosen when the table is set, and is in sight at the table', async () => {
    const page = await newcomer('Ada');
    await page.goto(pages.house.address);
    await page.getByRole('button', { name: 'GreedQuest' }).first().click();
    await page.getByRole('button', { name: 'New table' }).click();
    for (const seat of ['Seat 2', 'Seat 3', 'Seat 4']) await page.getByLabel(seat).selectOption('random');
    await page.getByText('What the rooms do').click();
    await page.getByLabel('Room 4').selectOption('pit');
    await page.getByLabel('9 The Preplanned').selectOption('none');
    await page.getByLabel('This is my room').check();
    await page.getByLabel('survival of the fittest').check();
    await page.getByLabel('fight a duel for the victory').check();
    await page.getByRole('button', { name: 'Deal' }).click();
    await page.locator('.track').waitFor();
    const variants = ['Changed rooms: 4, 9', 'This is my room', 'Survival of the fittest', 'Tie-break duel'];
    // Beside the table, each with its clause if it has one; where there is no rail, over the rooms.
    const beside = await page.locator('.r-rail .variants li').allInnerTexts();
    expect(beside.map((text) => text.replace(/ *GQ-\d+$/, ''))).toEqual(variants);
    expect(await page.locator('.track > li:nth-child(4) .room__text').innerText()).toBe('Go! counts 2 less');
    expect(await page.locator('.track > li:nth-child(9) .room__text').innerText()).toBe('Nothing at all');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.locator('.stage .variants li').allInnerTexts()).toEqual(variants);
    await page.context().close();
  });

  test('what makes no sense together is refused in words', async () => {
    const page = await newcomer('Ada');
    await page.goto(pages.house.address);
    await page.getByRole('button', { name: 'GreedQuest' }).first().click();
    await page.getByRole('button', { name: 'New table' }).click();
    await page.getByText('What the rooms do').click();
    await page.getByLabel('Room 4').selectOption('pit');
    await page.getByLabel('of the rooms only the Tavern').check();
    await page.getByRole('button', { name: 'Set the table' }).click();
    expect(await page.getByRole('alert').innerText()).toMatch(/rooms.*length/);
    await page.context().close();
  });

  test('whoever watches sees the same track and no hand, and a reload changes nothing', async () => {
    const ada = await newcomer('Ada');
    await playNow(ada, pages.house.address, 'GreedQuest');
    let turns = 0;
    await playOn(ada, anyCard, () => turns++ > 9);
    for (let scene = await nextScene(ada); scene === 'goOn'; scene = await nextScene(ada))
      await ada.keyboard.press('g').then(() => ada.waitForTimeout(50));
    const cleo = await newcomer('Cleo');
    await cleo.goto(ada.url());
    await cleo.locator('.track').waitFor();
    expect(await standing(cleo)).toEqual(await standing(ada));
    expect((await standing(cleo)).join('').match(/facing/g)).toHaveLength(4);
    expect(await cleo.locator('.hand').count()).toBe(0);
    const before = await standing(ada);
    const question = await ada.locator('.question h2').innerText();
    await ada.reload();
    await ada.locator('.track').waitFor();
    expect(await standing(ada)).toEqual(before);
    expect(await ada.locator('.question h2').innerText()).toBe(question);
    expect(complaints).toEqual([]);
    await ada.context().close();
    await cleo.context().close();
  });

  test('a turn is shown step by step, and each step can be looked at again', async () => {
    const page = await newcomer('Ada');
    await page.addInitScript(() => {
      localStorage.setItem('gilt.settings', JSON.stringify({ name: 'Ada', named: true, pace: 'wait', sound: false }));
    });
    await playNow(page, pages.house.address, 'GreedQuest');
    // As far as a turn in which somebody has moved, told in more than one step.
    await playOn(
      page,
      anyCard,
      async (scene) =>
        scene === 'goOn' &&
        (await page.locator('.track .piece--ghost').count()) > 0 &&
        (await page.locator('.beat').count()) > 1,
    );
    const after = await standing(page);
    await page.locator('.beat').first().click();
    await expect.poll(() => page.locator('.beats [aria-current]').innerText()).toMatch(/Cards up/);
    await expect.poll(() => standing(page)).not.toEqual(after);
    await page.locator('.beat').last().click();
    await expect.poll(() => standing(page)).toEqual(after);
    await page.context().close();
  });

  test('alone and without a server, and a reload in the middle of it changes nothing', async () => {
    const page = await newcomer('Ada');
    await page.goto(pages.house.address);
    await page.getByRole('button', { name: 'GreedQuest' }).first().click();
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL('**/solo/*');
    let turns = 0;
    await playOn(page, anyCard, () => turns++ > 5);
    for (let scene = await nextScene(page); scene === 'goOn'; scene = await nextScene(page))
      await page.keyboard.press('g').then(() => page.waitForTimeout(50));
    const before = await standing(page);
    await page.reload();
    await page.locator('.track').waitFor();
    await expect.poll(() => standing(page)).toEqual(before);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('pictures of the rules are fetched when the rules are read, and not before', async () => {
    const page = await newcomer('Ada');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await playNow(page, pages.house.address, 'GreedQuest');
    await nextScene(page);
    expect(fetched.filter((url) => url.includes('/pictures-'))).toEqual([]);
    await page.keyboard.press('r');
    await page.locator('.rule__picture').first().waitFor();
    expect(fetched.filter((url) => url.includes('/pictures-')).length).toBeGreaterThan(0);
    expect(await page.locator('.rule').getByRole('img', { name: 'The card Secret Door' }).count()).toBe(1);
    const sizes = await page
      .locator('.rule__picture')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect(sizes.length).toBeGreaterThan(25);
    expect(Math.min(...sizes)).toBeGreaterThan(40);
    await page.context().close();
  });
});
