import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints, DESK, PHONE } from './browser.ts';
import { describePages } from './pages.ts';
import { eachScreen } from './screens.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds that keeps people from playing. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe comes as a script
    const { violations } = await (window as any).axe.run(document, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }: { impact: string }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, nodes }: { id: string; nodes: { target: string[]; failureSummary: string }[] }) =>
          `${id}: ${nodes[0]!.target.join(' ')} ${nodes[0]!.failureSummary} (${nodes.length})`,
      );
  });
}

/** Buttons that are too small for a thumb. What stands in a line of text may be as high as the line. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, select, input, a[href]')]
      .filter((each) => each.checkVisibility() && !each.closest('.log, .skip, p, [aria-hidden="true"]'))
      .flatMap((each) => {
        const label = each.closest('label')?.getBoundingClientRect();
        const { width, height } =
          label && label.height > each.getBoundingClientRect().height ? label : each.getBoundingClientRect();
        return width >= 43.5 && height >= 43.5
          ? []
          : [`${each.textContent || each.outerHTML.slice(0, 80)}: ${width} × ${height}`];
      }),
  );

/** Whether anything sticks out sideways. */
const sidewaysBy = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describePages('every screen', (pages) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    test(`on a desk, ${colorScheme}: axe has nothing serious to say`, async () => {
      const found: string[] = [];
      await eachScreen(pages.browser, pages.house.address, { viewport: DESK, colorScheme }, async (name, page) => {
        found.push(...(await findings(page)).map((each) => `${name}: ${each}`));
      });
      expect(found).toEqual([]);
      expect(complaints).toEqual([]);
    }, 600_000);
  }

  test('on a phone of 360 pixels: nothing sticks out, every target fits a thumb, and axe is content', async () => {
    const found: string[] = [];
    await eachScreen(
      pages.browser,
      pages.house.address,
      { viewport: PHONE, hasTouch: true, colorScheme: 'dark' },
      async (name, page) => {
        found.push(...(await findings(page)).map((each) => `${name}: ${each}`));
        found.push(...(await smallTargets(page)).map((each) => `${name}: too small: ${each}`));
        if ((await sidewaysBy(page)) > 0) found.push(`${name}: sticks out sideways`);
      },
    );
    expect(found).toEqual([]);
  }, 600_000);

  test('enlarged to 200 per cent nothing sticks out sideways', async () => {
    const found: string[] = [];
    await eachScreen(
      pages.browser,
      pages.house.address,
      { viewport: { width: 720, height: 450 } },
      async (name, page) => {
        if ((await sidewaysBy(page)) > 0) found.push(name);
      },
    );
    expect(found).toEqual([]);
  }, 600_000);
});
