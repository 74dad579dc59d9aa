import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** Where Debian and others put Chromium. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser that the tests use; null if there is none. */
export const BROWSER = process.env.GILT_CHROMIUM ?? PLACES.find((place) => existsSync(place)) ?? null;

if (BROWSER === null) {
  const missing = 'No Chromium was found: the tests of the web pages were NOT run (apt-get install chromium)';
  if (process.env.CI) throw new Error(missing);
  console.warn(`\n*** ${missing} ***\n`);
}

/** Where there is no graphics card, painting without one is faster than pretending to have one. */
const ARGS = ['--no-sandbox', '--disable-gpu'];

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: BROWSER!, args: ARGS });

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };

/** What went wrong in a page without anybody asking it to. */
export const complaints: string[] = [];

/** A browser of somebody's own, who does not like to wait; null: of somebody who has not been here before. */
export async function somebody(
  browser: Browser,
  name: string | null,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: DESK,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  await context.addInitScript((called) => {
    const kept = localStorage.getItem('gilt.settings');
    if (kept === null && called !== null)
      localStorage.setItem('gilt.settings', JSON.stringify({ name: called, named: true, pace: 'quick' }));
  }, name);
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(`${name}: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    // A server that is killed on purpose cannot be reached, and the browser says so in its own words.
    if (message.type() === 'error' && !/Failed to load resource|WebSocket|fetching the script/.test(text))
      complaints.push(`${name}: ${text}`);
  });
  return page;
}
