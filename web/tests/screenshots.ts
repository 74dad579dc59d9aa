import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './browser.ts';
import { openGallery, type Sight, walk } from './gallery.ts';
import { GAMES, HOUSE, type Visit, visitsOf } from './states.ts';
import { resize, type Window } from './windows.ts';

const FOLDER = join(process.cwd(), 'docs/screenshots');
/** So much all of them may weigh, in bytes. */
const MOST = 4_000_000;
const QUALITY = 76;

/** Which states there are pictures of, by the name of the picture; those with a star by daylight too. Of any other game: a choice and a reveal. */
const PICTURES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [HOUSE]: {
    lobby: '*lobby',
    you: 'you',
    'new-table': 'new-table',
    options: 'greedquest-options',
    'rules-page': 'rules',
    menu: 'menu',
  },
  'dungeon-busters': {
    waiting: 'waiting-room',
    picked: '*dungeon-busters',
    reveal: '*dungeon-busters-reveal',
    'spoils-pickGem-asked': 'dungeon-busters-spoils',
    result: '*result',
  },
  'greedy-delvers': { picked: '*greedy-delvers', reveal: 'greedy-delvers-reveal' },
  greed: { picked: '*greed', 'round-takeCard-picked': 'greed-draft', reveal: '*greed-reveal' },
  shadowgate: { picked: '*shadowgate', 'draft-pick-asked': 'shadowgate-draft', reveal: 'shadowgate-reveal' },
  goofspiel: { picked: '*goofspiel' },
};

const picturesOf = (game: string): Readonly<Record<string, string>> =>
  PICTURES[game] ?? { picked: `*${game}`, reveal: `*${game}-reveal` };

const VIEWS: readonly (Window & { readonly scheme: 'dark' | 'light' })[] = [
  { name: 'desk-dark', width: 1280, height: 800, touch: false, zoom: 1, scheme: 'dark' },
  { name: 'phone-dark', width: 390, height: 844, touch: true, zoom: 1, scheme: 'dark' },
  { name: 'desk-light', width: 1280, height: 800, touch: false, zoom: 1, scheme: 'light' },
  { name: 'phone-light', width: 390, height: 844, touch: true, zoom: 1, scheme: 'light' },
];

/** Named on the command line: only of these games (or of the pages that are no tables) pictures are taken again. */
const only = process.argv.slice(2);
const parts = [...GAMES, HOUSE].filter((each) => only.length === 0 || only.includes(each));
if (parts.length === 0) {
  console.error(`There are pictures of ${[...GAMES, HOUSE].join(', ')}.`);
  process.exit(2);
}

let bytes = 0;
async function take({ visit, state, page, line }: Sight, scheme: 'dark' | 'light'): Promise<void> {
  const called = picturesOf(visit.game)[state]!;
  // The grain of the materials makes pictures large and does not show at this size.
  await page.addStyleTag({ content: ':root { --grain: none !important; --grain-soft: none !important; }' });
  for (const view of VIEWS.filter((each) => each.scheme === scheme)) {
    await resize(line, view);
    await page.waitForTimeout(300);
    const { data } = await line.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
    const picture = Buffer.from(data, 'base64');
    const name = `${called.replace('*', '')}-${view.name}.webp`;
    writeFileSync(join(FOLDER, name), picture);
    bytes += picture.length;
    console.log(`${name} ${Math.round(picture.length / 1000)} kB`);
  }
}

const visits = parts.flatMap((each) => visitsOf(each, ['few']));
const pictured = visits.filter(({ game, states }) => Object.values(states).some((state) => picturesOf(game)[state]));
const browser = await launch();
try {
  if (only.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const scheme of ['dark', 'light'] as const) {
    const wanted = ({ game }: Visit, state: string): boolean => {
      const name = picturesOf(game)[state];
      return name !== undefined && (scheme === 'dark' || name.startsWith('*'));
    };
    const gallery = await openGallery(pictured);
    try {
      await walk(browser, gallery, (sight) => take(sight, scheme), { options: { colorScheme: scheme }, wanted });
    } finally {
      await gallery.house.close();
    }
  }
} finally {
  await browser.close();
}
console.log(`${(bytes / 1_000_000).toFixed(1)} MB in all`);
if (bytes > MOST) {
  console.error(`That is more than ${MOST / 1_000_000} MB.`);
  process.exit(1);
}
