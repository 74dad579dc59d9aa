import { answersIn, attempt, type Lesson, lessonAt } from '@gilt/engine/lesson';
import { games } from '@gilt/games/all';
import { lessons } from '@gilt/games/lessons';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './axe.ts';
import { complaints, DESK, PHONE, somebody } from './browser.ts';
import { describePages } from './pages.ts';

const named = (id: string) => games.find((each) => each.id === id)!;

/** What to answer at each step: first something else than was asked for, if there is anything, and then what was. */
function course(id: string, lesson: Lesson): { wrong: number; right: number; done: string }[] {
  const game = named(id);
  const chosen: string[] = [];
  return lesson.steps.map(({ good, done }) => {
    const answers = answersIn(lessonAt(lesson, chosen, [game]));
    const right = good?.[0] ?? answers[0]!;
    const wrong = answers.findIndex((each) => good !== null && !good.includes(each));
    expect(attempt(lesson, chosen, right, [game]).good).toBe(true);
    chosen.push(right);
    return { wrong, right: answers.indexOf(right), done: done.replaceAll('*', '') };
  });
}

describePages('a guided first game', (pages) => {
  const says = (page: Page): Promise<string> => page.locator('.coach__says').innerText();
  const next = (page: Page) => page.locator('.coach .btn--go');

  /** What of the coach and of the table reaches out of the window. */
  const overflowing = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('.coach, .coach *, .r-stage, .r-question, .bar__tools *')].flatMap((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        const isOut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
        return width > 0 && isOut ? [`${element.className || element.textContent}`] : [];
      }),
    );

  for (const [id, { first }] of Object.entries(lessons))
    test(`${id}, on the plain board: every step is tried in vain, done, and explained`, async () => {
      const page = await somebody(pages.browser, 'Ada', { viewport: PHONE });
      await page.goto(`${pages.house.address}/learn/${id}?board=plain`);
      for (const { wrong, right, done } of course(id, first)) {
        const answer = async (which: number): Promise<void> => {
          await page.locator('.option').nth(which).click();
          await page.keyboard.press('s');
          await next(page).waitFor();
        };
        await page.locator('.coach[data-mood="asks"]').waitFor();
        if (wrong >= 0) {
          await answer(wrong);
          expect(await page.locator('.coach').getAttribute('data-mood')).toBe('wrong');
          expect((await says(page)).length).toBeGreaterThan(20);
          await next(page).click();
          await page.locator('.coach[data-mood="asks"]').waitFor();
        }
        await answer(right);
        expect(await says(page)).toBe(done);
        await next(page).click();
      }
      await page.getByRole('button', { name: 'Deal me in' }).click();
      await page.waitForURL('**/solo/*?coach');
      await page.locator('.coached .play').waitFor();
      expect(complaints).toEqual([]);
      await page.context().close();
    });

  for (const id of Object.keys(lessons))
    test(`${id}, on a desk and on a phone: nothing leaves the window, and axe has nothing grave to say`, async () => {
      const page = await somebody(pages.browser, 'Ada Augusta King-Noel');
      await page.goto(`${pages.house.address}/learn/${id}`);
      await page.locator('.coach').waitFor();
      for (const viewport of [DESK, PHONE]) {
        await page.setViewportSize(viewport);
        expect(await overflowing(page)).toEqual([]);
        expect(await findings(page)).toEqual([]);
      }
      await page.context().close();
    });

  test('by keyboard alone, and it goes on where one left off', async () => {
    const page = await somebody(pages.browser, 'Ada');
    await page.goto(`${pages.house.address}/learn/goofspiel`);
    await page.locator('.coach[data-mood="asks"]').waitFor();
    await page.keyboard.press('2');
    await page.keyboard.press('s');
    await page.locator('.coach[data-mood="wrong"]').waitFor();
    await page.keyboard.press('g');
    await page.locator('.coach[data-mood="asks"]').waitFor();
    await page.keyboard.press('4');
    await page.keyboard.press('s');
    await page.locator('.coach[data-mood="good"]').waitFor();
    await page.keyboard.press('g');
    const second = page.locator('.bar__where p', { hasText: 'step 2 of 8' });
    await second.waitFor();
    await page.reload();
    await second.waitFor();
    await page.context().close();
  });

  test('in the real game that follows the coach says for three rounds why something happened', async () => {
    const page = await somebody(pages.browser, 'Ada');
    await page.goto(`${pages.house.address}/credits`);
    // Whoever is in no hurry is shown everything until they go on.
    await page.evaluate(() => localStorage.setItem('gilt.settings', JSON.stringify({ name: 'Ada', named: true })));
    await page.goto(`${pages.house.address}/learn/goofspiel`);
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('button', { name: 'Deal me in' }).click();
    await page.waitForURL('**/solo/*?coach');
    for (let round = 1; round <= 4; round++) {
      await page.locator('[data-yours="true"]').waitFor();
      expect(await page.locator('.coach').count()).toBe(0);
      await page.locator('.hand button').nth(4).click();
      await page.getByRole('button', { name: /^Seal/ }).click();
      await page.getByRole('button', { name: 'Go on' }).waitFor();
      if (round <= 3) expect(await says(page)).toContain('That is why.');
      else expect(await page.locator('.coach').count()).toBe(0);
      await page.keyboard.press('g');
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('there is none for a game that there is not', async () => {
    const page = await somebody(pages.browser, 'Ada');
    await page.goto(`${pages.house.address}/learn/chess`);
    await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
    await page.context().close();
  });
});
