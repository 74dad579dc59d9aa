import type { AnyGame } from '@gilt/engine/game';
import { games } from '@gilt/games/all';
import type { CDPSession, Page } from 'playwright-core';
import { DESK, launch, somebody } from './browser.ts';
import { openHouse } from './house.ts';
import { recordByChance } from './records.ts';

/** How much slower the processor is made. */
const SLOWER = 4;
/** What is promised, in milliseconds: until a game that is over can be watched, and for a step of it at the median. */
const MOST = { opening: 1000, step: 16 };
const DEALS = 10;
const RUNS = 3;
const STEPS = 60;

/** The longest of some games with as many players as there can be. */
function longest(game: AnyGame): string {
  const records = Array.from({ length: DEALS }, (_, seed) => recordByChance(game, game.seats.most, seed));
  return records.reduce((a, b) => (b.length > a.length ? b : a));
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Loads the page with the record, and says after how many milliseconds it can be used. */
async function opening(page: Page, address: string): Promise<number> {
  await page.goto(`${address}/replay?at=1&eyes=all`, { waitUntil: 'commit' });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (document.querySelector('.dock') && document.querySelector('.play'))
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
          else setTimeout(look, 5);
        };
        look();
      }),
  );
}

/** What a step costs the page's own thread, in milliseconds: all of it, painting included, and what of it is script, style and layout. */
type Cost = Readonly<Record<'TaskDuration' | 'ScriptDuration' | 'RecalcStyleDuration' | 'LayoutDuration', number>>;

const costOf = async (line: CDPSession): Promise<Cost> => {
  const { metrics } = await line.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, 1000 * value])) as Cost;
};

/**
 * The cost of each of some steps: from the key until its picture is painted and the next one begun. That the page waits for the next
 * picture is no work and does not count.
 */
async function steps(page: Page, line: CDPSession): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (let i = 0; i < STEPS; i++) {
    const before = await costOf(line);
    await page.evaluate(
      () =>
        new Promise<void>((painted) => {
          dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted)));
        }),
    );
    const after = await costOf(line);
    const of = (name: keyof Cost): number => after[name] - before[name];
    costs.push({
      TaskDuration: of('TaskDuration'),
      ScriptDuration: of('ScriptDuration'),
      RecalcStyleDuration: of('RecalcStyleDuration'),
      LayoutDuration: of('LayoutDuration'),
    });
  }
  return costs;
}

const [browser, house] = await Promise.all([launch(), openHouse()]);
let broken = false;
console.log(`On a processor made ${SLOWER} times slower, the longest of ${DEALS} games of each kind:`);
for (const game of games) {
  const record = longest(game);
  const page = await somebody(browser, 'Ada', { viewport: DESK });
  await page.goto(`${house.address}/replay`);
  await page.evaluate((text) => sessionStorage.setItem('gilt.replay', text), record);
  await opening(page, house.address);
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await line.send('Performance.enable');
  const openings: number[] = [];
  for (let i = 0; i < RUNS; i++) openings.push(await opening(page, house.address));
  const opens = median(openings);
  const costs = await steps(page, line);
  const at = (name: keyof Cost): number => median(costs.map((cost) => cost[name]));
  const step = at('TaskDuration');
  const entries = JSON.parse(record).entries.length;
  console.log(
    `${game.id.padEnd(16)} ${String(entries).padStart(5)} questions: opens after ${Math.round(opens)} ms, a step takes ${step.toFixed(1)} ms (script ${at('ScriptDuration').toFixed(1)}, style ${at('RecalcStyleDuration').toFixed(1)}, layout ${at('LayoutDuration').toFixed(1)}, the rest painting)`,
  );
  broken ||= opens > MOST.opening || step > MOST.step;
  await page.context().close();
}
await browser.close();
await house.close();
if (broken) console.log(`That is more than ${MOST.opening} ms or ${MOST.step} ms.`);
process.exit(broken ? 1 : 0);
