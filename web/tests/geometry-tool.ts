import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from './browser.ts';
import { openGallery, type Sight, walk } from './gallery.ts';
import { asLine, type Found, measured } from './geometry.ts';
import { COMPANIES, type Company, GAMES, HOUSE, type Visit, visitsOf } from './states.ts';
import { WINDOWS, windowNamed, windowsOf } from './windows.ts';

/** Whose states there are: the games, and the pages that are no tables. */
const ALL = [...GAMES, HOUSE];

const HELP = `npm run geometry -- [GAME …] [--window 360x640 …] [--state asked …] [--company few|many] [--shots DIR] [--only TEXT] [--pages 2]

Measures the tables of the built pages in every state and every window, and says what cannot be seen, read or hit: one line each,
  game  state  company  window  what: element "text": by how much
and at the end how often each. Ends with 1 if there is anything.

  GAME        ${ALL.join(', ')} (the pages that are no tables); without it, all
  --window    ${WINDOWS.map(({ name }) => name).join(', ')}; or any other; without it, those in which a table, a screen or a hand is looked at
  --state     a state, or how its name begins: reveal, asked, spoils; --list says them all
  --company   few: the usual number, called Guest 4711; many: all seats taken, every second by a name of 24 wide letters
  --shots     saves a picture of all that is looked at, DIR/game-state-company-window.png
  --only      lists only findings in whose line this stands
  --pages     so many pages at a time (2)
  --list      lists the states, and measures nothing`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    window: { type: 'string', multiple: true },
    state: { type: 'string', multiple: true },
    company: { type: 'string', multiple: true },
    shots: { type: 'string' },
    only: { type: 'string' },
    pages: { type: 'string', default: '2' },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

if (values.help) {
  console.log(HELP);
  process.exit(0);
}
for (const game of positionals) if (!ALL.includes(game)) refuse(`There is no game '${game}' (${ALL.join(', ')}).`);
for (const company of values.company ?? [])
  if (!COMPANIES.includes(company as Company)) refuse(`--company ${company}: should be ${COMPANIES.join(' or ')}.`);
const windows = values.window?.map(
  (name) => windowNamed(name) ?? refuse(`--window ${name}: should be a size, such as 1024x768.`),
);

const games = positionals.length > 0 ? positionals : ALL;
const companies = (values.company as Company[] | undefined) ?? COMPANIES;
console.error('Playing games to find the states …');
const visits = games.flatMap((game) => visitsOf(game, companies));
const wanted = (_: unknown, state: string): boolean =>
  !values.state || values.state.some((name) => state === name || (state.startsWith(`${name}`) && name.length > 2));
const chosen = visits.flatMap((visit) => Object.values(visit.states).map((state) => ({ visit, state })));
if (values.list) {
  for (const game of games) {
    const names = new Set(chosen.filter(({ visit }) => visit.game === game).map(({ state }) => state));
    console.log(`${game}: ${[...names].join(', ')}`);
  }
  process.exit(0);
}
const count = chosen.filter(({ visit, state }) => wanted(visit, state)).length;
if (count === 0) refuse(`No state is called ${values.state?.join(' or ')}; --list says what they are called.`);
if (values.shots) mkdirSync(values.shots, { recursive: true });

const begun = Date.now();
const all: Found[] = [];
let seen = 0;
let looks = 0;

async function see(sight: Sight): Promise<void> {
  const { visit, state } = sight;
  let here = 0;
  for (const window of windows ?? windowsOf(visit)) {
    const found = (await measured(sight, window)).filter((each) => !values.only || asLine(each).includes(values.only));
    for (const each of found) console.log(asLine(each));
    all.push(...found);
    here += found.length;
    looks++;
    if (values.shots) {
      const { data } = await sight.line.send('Page.captureScreenshot', { format: 'png' });
      const name = `${visit.game}-${state}-${visit.company}-${window.name.replace('%', '')}.png`;
      writeFileSync(join(values.shots, name), Buffer.from(data, 'base64'));
    }
  }
  seen++;
  console.error(`${seen}/${count} ${visit.game} ${state} ${visit.company}: ${here === 0 ? 'nothing' : here}`);
}

const browser = await launch();
const gallery = await openGallery(
  visits.filter(({ states }) => Object.values(states).some((state) => wanted(null, state))),
);
function lost({ game, company, states }: Visit, error: Error): void {
  const [first] = error.message.split('\n');
  const found = { game, company, state: Object.values(states).join('/'), window: '', what: 'not reached', element: '' };
  all.push({ ...found, by: first! });
  console.log(asLine(all.at(-1)!));
}

try {
  await walk(browser, gallery, see, { wanted, lost, pages: Number(values.pages) });
} finally {
  await browser.close();
  await gallery.house.close();
}

/** How often something is so, most often first. */
function tally(title: string, of: (each: Found) => string): void {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(of(each), (counts.get(of(each)) ?? 0) + 1);
  console.log(`\n${title}`);
  for (const [name, times] of [...counts].sort((a, b) => b[1] - a[1]))
    console.log(`  ${String(times).padStart(5)}  ${name}`);
}
if (all.length > 0) {
  tally('By what is wrong', ({ what }) => what);
  tally('By game', ({ game }) => game);
  tally('By window', ({ window }) => window);
}
const seconds = Math.round((Date.now() - begun) / 1000);
console.log(`\n${seen} states, ${looks} looks in ${seconds} s: ${all.length} findings`);
process.exit(all.length > 0 ? 1 : 0);
