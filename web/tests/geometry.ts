import type { Sight } from './gallery.ts';
import { type Finding, measure } from './measure.ts';
import type { Visit } from './states.ts';
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

/** Result and score sheets may be longer than the window; so may everything that a reader has enlarged. */
const mayScroll = (state: string, { zoom }: Window): boolean => zoom > 1 || state === 'result';

/** Makes the window another and measures what is in it. */
export async function measured({ visit, state, page, line }: Sight, window: Window): Promise<Found[]> {
  await resize(line, window);
  await page.evaluate(async () => {
    // A frame for what listens to the size, and one for what it draws.
    for (let i = 0; i < 2; i++) await new Promise((go) => requestAnimationFrame(go));
  });
  const { game, company, own, names } = visit as Visit;
  const found = await page.evaluate(measure, {
    touch: window.touch,
    own,
    others: names,
    mayScroll: mayScroll(state, window),
  });
  return found.map((each) => ({ ...each, game, state, company, window: window.name }));
}
