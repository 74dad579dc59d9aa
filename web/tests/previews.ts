import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './browser.ts';
import { openGallery } from './gallery.ts';
import { GAMES, visitsOf } from './states.ts';
import { codeOf } from './stored.ts';

/** What a link to a table shows where it is sent: the door of the invitation alone, of every game. */
const FOLDER = join(process.cwd(), 'web/public/preview');
const SIZE = { width: 1200, height: 630 };
const ONLY_THE_DOOR = `
  .invitation { grid-template: minmax(0, 1fr) / minmax(0, 1fr) !important; padding: 0 !important; --u: 34px !important; }
  .invitation__door { grid-area: 1 / 1 / 2 / 2 !important; }
  .invitation__table, .callme, .invitation__from { display: none !important; }
  .invitation__door > .art { inset: 0 auto 0 50% !important; translate: -50%; }
  .invitation__words { padding-block-end: 28px !important; }`;

const waiting = GAMES.map((game) => visitsOf(game, ['few'])[0]!);
const browser = await launch();
const gallery = await openGallery(waiting);
try {
  mkdirSync(FOLDER, { recursive: true });
  const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce', colorScheme: 'dark' });
  for (const visit of waiting) {
    await page.goto(`${gallery.house.address}/t/${codeOf(visit)}`);
    await page.locator('#name').waitFor();
    await page.addStyleTag({ content: ONLY_THE_DOOR });
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot({ type: 'jpeg', quality: 76 });
    writeFileSync(join(FOLDER, `${visit.game}.jpg`), picture);
    console.log(`${visit.game}.jpg ${Math.round(picture.length / 1000)} kB`);
  }
} finally {
  await browser.close();
  await gallery.house.close();
}
