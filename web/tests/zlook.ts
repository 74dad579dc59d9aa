import { complaints, launch, somebody } from './browser.ts';
import { openHouse } from './house.ts';

const [browser, house] = await Promise.all([launch(), openHouse()]);
const [game = 'goofspiel', sizes = '1440x900,390x844', wrong = '2', right = '3'] = process.argv.slice(2);
for (const size of sizes.split(',')) {
  const [width, height] = size.split('x').map(Number) as [number, number];
  const page = await somebody(browser, 'Ada', { viewport: { width, height }, colorScheme: 'dark' });
  await page.goto(`${house.address}/learn/${game}`);
  await page.locator('.coach').waitFor();
  await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/shots/l-${game}-ask-${size}.png` });
  for (const [what, card] of [
    ['wrong', wrong],
    ['right', right],
  ] as const) {
    await page.keyboard.press(card);
    await page.waitForTimeout(200);
    await page.keyboard.press('s');
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/shots/l-${game}-${what}-${size}.png` });
    console.log(await page.locator('.coach__says').textContent());
    await page
      .locator('.coach .btn--go')
      .click({ timeout: 3000 })
      .catch((e) => console.log(String(e).slice(0, 200)));
    await page.waitForTimeout(300);
  }
  await page.screenshot({ path: `/tmp/shots/l-${game}-next-${size}.png` });
  await page.context().close();
}
console.log(complaints);
await browser.close();
await house.close();
process.exit(0);
