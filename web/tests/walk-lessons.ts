import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answersIn, lessonAt } from '@gilt/engine/lesson';
import { games } from '@gilt/games/all';
import { lessons } from '@gilt/games/lessons';
import type { Browser, Page } from 'playwright-core';
import { complaints, launch, somebody } from './browser.ts';
import { type House, openHouse } from './house.ts';
import { amiss } from './lesson-sight.ts';

const FOLDER = join(process.cwd(), 'dist/lessons');
const WINDOWS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
type WindowName = keyof typeof WINDOWS;
/** So many answers that were not asked for are tried in each lesson, or all that there are. */
const MISTAKES = 5;
/** How wide a picture is on a sheet of them, in pixels, and how many are beside each other. */
const SHEETS: Readonly<Record<WindowName, { readonly width: number; readonly across: number }>> = {
  desk: { width: 640, across: 3 },
  phone: { width: 300, across: 7 },
};

/** A mistake, and what the coach said to it. */
interface Mistake {
  readonly step: string;
  readonly tried: string;
  readonly answered: string;
}

interface Shot {
  readonly name: string;
  readonly png: Buffer;
}

/** What to try at each step, last what was asked for. The mistakes are spread over the lesson. */
function course(id: string): { readonly title: string; readonly wrong: readonly string[]; readonly right: string }[] {
  const game = games.find((each) => each.id === id)!;
  const { first: lesson } = lessons[id]!;
  const chosen: string[] = [];
  const steps = lesson.steps.map(({ title, good }) => {
    const answers = answersIn(lessonAt(lesson, chosen, [game]));
    const right = good?.[0] ?? answers[0]!;
    chosen.push(right);
    return { title, right, others: answers.filter((each) => good !== null && !good.includes(each)), tries: 0 };
  });
  for (let left = MISTAKES, most = 1; left > 0 && steps.some(({ others }) => others.length >= most); most++)
    for (const step of steps)
      if (step.others.length >= most && step.tries < most) [step.tries, left] = [most, left - 1];
  return steps.map(({ title, right, others, tries }) => ({ title, right, wrong: others.slice(0, tries) }));
}

/** Presses what stands for an answer, as somebody would who has a mouse, and seals it. */
async function give(page: Page, choice: string): Promise<void> {
  const press = (selector: string): Promise<boolean> =>
    page.evaluate((what) => {
      const button = document.querySelector<HTMLElement>(what);
      button?.click();
      return button !== null;
    }, selector);
  if (await press(`[data-at-once="${choice}"]`)) return;
  const [card] = choice.split('@');
  if (!(await press(`[data-pick="${choice}"]`)) && !(await press(`[data-pick^="${card}@"]`)))
    throw new Error(`nothing on the board stands for '${choice}'`);
  await press(`[data-aim="${choice}"]`);
  await press('[data-key="fill"]');
  await press('[data-key="seal"]');
}

/** Until the coach has said what came of it. */
async function hear(page: Page): Promise<string> {
  await page.locator('.coach .btn--go').waitFor({ timeout: 15_000 });
  return page.locator('.coach__says').innerText();
}

/** Walks through a lesson: what is to be seen, what mistakes were answered with, and what is not as it should be. */
async function walk(browser: Browser, house: House, id: string, window: WindowName) {
  const page = await somebody(browser, 'Ada', { viewport: WINDOWS[window], hasTouch: window === 'phone' });
  const shots: Shot[] = [];
  const mistakes: Mistake[] = [];
  const found: string[] = [];
  async function look(name: string): Promise<void> {
    await page.waitForTimeout(250);
    for (const each of await amiss(page)) found.push(`${id}, ${window}, ${name}: ${each}`);
    shots.push({ name, png: await page.screenshot() });
  }
  try {
    await page.goto(`${house.address}/learn/${id}`);
    for (const [place, { title, wrong, right }] of course(id).entries()) {
      const step = `${place + 1} ${title}`;
      await page.locator('.coach[data-mood="asks"]').waitFor();
      await look(`${place + 1} asks`);
      for (const [i, tried] of wrong.entries()) {
        await give(page, tried);
        mistakes.push({ step, tried, answered: await hear(page) });
        await look(`${place + 1} wrong ${i + 1}`);
        await page.locator('.coach .btn--go').click();
        await page.locator('.coach[data-mood="asks"]').waitFor();
      }
      await give(page, right);
      await hear(page);
      await look(`${place + 1} done`);
      await page.locator('.coach .btn--go').click();
    }
    await page.getByRole('button', { name: 'Deal me in' }).waitFor();
    await look('end');
  } catch (error) {
    found.push(`${id}, ${window}: ${(error as Error).message.split('\n')[0]}`);
    shots.push({ name: 'lost', png: await page.screenshot() });
  }
  await page.context().close();
  return { shots, mistakes, found };
}

/** All pictures of a lesson on one. */
async function sheet(browser: Browser, shots: readonly Shot[], window: WindowName): Promise<Buffer> {
  const { width, across } = SHEETS[window];
  const page = await browser.newPage({ viewport: { width: across * (width + 8), height: 100 } });
  const figures = shots.map(
    ({ name, png }) =>
      `<figure><figcaption>${name}</figcaption><img width=${width} src="data:image/png;base64,${png.toString('base64')}"></figure>`,
  );
  await page.setContent(
    `<style>body { margin: 0; display: flex; flex-wrap: wrap; gap: 8px; font: 14px sans-serif } figure { margin: 0 }</style>${figures.join('')}`,
  );
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return picture;
}

const only = process.argv.slice(2);
const stranger = only.find((each) => !(each in lessons));
if (stranger !== undefined) {
  console.error(`'${stranger}' has no lesson; these have one: ${Object.keys(lessons).join(', ')}.`);
  process.exit(2);
}
const due = only.length > 0 ? only : Object.keys(lessons);
mkdirSync(FOLDER, { recursive: true });
const [browser, house] = await Promise.all([launch(), openHouse()]);
const amissInAll: string[] = [];
try {
  for (const id of due) {
    for (const window of ['desk', 'phone'] as const) {
      const { shots, mistakes, found } = await walk(browser, house, id, window);
      const folder = join(FOLDER, `${id}-${window}`);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      for (const { name, png } of shots) writeFileSync(join(folder, `${name.replaceAll(' ', '-')}.png`), png);
      writeFileSync(join(FOLDER, `${id}-${window}.png`), await sheet(browser, shots, window));
      const lines = mistakes.map(({ step, tried, answered }) => `| ${step} | ${tried} | ${answered} |`);
      writeFileSync(
        join(FOLDER, `${id}-${window}.md`),
        `| step | tried | answered |\n|---|---|---|\n${lines.join('\n')}\n`,
      );
      console.log(`${id}, ${window}: ${shots.length} pictures, ${mistakes.length} mistakes, ${found.length} amiss`);
      amissInAll.push(...found);
    }
  }
} finally {
  await browser.close();
  await house.close();
}
for (const each of [...amissInAll, ...complaints]) console.error(each);
process.exit(amissInAll.length + complaints.length > 0 ? 1 : 0);
