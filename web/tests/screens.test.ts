import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BROWSER, launch } from './browser.ts';
import { openGallery, type Sight, walk } from './gallery.ts';
import { GAMES, HOUSE, type Visit, visitsOf } from './states.ts';
import { resize, WINDOWS, type Window } from './windows.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What keeps people from playing; and headings that skip a level, by which people who do not see find their way. */
const GRAVE = ['serious', 'critical'];
const ALSO = ['heading-order'];

const named = (...names: string[]): Window[] => WINDOWS.filter(({ name }) => names.includes(name));
const DESK = named('1440x900');
const ALL = named('1440x900', '360x640', '1440x900@200%');

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const violations = await page.evaluate(async (): Promise<Violation[]> => {
    // biome-ignore lint/suspicious/noExplicitAny: axe comes as a script
    return (await (window as any).axe.run(document, { resultTypes: ['violations'] })).violations;
  });
  return violations
    .filter(({ id, impact }) => GRAVE.includes(impact) || ALSO.includes(id))
    .map(({ id, nodes }) => `${id}: ${nodes[0]!.target.join(' ')} ${nodes[0]!.failureSummary} (${nodes.length})`);
}

/** What axe is shown: every page, and of a table what people see most. */
const isShown = ({ game, company }: Visit, state: string): boolean =>
  company === 'few' && (game === HOUSE || (!state.includes('-') && state !== 'full'));
/** In small windows, enlarged and by daylight: the two that differ most. */
const isChief = ({ game }: Visit, state: string): boolean => game === HOUSE || state === 'asked' || state === 'reveal';

describe.skipIf(BROWSER === null)('axe has nothing grave to say', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  for (const game of [...GAMES, HOUSE])
    for (const [colorScheme, windows] of [
      ['dark', ALL],
      ['light', DESK],
    ] as const)
      test(`${game}, ${colorScheme}, in ${windows.map(({ name }) => name).join(', ')}`, async () => {
        const found: string[] = [];
        const see = async ({ visit, state, page, line }: Sight): Promise<void> => {
          page.once('pageerror', ({ message }) => found.push(`${state}: ${message}`));
          for (const window of isChief(visit, state) ? windows : DESK) {
            await resize(line, window);
            found.push(...(await findings(page)).map((each) => `${state} ${window.name}: ${each}`));
          }
        };
        const wanted = (visit: Visit, state: string): boolean =>
          isShown(visit, state) && (colorScheme === 'dark' || isChief(visit, state));
        const gallery = await openGallery(visitsOf(game, ['few']));
        try {
          await walk(browser, gallery, see, { options: { colorScheme }, wanted });
        } finally {
          await gallery.house.close();
        }
        expect(found).toEqual([]);
      }, 600_000);
});
