import { shadowgate } from '@gilt/games/shadowgate/game';
import { houseSet } from '@gilt/games/shadowgate/house';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints, somebody } from './browser.ts';
import { describePages } from './pages.ts';
import { anyCard, nextScene, playNow, playOn } from './playing.ts';

describePages('Quests of Shadowgate in the page', (pages) => {
  /** Sets a table with bots and deals. */
  async function setTable(page: Page, players: number, more: object): Promise<string> {
    await page.goto(pages.house.address);
    await page.waitForFunction(() => localStorage.getItem('gilt.met') !== null);
    const seats = ['me', ...Array.from({ length: players - 1 }, () => 'random')];
    const wanted = { game: 'shadowgate', seats, watchable: true, start: true, ...more };
    const code = await page.evaluate(async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) });
      return ((await answer.json()) as { code: string }).code;
    }, wanted);
    await page.goto(`${pages.house.address}/t/${code}`);
    await page.locator('#question').waitFor();
    return code;
  }

  /** From the beginning of the page, or by the link there from the question, tabs on until something has the focus that this selector finds. */
  async function tabTo(page: Page, selector: string, skip: boolean): Promise<void> {
    await page.locator('a.skip').focus();
    if (skip) await page.keyboard.press('Enter');
    for (let i = 0; i < 80; i++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    }
    throw new Error(`nothing like ${selector} can be reached with Tab`);
  }

  /** What is asked, by what there is to be seen. */
  const asked = (page: Page): Promise<string> =>
    page.evaluate(() => {
      const has = (selector: string): boolean => document.querySelector(selector) !== null;
      if (has('[data-key="go-on"]')) return 'scene';
      if (has('.draft [data-pick]')) return 'draft';
      if (has('[data-at-once]')) return 'at once';
      if (has('.quests [data-pick]')) return 'quest';
      if (has('.answers [data-digit="0"]')) return 'stop';
      if (has('[data-key="seal"]') && has('.hand [aria-disabled="false"]')) return 'hand';
      return 'nothing';
    });

  test('a few turns by keyboard alone: a character, a torch, a quest with its payment, the draw', async () => {
    const page = await somebody(pages.browser, 'Ada');
    await playNow(page, pages.house.address, 'Quests of Shadowgate');
    const done = new Set<string>();
    const all = ['draft', 'hand', 'quest', 'at once'];
    for (let step = 0; step < 400 && !all.every((each) => done.has(each)); step++) {
      const what = await asked(page);
      const before = await page.locator('.log li').count();
      if (what === 'scene') await page.keyboard.press('g');
      else if (what === 'draft') {
        await tabTo(page, '.draft [data-pick]', false);
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        await page.keyboard.press('s');
      } else if (what === 'at once') await page.keyboard.press('1');
      else if (what === 'quest') {
        const digit = await page.locator('.quests [data-digit]').first().getAttribute('data-digit');
        await page.keyboard.press(digit!);
        await page.keyboard.press('f');
        await page.keyboard.press('s');
      } else if (what === 'stop') {
        await page.keyboard.press('0');
        await page.keyboard.press('s');
      } else if (what === 'hand') {
        await tabTo(page, '.hand button', true);
        for (let i = 0; i < 9 && !(await isFree(page)); i++) await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        await page.keyboard.press('s');
      }
      // It counts once the table has heard of it.
      for (let i = 0; i < 20; i++) {
        await page.waitForTimeout(25);
        if ((await page.locator('.log li').count()) > before) {
          done.add(what);
          break;
        }
      }
    }
    expect([...done]).toEqual(expect.arrayContaining(all));
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  const isFree = (page: Page): Promise<boolean> =>
    page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-disabled') === 'false' &&
        document.activeElement.getAttribute('aria-pressed') === 'false',
    );

  test('QS-07 in the draft both sides of a card lie together, and a card of which a side is taken is gone', async () => {
    const page = await somebody(pages.browser, 'Ada');
    await setTable(page, 2, {});
    const side = page.locator('.draft [data-pick]').first();
    await side.waitFor();
    const left = (): Promise<string[][]> =>
      page
        .locator('.draft__row li')
        .evaluateAll((cards) =>
          cards.map((card) => [...card.querySelectorAll('.name')].map((name) => name.textContent ?? '')),
        );
    const cards = [...houseSet.characters, ...houseSet.abilities].map((both) => both.map(({ name }) => name));
    for (const both of await left()) expect(cards).toContainEqual(both);
    const [front, back] = (await left()).find((both) => both.length > 0)!;
    await side.click();
    expect(await page.locator('.looked').innerText()).toContain(`On its back: ${back}`);
    await page.keyboard.press('s');
    await page.locator('.shelf .card').waitFor();
    expect((await left()).flat()).not.toContain(front);
    expect((await left()).flat()).not.toContain(back);
    expect(await page.locator('.draft__row header').first().innerText()).toContain(front);
    await page.context().close();
  });

  test('what is planned for a deed can be put back before it is sealed, and survives nothing else', async () => {
    const page = await somebody(pages.browser, 'Ada');
    const quest = page.locator('.quests [data-pick]');
    const begin = () => setTable(page, 2, { options: { characters: 'learners' } });
    await begin();
    for (;;) {
      const scene = await nextScene(page);
      if (scene === 'asked' && (await quest.count()) > 0) break;
      let answers = 0;
      // A game may go by without a quest in reach.
      if (scene === 'over') await begin();
      else await playOn(page, anyCard, () => answers++ > 0);
    }
    await quest.first().click();
    await page.locator('[data-key="fill"]').click();
    expect(await page.locator('.hand [data-role="pays"]').count()).toBeGreaterThan(0);
    expect(await page.locator('.dues [data-met="true"]').count()).toBe(3);
    // A card taken back out of the payment is missing again.
    await page
      .locator('.hand [data-role="pays"]')
      .first()
      .click({ position: { x: 12, y: 40 } });
    expect(await page.locator('.dues [data-met="false"]').count()).toBeGreaterThan(0);
    await page.keyboard.press('t');
    await page.locator('.hand [data-role="pays"]').waitFor({ state: 'detached' });
    expect(await page.locator('.quests [aria-pressed="true"]').count()).toBe(0);
    const log = await page.locator('.log li').count();
    await page.reload();
    await quest.first().waitFor();
    expect(await page.locator('.log li').count()).toBe(log);
    await page.context().close();
  });

  test('a table with cards of its own shows those, to players and to whoever watches, who sees no hand', async () => {
    const page = await somebody(pages.browser, 'Ada');
    const cards = structuredClone(shadowgate.cards!.standard) as {
      name: string;
      adventure: { name: string; from: string; fixed?: string[] }[];
      quests: { name: string; from: string; fixed?: string[] }[][];
    };
    cards.name = 'Typed in by hand';
    for (const card of [...cards.adventure, ...cards.quests.flat()]) {
      card.name = `Our ${card.name}`;
      card.from = 'print';
      delete card.fixed;
    }
    const code = await setTable(page, 3, { options: { characters: 'learners' }, cards });
    await page.locator('.hand .name').first().waitFor();
    const names = await page.locator('.quests .name, .pool .card--shadow .name, .hand .name').allInnerTexts();
    expect(names.length).toBeGreaterThan(6);
    expect(names.filter((name) => !name.startsWith('Our '))).toEqual([]);
    const watcher = await somebody(pages.browser, 'Wim');
    await watcher.goto(`${pages.house.address}/t/${code}`);
    await watcher.locator('.quests .name').first().waitFor();
    expect(await watcher.locator('.hand').count()).toBe(0);
    expect(await watcher.locator('.others > li').count()).toBe(3);
    expect(await watcher.locator('.quests .name').first().innerText()).toMatch(/^Our /);
    expect(complaints).toEqual([]);
    await watcher.context().close();
    await page.context().close();
  });
});
