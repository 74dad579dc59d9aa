import type { Connection } from '@gilt/server/test/connection';
import { guest } from '@gilt/server/test/guest';
import type { Person } from '@gilt/table/happening';
import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from 'playwright-core';
import { type House, openHouse } from './house.ts';
import { HOUSE, PASSED, type PageName, PEOPLE, type Visit } from './states.ts';
import { codeOf, store } from './stored.ts';
import { DESK, resize } from './windows.ts';

/** A state of a table as it stands in a page. */
export interface Sight {
  readonly visit: Visit;
  readonly state: string;
  readonly page: Page;
  readonly line: CDPSession;
}
export type See = (sight: Sight) => Promise<void>;

/** A house with all tables of some visits in it. */
export interface Gallery {
  readonly house: House;
  readonly cookies: ReadonlyMap<Person, string>;
  readonly visits: readonly Visit[];
}

export async function openGallery(visits: readonly Visit[]): Promise<Gallery> {
  let cookies: ReadonlyMap<Person, string> = new Map();
  const furnish = async (data: string): Promise<void> => {
    cookies = await store(data, visits);
  };
  // Everybody comes by an address of their own, as far as the house knows: from one, so many pages a minute would be refused.
  const house = await openHouse(furnish, ['--proxies', '1']);
  return { house, cookies, visits };
}

/** How long something may take that must come, in milliseconds; and something that need not. */
const SURE = 30_000;
const PERHAPS = 1500;

interface Walking {
  readonly options?: BrowserContextOptions;
  /** So many pages at a time. */
  readonly pages?: number;
  /** Which states; a table without any is passed by. */
  readonly wanted?: (visit: Visit, state: string) => boolean;
  /** What is done if a state that must come does not. */
  readonly lost?: (visit: Visit, error: Error) => void;
}

/** Goes to every table, and has every state seen. What is played at a table stays played: a gallery is walked through once. */
export async function walk(
  browser: Browser,
  gallery: Gallery,
  see: See,
  {
    options = {},
    pages = 2,
    wanted = () => true,
    lost = (_visit, error) => {
      throw error;
    },
  }: Walking = {},
): Promise<void> {
  const due = gallery.visits.filter((visit) => Object.values(visit.states).some((state) => wanted(visit, state)));
  const one = async (): Promise<void> => {
    const desks = new Map<Person, Desk>();
    for (let visit = due.shift(); visit; visit = due.shift()) {
      const desk = desks.get(visit.person) ?? (await sitAt(browser, gallery, visit.person, options));
      desks.set(visit.person, desk);
      const called = visit;
      const names = Object.entries(visit.states).filter(([, state]) => wanted(called, state));
      await look(gallery, desk, visit, Object.fromEntries(names), see).catch((error: Error) => lost(called, error));
    }
    for (const { page } of desks.values()) await page.context().close();
  };
  await Promise.all(Array.from({ length: Math.min(pages, due.length) }, one));
}

/** Somebody's browser. */
interface Desk {
  readonly page: Page;
  readonly line: CDPSession;
}

let addresses = 0;

async function sitAt(
  browser: Browser,
  { house, cookies }: Gallery,
  person: Person,
  options: BrowserContextOptions,
): Promise<Desk> {
  const context = await browser.newContext({
    viewport: null,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    colorScheme: 'dark',
    ...options,
  });
  await context.addCookies([{ name: 'gilt', value: cookies.get(person)!, url: house.address }]);
  const { name } = PEOPLE.find((each) => each.person === person)!;
  await context.addInitScript((called) => {
    localStorage.setItem('gilt.met', 'yes');
    localStorage.setItem('gilt.settings', JSON.stringify({ name: called, named: true, pace: 'wait', sound: false }));
    // Beside a screen nobody presses anything to go on: what is turned up is to stay as long as it is measured.
    const later = window.setTimeout;
    const stays = 2400;
    window.setTimeout = ((act: TimerHandler, ms = 0, ...more: unknown[]) =>
      later(act, ms > stays && /^\/(screen|hand)\//.test(location.pathname) ? 1e9 : ms, ...more)) as typeof later;
  }, name);
  context.setDefaultTimeout(SURE);
  const page = await context.newPage();
  return { page, line: await context.newCDPSession(page) };
}

/** Goes to the table of a visit, and through these of its states one after another. */
async function look(
  gallery: Gallery,
  { page, line }: Desk,
  visit: Visit,
  states: Visit['states'],
  see: See,
): Promise<void> {
  const { sure, answers, question } = visit;
  const { house } = gallery;
  const code = codeOf(visit);
  const others = await company(gallery, visit);
  try {
    await resize(line, DESK);
    const number = addresses++;
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` });
    const there = { address: house.address, code, as: visit.as };
    if (visit.as === 'passed') await goPassing(page, house.address, states.first!, visit.names);
    else if (visit.game === HOUSE) await goToPage(page, there, states.first as PageName, gallery, visit, others);
    else if (states.first?.startsWith('replay')) await goToReplay(page, house.address, code, states.first);
    else await goToTable(page, there);
    await page.evaluate(() => document.fonts.ready);
    const seen = async (state: string | undefined): Promise<void> => {
      if (state === undefined) return;
      await settled(page);
      await see({ visit, state, page, line });
    };
    if (states.first === 'talk') await openTalk(page);
    await seen(states.first);
    if (states.picked && (await pickSomething(page, sure))) await seen(states.picked);
    if (!states.sealed && !states.reveal) return;
    const answer = async ({ person, choice }: (typeof answers)[number]): Promise<void> => {
      await others.get(person)!.choose(choice, question);
    };
    const [own, ...late] = answers;
    if (late.length > 0 || states.reveal) {
      // What was played then comes of what was chosen then; where that is not looked at, the page may seal whatever is picked.
      if (states.reveal || !(await sealPicked(page))) await answer(own!);
      if (states.sealed && late.length > 0) {
        // What the page itself has picked would still be there, to be sealed instead of what was chosen.
        if (states.picked && states.reveal) await goToTable(page, there);
        await page.waitForFunction(() => document.querySelector('[data-key="seal"]') === null);
        await seen(states.sealed);
      }
    }
    if (!states.reveal) return;
    for (const each of late) await answer(each);
    if (await comes(page, '[data-key="go-on"]', sure)) await seen(states.reveal);
  } finally {
    for (const each of others.values()) await each.close();
  }
}

/** Where a table is found, and as what it is gone to. */
interface There {
  readonly address: string;
  readonly code: string;
  readonly as: Visit['as'];
}

const PATHS = { table: 't', screen: 'screen', hand: 'hand', passed: 'solo' } as const;

async function goToTable(page: Page, { address, code, as }: There): Promise<void> {
  await page.goto(`${address}/${PATHS[as]}/${code}`);
  await page.waitForFunction(() => document.querySelector('#question, .final, .result, .lounge .qr path') !== null);
}

/** A device that is passed around: who is to have it, whoever else might take it, or the table of whoever has it. */
async function goPassing(page: Page, address: string, state: string, names: readonly string[]): Promise<void> {
  await page.goto(address);
  const many = names.length > PASSED.few.length;
  await press(page.locator(`[data-game="${many ? 'dungeon-busters' : 'greed'}"] .box__face`).first());
  await press(page.getByRole('button', { name: 'One phone for all' }));
  await page.getByLabel('Players').first().selectOption(String(names.length));
  for (const [i, name] of names.entries()) await page.getByLabel(`Name of seat ${i + 1}`).fill(name);
  await press(page.getByRole('button', { name: 'Deal', exact: true }));
  await page.locator('.curtain').waitFor();
  if (state === 'curtain-many') return press(page.getByRole('button', { name: 'It is somebody else' }));
  if (state !== 'passed') return;
  await press(page.locator('.curtain .btn--seal'));
  await page.locator('[data-pick]').first().waitFor();
}

/** With whose eyes a game is watched again, in which state. */
const EYES: Readonly<Record<string, string>> = { replay: '1', 'replay-reveal': 'all', 'replay-open': 'open' };

/** The middle of a game that is watched again: once all is sealed, or when all of it has been turned up. */
async function goToReplay(page: Page, address: string, code: string, state: string): Promise<void> {
  await page.goto(`${address}/replay/${code}?at=1&eyes=${EYES[state]}`);
  await page.locator('.dock').waitFor();
  await page.locator('.timeline__head').evaluate((head: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    set!.call(head, String(Math.round(Number(head.max) / 2)));
    head.dispatchEvent(new Event('input', { bubbles: true }));
    head.blur();
  });
  for (const key of state === 'replay-reveal' ? ['Shift+ArrowRight', 'ArrowLeft'] : ['ArrowRight'])
    await page.keyboard.press(key);
}

/** A position for the sandbox, and one that is impossible: it names its line. */
const POSITION = 'game: dungeon-busters\nplayers: 4\nmonster: mimic-1\n> Ann 3, Bob 3, Cid 5\n';
const IMPOSSIBLE = 'game: dungeon-busters\nplayers: 4\nmonster: dragonfly\n';

/** Presses something wherever it lies: whether it can be reached is for others to find out. */
const press = (target: Locator): Promise<void> => target.dispatchEvent('click');

/** Goes to a page that is no table, or opens what lies beside one. */
async function goToPage(
  page: Page,
  there: There,
  name: PageName,
  { cookies }: Gallery,
  { question, answers }: Visit,
  others: ReadonlyMap<Person, Connection>,
): Promise<void> {
  const { address, code } = there;
  switch (name) {
    case 'lobby-turns':
      await page.goto(address);
      return page.locator('.tables__turns li').first().waitFor();
    case 'rematch': {
      await goToTable(page, there);
      const again = guest(() => address);
      const [host] = [...others.keys()].slice(-1);
      again.cookie = `gilt=${cookies.get(host!)}`;
      await again.must('POST', `tables/${code}/rematch`, { game: 'greed' });
      return page.locator('.rematch p', { hasText: 'Greed' }).waitFor();
    }
    case 'notices': {
      // Somebody has waited for their turn as long as one who would rather be called.
      await page.context().grantPermissions(['notifications'], { origin: address });
      await goToTable(page, there);
      const [own, ...late] = answers;
      await others.get(own!.person)!.choose(own!.choice, question);
      await page.waitForFunction(() => document.querySelector('[data-key="seal"]') === null);
      await page.evaluate(() => {
        const { now } = Date;
        Date.now = () => now() + 60_000;
      });
      for (const { person, choice } of late) await others.get(person)!.choose(choice, question);
      return page.locator('.asks').waitFor();
    }
    case 'rules-page':
      await page.goto(`${address}/rules/dungeon-busters#DB-12`);
      return page.locator('.rule--found').waitFor();
    case 'credits':
      await page.goto(`${address}/credits`);
      return page.locator('h1').first().waitFor();
    case 'invitation-full':
      await page.goto(`${address}/t/${code}`);
      return page.locator('.callme__closed').waitFor();
    case 'big-screen':
      await goToTable(page, there);
      await press(page.getByRole('button', { name: 'Big screen …' }));
      return page.locator('.big-screen .invite__link').waitFor();
    case 'invitation':
    case 'invitation-many':
      await page.goto(`${address}/t/${code}`);
      await page.locator('#name').waitFor();
      return page.getByText('as published').waitFor();
    case 'sandbox':
    case 'sandbox-error':
      await page.goto(`${address}/sandbox#${encodeURIComponent(POSITION)}`);
      await page.locator('.sandbox__board .play').waitFor();
      if (name === 'sandbox') return;
      await page.getByRole('textbox').fill(IMPOSSIBLE);
      return page.getByText('✕ line 3').waitFor();
    case 'lesson':
      await page.goto(`${address}/learn/dungeon-busters`);
      return page.locator('.coach[data-mood="asks"]').waitFor();
    case 'menu':
    case 'menu-playing':
    case 'rules':
      await goToTable(page, there);
      await press(page.getByRole('button', { name: name === 'rules' ? 'Rules' : 'Table menu', exact: true }));
      return page.getByRole('dialog').waitFor();
    default:
      await page.goto(address);
      await page.getByRole('button', { name: 'Play now' }).waitFor();
  }
  if (name === 'you') {
    await press(page.getByRole('button', { name: 'that is you' }));
    return page.getByRole('dialog').waitFor();
  }
  if (name === 'lobby') return;
  if (name === 'options') await press(page.getByRole('button', { name: 'GreedQuest' }).first());
  if (name === 'pass') {
    await press(page.getByRole('button', { name: 'One phone for all' }));
    return page.locator('.drawer option[value="normal"]').first().waitFor({ state: 'attached' });
  }
  await press(page.getByRole('button', { name: 'New table' }));
  if (name === 'new-table') return page.getByText('as published').waitFor();
  await press(page.getByText('What the rooms do'));
  await page.getByLabel('Room 4').waitFor();
}

/** Everybody sits at the table, as it is when people play; and so they can answer. */
async function company({ house, cookies }: Gallery, visit: Visit): Promise<Map<Person, Connection>> {
  const seated = visit.lines.flatMap(({ happening }) => (happening.type === 'joined' ? [happening.person] : []));
  const at = async (person: Person): Promise<[Person, Connection]> => {
    const one = guest(() => house.address);
    one.cookie = `gilt=${cookies.get(person)}`;
    return [person, await one.at(codeOf(visit), visit.lines.length)];
  };
  return new Map(await Promise.all(seated.map(at)));
}

/** Nothing moves any more, and everything has been drawn. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = (): Promise<void> => new Promise((go) => requestAnimationFrame(() => go()));
    await frame();
    for (const each of document.getAnimations())
      if (each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) each.finish();
    await frame();
  });

/** Waits for something to be there. If that is not sure, not for long. */
async function comes(page: Page, selector: string, sure: boolean): Promise<boolean> {
  const found = page
    .locator(selector)
    .first()
    .waitFor({ state: 'attached', timeout: sure ? SURE : PERHAPS });
  return found.then(
    () => true,
    (error: Error) => {
      if (sure) throw error;
      return false;
    },
  );
}

/** Picks what lies in the middle, and what goes with it. It is not clicked with a mouse: the page may be broken, and that is to be seen. */
async function pickSomething(page: Page, sure: boolean): Promise<boolean> {
  if (!(await comes(page, '[data-pick]', sure))) return false;
  await page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('[data-pick]')];
    cards[Math.floor((cards.length - 1) / 2)]!.click();
  });
  await settled(page);
  for (const more of ['[data-key="fill"]', '.btn--aim'])
    await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), more);
  return page.evaluate(() => document.querySelector('main .picked, [data-pick][aria-pressed="true"]') !== null);
}

/** Seals what is picked, if it can be. */
const sealPicked = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const seal = document.querySelector<HTMLElement>('[data-key="seal"]:not([aria-disabled="true"])');
    seal?.click();
    return seal !== null;
  });

/** Where talk is a tab, it is opened. */
const openTalk = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('.tabs button, .r-tabs button'))
      if (/talk/i.test(each.textContent || each.getAttribute('aria-label') || '')) each.click();
  });
