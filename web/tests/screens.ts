import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { somebody } from './browser.ts';
import { anyCard, nextScene, playNow, playOn, playWith } from './playing.ts';

/** Sees a screen. */
export type See = (name: string, page: Page) => Promise<void>;

/** The screens, by where they are; those of a game bear its name. */
const PARTS: Readonly<Record<string, (page: Page, address: string, see: See) => Promise<void>>> = {
  lobby,
  'waiting-room': waitingRoom,
  'dungeon-busters': dungeon,
  'greedy-delvers': mine,
  greedquest: track,
  greed: city,
  shadowgate: castle,
  rules,
};

/** Goes through every screen there is, or those of some parts only, and has it seen. */
export async function eachScreen(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
  see: See,
  only: readonly string[] = [],
): Promise<void> {
  // A browser that keeps the pages fetches them all at once: from one address so many requests a minute would be refused.
  const page = await somebody(browser, 'Ada', { ...options, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await page.addInitScript(() => {
    localStorage.setItem('gilt.settings', JSON.stringify({ name: 'Ada', named: true, pace: 'wait', sound: false }));
  });
  for (const [part, walk] of Object.entries(PARTS))
    if (only.length === 0 || only.includes(part)) await walk(page, address, see);
  await page.context().close();
}

async function rules(page: Page, address: string, see: See): Promise<void> {
  await page.goto(`${address}/rules/dungeon-busters#DB-12`);
  await page.locator('.rule--found').waitFor();
  await see('rules', page);
}

async function lobby(page: Page, address: string, see: See): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await see('lobby', page);
  await page.getByRole('button', { name: 'that is you' }).click();
  await page.getByRole('dialog').waitFor();
  await see('you', page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New table' }).click();
  await page.getByText('as published').waitFor();
  await see('new-table', page);
}

async function waitingRoom(page: Page, address: string, see: See): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'New table' }).click();
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.locator('.waiting').waitFor();
  await see('waiting-room', page);
}

async function dungeon(page: Page, address: string, see: See): Promise<void> {
  await playNow(page, address, 'Dungeon Busters');
  await nextScene(page);
  await anyCard(page);
  await see('dungeon-busters', page);
  await page.locator('[data-key="seal"]').click();
  await nextScene(page);
  await see('dungeon-busters-reveal', page);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('dialog').waitFor();
  await see('menu', page);
  await page.keyboard.press('Escape');
  await playOn(page, anyCard);
  await see('result', page);
}

async function mine(page: Page, address: string, see: See): Promise<void> {
  await playNow(page, address, 'Greedy Delvers');
  let rounds = 0;
  await playOn(page, anyCard, () => rounds++ > 7);
  await page
    .locator('[data-key="go-on"]')
    .click({ timeout: 500 })
    .catch(() => undefined);
  await nextScene(page);
  await anyCard(page);
  await see('greedy-delvers', page);
  await page.locator('[data-key="seal"]').click();
  await page.locator('[data-key="go-on"]').waitFor();
  await see('greedy-delvers-reveal', page);
}

async function track(page: Page, address: string, see: See): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  await page.getByRole('button', { name: 'GreedQuest' }).first().click();
  await page.getByRole('heading', { name: 'GreedQuest' }).waitFor();
  await page.getByRole('button', { name: 'New table' }).click();
  await page.getByText('What the rooms do').click();
  await page.getByLabel('Room 4').waitFor();
  await see('greedquest-options', page);
  await playNow(page, address, 'GreedQuest');
  let turns = 0;
  await playOn(page, anyCard, () => turns++ > 8);
  await untilCard(page);
  await anyCard(page);
  await see('greedquest', page);
  await page.locator('[data-key="seal"]').click();
  await page.locator('[data-key="go-on"]').waitFor();
  await see('greedquest-reveal', page);
  await page.getByRole('button', { name: /^Room 6/ }).click();
  await page.locator('.rule--found .rule__picture').waitFor();
  await see('greedquest-rules', page);
}

/** Goes on until a card can be chosen for the turn. */
async function untilCard(page: Page): Promise<void> {
  for (;;) {
    const scene = await nextScene(page);
    if (scene === 'over' || (scene === 'asked' && (await page.locator('.board--track .hand').count()) > 0)) return;
    const button = scene === 'atOnce' ? '[data-at-once]' : '[data-key="go-on"]';
    await page
      .locator(button)
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined);
  }
}

/** Five at a table, in the middle of the game: the pile, a card to play, a choice while cards are carried out, and the turn. */
async function city(page: Page, address: string, see: See): Promise<void> {
  await playWith(page, address, 'Greed', 5);
  let questions = 0;
  await playOn(page, anyCard, () => questions++ > 12);
  const goOn = page.locator('[data-key="go-on"]');
  const seen = new Set<string>();
  while (!seen.has('greed-reveal') || !seen.has('greed-play') || !seen.has('greed')) {
    const scene = await nextScene(page);
    if (scene === 'over') return;
    const turning = (await page.locator('.board--turn').count()) > 0;
    const name =
      scene === 'goOn'
        ? 'greed-reveal'
        : turning
          ? 'greed-choice'
          : questionName(await page.locator('.question h2').innerText());
    if (scene !== 'goOn') await anyCard(page);
    if (!seen.has(name)) await see(name, page);
    seen.add(name);
    if (scene === 'goOn') await goOn.click();
    else
      await page
        .locator('[data-key="seal"]')
        .click({ timeout: 2000 })
        .catch(() => undefined);
    await page.waitForTimeout(60);
  }
}

const questionName = (question: string): string => (question.startsWith('Take') ? 'greed' : 'greed-play');

async function castle(page: Page, address: string, see: See): Promise<void> {
  await playNow(page, address, 'Quests of Shadowgate');
  await page.locator('.draft .is-lit').first().waitFor();
  await see('shadowgate-draft', page);
  let answers = 0;
  await playOn(page, anyItem, () => ++answers > 16);
  // A quest that is planned and not yet paid, then what comes of it.
  const quest = page.locator('.quests [data-pick]');
  for (;;) {
    const scene = await nextScene(page);
    if (scene === 'over') await playNow(page, address, 'Quests of Shadowgate');
    if (scene === 'asked' && (await quest.count()) > 0) break;
    answers = 0;
    await playOn(page, anyItem, () => answers++ > 0);
  }
  await quest.last().click();
  await see('shadowgate', page);
  const fill = page.locator('[data-key="fill"]');
  if (await fill.isVisible()) await fill.click();
  await page.locator('[data-key="seal"]').click();
  await page.locator('.moment[data-settled="true"]').waitFor();
  await page.locator('[data-key="go-on"]').waitFor();
  await see('shadowgate-reveal', page);
}

/** Items rather than quests: they make a fuller table. */
async function anyItem(page: Page): Promise<void> {
  const item = page.locator('.hand [data-lit="true"]').first();
  if (!(await item.isVisible())) return anyCard(page);
  await item.click({ timeout: 2000, position: { x: 12, y: 40 } }).catch(() => undefined);
  const fill = page.locator('[data-key="fill"]');
  if (await fill.isVisible()) await fill.click({ timeout: 2000 }).catch(() => undefined);
}
