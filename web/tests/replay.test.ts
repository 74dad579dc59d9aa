import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@gilt/games/all';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './axe.ts';
import { complaints, DESK, PHONE, somebody } from './browser.ts';
import { openGallery } from './gallery.ts';
import { describePages } from './pages.ts';
import { anyCard, playOn } from './playing.ts';
import { recordByChance } from './records.ts';
import { visitsOf } from './states.ts';
import { codeOf } from './stored.ts';

const game = (id: string) => games.find((each) => each.id === id)!;

const at = (page: Page): string => new URL(page.url()).search;

describePages('a game is watched again', (pages) => {
  /** Opens the page for records and gives it one. */
  async function give(page: Page, text: string): Promise<void> {
    await page.goto(`${pages.house.address}/replay`);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  }

  /** What of the dock and of the table reaches out of the window. */
  const overflowing = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('.dock button, .dock input, .r-stage, .r-question')].flatMap((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        const scrolls = element.closest('.eyes') !== null;
        const isOut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
        return width > 0 && isOut && !scrolls ? [element.className || (element.textContent ?? '')] : [];
      }),
    );

  for (const [window, viewport] of Object.entries({ desk: DESK, phone: PHONE }))
    test(`on a ${window}: to and fro by key and by button, with all eyes, and the address says where`, async () => {
      const page = await somebody(pages.browser, 'Ada', { viewport });
      await give(page, recordByChance(game('dungeon-busters'), 4, 5));
      await page.locator('.dock').waitFor();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.locator('.turned').first().waitFor();
      await expect.poll(() => at(page)).toMatch(/at=1\.2&eyes=all/);
      const shown = await page.locator('main').innerText();
      const { href } = new URL(page.url());
      await page.keyboard.press('End');
      await expect.poll(() => page.locator('.question h2').innerText()).toMatch(/wins?$|Defeat|Victory/);
      await page.keyboard.press('Home');
      await expect.poll(() => at(page)).toMatch(/at=1&/);
      await page.keyboard.press('Shift+ArrowRight');
      await expect.poll(() => at(page)).toMatch(/at=2&/);
      await page.getByRole('button', { name: 'All cards open' }).click();
      expect(await findings(page)).toEqual([]);
      expect(await overflowing(page)).toEqual([]);
      await page.getByRole('button', { name: 'As Cid saw it' }).click();
      await expect.poll(() => at(page)).toMatch(/at=2&eyes=3/);
      // The same address is the same picture.
      await page.goto(href);
      await page.locator('.turned').first().waitFor();
      expect(await page.locator('main').innerText()).toBe(shown);
      await page.keyboard.press(' ');
      await page.getByRole('button', { name: 'Pause' }).waitFor();
      await expect.poll(() => at(page), { timeout: 20_000 }).not.toMatch(/at=1\./);
      expect(complaints).toEqual([]);
      await page.context().close();
    });

  test('a finger turns pages over the table, and drags the playhead along the line', async () => {
    const page = await somebody(pages.browser, 'Ada', { viewport: PHONE, hasTouch: true });
    await give(page, recordByChance(game('dungeon-busters'), 4, 5));
    await page.locator('.dock').waitFor();
    const line = await page.context().newCDPSession(page);
    const drag = async (selector: string, from: number, to: number): Promise<void> => {
      const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
        line.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: x + share * width, y: y + 0.4 * height }],
        });
      await touch('touchStart', from);
      for (let i = 1; i <= 4; i++) await touch('touchMove', from + ((to - from) * i) / 4);
      await touch('touchEnd', to);
    };
    await drag('.r-stage', 0.8, 0.2);
    await expect.poll(() => at(page)).toMatch(/at=1\.1&/);
    await drag('.r-stage', 0.2, 0.8);
    await expect.poll(() => at(page)).toMatch(/at=1&/);
    await drag('.timeline', 0.05, 1);
    await expect.poll(() => page.locator('.question h2').innerText()).toMatch(/wins?$|Defeat|Victory/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a file that is dropped is watched; Alt goes from part to part, E from eyes to eyes, and a clause of the log opens the rules', async () => {
    const page = await somebody(pages.browser, 'Ada');
    await page.goto(`${pages.house.address}/replay`);
    await page.locator('.drop').waitFor();
    await page.evaluate(
      (text) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], 'game.json', { type: 'application/json' }));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      },
      recordByChance(game('dungeon-busters'), 4, 5),
    );
    await page.locator('.dock').waitFor();
    // The turning points come when the first picture is there.
    await page.locator('.timeline__turns li').first().waitFor();
    await page.keyboard.press('Alt+ArrowRight');
    const next = await page.locator('.timeline__chapters li').nth(1).getAttribute('data-here');
    expect(next).toBe('true');
    await page.keyboard.press('e');
    await expect.poll(() => at(page)).toMatch(/eyes=open/);
    await page.keyboard.press('e');
    await expect.poll(() => at(page)).toMatch(/eyes=1$/);
    await page.locator('.log li.new .clause').first().click();
    await page.getByRole('dialog').locator('.rule--found').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a moment is shared as a picture, wide or square', async () => {
    const page = await somebody(pages.browser, 'Ada');
    await give(page, recordByChance(game('greed'), 3, 5));
    await page.locator('.dock').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Share this moment' }).first().click();
    for (const [name, width, height] of [
      ['Picture, wide', 1200, 630],
      ['Picture, square', 1080, 1080],
    ] as const) {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
      const picture = readFileSync(await download.path());
      expect(picture.subarray(1, 4).toString()).toBe('PNG');
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], name).toEqual([width, height]);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('gilt replay FILE --web shows the record in a browser, at the moment and with the eyes that are named', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gilt-record-'));
    const file = join(folder, 'game.json');
    writeFileSync(file, recordByChance(game('goofspiel'), 3, 5));
    const program = spawn(process.execPath, ['dist/gilt.js', 'replay', file, '--web', '--at', '2', '--open'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const address = await new Promise<string>((resolve) => {
      let said = '';
      program.stdout.on('data', (text) => {
        said += text;
        const [found] = /http:\/\/\S+/.exec(said) ?? [];
        if (found) resolve(found);
      });
    });
    const page = await somebody(pages.browser, 'Ada');
    await page.goto(address);
    await page.locator('.open-cards').waitFor();
    expect(await page.locator('.dock__at').innerText()).toMatch(/^Question 3 of/);
    expect(complaints).toEqual([]);
    await page.context().close();
    program.kill();
    rmSync(folder, { recursive: true });
  });

  test('the host leads and a friend follows, with the same eyes, talking; and is let go', async () => {
    const visit = visitsOf('goofspiel', ['few']).find(({ states }) => states.first === 'result')!;
    const { house, cookies } = await openGallery([visit]);
    const come = async (person: string): Promise<Page> => {
      const page = await somebody(pages.browser, person);
      await page.context().addCookies([{ name: 'gilt', value: cookies.get(person)!, url: house.address }]);
      await page.goto(`${house.address}/replay/${codeOf(visit)}?at=1&eyes=all`);
      await page.locator('.dock').waitFor();
      return page;
    };
    const [host, friend] = await Promise.all(['few-1', 'few-2'].map(come));
    const leads = host!.getByRole('checkbox');
    await leads.check();
    await friend!.locator('.replay__acts [role="status"]').waitFor();
    await host!.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => at(friend!)).toMatch(/at=2&eyes=all/);
    await host!.getByRole('button', { name: 'All cards open' }).click();
    await expect.poll(() => at(friend!)).toMatch(/at=2&eyes=open/);
    await friend!.getByPlaceholder('Say something').fill('There it was.');
    await friend!.keyboard.press('Enter');
    await host!.getByText('There it was.').first().waitFor();
    await leads.uncheck();
    await friend!.locator('.replay__acts [role="status"]').waitFor({ state: 'detached' });
    await friend!.keyboard.press('Tab');
    await friend!.locator('.timeline__head').focus();
    await friend!.keyboard.press('Home');
    await expect.poll(() => at(friend!)).toMatch(/at=1&/);
    expect(at(host!)).toMatch(/at=2&/);
    expect(complaints).toEqual([]);
    await Promise.all([host, friend].map((page) => page!.context().close()));
    await house.close();
  });

  test('from a question of it somebody plays on to the end, without a server, and finds the way back', async () => {
    const page = await somebody(pages.browser, 'Ada');
    await give(page, recordByChance(game('goofspiel'), 3, 5));
    await page.locator('.dock').waitFor();
    await page.route('**/api/**', (route) => route.abort());
    for (let i = 0; i < 9; i++) await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => at(page)).toMatch(/at=10&/);
    await page.getByRole('button', { name: 'Play on from here' }).first().click();
    await page.getByLabel('The others').selectOption('easy');
    await page.getByRole('button', { name: 'Play on', exact: true }).click();
    await page.waitForURL('**/solo/*');
    await playOn(page, anyCard);
    await page.getByRole('link', { name: 'A branch: back to where it left' }).click();
    await page.waitForURL(/replay\?at=10/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  const good = recordByChance(game('goofspiel'), 3, 5);
  const changed = (change: object): string => JSON.stringify({ ...JSON.parse(good), ...change });
  const entries: readonly string[] = JSON.parse(good).entries;
  const wrong = entries.with(
    3,
    entries[3]!.replace(/.$/, (letter) => (letter === '0' ? '1' : '0')),
  );
  const BAD: readonly (readonly [what: string, text: string, sentence: RegExp])[] = [
    ['is cut off', good.slice(0, 400), /not valid JSON/],
    ['is of another version', changed({ rules: 99 }), /made by version 99/],
    ['is of another game', changed({ game: 'dungeon-busters' }), /Dungeon Busters/],
    ['is of no game', changed({ game: 'chess' }), /chess/],
    ['has cards where its game has none', changed({ cards: { quests: [] } }), /its own cards only/],
    ['has the cards of another game', changed({ game: 'shadowgate', cards: {} }), /cards of Quests of Shadowgate/],
    ['has a wrong checksum', changed({ entries: wrong }), /entry 4/],
    ['is 5 MB of something else', `"${'x'.repeat(5_000_000)}"`, /not a record of Gilt/],
  ];
  test('a record that cannot be read: one sentence says why, and nothing breaks', async () => {
    const page = await somebody(pages.browser, 'Ada');
    for (const [what, text, sentence] of BAD) {
      await give(page, text);
      await expect.poll(() => page.getByRole('alert').innerText(), { message: what }).toMatch(sentence);
    }
    await give(page, good);
    await page.locator('.dock').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describePages('a long game is watched again', (pages) => {
  const long = recordByChance(game('shadowgate'), 4, 1);
  const { entries, ...head }: { entries: readonly string[] } = JSON.parse(long);

  /** Opens the page on a record that is there when it comes. */
  async function open(text: string, where: string): Promise<Page> {
    const page = await somebody(pages.browser, 'Ada');
    await page.addInitScript((record) => sessionStorage.setItem('gilt.replay', record), text);
    await page.goto(`${pages.house.address}/replay${where}`);
    return page;
  }

  test('its beginning is there before all of it is played: who goes to the end comes there, whatever has been played by then', async () => {
    const page = await open(long, '?at=3&eyes=all');
    await page.getByText(`question 3 of ${entries.length}`, { exact: false }).waitFor();
    await page.keyboard.press('End');
    await expect.poll(() => at(page)).toMatch(new RegExp(`at=${entries.length + 1}&`));
    await expect.poll(() => page.locator('.question h2').innerText()).toMatch(/wins?$/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('what is wrong near its end is said in the same sentence as ever, in place of it', async () => {
    const place = entries.length - 3;
    const wrong = entries.with(
      place,
      entries[place]!.replace(/.$/, (letter) => (letter === '0' ? '1' : '0')),
    );
    const page = await open(JSON.stringify({ ...head, entries: wrong }), '?at=1&eyes=all');
    await expect
      .poll(() => page.getByRole('alert').innerText())
      .toMatch(new RegExp(`goes wrong at entry ${place + 1}: its checksum is`));
    expect(await page.locator('.dock').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describePages('the sandbox', (pages) => {
  test('a position as text: errors at their line, an answer writes the next line, the address holds it all', async () => {
    const page = await somebody(pages.browser, 'Ada');
    const text = 'game: dungeon-busters\nplayers: 4\nmonster: mimic-1\n> Ann 3, Bob 3, Cid 5\n';
    await page.goto(`${pages.house.address}/sandbox#${encodeURIComponent(text)}`);
    const editor = page.getByRole('textbox');
    await page.locator('.sandbox__asked').getByRole('button', { name: '6', exact: true }).click();
    expect(await editor.inputValue()).toBe(`${text}> Dan 6\n`);
    await page.getByText('The 3s of Ann and Bob cancel out.').first().waitFor();
    await editor.fill('game: dungeon-busters\nplayers: 4\nmonster: dragonfly\n');
    await page.getByText('✕ line 3').waitFor();
    await page.getByText('As it was before line 3 went wrong').waitFor();
    await page.goto(`${pages.house.address}/rules/dungeon-busters`);
    await page
      .getByRole('link', { name: /^Try it/ })
      .first()
      .click();
    await page.locator('.sandbox__board .play').waitFor();
    await page.getByText('✓ A possible position').waitFor();
    expect(await findings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
