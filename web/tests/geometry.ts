import { join } from 'node:path';
import { build } from 'esbuild';
import type { CDPSession, Page } from 'playwright-core';
import type { Sight } from './gallery.ts';
import type { Expected, Finding } from './measure/finding.ts';
import { HOUSE, type Visit } from './states.ts';
import { resize, type Window } from './windows.ts';

/** What does not hold in one state of one table in one window. */
export interface Found extends Finding {
  readonly game: string;
  readonly state: string;
  readonly company: string;
  readonly window: string;
}

export const asLine = ({ game, state, company, window, what, element, by }: Found): string =>
  `${game}  ${state}  ${company}  ${window}  ${what}: ${element}: ${by}`;

let bundled: Promise<string> | null = null;
/** What measures, as one script for the page. It is run anew each time, so that it remembers nothing. */
function ruler(): Promise<string> {
  bundled ??= build({
    entryPoints: [join(process.cwd(), 'web/tests/measure/measure.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'gilt',
    target: 'es2023',
  }).then(({ outputFiles }) => outputFiles[0]!.text);
  return bundled;
}

/** Result and score sheets may be longer than the window, and so may the pages of the house; and everything that a reader has enlarged. */
const mayScroll = ({ game }: Visit, state: string, { zoom }: Window): boolean =>
  zoom > 1 || state === 'result' || game === HOUSE;

/** Makes the window another and measures what is in it. */
export async function measured({ visit, state, page, line }: Sight, window: Window): Promise<Found[]> {
  const { game, company, own, names } = visit;
  const found = await wrongIn(page, line, window, {
    own,
    others: names,
    sealed: state === 'sealed' && own !== null,
    mayScroll: mayScroll(visit, state, window),
    overFold: window.zoom === 1 && state !== 'result',
  });
  return found.map((each) => ({ ...each, game, state, company, window: window.name }));
}

/** The same of any page, with what is expected of it besides what is usual. */
export async function wrongIn(
  page: Page,
  line: CDPSession,
  window: Window,
  more: Pick<Expected, 'own' | 'others'> & Partial<Expected>,
): Promise<Finding[]> {
  // Where somebody has pressed last a card may lie in another window, and whoever points at a card sees it large.
  await page.mouse.move(0, 0);
  await resize(line, window);
  await page.evaluate(async () => {
    // A frame for what listens to the size, and one for what it draws.
    for (let i = 0; i < 2; i++) await new Promise((go) => requestAnimationFrame(go));
  });
  const { touch, zoom } = window;
  const expected: Expected = {
    touch,
    wholeNames: zoom === 1,
    sealed: false,
    mayScroll: zoom > 1,
    overFold: zoom === 1,
    ...more,
  };
  return page.evaluate(`${await ruler()}; gilt.measure(${JSON.stringify(expected)})`);
}
