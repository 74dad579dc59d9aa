import type { Page } from 'playwright-core';

/** What a page shows to somebody who plays. */
type Scene = 'over' | 'atOnce' | 'goOn' | 'asked' | null;

/** What is to be done next; null while the others are thinking. */
const sceneOf = (page: Page): Promise<Scene> =>
  page.evaluate(() => {
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    if (has('.final')) return 'over';
    if (has('[data-at-once]')) return 'atOnce';
    if (has('[data-key="go-on"]')) return 'goOn';
    const open = has('[data-key="seal"]') && has('[data-pick]');
    return open ? 'asked' : null;
  });

/** Waits until there is something to do. */
export async function nextScene(page: Page): Promise<Exclude<Scene, null>> {
  for (;;) {
    const scene = await sceneOf(page);
    if (scene) return scene;
    await page.waitForTimeout(30);
  }
}

/** Opens the lobby and takes a game from the shelf. */
async function takeDown(page: Page, address: string, game: string): Promise<void> {
  await page.goto(address);
  const title = page.locator('.box__title b', { hasText: new RegExp(`^${game}$`) });
  await page.locator('.box button', { has: title }).click();
}

/** Deals a game with so many players, all others bots by rule of thumb. */
export async function playWith(page: Page, address: string, game: string, players: number): Promise<void> {
  await takeDown(page, address, game);
  await page.getByRole('button', { name: 'New table' }).click();
  await page.getByLabel(/^Players/).selectOption(String(players));
  for (let seat = 2; seat <= players; seat++)
    await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('thumb');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await page.locator('#question').waitFor();
}

/** Opens the lobby and deals a game with bots. */
export async function playNow(page: Page, address: string, game: string): Promise<void> {
  await takeDown(page, address, game);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('#question').waitFor();
}

/** Answers whatever is asked, by mouse, until the game is over or `enough` says so. */
export async function playOn(
  page: Page,
  pickCard: (page: Page) => Promise<void>,
  enough: (scene: Scene) => boolean | Promise<boolean> = () => false,
): Promise<void> {
  for (;;) {
    const scene = await nextScene(page);
    if (scene === 'over' || (await enough(scene))) return;
    // What was there a moment ago may be gone: a scene ends by itself, and the table goes on.
    const patience = { timeout: 2000 };
    if (scene === 'atOnce')
      await page
        .locator('[data-at-once]')
        .first()
        .click(patience)
        .catch(() => undefined);
    else if (scene === 'goOn')
      // Whoever is in a hurry is hardly given the time to press it: it is pressed where it is, if it still is.
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-key="go-on"]')?.click());
    else {
      const question = await page
        .locator('.question h2')
        .innerText()
        .catch(() => '');
      await pickCard(page);
      await page
        .locator('[data-key="seal"]')
        .click(patience)
        .catch(() => undefined);
      await sealed(page, question);
    }
  }
}

/** Waits until a choice has arrived: it can be taken back, or the table has gone on. */
export async function sealed(page: Page, question: string): Promise<void> {
  await page
    .waitForFunction(
      (before) =>
        document.querySelector('[data-key="seal"]') === null ||
        document.querySelector('.question h2')?.textContent !== before ||
        document.querySelector('main .picked, [data-pick][aria-pressed="true"]') === null,
      question,
      { timeout: 5000 },
    )
    .catch(() => undefined);
}

/** Picks the first card and seals it, however long that takes. */
export async function sealFirst(page: Page): Promise<void> {
  await page
    .locator('[data-pick][aria-pressed="false"]')
    .first()
    .click({ position: { x: 12, y: 40 } });
  await page.locator('[data-key="seal"]').click();
}

/** Picks the first card that can be played, and a target if it needs one; what it costs is paid as the page proposes. */
export async function anyCard(page: Page): Promise<void> {
  const patience = { timeout: 2000 };
  const cards = page.locator('[data-pick]').and(page.locator('[aria-pressed="false"]'));
  // Where several are wanted, one that is taken up lies over those beside it, but not over the last.
  const several = (await page.locator('.hand [aria-pressed="true"]').count()) > 0;
  // Cards lie on top of each other; the left edge of each can be seen.
  await (several ? cards.last() : cards.first())
    .click({ ...patience, position: { x: 12, y: 40 } })
    .catch(() => undefined);
  const fill = page.locator('[data-key="fill"]');
  if (await fill.isVisible()) await fill.click(patience).catch(() => undefined);
  const aim = page.locator('.btn--aim[aria-disabled="false"]').first();
  if (await aim.isVisible()) await aim.click(patience).catch(() => undefined);
}
