import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BROWSER, launch } from './browser.ts';
import { type Gallery, openGallery, walk } from './gallery.ts';
import { GAMES, visitsOf } from './states.ts';

/** A style sheet of the built pages: where it lies, and what it says. */
interface Sheet {
  readonly address: string;
  readonly text: string;
}

/** Every game beside every other where somebody has the time (`npm run soak -- pages`); else those with the most styles, beside each other. */
const ALL_PAIRS = process.env.GILT_TO_THE_END !== undefined;
const BOARDS = ALL_PAIRS ? GAMES : ['greed', 'shadowgate'];

/** A table is looked at while cards are chosen: then nearly everything is there. */
const STATES = ['asked'];

/** The sheets of a page besides the first, which comes with the page itself: those that are fetched when they are needed, in any order. */
const sheetsOf = (page: Page): Promise<Sheet[]> =>
  page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const first = await fetch('/').then((answer) => answer.text());
    const fetched = links.filter((link) => !first.includes(link.getAttribute('href')!));
    return Promise.all(
      fetched.map(async ({ href }) => ({ address: href, text: await fetch(href).then((answer) => answer.text()) })),
    );
  });

/** Puts these sheets into a page in that order, in place of those that were fetched, and says how everything on the page looks by them. */
const looks = (page: Page, sheets: readonly Sheet[]): Promise<string[]> =>
  page.evaluate((texts) => {
    const PROPERTIES = [
      ...['display', 'position', 'gridTemplateColumns', 'gridTemplateRows', 'gridArea', 'flex', 'alignItems'],
      ...['width', 'height', 'minWidth', 'maxWidth', 'margin', 'padding', 'gap', 'inset', 'overflow', 'zIndex'],
      ...['fontSize', 'fontFamily', 'fontWeight', 'lineHeight', 'color', 'backgroundColor', 'backgroundImage'],
      ...['borderTopWidth', 'borderRadius', 'boxShadow', 'opacity', 'transform', 'rotate', 'translate', 'whiteSpace'],
    ] as const;
    for (const old of document.querySelectorAll('style[data-order]')) old.remove();
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
      if (texts.some(({ address }) => link.href === address)) link.disabled = true;
    for (const { text } of texts) {
      const style = document.createElement('style');
      style.dataset.order = '';
      style.textContent = text;
      document.head.append(style);
    }
    // What a picture is made of is looked at as a whole.
    return [...document.body.querySelectorAll('*:not(svg *)')].map((element) => {
      const style = getComputedStyle(element);
      const name = `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`;
      return `${name}: ${PROPERTIES.map((each) => `${each} ${style[each]}`).join('; ')}`;
    });
  }, sheets as Sheet[]);

const nameOf = (look: string): string => look.split(': ', 1)[0]!;

/** Whether the same elements were there at both looks. */
const haveTheSame = (before: readonly string[], after: readonly string[]): boolean =>
  before.map(nameOf).join() === after.map(nameOf).join();

/** In which an element looks otherwise than before: which, and how. */
function difference(before: readonly string[], after: readonly string[]): string[] {
  return before.flatMap((was, i) => {
    const is = after[i] ?? '';
    if (was === is) return [];
    const [name, values = ''] = was.split(': ', 2);
    const now = (is.split(': ', 2)[1] ?? '').split('; ');
    const changed = values.split('; ').flatMap((value, k) => (value === now[k] ? [] : [`${value} → ${now[k]}`]));
    return [`${name}: ${changed.slice(0, 3).join(', ')}`];
  });
}

describe.skipIf(BROWSER === null)('it does not matter in which order style sheets arrive', () => {
  let browser: Browser;
  let gallery: Gallery;
  /** The sheets of each game, in the order in which they came. */
  const sheets = new Map<string, Sheet[]>();
  const wanted = (_: unknown, state: string): boolean => STATES.includes(state);

  beforeAll(async () => {
    const visits = BOARDS.flatMap((game) => visitsOf(game, ['few'])).filter(({ states }) =>
      Object.values(states).some((state) => STATES.includes(state)),
    );
    [browser, gallery] = await Promise.all([launch(), openGallery(visits)]);
    // A page that has shown another game has its sheets too: each gets a browser of its own.
    for (const game of BOARDS) {
      const of = {
        ...gallery,
        visits: visits.filter((visit) => visit.game === game && visit.states.first === 'asked'),
      };
      const look = { pages: 1, wanted: (_: unknown, state: string) => state === 'asked' };
      await walk(browser, of, async ({ page }) => void sheets.set(game, await sheetsOf(page)), look);
    }
  }, 600_000);
  afterAll(async () => {
    await browser?.close();
    await gallery?.house.close();
  });

  for (const game of BOARDS)
    test(`${game} looks the same, whichever other board was there before it or came after it`, async () => {
      const own = sheets.get(game)!;
      const changes = new Set<string>();
      const of = { ...gallery, visits: gallery.visits.filter((visit) => visit.game === game) };
      await walk(
        browser,
        of,
        async ({ page, state }) => {
          const compare = async (how: string, order: readonly Sheet[]): Promise<void> => {
            let [usual, now] = [await looks(page, own), await looks(page, order)];
            // What is told meanwhile may come into the page between two looks.
            while (!haveTheSame(usual, now)) [usual, now] = [await looks(page, own), await looks(page, order)];
            const [first, ...more] = difference(usual, now);
            if (first) changes.add(`${state}, ${how}: ${first} (and ${more.length} more)`);
          };
          await compare('its own sheets the other way round', own.toReversed());
          for (const other of BOARDS) {
            const others = sheets.get(other)!.filter(({ address }) => !own.some((each) => each.address === address));
            const shared = sheets.get(other)!.filter(({ address }) => own.some((each) => each.address === address));
            const rest = own.filter(({ address }) => !shared.some((each) => each.address === address));
            if (other === game) continue;
            await compare(`${other} before it`, [...others, ...shared, ...rest]);
            await compare(`${other} after it`, [...own, ...others]);
          }
        },
        { pages: 1, wanted },
      );
      expect([...changes]).toEqual([]);
    }, 600_000);
});
