import type { Page } from 'playwright-core';

/** Whoever's turn it is takes the phone: with a finger that stays, or (by keyboard) at once. */
export async function lift(page: Page, byFinger = false): Promise<void> {
  const button = page.locator('.curtain .btn--seal');
  if (byFinger) {
    await button.hover();
    await page.mouse.down();
    await page.locator('.curtain').waitFor({ state: 'detached' });
    await page.mouse.up();
  } else await button.evaluate((element: HTMLElement) => element.click());
}

/** Whom the curtain is for; null if there is none. */
export const curtainFor = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.curtain h1 b')?.textContent ?? null);

/**
 * All hands that are known anywhere in the page: in what is drawn, in what React keeps of that or of what was drawn before, and in the
 * store that it is drawn from. A hand that is somebody else's is a number, the count of its cards.
 */
export const handsInPage = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => {
    const root = document.getElementById('root') as unknown as Record<string, unknown>;
    const hands: unknown[] = [];
    const seen = new Set<unknown>();
    const todo: unknown[] = Object.entries(root).flatMap(([key, value]) => (key.startsWith('__react') ? [value] : []));
    for (const element of document.querySelectorAll('*'))
      for (const [key, value] of Object.entries(element)) if (key.startsWith('__react')) todo.push(value);
    while (todo.length > 0) {
      const each = todo.pop();
      if (each === null || typeof each !== 'object' || each instanceof Node || each === window || seen.has(each))
        continue;
      seen.add(each);
      const some = each as Record<string, unknown>;
      if (Array.isArray(some.hands)) hands.push(...some.hands);
      for (const ask of ['known', 'picture'])
        if (typeof some[ask] === 'function') todo.push((some[ask] as () => unknown)());
      for (const value of each instanceof Map ? each.values() : Object.values(some)) todo.push(value);
    }
    return hands;
  });
