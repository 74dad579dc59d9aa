import type { Browser, Page } from 'playwright-core';
import { DESK, launch, somebody } from './browser.ts';
import { openHouse } from './house.ts';
import { playNow } from './playing.ts';

/** How much slower the processor is made. */
const SLOWER = 4;
/** What is promised: milliseconds until it can be used, layout shift, and kilobytes of the first load. */
const MOST = { interactive: 2000, shift: 0.05, load: 240 };
const RUNS = 5;

interface Figures {
  readonly interactive: number;
  readonly shift: number;
  /** Bytes that came over the line. */
  readonly load: number;
}

/** Loads a page in a fresh browser on a slow computer, and waits until the button can be pressed. */
async function measured(
  browser: Browser,
  address: string,
  path: string,
  ready: string,
  cookies: Page | null,
): Promise<Figures> {
  const page = await somebody(browser, 'Ada', { viewport: DESK, reducedMotion: 'no-preference' });
  if (cookies) await page.context().addCookies(await cookies.context().cookies());
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await line.send('Network.enable');
  let load = 0;
  line.on('Network.loadingFinished', ({ encodedDataLength }) => {
    load += encodedDataLength;
  });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${address}${path}`, { waitUntil: 'commit' });
  const interactive = await page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        // Interactive: the button is there, and the page is idle enough to answer a frame later.
        const look = (): void => {
          if (document.querySelector(selector))
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
          else setTimeout(look, 5);
        };
        look();
      }),
    ready,
  );
  await page.waitForTimeout(1500);
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  await page.context().close();
  return { interactive, shift, load: load / 1000 };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const [browser, house] = await Promise.all([launch(), openHouse()]);
let broken = false;
try {
  const player = await somebody(browser, 'Ada');
  await playNow(player, house.address, 'Dungeon Busters');
  const table = new URL(player.url()).pathname;
  const pages = [
    { name: 'lobby', path: '/', ready: '.setup .btn--seal', cookies: null },
    { name: 'table', path: table, ready: '.hand button', cookies: player },
  ];
  console.log(`On a processor made ${SLOWER} times slower, median of ${RUNS}:`);
  for (const { name, path, ready, cookies } of pages) {
    const runs: Figures[] = [];
    for (let i = 0; i < RUNS; i++) runs.push(await measured(browser, house.address, path, ready, cookies));
    const interactive = median(runs.map((run) => run.interactive));
    const shift = Math.max(...runs.map((run) => run.shift));
    const load = median(runs.map((run) => run.load));
    console.log(
      `${name.padEnd(6)} interactive after ${Math.round(interactive)} ms, largest layout shift ${shift.toFixed(3)}, first load ${Math.round(load)} kB`,
    );
    broken ||= interactive > MOST.interactive || shift > MOST.shift || (name === 'lobby' && load > MOST.load);
  }
} finally {
  await browser.close();
  await house.close();
}
if (broken) console.log(`That is more than ${MOST.interactive} ms, ${MOST.shift} or (in the lobby) ${MOST.load} kB.`);
process.exit(broken ? 1 : 0);
