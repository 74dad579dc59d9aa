import type { Page } from 'playwright-core';

/** What is not as it should be in the step of a lesson that a page shows: the coach in the way, words cut off, what is lit out of sight, a table that waits for others while the coach waits for the learner. */
export const amiss = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
    const called = (element: Element): string =>
      (element.getAttribute('aria-label') || element.textContent || element.className).trim().slice(0, 40);
    const found: string[] = [];
    const coach = document.querySelector('.coach')?.getBoundingClientRect();
    const floor = coach?.top ?? innerHeight;

    for (const each of all('.coach, .coach *, .r-question h2, .bar__where *')) {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        found.push(`out of the window: ${called(each)}`);
      if (each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0 && !each.closest('svg'))
        found.push(`cut off: ${called(each)}`);
    }
    // What is to be chosen from can be hit: at least a part of it lies open, over the coach and within the window.
    for (const each of all('[data-pick], [data-at-once], .btn--aim, [data-key="seal"]')) {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      if (top >= floor - 8 || bottom <= 0 || left >= innerWidth || right <= 0) {
        const scrolls = each.closest('.r-stage, .r-hand, .r-question');
        const reach = scrolls && scrolls.scrollHeight > scrolls.clientHeight + 1 ? ' (one can scroll to it)' : '';
        found.push(`under the coach: ${called(each)}${reach}`);
      }
    }
    const lit = document.querySelector<HTMLElement>('.table[data-lit]')?.dataset.lit;
    if (lit) {
      const box = document.querySelector(`.r-${lit}`)?.getBoundingClientRect();
      if (!box || box.height < 20 || box.width < 20) found.push(`what is lit is not there: ${lit}`);
      else {
        const open = Math.min(box.bottom, floor) - Math.max(box.top, 0);
        if (open < 0.8 * Math.min(box.height, floor)) found.push(`what is lit is hidden: ${lit}`);
      }
    }
    const waits = document.querySelector('.r-question h2')?.textContent ?? '';
    if (document.querySelector('.coach .btn--go') && /wait/i.test(waits)) found.push(`the table says: ${waits}`);
    return found;
  });
